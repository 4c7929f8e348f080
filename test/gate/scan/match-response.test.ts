import { describe, expect, it } from 'vitest';
import type { ReceivedBulkEntry } from '../../../src/client/wire.ts';
import type { Finding } from '../../../src/contract/finding.ts';
import { LIMITS } from '../../../src/contract/limits.ts';
import type { Severity } from '../../../src/contract/primitives.ts';
import type { PlannedScan } from '../../../src/gate/model/model.ts';
import { describeScan, missingFindings, pairResults, scanMatches } from '../../../src/gate/scan/match-response.ts';

function planned(hostname: string, index = 0): PlannedScan {
  const target = { input: hostname, hostname, options: {}, scanTypes: ['quick' as const] };
  return { index, target, scanType: 'quick' };
}

const created = (id: string, more: Record<string, unknown> = {}): ReceivedBulkEntry =>
  ({ ok: true, scan: { id, status: 'queued', ...more } }) as unknown as ReceivedBulkEntry;
const refused = (code: string, message: string): ReceivedBulkEntry =>
  ({ ok: false, error: { code, message } }) as unknown as ReceivedBulkEntry;

describe('a scan that the service returns', () => {
  it.each<[string, string, boolean]>([
    ['shop.example', 'shop.example', true],
    ['shop.example', 'SHOP.example', true],
    ['shop.example', 'other.example', false],
    ['shop.example:8443', 'shop.example', true],
    ['shop.example', 'shop.example:8443', true],
    ['shop.example:8443', 'shop.example:8443', true],
    ['shop.example:8443', 'shop.example:9443', false],
    ['shop.example', 'https://user:secret@shop.example', false],
    ['shop.example', '', false],
  ])('for %s with the target %s', (hostname, target, expected) => {
    expect(scanMatches(planned(hostname), { target })).toBe(expected);
  });

  it('needs the scan type if one is named', () => {
    expect(scanMatches(planned('shop.example'), { scan_type: 'standard' })).toBe(false);
    expect(scanMatches(planned('shop.example'), { scan_type: 'quick' })).toBe(true);
    expect(scanMatches(planned('shop.example'), {})).toBe(true);
  });

  it('is described with what is known of it, in bounded length', () => {
    expect(describeScan({ target: 'a.example', scan_type: 'quick' })).toBe('a scan of a.example, quick');
    expect(describeScan({ scan_type: 'quick' })).toBe('a scan of quick');
    expect(describeScan({})).toBe('a scan of something else');
    const long = describeScan({ target: 'x'.repeat(5_000), scan_type: 'y'.repeat(5_000) });
    expect(long).toBe(`a scan of ${'x'.repeat(100)}, ${'y'.repeat(40)}`);
  });
});

describe('the results of a bulk request', () => {
  const chunk = [planned('a.example', 0), planned('b.example', 1)];
  const pairs = (...results: readonly ReceivedBulkEntry[]) =>
    pairResults(chunk, results).map(({ plan, scan, problem }) => [
      plan.target.hostname,
      scan?.id ?? `${problem?.code}: ${problem?.message}`,
    ]);

  it('belong to the scans in the same order', () => {
    expect(pairs(created('scn_1'), created('scn_2'))).toEqual([
      ['a.example', 'scn_1'],
      ['b.example', 'scn_2'],
    ]);
  });

  it('are paired by their targets where the order differs', () => {
    expect(pairs(created('scn_b', { target: 'b.example' }), created('scn_a', { target: 'a.example' }))).toEqual([
      ['a.example', 'scn_a'],
      ['b.example', 'scn_b'],
    ]);
  });

  it('are used once: a duplicate and a scan of another host are no result', () => {
    const other = 'which was not requested here, or a duplicate.';
    expect(pairs(created('scn_1'), created('scn_1'))).toEqual([
      ['a.example', 'scn_1'],
      ['b.example', `scan_mismatch: Not created: the service returned a scan of something else, ${other}`],
    ]);
    expect(pairs(created('scn_1'), created('scn_x', { target: 'x.example', scan_type: 'quick' }))[1]).toEqual([
      'b.example',
      `scan_mismatch: Not created: the service returned a scan of x.example, quick, ${other}`,
    ]);
  });

  it('never take a scan without a target from another place', () => {
    const [a, b] = pairs(created('scn_x', { target: 'x.example' }), created('scn_2'));
    expect(a?.[1]).toMatch(/^scan_mismatch/);
    expect(b?.[1]).toBe('scn_2');
    const [first] = pairs(created('scn_x', { target: 'x.example' }), created('scn_2'), created('scn_3'));
    expect(first?.[1]).toMatch(/^scan_mismatch/);
  });

  it('that are fewer than the scans leave the rest without a scan, unless it comes elsewhere', () => {
    expect(pairs(created('scn_1'))[1]?.[1]).toMatch(/^scan_not_created: .* fewer results/);
    expect(pairs(created('scn_b', { target: 'b.example' }))).toEqual([
      ['a.example', expect.stringMatching(/^scan_mismatch/)],
      ['b.example', 'scn_b'],
    ]);
  });

  it('that refuse a scan give the reason, and no other scan takes its place', () => {
    expect(pairs(refused('target_unverified', 'a.example is not verified'), created('scn_2'))[0]).toEqual([
      'a.example',
      'target_unverified: Not created: a.example is not verified (target_unverified)',
    ]);
    expect(pairs(refused('rate_limited', ''), created('scn_a', { target: 'a.example' }))[0]).toEqual([
      'a.example',
      'rate_limited: Not created: rate_limited (rate_limited)',
    ]);
  });
});

describe('the findings of a scan, compared with the counts of the service', () => {
  const list = (...severities: readonly Severity[]) => severities.map((severity) => ({ severity })) as Finding[];
  const MAX = LIMITS.findingsPerScanMax;
  const many = (count: number) => list(...Array.from({ length: count }, () => 'info' as const));

  it.each<[string, readonly Finding[], number, Parameters<typeof missingFindings>[2], RegExp | null]>([
    ['equal', list('high', 'low'), 0, [{ high: 1, low: 1, total: 2 }], null],
    ['unknown', list('high'), 0, [null, undefined], null],
    ['unknown in one place, wrong in another', [], 0, [null, { total: 1 }], /counts 1 findings but lists 0/],
    ['more', list('high', 'low'), 0, [{ total: 1 }], null],
    ['fewer', list('high'), 0, [{ total: 2 }], /counts 2 findings but lists 1/],
    ['less severe than counted', list('low', 'low'), 0, [{ high: 1, low: 1, total: 2 }], /1 findings of severity high/],
    ['less severe, in a report', list('low'), 0, [{ by_severity: { critical: 1 }, total: 1 }], /severity critical/],
    ['more severe than counted', list('high', 'high'), 0, [{ high: 1, low: 1, total: 2 }], null],
    ['omitted above the maximum', many(MAX), 3, [{ info: MAX + 3, total: MAX + 3 }], null],
    ['omitted, and one more is missing', many(MAX), 3, [{ total: MAX + 4 }], /counts/],
    ['omitted below the maximum', many(MAX - 1), 1, [], /omitted 1 finding although/],
  ])('%s', (_, findings, omitted, announced, expected) => {
    const missing = missingFindings(findings, omitted, announced);
    if (expected === null) expect(missing).toBeNull();
    else expect(missing).toMatch(expected);
  });
});
