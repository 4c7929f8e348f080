import { DOMParser, onWarningStopParsing } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import type { ComplianceRow } from '../../../src/contract/report.ts';
import { boundReport, PDF_FINDINGS_MAX } from '../../../src/reports/pdf/bounded-report.ts';
import { renderPdf } from '../../../src/reports/pdf/render-pdf.ts';
import { PAGE } from '../../../src/reports/pdf/theme.ts';
import { HOSTILE } from '../helpers/hostile.ts';
import { onPdf, pdfinfo, pdftoppm, pdftotext, qpdf, textOf, type Word, wordsOf } from '../helpers/poppler.ts';
import { hostileReport, longestReport, reportOf, sampleReport } from '../helpers/sample-report.ts';

const tools = pdftotext !== null && pdfinfo !== null && qpdf !== null && pdftoppm !== null;

/** Everything drawn stays inside the margins (half a point of slack for rounding). */
function expectInside(words: readonly Word[]): void {
  const outside = words.filter(
    (word) =>
      word.left < PAGE.left - 0.5 ||
      word.right > PAGE.width - PAGE.right + 0.5 ||
      word.top < 0 ||
      word.bottom > PAGE.height,
  );
  expect(outside).toEqual([]);
}

describe.skipIf(!tools)('PDF report', () => {
  it.each([0, 12])('matches the golden text and structure: %d findings', async (count) => {
    const pdf = await renderPdf(sampleReport(count));
    expect(onPdf(qpdf ?? '', pdf, (file) => ['--check', file])).toContain('No syntax or stream encoding errors');
    // In the order of the content, which no version of the tool rearranges.
    const text = onPdf(pdftotext ?? '', pdf, (file) => ['-raw', file, '-']);
    await expect(text.replace(/[ \f]*\n/g, '\n')).toMatchFileSnapshot(`../golden/report-${count}.pdf.txt`);
    const structure = onPdf(pdfinfo ?? '', pdf, (file) => ['-struct', file]);
    const tags = structure
      .split('\n')
      .filter((line) => /^\s*[A-Z][A-Za-z0-9]*( |$|:)/.test(line))
      .map((line) => line.replace(/^(\s*\w+).*$/, '$1'));
    await expect(tags.join('\n')).toMatchFileSnapshot(`../golden/report-${count}.pdf.structure.txt`);
    expectInside(wordsOf(pdf));
  });

  it('is tagged, titled, in a language, and has table headers with their scope', async () => {
    const pdf = await renderPdf(sampleReport(12));
    const info = onPdf(pdfinfo ?? '', pdf, (file) => [file]);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/Title: +Security scan report of preview-12\.example\.com/);
    expect(info).toMatch(/JavaScript: +no/);
    const structure = onPdf(pdfinfo ?? '', pdf, (file) => ['-struct', file]);
    for (const tag of ['Document', 'H1', 'H2', 'H3', 'Table', 'TR', 'TH', 'TD', 'Link', 'Figure', 'Code'])
      expect(structure).toMatch(new RegExp(`^ *${tag}\\b`, 'm'));
    expect(structure).toMatch(/TH[^\n]*\n? *.*Scope/);
    const json = onPdf(qpdf ?? '', pdf, (file) => ['--json', '--json-key=qpdf', file]);
    expect(json).toContain('"/Lang": "u:en"');
    expect(json).toContain('"/DisplayDocTitle": true');
    expect(json).toContain('"/Outlines"');
    expect(json).toContain('"/Scope": "/Column"');
    expect(json).toContain('https://cwe.mitre.org/data/definitions/538.html');
    // No font but the embedded ones.
    expect(json).not.toMatch(/Helvetica|Times|Courier/);
  });

  it('draws Latin, Greek and Cyrillic, and names what it cannot draw', async () => {
    const [first, ...others] = sampleReport(3).findings;
    if (first === undefined) throw new Error('the sample has findings');
    const pdf = await renderPdf(reportOf([{ ...first, evidence: 'Größe Ελληνικά Кириллица 漢字 ✓' }, ...others]));
    const text = textOf(pdf);
    expect(text).toContain('Größe Ελληνικά Кириллица \ufffd\ufffd ✓');
    expect(text).toContain('2 characters of the report (U+6F22, U+5B57) cannot be drawn');
    expect(textOf(await renderPdf(sampleReport(3)))).not.toContain('cannot be drawn');
  });

  it("shows the gate's statuses, and no ignored finding under “fix first”", async () => {
    const statuses = ['ignored', 'new', 'existing'] as const;
    const report = sampleReport(3);
    const findings = report.findings.map((finding, index) => ({
      ...finding,
      severity: 'critical' as const,
      title: `Finding ${index}`,
      gate_status: statuses[index] ?? 'new',
    }));
    const words = wordsOf(await renderPdf({ ...report, findings }));
    const textOn = (isShown: (page: number) => boolean) =>
      words
        .filter((word) => isShown(word.page))
        .map((word) => word.text)
        .join(' ');
    for (const status of statuses) expect(textOn(() => true)).toContain(`Critical · ${status} · `);
    const summary = textOn((page) => page === 2);
    expect(summary).toContain('Of these findings: 1 new, 1 existing, 1 ignored.');
    expect([0, 1, 2].map((index) => summary.includes(`Finding ${index}`))).toEqual([false, true, true]);
  });

  it('draws the 500 most severe of 5,000 findings and counts the others', async () => {
    const report = sampleReport(5_000);
    const pdf = await renderPdf(report);
    const words = wordsOf(pdf);
    expectInside(words);
    const drawn = new Set(words.map((word) => word.text));
    expect(report.findings.slice(0, PDF_FINDINGS_MAX).filter((each) => !drawn.has(each.fingerprint))).toEqual([]);
    expect(report.findings.slice(PDF_FINDINGS_MAX).filter((each) => drawn.has(each.fingerprint))).toEqual([]);
    const text = words.map((word) => word.text).join(' ');
    expect(text).toContain(`shows the ${PDF_FINDINGS_MAX} most severe findings in full and counts the other 4,500`);
    expect(text).toContain('4,500 more findings by check');
    const pages = new Set(words.map((word) => word.page)).size;
    expect(text).toContain(`Page ${pages} of ${pages}`);
  });

  it('keeps a finding and its fix on one page, three findings a page on average, and numbers the contents', async () => {
    const report = sampleReport(40);
    const words = wordsOf(await renderPdf(report));
    const last = Math.max(...words.filter(({ text }) => text === 'Fix').map(({ page }) => page));
    expect((last - 2) * 3).toBeLessThanOrEqual(report.findings.length);
    // Labels stand in the left margin; titles above them are numbered.
    const starts = words.filter(({ text, left }) => /^\d+\.$/.test(text) && left < PAGE.left + 1);
    const fixes = words.filter(({ text, left }) => text === 'Fix' && left < PAGE.left + 1);
    expect(starts).toHaveLength(report.findings.length);
    expect(fixes.map(({ page }) => page)).toEqual(starts.map(({ page }) => page));
    const cover = words.filter(({ page }) => page === 1);
    const entry = (word: string) => cover.findLast(({ text, left }) => text === word && left < PAGE.left + 1)?.top ?? 0;
    const numbers = ['Summary', 'Findings'].map((word) =>
      cover
        .filter(({ top, left }) => Math.abs(top - entry(word)) < 2 && left > PAGE.left + 100)
        .map(({ text }) => text),
    );
    expect(numbers).toEqual([['2'], ['3']]);
  });

  it('lays out 500 findings as in the golden file, page by page', async () => {
    const pdf = await renderPdf(sampleReport(500));
    expect(onPdf(qpdf ?? '', pdf, (file) => ['--check', file])).toContain('No syntax or stream encoding errors');
    expectInside(wordsOf(pdf));
    const pages = onPdf(pdftotext ?? '', pdf, (file) => ['-raw', file, '-'])
      .split('\f')
      .slice(0, -1);
    const outlined = pages.map((page, index) => {
      const lines = page.trimEnd().split('\n');
      // The last line is the footer.
      return `${index + 1}: ${lines.length} lines | ${lines[0]} | ${lines.at(-2)} | ${lines.at(-1)}`;
    });
    await expect(`${outlined.join('\n')}\n`).toMatchFileSnapshot('../golden/report-500.pdf.pages.txt');
    const structure = onPdf(pdfinfo ?? '', pdf, (file) => ['-struct', file]);
    const tags = [...structure.matchAll(/^ *([A-Z][A-Za-z0-9]*)(?: |$|:|\n)/gm)].map(([, tag]) => tag ?? '');
    const counts = new Map<string, number>();
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toMatchObject({ Document: 1, H1: 5, H3: 500, Code: 787 });
  });

  it('keeps the longest texts in their boxes, the summary on its page, and labels next to their values', async () => {
    const words = wordsOf(await renderPdf(longestReport(10)));
    expectInside(words);
    const textOfPage = (page: number) =>
      words
        .filter((word) => word.page === page)
        .map((word) => word.text)
        .join(' ');
    expect(textOfPage(2)).toMatch(/^Summary .* secure or compliant\. .*Page 2 of/);
    expect(textOfPage(3)).toMatch(/^Findings /);
    const pages = new Set(words.map((word) => word.page)).size;
    const ends = Array.from({ length: pages }, (_unused, index) => {
      const content = words.filter((word) => word.page === index + 1 && word.bottom < PAGE.height - PAGE.bottom + 2);
      return content.at(-1)?.text;
    });
    expect(ends.filter((word) => word !== undefined && /^(Fix|Proof|Impact|References)$/.test(word))).toEqual([]);
  });

  it.each([24, 26, 28, 30])(
    'keeps the heading of a table on the page of its first row: after %d rows',
    async (rows) => {
      const row: ComplianceRow = {
        framework: 'First',
        requirement: '',
        status: 'uncovered',
        check_ids: [],
        findings: 0,
      };
      const tall = Array.from({ length: 30 }, (_unused, index) => `content.check-${index}`);
      const compliance = [
        ...Array.from({ length: rows }, (_unused, index) => ({ ...row, requirement: `${index}` })),
        { ...row, framework: 'Second', requirement: 'R.1', check_ids: tall },
      ];
      const words = wordsOf(await renderPdf({ ...sampleReport(0), compliance }));
      const pageOf = (text: string) => words.findLast((word) => word.text === text)?.page;
      expect(pageOf('Second')).toBe(pageOf('R.1'));
    },
  );

  it('omits nothing of 500 findings', () => {
    const { report, restTotal, rest } = boundReport(sampleReport(500));
    expect([report.findings.length, restTotal, rest]).toEqual([500, 0, []]);
  });

  it('keeps hostile text in its box and out of the file structure', async () => {
    const pdf = await renderPdf(hostileReport(Object.values(HOSTILE).join('\n')));
    expect(onPdf(qpdf ?? '', pdf, (file) => ['--check', file])).toContain('No syntax or stream encoding errors');
    expectInside(wordsOf(pdf));
    const json = onPdf(qpdf ?? '', pdf, (file) => ['--json', '--json-key=qpdf', file]);
    expect(json).not.toMatch(/"\/(JS|JavaScript|OpenAction|AA|Launch|EmbeddedFile)"/);
    expect(json).not.toContain('"/URI": "u:javascript');
    // The metadata is well-formed XML, and no list of glyphs is there to be incomplete (ISO 14289-1, 5 and 7.21.4.2).
    const metadata = /<x:xmpmeta[\s\S]+?<\/x:xmpmeta>/.exec(Buffer.from(pdf).toString('latin1'))?.[0] ?? '';
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(() => new DOMParser({ onError: onWarningStopParsing }).parseFromString(metadata, 'text/xml')).not.toThrow();
    expect(json).not.toContain('/CIDSet');
    const text = textOf(pdf);
    expect(text).toContain(') Tj ET Q endstream endobj (\\) << /JS (app.alert(1)) >>');
    expect(text).toContain('\\u{202e}');
    expect(text).toContain('\\x1b');
  });

  it('has the same bytes for the same report', async () => {
    const [first, second] = await Promise.all([renderPdf(sampleReport(12)), renderPdf(sampleReport(12))]);
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('can be rendered to images', async () => {
    const pdf = await renderPdf(sampleReport(0));
    const picture = onPdf(pdftoppm ?? '', pdf, (file) => ['-r', '20', '-f', '1', '-l', '1', '-gray', file]);
    expect(picture.startsWith('P5')).toBe(true);
  });
});

describe('PDF worker', () => {
  it('ends when it is aborted, with the reason of the signal', async () => {
    const controller = new AbortController();
    const drawing = renderPdf(sampleReport(500), { signal: controller.signal });
    controller.abort(new Error('the job was cancelled'));
    await expect(drawing).rejects.toThrow('the job was cancelled');
    await expect(renderPdf(sampleReport(0), { signal: controller.signal })).rejects.toThrow('the job was cancelled');
  });

  it('ends when it is too slow', async () => {
    await expect(renderPdf(sampleReport(500), { timeoutMs: 1 })).rejects.toThrow('took longer than 1 ms');
  });

  it('draws concurrent requests in turn, and continues after a failure', async () => {
    const broken = { ...sampleReport(0), generated_at: 'no time' };
    const results = await Promise.allSettled([
      renderPdf(broken),
      renderPdf(broken),
      ...[0, 1, 2].map((count) => renderPdf(sampleReport(count))),
    ]);
    expect(results.map((result) => result.status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(String(results[0]?.status === 'rejected' && results[0].reason)).toContain('could not be drawn');
  });
});
