import { describe, expect, it } from 'vitest';
import { readIssueState } from '../../../src/action/publish/issue-state.ts';
import { type TargetIssue, targetIssues } from '../../../src/action/publish/target-issue.ts';
import type { ResultDocument } from '../../../src/gate/verdict/result-document.ts';
import { sampleResult } from '../../helpers/sample-result.ts';

const DAY_MS = 24 * 3_600_000;
const FIRST = Date.parse('2026-11-01T02:00:00Z');
const SAMPLE = sampleResult(FIRST);
const [ENV, CDN, CSP] = SAMPLE.findings;
const WHY = 'Only numbers are shown, because `details` is `counts`.';

/** A night of the target with these findings, first seen by the service at that very scan. */
function run(
  day: number,
  found: readonly (ResultDocument['findings'][number] | undefined)[],
  withheld = false,
): TargetIssue {
  const now = FIRST + day * DAY_MS;
  const findings = found.flatMap((item) =>
    item === undefined ? [] : [{ ...item, first_seen_at: new Date(now).toISOString() }],
  );
  const options = { link: () => null, now, withheld: withheld ? WHY : null };
  const [issue] = targetIssues({ ...SAMPLE, findings }, options);
  if (issue === undefined) throw new Error('the target has an issue');
  return issue;
}

/** Text of the issue after these nights. */
function bodyAfter(...nights: readonly TargetIssue[]): string {
  return nights.reduce<string | null>((body, issue) => issue.body(body), null) ?? '';
}

describe('the state in the issue of a target', () => {
  it('counts nothing as fixed when findings are withheld from now on', () => {
    const body = bodyAfter(run(0, [ENV, CDN]), run(3, [ENV, CDN], true));
    expect(readIssueState(body)).toMatchObject({ fixedAfterDays: [], since: {} });
    expect(body).not.toContain('fixed');
    expect(body).not.toContain('Environment file');
    expect(body).toContain('There has been an open finding on every day since 2026-11-01');
  });

  it('counts findings that are gone in the first withheld run as fixed', () => {
    const body = bodyAfter(run(0, [ENV, CDN]), run(3, [ENV], true));
    expect(readIssueState(body)?.fixedAfterDays).toEqual([3]);
  });

  it('counts calendar days, whatever the hour of the runs', () => {
    const evening = 20 / 24;
    expect(readIssueState(bodyAfter(run(0, [ENV, CDN]), run(3 + evening, [ENV])))?.fixedAfterDays).toEqual([3]);
    expect(readIssueState(bodyAfter(run(evening, [ENV, CDN]), run(3, [ENV])))?.fixedAfterDays).toEqual([3]);
  });

  it('starts again, with nothing fixed, when findings are published again', () => {
    const body = bodyAfter(run(0, [ENV], true), run(2, [ENV]), run(5, [ENV, CDN]));
    const state = readIssueState(body);
    expect(state?.fixedAfterDays).toEqual([]);
    expect(Object.values(state?.since ?? {})).toEqual(['2026-11-03', '2026-11-06']);
    expect(state?.history.map(({ day, counts }) => [day, counts.critical])).toEqual([
      ['2026-11-01', 1],
      ['2026-11-03', 1],
      ['2026-11-06', 2],
    ]);
    expect(body).toContain('3 days old on 2026-11-06');
  });

  it('is updated only when the details change', () => {
    const body = bodyAfter(run(0, [ENV]));
    expect(run(1, [ENV]).isUpToDate(body)).toBe(true);
    expect(run(1, [ENV], true).isUpToDate(body)).toBe(false);
    expect(run(2, [ENV], true).isUpToDate(run(1, [ENV], true).body(body))).toBe(true);
    expect(run(2, [ENV]).isUpToDate(run(1, [ENV], true).body(body))).toBe(false);
  });

  it('does not count an ignored finding as fixed', () => {
    const ignored = ENV === undefined ? ENV : { ...ENV, ignored_by: 'accepted' };
    const body = bodyAfter(run(0, [ENV, CDN]), run(3, [ignored, CDN]));
    expect(readIssueState(body)).toMatchObject({ fixedAfterDays: [] });
    expect(Object.keys(readIssueState(body)?.since ?? {})).toEqual([CDN?.fingerprint]);
  });

  it('counts findings of every severity, not only those that fail the gate', () => {
    const body = bodyAfter(run(0, [ENV, CSP]), run(1, [CSP]));
    expect(body).toContain('has no findings that fail the gate');
    expect(body).toContain('| 2026-11-01 | 1 | 0 | 1 | 0 | 0 | 2 |');
    expect(body).toContain('| 2026-11-02 | 0 | 0 | 1 | 0 | 0 | 1 |');
    expect(body).toContain('Time to fix: 1 day ');
  });

  it('uses the date of the service if it is earlier', () => {
    const issue = targetIssues(
      {
        ...SAMPLE,
        findings: [ENV].flatMap((item) =>
          item === undefined ? [] : [{ ...item, first_seen_at: '2026-10-02T08:00:00.000Z' }],
        ),
      },
      { link: () => null, now: FIRST, withheld: null },
    )[0];
    expect(issue?.body(null)).toContain('30 days old on 2026-11-01, first seen on 2026-10-02');
  });

  it('is bounded: a thousand findings, two months of runs', () => {
    const many = Array.from({ length: 1_000 }, (_unused, index) =>
      ENV === undefined ? ENV : { ...ENV, fingerprint: String(index).padStart(32, 'a') },
    );
    let body: string | null = null;
    for (let day = 0; day < 60; day += 1) body = run(day, many.slice(0, 900 + (day % 100))).body(body);
    const state = readIssueState(body ?? '');
    expect(state?.history).toHaveLength(30);
    // Those beyond the bound of what is remembered are not taken for fixed.
    expect(state?.fixedAfterDays).toEqual([]);
    expect(body?.length).toBeLessThan(65_536);
  });

  it('discards manual edits', () => {
    const body = bodyAfter(run(0, [ENV]));
    expect(readIssueState(body.replace(/state:[^ ]+/, 'state:bm9uZQ=='))).toBeNull();
    const wrong = Buffer.from(JSON.stringify({ ...readIssueState(body), history: [{ day: '2026-99-99' }] }));
    expect(readIssueState(body.replace(/state:[^ ]+/, `state:${wrong.toString('base64')}`))).toBeNull();
  });
});
