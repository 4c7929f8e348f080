import { describe, expect, it } from 'vitest';
import { accessSessionAfterSignOut } from '../../../../src/engine/access/checks/session-after-sign-out.ts';
import { scanSessions } from '../sessions.ts';

const { id } = accessSessionAfterSignOut.meta;

describe('a session after the sign-out', () => {
  it.each([{ stays: true }, { stays: true, byForm: true }])('is reported where it stays valid (%o)', async (faults) => {
    const { found, replays, signedOut, signedIn, coverage } = await scanSessions(faults);
    expect(found).toEqual([`${id} low /account null`]);
    expect(replays).toEqual(['still there']);
    // The trial's own session alone, which came second.
    expect(signedOut).toEqual([signedIn[1]]);
    expect([coverage.signed_in, coverage.code]).toEqual([true, null]);
  });

  it.each([{}, { byForm: true }])('is not reported where the server ends it (%o)', async (faults) => {
    const { found, outcome, signedOut } = await scanSessions(faults);
    expect([found, outcome(id)?.status, signedOut.length]).toEqual([[], 'passed', 1]);
  });

  it('is not tried where the application allows one session per user', async () => {
    const { outcome, signedOut, coverage } = await scanSessions({ isSingle: true, stays: true });
    expect(outcome(id)).toMatchObject({
      status: 'not_applicable',
      reason: 'the application allows one session per user',
    });
    expect(signedOut).toEqual([]);
    expect([coverage.signed_in, coverage.code]).toEqual([true, null]);
  });

  it('leaves the scan signed in where the sign-out ends all sessions of the user', async () => {
    const { found, coverage, signedIn } = await scanSessions({ endsAll: true });
    expect(found).toEqual([]);
    expect(signedIn).toHaveLength(3);
    expect([coverage.signed_in, coverage.code]).toEqual([true, null]);
  });
});
