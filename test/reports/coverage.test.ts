import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { renderHtml } from '../../src/reports/html/render-html.ts';
import { renderMarkdown } from '../../src/reports/markdown.ts';
import { sampleReport } from './helpers/sample-report.ts';

const withCoverage = (coverage: Partial<NonNullable<Report['coverage']>>): Report => ({
  ...sampleReport(0),
  coverage: { application_seen: true, code: null, detail: null, pages: 1, sign_in_required: false, ...coverage },
});

describe('a report states the coverage of its scan', () => {
  it('when the application was not seen; the detail is escaped', () => {
    const detail = 'the start page redirects to http://<b>x</b>.example';
    const report = withCoverage({ application_seen: false, code: 'target_off_host', detail });
    expect(renderMarkdown([report])).toContain('The scan did not reach the application');
    const html = renderHtml(report);
    expect(html).toContain('The scan did not reach the application: the start page redirects');
    expect(html).not.toContain('<b>x</b>');
  });

  it('when the scan was not signed in', () => {
    const report = withCoverage({ pages: 3, sign_in_required: true });
    for (const text of [renderMarkdown([report]), renderHtml(report)])
      expect(text).toContain('not signed in and reached 3 pages');
  });

  it('with the start page as a browser showed it, in the HTML report only', () => {
    const seen = { used: true, detail: null, product: 'Chrome/151', sandboxed: true };
    const counts = { pages: 1, routes: 1, endpoints: 0, withheld: 0 };
    const report = withCoverage({ browser: { ...seen, ...counts, screenshot: '/9j/4AAQ"onload=' } });
    const html = renderHtml(report);
    expect(html).toContain('src="data:image/jpeg;base64,/9j/4AAQ&quot;onload="');
    expect(html).toContain('; img-src data:; ');
    expect(renderMarkdown([report])).not.toContain('/9j/');
  });

  it('and nothing when the whole application was seen', () => {
    expect(renderMarkdown([withCoverage({})])).toBe(renderMarkdown([sampleReport(0)]));
  });
});
