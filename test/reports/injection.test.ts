import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { renderCsv } from '../../src/reports/csv.ts';
import { renderGitlabDast } from '../../src/reports/gitlab-dast.ts';
import { renderHtml } from '../../src/reports/html/render-html.ts';
import { renderJson } from '../../src/reports/json.ts';
import { renderJunit } from '../../src/reports/junit.ts';
import { renderMarkdown } from '../../src/reports/markdown.ts';
import { renderSarif } from '../../src/reports/sarif/render-sarif.ts';
import { HOSTILE } from './helpers/hostile.ts';
import { hostileReport, sampleReport } from './helpers/sample-report.ts';

/** Controls but line ends, bidirectional and invisible characters: nothing of them may reach a reader's screen. */
const HIDDEN = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069]|(?!^)\ufeff/;

const FORMATS = {
  json: (text: string) => renderJson(hostileReport(text)),
  html: (text: string) => renderHtml(hostileReport(text)),
  sarif: (text: string) => renderSarif([hostileReport(text)]),
  junit: (text: string) => renderJunit([hostileReport(text)]),
  gitlab: (text: string) => renderGitlabDast([hostileReport(text)]),
  markdown: (text: string) => renderMarkdown([hostileReport(text)]),
  csv: (text: string) => renderCsv([hostileReport(text)]),
} as const;

/** Element names of an HTML or XML text with their numbers. */
function elementCounts(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [, name] of text.matchAll(/<([a-z][a-z0-9]*)[\s/>]/gi)) counts[name ?? ''] = (counts[name ?? ''] ?? 0) + 1;
  return counts;
}

describe.each(Object.entries(HOSTILE))('%s in every field', (_name, text) => {
  it.each(Object.entries(FORMATS))('has no hidden characters and no commands in %s', (_format, render) => {
    const output = render(text);
    expect(output).not.toMatch(HIDDEN);
    for (const line of output.split('\n')) expect(line.trimStart().startsWith('::')).toBe(false);
    expect(output).not.toContain('##[');
    expect(output.isWellFormed()).toBe(true);
  });

  it('adds no element to the page or the test report', () => {
    // A reference may become a link and backticks in a title a bare <code>; nothing else may add an element.
    const plain = hostileReport('plain');
    const html = renderHtml(hostileReport(text)).replace(/<(script|style)>[\s\S]*?<\/\1>/g, '');
    const { a: _links, code: _codes, ...page } = elementCounts(html);
    const {
      a: _none,
      code: _plainCodes,
      ...plainPage
    } = elementCounts(renderHtml(plain).replace(/<(script|style)>[\s\S]*?<\/\1>/g, ''));
    expect(page).toEqual(plainPage);
    expect(html).not.toMatch(/<code[^>]/);
    expect(elementCounts(renderJunit([hostileReport(text)]))).toEqual(elementCounts(renderJunit([plain])));
  });

  it('adds no markup to Markdown', async () => {
    const html = await marked.parse(renderMarkdown([hostileReport(text)]), { gfm: true });
    const plain = await marked.parse(renderMarkdown([hostileReport('plain')]), { gfm: true });
    const { span: _dollars, code: _codes, pre: _blocks, ...counts } = elementCounts(html);
    const { span: _none, code: _plainCodes, pre: _plainBlocks, ...plainCounts } = elementCounts(plain);
    expect(counts).toEqual(plainCounts);
  });

  it('survives a JSON round trip', () => {
    const report = hostileReport(text);
    const { findings } = JSON.parse(renderJson(report)) as typeof report;
    expect(findings[0]?.evidence).toBe(report.findings[0]?.evidence);
    expect(sampleReport(0).findings).toEqual([]);
  });
});
