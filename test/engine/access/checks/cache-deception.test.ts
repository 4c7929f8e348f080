import { describe, expect, it } from 'vitest';
import { accessCacheDeception } from '../../../../src/engine/access/checks/cache-deception.ts';
import { scanShop } from '../site.ts';

const ID = accessCacheDeception.meta.id;

describe('a private page under the name of a style sheet', () => {
  it('is reported where it is stored and given to anyone', async () => {
    const { findings } = await scanShop({ cache: true }, []);
    expect(findings.map(([id, , severity, confidence]) => [id, severity, confidence])).toEqual([[ID, 'high', 'firm']]);
  });

  it('is not reported where such a path does not exist', async () => {
    const { findings, status } = await scanShop({}, []);
    expect([findings, status(ID)]).toEqual([[], 'passed']);
  });
});
