import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import type { Severity, SeverityCounts } from '../../src/contract/primitives.ts';
import { renderHtml } from '../../src/reports/html/render-html.ts';
import { median, type TargetHistory, TREND_DAYS_MAX, trend } from '../../src/reports/trend/trend.ts';
import { trendHtml } from '../../src/reports/trend/trend-html.ts';
import { trendMarkdown } from '../../src/reports/trend/trend-markdown.ts';
import { trendSentences } from '../../src/reports/trend/trend-sentences.ts';
import { HOSTILE } from './helpers/hostile.ts';
import { sampleReport } from './helpers/sample-report.ts';

const NOW = Date.parse('2026-11-21T02:00:00Z');

function counts(values: Partial<Record<Severity, number>>): SeverityCounts {
  const all = { critical: 0, high: 0, medium: 0, low: 0, info: 0, ...values };
  return { ...all, total: all.critical + all.high + all.medium + all.low + all.info };
}

/** A target with these numbers of high findings on these days of November. */
function history(changes: Readonly<Record<number, number>>, more: Partial<TargetHistory> = {}): TargetHistory {
  return {
    target: 'a.test',
    changes: Object.entries(changes).map(([day, high]) => ({
      day: `2026-11-${day.padStart(2, '0')}`,
      counts: counts({ high }),
    })),
    open: [],
    fixedAfterDays: [],
    ...more,
  };
}

const open = (title: string, since: string, severity: Severity = 'high') => ({ title, since, severity });

describe('trend', () => {
  it('is empty without a history', () => {
    const empty = trend([], NOW);
    expect(empty).toEqual({ days: [], oldestOpen: null, fixed: { count: 0, medianDays: null } });
    expect([trendHtml(empty), trendMarkdown(empty), trendSentences(empty)]).toEqual(['', '', []]);
    expect(renderHtml(sampleReport(0), { trend: null })).not.toContain('id="trend"');
  });

  it('counts the open findings of every day, for any order of the changes', () => {
    const { days } = trend([history({ 20: 1, 17: 2 })], NOW);
    expect(days.map((day) => [day.date, day.counts.high, day.counts.total])).toEqual([
      ['2026-11-17', 2, 2],
      ['2026-11-18', 2, 2],
      ['2026-11-19', 2, 2],
      ['2026-11-20', 1, 1],
      ['2026-11-21', 1, 1],
    ]);
  });

  it('adds up the targets, each with its last count', () => {
    const { days } = trend([history({ 18: 2 }), history({ 20: 3 }, { target: 'b.test' })], NOW);
    expect(days.map((day) => day.counts.total)).toEqual([2, 2, 5, 5]);
  });

  it('shows the age of the oldest open finding, the most severe of several', () => {
    const found = [
      open('young', '2026-11-20', 'critical'),
      open('old', '2026-11-02', 'low'),
      open('bad', '2026-11-02', 'medium'),
    ];
    const { oldestOpen } = trend([history({ 1: 3 }, { open: found })], NOW);
    expect(oldestOpen).toEqual({
      target: 'a.test',
      title: 'bad',
      severity: 'medium',
      since: '2026-11-02',
      ageDays: 19,
    });
  });

  it('shows the time to fix as the median over all targets', () => {
    const { fixed } = trend(
      [history({ 1: 0 }, { fixedAfterDays: [1, 9] }), history({ 1: 0 }, { fixedAfterDays: [4] })],
      NOW,
    );
    expect(fixed).toEqual({ count: 3, medianDays: 4 });
    expect([median([]), median([3, 1]), median([1, 1, 2.26])]).toEqual([null, 2, 1]);
  });

  it('does not claim that nothing was fixed when details are withheld', () => {
    const numbers = trend([history({ 18: 0, 19: 2 }, { open: null })], NOW);
    expect(numbers.fixed).toBeNull();
    expect(trendSentences(numbers)).toEqual([
      '2 open findings on 2026-11-21, 2 findings more than on 2026-11-18.',
      'There has been an open finding on every day since 2026-11-19.',
    ]);
  });

  it('stays within its days, and ignores future and invalid dates', () => {
    const long = { ...history({}), changes: [{ day: '2025-01-01', counts: counts({ low: 1 }) }] };
    expect(trend([long], NOW).days).toHaveLength(TREND_DAYS_MAX);
    expect(trend([history({ 29: 5 })], NOW).days).toEqual([]);
    const strange = { ...history({ 21: 1 }), changes: [{ day: 'soon', counts: counts({ low: 1 }) }] };
    expect(trend([strange], NOW).days).toEqual([]);
    expect(trend([history({ 21: 1 }, { open: [open('x', 'never')] })], NOW).oldestOpen).toBeNull();
  });

  it('has sentences, a chart and a table, in the page and in Markdown', async () => {
    const found = [open('finding c', '2026-11-19')];
    const result = trend([history({ 19: 3, 21: 1 }, { open: found, fixedAfterDays: [2, 1] })], NOW);
    expect(trendSentences(result)).toEqual([
      '1 open finding on 2026-11-21, 2 findings fewer than on 2026-11-19.',
      'The oldest open finding is 2 days old on 2026-11-21, first seen on 2026-11-19: finding c (high, a.test).',
      'Time to fix: 1.5 days in the median of the 2 findings that were fixed.',
    ]);
    const page = renderHtml(sampleReport(0), { trend: result });
    expect(page).toContain('<title>2026-11-19: 3 high</title>');
    expect(page).toContain('<th scope="row">2026-11-21</th>');
    const markdown = trendMarkdown(result);
    expect(markdown).toContain('`██▄` open findings of every severity per day, 2026-11-19 to 2026-11-21');
    expect(await marked.parse(markdown)).toContain('<td align="right">3</td>');
  });

  it('keeps hostile titles and names inert', async () => {
    const title = Object.values(HOSTILE).join(' ');
    const result = trend([history({ 18: 1 }, { target: title, open: [open(title, '2026-11-18')] })], NOW);
    expect(trendHtml(result)).not.toMatch(/<(script|img|b|x)[ >]/);
    expect(await marked.parse(trendMarkdown(result))).not.toMatch(/<(script|img|b|x|a)[ >]/);
  });
});
