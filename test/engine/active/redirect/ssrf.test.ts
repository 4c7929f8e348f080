import { describe, expect, it } from 'vitest';
import { activeSsrf } from '../../../../src/engine/active/redirect/ssrf.ts';
import { judge } from '../../../helpers/recorded.ts';
import { probe } from '../checks/probes.ts';

const HERE = { isLoopback: true, problem: null };
const THERE = { isLoopback: false, problem: null };

/** What is found where these names called back, and how. */
function found(
  words: readonly string[],
  callbacks?: typeof HERE | null,
  kinds: readonly ('http' | 'dns')[] = ['http'],
) {
  const probes = words.map((marker) =>
    probe('ssrf', 'called', `http://127.0.0.1:1/${marker}`, {}, { marker, callback: { kinds, words: [] } }),
  );
  const evidence = { active: { probes, ...(callbacks == null ? {} : { callbacks }) } };
  const verdict = judge(activeSsrf, { evidence });
  return typeof verdict === 'string'
    ? verdict
    : verdict.map(({ key, confidence = 'certain', rating = activeSsrf.meta.rating }) => [
        key,
        confidence,
        rating.severity,
      ]);
}

describe('active.ssrf', () => {
  it('is certain where two names of the loopback interface were requested', () => {
    expect(found(['worda', 'wordb'], HERE)).toEqual([['GET /find q', 'certain', 'high']]);
  });

  it('is firm and of medium severity for a listener elsewhere, and tentative for lookups alone', () => {
    expect(found(['worda', 'wordb'], THERE, ['dns', 'http'])).toEqual([['GET /find q', 'firm', 'medium']]);
    expect(found(['worda', 'wordb'], THERE, ['dns'])).toEqual([['GET /find q', 'tentative', 'medium']]);
  });

  it('is silent on one request, and on none', () => {
    expect(found(['worda'], HERE)).toEqual([]);
    expect(found([], HERE)).toEqual([]);
  });

  it('says that it was not carried out without a listener', () => {
    expect(found([])).toContain('there is no callback-url');
    expect(() => found([], { ...THERE, problem: 'it does not respond' } as never)).toThrow('it does not respond');
  });
});
