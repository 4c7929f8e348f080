import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import type { Severity } from '../../src/contract/primitives.ts';
import { renderHtml } from '../../src/reports/html/render-html.ts';
import { type HistoryEntry, historyEntry } from '../../src/reports/trend/history.ts';
import { TREND_DAYS_MAX, trend } from '../../src/reports/trend/trend.ts';
import { trendHtml } from '../../src/reports/trend/trend-html.ts';
import { trendMarkdown } from '../../src/reports/trend/trend-markdown.ts';
import { trendSentences } from '../../src/reports/trend/trend-sentences.ts';
import { HOSTILE } from './helpers/hostile.ts';
import { sampleReport } from './helpers/sample-report.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

function night(date: string, fingerprints: string, target = 'a.test', severity: Severity = 'high'): HistoryEntry {
  return {
    target,
    scan_type: 'standard',
    finished_at: `${date}T02:00:00.000Z`,
    findings: [...fingerprints].map((fingerprint) => ({
      fingerprint,
      severity,
      title: `finding ${fingerprint}`,
      first_seen_at: null,
    })),
  };
}

describe('trend', () => {
  it('says nothing of no history', () => {
    const empty = trend([], NOW);
    expect(empty).toEqual({ days: [], oldestOpen: null, fixed: { count: 0, medianDays: null } });
    expect([trendHtml(empty), trendMarkdown(empty), trendSentences(empty)]).toEqual(['', '', []]);
  });

  it('counts the open findings per day, in whatever order the nights came', () => {
    const { days } = trend([night('2026-11-19', 'b'), night('2026-11-17', 'ab'), night('2026-11-18', 'abc')], NOW);
    expect(days.map(({ date, counts }) => [date, counts.high, counts.total])).toEqual([
      ['2026-11-17', 2, 2],
      ['2026-11-18', 3, 3],
      ['2026-11-19', 1, 1],
    ]);
  });

  it('keeps the last count of a target that was not scanned that day, and takes the last scan of a day', () => {
    const { days } = trend(
      [
        night('2026-11-17', 'ab'),
        night('2026-11-18', 'x', 'b.test'),
        { ...night('2026-11-18', '', 'b.test'), finished_at: '2026-11-18T20:00:00Z' },
      ],
      NOW,
    );
    expect(days.map(({ counts }) => counts.total)).toEqual([2, 2]);
  });

  it('tells the age of the oldest open finding and the time to fix', () => {
    const result = trend([night('2026-11-01', 'ab'), night('2026-11-04', 'bc'), night('2026-11-11', 'b')], NOW);
    expect(result.oldestOpen).toMatchObject({ title: 'finding b', ageDays: 19, since: '2026-11-01T02:00:00.000Z' });
    expect(result.fixed).toEqual({ count: 2, medianDays: 5 });
  });

  it('starts anew when a finding comes back', () => {
    const result = trend([night('2026-11-01', 'a'), night('2026-11-02', ''), night('2026-11-18', 'a')], NOW);
    expect(result.oldestOpen?.ageDays).toBe(2);
    expect(result.fixed).toEqual({ count: 1, medianDays: 1 });
  });

  it('believes the service when it saw a finding earlier', () => {
    const entry = night('2026-11-18', 'a');
    const [finding] = entry.findings;
    if (finding === undefined) throw new Error('the night has a finding');
    const known = { ...entry, findings: [{ ...finding, first_seen_at: '2026-10-22T00:00:00.000Z' }] };
    expect(trend([known], NOW).oldestOpen?.ageDays).toBe(30);
  });

  it('leaves out nights without a time and keeps to its days', () => {
    const nights = Array.from({ length: 120 }, (_unused, index) =>
      night(new Date(Date.UTC(2026, 6, 1 + index)).toISOString().slice(0, 10), 'a'),
    );
    const { days } = trend([...nights, { ...night('2026-11-19', 'b'), finished_at: 'yesterday' }], NOW);
    expect(days).toHaveLength(TREND_DAYS_MAX);
    expect(days.at(-1)?.date).toBe('2026-10-28');
  });

  it('reads as sentences, a chart and a table, in the page and in Markdown', async () => {
    const result = trend([night('2026-11-18', 'abc'), night('2026-11-19', 'c')], NOW);
    expect(trendSentences(result)).toEqual([
      '1 open finding on 2026-11-19, 2 findings fewer than on 2026-11-18.',
      'The oldest open finding is 2 days old: finding c (high, a.test).',
      '2 findings were fixed, half of them within 1 day.',
    ]);
    const page = renderHtml(sampleReport(0), { trendHtml: trendHtml(result) });
    expect(page).toContain('<title>2026-11-18: 3 high</title>');
    const markdown = trendMarkdown(result);
    expect(markdown).toContain('`█▃` open findings per day');
    expect(await marked.parse(markdown)).toContain('<td align="right">3</td>');
  });

  it('keeps hostile titles inert', async () => {
    const title = Object.values(HOSTILE).join(' ');
    const entry = night('2026-11-18', 'a', title);
    const result = trend([{ ...entry, findings: entry.findings.map((finding) => ({ ...finding, title })) }], NOW);
    expect(trendHtml(result)).not.toMatch(/<(script|img|b|x)[ >]/);
    expect(await marked.parse(trendMarkdown(result))).not.toMatch(/<(script|img|b|x|a)[ >]/);
  });

  it('keeps of a report what it needs', () => {
    const entry = historyEntry(sampleReport(3));
    expect(entry).toMatchObject({
      target: 'preview-12.example.com',
      scan_type: 'standard',
      finished_at: '2026-11-21T02:00:10.400Z',
    });
    expect(Object.keys(entry.findings[0] ?? {})).toEqual(['fingerprint', 'severity', 'title', 'first_seen_at']);
  });
});
