import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { findingReferences } from '../../src/reports/findings.ts';
import { renderGitlabDast } from '../../src/reports/gitlab-dast.ts';
import { renderHtml } from '../../src/reports/html/render-html.ts';
import { renderMarkdown } from '../../src/reports/markdown.ts';
import { renderSarif } from '../../src/reports/sarif/render-sarif.ts';
import { sampleReport } from './helpers/sample-report.ts';

const PAGE = 'https://scans.example.com/docs/checks/exposure.env';

function withPage(page: string): Report {
  const report = sampleReport(1);
  return { ...report, findings: report.findings.map((finding) => ({ ...finding, check_url: page })) };
}

describe('the page of a check', () => {
  it('comes first, and once', () => {
    const [finding] = withPage(PAGE).findings;
    if (finding === undefined) throw new Error('no finding');
    expect(findingReferences({ ...finding, references: ['https://a.example/', PAGE] })).toEqual([
      PAGE,
      'https://a.example/',
    ]);
  });

  it('is what every report links to', () => {
    expect(renderHtml(withPage(PAGE))).toContain(`href="${PAGE}"`);
    expect(renderMarkdown([withPage(PAGE)])).toContain(`(${PAGE})`);
    expect(renderGitlabDast([withPage(PAGE)])).toContain(`"${PAGE}"`);
    const sarif = JSON.parse(renderSarif([withPage(PAGE)]));
    expect(sarif.runs[0].tool.driver.rules[0].helpUri).toBe(PAGE);
  });

  it('is not a link when a service sends another scheme', () => {
    const evil = 'javascript:alert(1)';
    expect(renderHtml(withPage(evil))).not.toContain(`href="${evil}`);
    expect(renderMarkdown([withPage(evil)])).not.toContain(`(${evil})`);
    const sarif = JSON.parse(renderSarif([withPage(evil)]));
    expect(sarif.runs[0].tool.driver.rules[0].helpUri).not.toBe(evil);
  });
});
