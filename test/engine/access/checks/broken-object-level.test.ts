import { describe, expect, it } from 'vitest';
import { accessBrokenObjectLevel } from '../../../../src/engine/access/checks/broken-object-level.ts';
import { scanShop } from '../site.ts';

const ID = accessBrokenObjectLevel.meta.id;

describe('records of another user', () => {
  it('are reported where the second user reads them', async () => {
    const { findings, log, coverage } = await scanShop({ objects: true }, ['second_login']);
    expect(findings).toEqual([[ID, '/orders/1001', 'high', 'firm']]);
    expect(coverage.signed_in).toBe(true);
    // The session that the check of the sign-out began itself.
    expect(log.filter((line) => line.includes('logout'))).toEqual(['GET /logout']);
  });

  it('are doubtful where the record does not name its owner', async () => {
    const { findings } = await scanShop({ objects: true, unnamed: true }, ['second_login']);
    expect(findings).toEqual([[ID, '/orders/1001', 'medium', 'tentative']]);
  });

  it('are not reported where the owner is checked, or a page is for every user', async () => {
    const { findings, status } = await scanShop({}, ['second_login']);
    expect([findings, status(ID)]).toEqual([[], 'passed']);
  });

  it('are not compared without a second user', async () => {
    const { status } = await scanShop({ objects: true }, []);
    expect(status(ID)).toBe('not_applicable');
  });
});
