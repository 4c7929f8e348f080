import { describe, expect, it } from 'vitest';
import { accessSessionFixation } from '../../../../src/engine/access/checks/session-fixation.ts';
import { scanSessions } from '../sessions.ts';

const { id } = accessSessionFixation.meta;

describe('the identifier of a visitor after the sign-in', () => {
  it('is reported where it opens what is behind the sign-in', async () => {
    const { found, replays, signedIn, text } = await scanSessions({ keeps: true });
    expect(found).toEqual([`${id} medium /account cookie PHPSESSID`]);
    expect(replays).toEqual(['still there']);
    // The session of the scan, and that of the trial.
    expect(signedIn).toHaveLength(2);
    for (const session of signedIn) expect(text).not.toContain(session);
  });

  it.each([{}, { isLate: true }])('is not reported where it is a new one (%o)', async (faults) => {
    const { found, outcome, coverage } = await scanSessions(faults);
    expect([found, outcome(id)?.status]).toEqual([[], 'passed']);
    expect(coverage.signed_in).toBe(true);
  });
});
