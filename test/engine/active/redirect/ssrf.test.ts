import { describe, expect, it } from 'vitest';
import { activeSsrf } from '../../../../src/engine/active/redirect/ssrf.ts';
import { judge } from '../../../helpers/recorded.ts';
import { probe } from '../checks/probes.ts';

/** What is found where requests for these words were received. */
function found(words: readonly string[], listens = true): unknown {
  const probes = words.map((marker) => probe('ssrf', 'received', `http://127.0.0.1:1/${marker}`, {}, { marker }));
  const verdict = judge(activeSsrf, { evidence: { active: { probes, listens } } });
  return typeof verdict === 'string' ? verdict : verdict.map(({ key }) => key);
}

describe('active.ssrf', () => {
  it('reports two requests for different paths', () => {
    expect(found(['worda', 'wordb'])).toEqual(['GET /find q']);
  });

  it('is silent on one request, and on none', () => {
    expect(found(['worda'])).toEqual([]);
    expect(found([])).toEqual([]);
  });

  it('says that it was not carried out without a listener', () => {
    expect(found([], false)).toContain('not on the machine');
  });
});
