import { describe, expect, it } from 'vitest';
import type { CheckOutcome, Report } from '../../src/contract/report.ts';
import { renderGitlabDast } from '../../src/reports/gitlab-dast.ts';
import { renderHtml } from '../../src/reports/html/render-html.ts';
import { renderJunit } from '../../src/reports/junit.ts';
import { renderMarkdown } from '../../src/reports/markdown.ts';
import { renderPdf } from '../../src/reports/pdf/render-pdf.ts';
import { renderSarif } from '../../src/reports/sarif/render-sarif.ts';
import { pdftotext, textOf } from './helpers/poppler.ts';
import { sampleReport } from './helpers/sample-report.ts';

const REASON = 'limit of 80 requests for exposed files; 7 paths were not requested';
const check = (check_id: string, more: Partial<CheckOutcome>): CheckOutcome => ({
  check_id,
  title: 'A fault',
  severity: 'high',
  status: 'passed',
  reason: null,
  findings: 0,
  ...more,
});
const REPORT: Report = {
  ...sampleReport(0),
  checks: [
    check('http.trace', { title: 'TRACE method enabled', subject: 'TRACE method' }),
    check('exposure.env', { title: 'Open file', subject: 'Open files', partial: true, reason: REASON }),
  ],
  coverage: {
    application_seen: true,
    code: null,
    detail: null,
    pages: 140,
    pages_read: 150,
    pages_known: 1_001,
    sign_in_required: false,
  },
};

/** The row of a check, without markup. */
const rowOf = (html: string, id: string) =>
  (html.split('<tr>').find((row) => row.includes(`<code>${id}</code>`)) ?? '').replace(/<[^>]+>/g, '|');

describe('a check that passed in part', () => {
  it('says so in the HTML report, with the limit', () => {
    const html = renderHtml(REPORT);
    expect(rowOf(html, 'exposure.env')).toContain('Passed in part');
    expect(rowOf(html, 'exposure.env')).toContain(REASON);
    expect(rowOf(html, 'http.trace')).toMatch(/\|Passed\|/);
    expect(html.indexOf('<code>exposure.env')).toBeLessThan(html.indexOf('<code>http.trace'));
    expect(html).toContain('2 checks: 2 passed, 1 of them in part, 0 with findings');
  });

  it.skipIf(pdftotext === null)('says so in the PDF report', async () => {
    const text = textOf(await renderPdf(REPORT)).replace(/\s+/g, ' ');
    expect(text).toContain('Passed in part (1)');
    expect(text).toContain('Passed (1)');
    expect(text).toContain('7 paths were not');
  });

  it('says so in Markdown', () => {
    expect(renderMarkdown([REPORT])).toContain(`| \`exposure.env\` | Passed in part | ${REASON} |`);
  });

  it('says so in JUnit, SARIF and the report of GitLab, and fails nothing there', () => {
    expect(renderJunit([REPORT])).toContain(`<system-out>Passed in part: ${REASON}</system-out>`);
    expect(renderJunit([REPORT])).toContain('failures="0" errors="0" skipped="0"');
    const { runs } = JSON.parse(renderSarif([REPORT])) as {
      runs: { invocations: { toolExecutionNotifications: { level: string; message: { text: string } }[] }[] }[];
    };
    const notes = runs[0]?.invocations[0]?.toolExecutionNotifications ?? [];
    expect(notes.map(({ level }) => level)).toEqual(['note']);
    expect(notes[0]?.message.text).toContain(`exposure.env passed in part: ${REASON}`);
    const { scan } = JSON.parse(renderGitlabDast([REPORT])) as {
      scan: { messages: { level: string; value: string }[] };
    };
    expect(scan.messages).toEqual([
      { level: 'info', value: expect.stringContaining('read 150 of at least 1,001 pages') },
      { level: 'info', value: expect.stringContaining(`exposure.env passed in part: ${REASON}`) },
    ]);
  });
});

it('lists of checks name what was examined, not the fault that was not found', () => {
  const html = renderHtml(REPORT);
  expect(rowOf(html, 'http.trace')).toContain('|TRACE method|');
  for (const text of [html, renderJunit([REPORT])]) expect(text).not.toContain('TRACE method enabled');
});

it('a report says how many pages are known beside those that were read', () => {
  const html = renderHtml(REPORT);
  expect(html).toContain('150 of at least 1,001 known; 140 different');
  for (const text of [html, renderMarkdown([REPORT])])
    expect(text).toContain('The scan read 150 of at least 1,001 pages');
});

it('a budget that is left does not read as if it were enough for everything', () => {
  expect(renderHtml(REPORT)).not.toContain('sufficient');
  expect(renderHtml(REPORT)).toContain('<td>not used up</td>');
});
