import cvss from 'ae-cvss-calculator';
import { describe, expect, it } from 'vitest';
import { isAtLeast } from '../../../src/contract/primitives.ts';
import { RATINGS, type Rating } from '../../../src/engine/core/ratings.ts';
import { CHECKS } from '../../../src/engine/registry.ts';

/** CVSS v4.0 Specification, section 6: the qualitative severity rating scale. */
function bandOf(score: number): string {
  if (score === 0) return 'info';
  if (score < 4) return 'low';
  if (score < 7) return 'medium';
  return score < 9 ? 'high' : 'critical';
}

describe.each(Object.entries<Rating>(RATINGS))('rating %s', (_, { vector, score, severity, departure }) => {
  it('has the score of its vector', () => {
    expect(new cvss.Cvss4P0(vector).calculateScores().overall).toBe(score);
  });

  it('has the severity of its band, or says why not', () => {
    if (departure === undefined) expect(severity).toBe(bandOf(score));
    else expect(severity).not.toBe(bandOf(score));
  });
});

describe('what blocks by default', () => {
  it.each([
    'active.sqli-error',
    'active.path-traversal',
    'exposure.env',
    'exposure.credentials',
    'exposure.database-dump',
    'ports.unauthenticated',
  ])('%s is critical', (id) => {
    const meta = CHECKS.find((check) => check.meta.id === id)?.meta;
    expect(meta?.rating.severity).toBe('critical');
    expect(meta?.confidence).not.toBe('tentative');
  });

  it('a missing second line of defence is at most low', () => {
    for (const { meta } of CHECKS.filter((check) => check.meta.id.startsWith('csp.')))
      expect(isAtLeast(meta.rating.severity, 'medium')).toBe(false);
  });
});
