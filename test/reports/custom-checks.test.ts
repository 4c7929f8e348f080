import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { renderHtml } from '../../src/reports/html/render-html.ts';
import { renderMarkdown } from '../../src/reports/markdown.ts';
import { renderPdf } from '../../src/reports/pdf/render-pdf.ts';
import { pdftotext, textOf } from './helpers/poppler.ts';
import { sampleReport } from './helpers/sample-report.ts';

const HEADING = 'Custom checks';
const sample = sampleReport(5);
/** The most severe finding is of a rule of the user, as is one check that did not apply. */
const REPORT: Report = {
  ...sample,
  findings: sample.findings.map((finding, index) => ({
    ...finding,
    title: `Fault ${index}`,
    check_id: index === 0 ? 'shop.orders' : finding.check_id,
  })),
  checks: [
    ...sample.checks,
    {
      check_id: 'shop.notes',
      title: 'Notes are public',
      severity: 'low',
      status: 'not_applicable',
      reason: 'the site does not show Shop',
      findings: 0,
    },
  ],
};

/** What stands before the heading, and after it until the next section. */
function parts(text: string, next: string): { readonly before: string; readonly after: string } {
  const [before = '', after = ''] = text.split(HEADING);
  return { before, after: after.split(next)[0] ?? '' };
}

describe('checks of users stand under a heading of their own', () => {
  it.each([
    ['HTML', () => renderHtml(REPORT), '</section>'],
    ['Markdown', () => renderMarkdown([REPORT]), '### Compliance'],
  ])('in %s', (_name, render, next) => {
    const text = render();
    const { before, after } = parts(text, next);
    expect(before.slice(before.indexOf('Findings digest'))).toContain('Fault 4');
    expect(after).toContain('Fault 0');
    expect(after).not.toContain('Fault 4');
    const rows = text.slice(text.lastIndexOf(HEADING));
    expect(rows).toContain('shop.notes');
    expect(rows).not.toContain('cookie.secure-missing');
  });

  it.skipIf(pdftotext === null)('in the PDF', async () => {
    const text = textOf(await renderPdf(REPORT)).replace(/\s+/g, ' ');
    expect(text.indexOf('Fault 4')).toBeLessThan(text.indexOf(`${HEADING}: Critical (1)`));
    expect(text).toContain(`${HEADING}: Not applicable (1)`);
  });

  it('a report without such checks has no such heading', () => {
    expect(renderHtml(sample) + renderMarkdown([sample])).not.toContain(HEADING);
  });
});
