import { describe, expect, it } from 'vitest';
import type { ScanCoverage } from '../../src/contract/coverage.ts';
import type { Report } from '../../src/contract/report.ts';
import { renderGitlabDast } from '../../src/reports/gitlab-dast.ts';
import { renderHtml } from '../../src/reports/html/render-html.ts';
import { renderJson } from '../../src/reports/json.ts';
import { renderJunit } from '../../src/reports/junit.ts';
import { renderMarkdown } from '../../src/reports/markdown.ts';
import { renderPdf } from '../../src/reports/pdf/render-pdf.ts';
import { renderSarif } from '../../src/reports/sarif/render-sarif.ts';
import {
  createdInWords,
  leavesOut,
  leftOutInWords,
  percentCovered,
  reachInWords,
  totalReach,
} from '../../src/shared/reach-words.ts';
import { pdftotext, textOf } from './helpers/poppler.ts';
import { sampleReport } from './helpers/sample-report.ts';

const BASE: ScanCoverage = { application_seen: true, code: null, detail: null, pages: 140, sign_in_required: false };
const COVERAGE: ScanCoverage = {
  ...BASE,
  reach: {
    pages: { known: 1_000, covered: 150, left_out: [{ reason: 'time', count: 850 }] },
    operations: { known: 55, covered: 20, left_out: [{ reason: 'not_reached', count: 35 }] },
    inputs: { known: 1_230, covered: 410, left_out: [{ reason: 'requests', count: 820 }] },
  },
  created: [{ path: '/students', count: 25 }],
};
const REPORT: Report = { ...sampleReport(0), coverage: COVERAGE };
const WORDS = 'read 150 of at least 1,000 pages, requested 20 of 55 operations, tested 410 of 1,230 inputs';
const LEFT = '850 pages (out of time), 35 operations (not reached), 820 inputs (out of requests)';

describe('the coverage of several scans', () => {
  const one: ScanCoverage = {
    ...BASE,
    reach: { pages: { known: 10, covered: 8, left_out: [{ reason: 'time', count: 2 }] } },
  };
  const other: ScanCoverage = {
    ...BASE,
    reach: {
      pages: {
        known: 5,
        covered: 2,
        left_out: [
          { reason: 'folded', count: 2 },
          { reason: 'time', count: 1 },
        ],
      },
    },
  };

  it('is added up, reason by reason', () => {
    expect(totalReach([one, null, other, undefined])).toEqual({
      pages: {
        known: 15,
        covered: 10,
        left_out: [
          { reason: 'time', count: 3 },
          { reason: 'folded', count: 2 },
        ],
      },
    });
    expect(leftOutInWords([one, other])).toBe('5 pages (3 out of time, 2 folded as alike)');
  });

  it('is taken from the counts of pages where a service has no others', () => {
    const old = { ...BASE, pages_read: 12, pages_known: 20 };
    expect(reachInWords([old])).toBe('read 12 of at least 20 pages');
    expect(reachInWords([{ ...BASE, pages_read: 20, pages_known: 20 }])).toBe('');
    expect([leavesOut([old]), leftOutInWords([old])]).toEqual([true, '']);
    expect(reachInWords([BASE, null, undefined])).toBe('');
  });

  it('of a service that counts more covered than known is complete', () => {
    const odd = { ...BASE, reach: { pages: { known: 3, covered: 9, left_out: [] } } };
    expect([reachInWords([odd]), leavesOut([odd])]).toEqual(['read 9 pages', false]);
  });

  it('is a percentage that is 100 only if nothing was left out', () => {
    expect([999, 1_000].map((covered) => percentCovered({ known: 1_000, covered }))).toEqual([99, 100]);
    expect(percentCovered({ known: 0, covered: 0 })).toBe(100);
  });

  it('names ten of the paths in which it created something', () => {
    const created = Array.from({ length: 12 }, (_, index) => ({ path: `/p${index}`, count: 1 }));
    expect(createdInWords([{ ...BASE, created }])).toMatch(/^1 row in \/p0, .*1 row in \/p9 and in 2 more paths$/);
    expect(createdInWords([COVERAGE, COVERAGE])).toBe('50 rows in /students');
  });
});

describe('coverage in numbers', () => {
  it('is in the HTML report', () => {
    const html = renderHtml(REPORT);
    expect(html).toContain(`The scan ${WORDS}; left out: ${LEFT}.`);
    expect(html).toContain('150 of at least 1,000 known; left out: 850 pages (out of time); 140 different');
    expect(html).toContain('<th scope="row">Inputs tested</th><td>410 of 1,230 known');
    expect(html).toContain('<th scope="row">Created by the scan</th><td>25 rows in /students</td>');
  });

  it.skipIf(pdftotext === null)('is in the PDF report', async () => {
    const text = textOf(await renderPdf(REPORT)).replace(/\s+/g, ' ');
    expect(text).toContain('read 150 of at least 1,000 pages');
    expect(text).toContain('410 of 1,230 known');
    expect(text).toContain('25 rows in /students');
  });

  it('is in Markdown, escaped', () => {
    const markdown = renderMarkdown([
      { ...REPORT, coverage: { ...COVERAGE, created: [{ path: '/<b>*x*', count: 1 }] } },
    ]);
    expect(markdown).toContain('- Inputs tested: 410 of 1,230 known');
    expect(markdown).toContain('Created by the scan');
    expect(markdown).not.toContain('<b>');
    expect(markdown).not.toContain(' *x*');
  });

  it('is in JSON as it is', () => {
    expect((JSON.parse(renderJson(REPORT)) as Report).coverage).toEqual(COVERAGE);
  });

  it('is a property of the suite in JUnit, before its tests', () => {
    const xml = renderJunit([REPORT]);
    expect(xml).toContain('<property name="coverage.inputs.known" value="1230"/>');
    expect(xml).toContain('<property name="coverage.inputs.covered" value="410"/>');
    expect(xml.indexOf('<properties>')).toBeLessThan(xml.indexOf('<testcase'));
    expect(renderJunit([{ ...REPORT, coverage: BASE }])).not.toContain('<properties>');
  });

  it('is a property of the run in SARIF, for all scans together', () => {
    const { runs } = JSON.parse(renderSarif([REPORT, REPORT])) as { runs: { properties: { coverage: object } }[] };
    expect(runs[0]?.properties.coverage).toMatchObject({ inputs: { known: 2_460, covered: 820 } });
    expect(JSON.parse(renderSarif([{ ...REPORT, coverage: BASE }])).runs[0]).not.toHaveProperty('properties');
  });

  it('is a message in the report of GitLab', () => {
    const { scan } = JSON.parse(renderGitlabDast([REPORT])) as { scan: { messages: { value: string }[] } };
    expect(scan.messages.map(({ value }) => value)).toContainEqual(expect.stringContaining(WORDS));
  });
});
