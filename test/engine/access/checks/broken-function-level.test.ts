import { describe, expect, it } from 'vitest';
import { accessBrokenFunctionLevel } from '../../../../src/engine/access/checks/broken-function-level.ts';
import { scanShop } from '../site.ts';

const ID = accessBrokenFunctionLevel.meta.id;

describe('a page for administrators', () => {
  it('is reported where the user opens it', async () => {
    const { findings } = await scanShop({ functions: true }, ['admin_login']);
    expect(findings).toEqual([[ID, '/admin/users', 'high', 'firm']]);
  });

  it('is not reported where the role is checked', async () => {
    const { findings, status } = await scanShop({}, ['admin_login']);
    expect([findings, status(ID)]).toEqual([[], 'passed']);
  });
});
