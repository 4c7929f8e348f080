import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HTML_FINDINGS_MAX } from '../../../src/reports/html/findings.ts';
import { renderHtml } from '../../../src/reports/html/render-html.ts';
import type { ReportDocument } from '../../../src/reports/report-document.ts';
import { type TargetHistory, type Trend, trend } from '../../../src/reports/trend/trend.ts';
import { trendHtml } from '../../../src/reports/trend/trend-html.ts';
import { debianProgram } from '../../helpers/debian.ts';
import { HOSTILE } from '../helpers/hostile.ts';
import { pdftotext, textOf } from '../helpers/poppler.ts';
import { hostileReport, sampleReport } from '../helpers/sample-report.ts';

type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function hashOf(element: Element | undefined): string {
  const [text] = element?.childNodes ?? [];
  return `'sha256-${createHash('sha256')
    .update(text !== undefined && 'value' in text ? text.value : '')
    .digest('base64')}'`;
}

/** Three weeks with findings that come, a clean time, and findings that come back. */
function sampleTrend(): Trend {
  const counts = (critical: number, high: number, low: number) => ({
    ...{ critical, high, low, medium: 0, info: 0 },
    total: critical + high + low,
  });
  const history: TargetHistory = {
    target: 'preview-12.example.com',
    changes: [
      { day: '2026-11-01', counts: counts(2, 3, 5) },
      { day: '2026-11-05', counts: counts(1, 3, 5) },
      { day: '2026-11-13', counts: counts(0, 0, 0) },
      { day: '2026-11-16', counts: counts(3, 1, 2) },
    ],
    open: [{ title: 'A <b>bold</b> hole', severity: 'critical', since: '2026-11-16' }],
    fixedAfterDays: [3, 8, 2],
  };
  return trend([history], Date.parse('2026-11-21T02:00:00Z'));
}

/** A sample whose critical findings block. */
function gatedReport(count: number): ReportDocument {
  const report = sampleReport(count);
  const findings = report.findings.map((finding) => ({ ...finding, blocking: finding.severity === 'critical' }));
  return { ...report, findings, gate: { outcome: 'failed', reasons: ['2 critical findings.'] } };
}

const SETS: readonly (readonly [string, () => string])[] = [
  ['no finding', () => renderHtml(sampleReport(0))],
  ['12 findings', () => renderHtml(sampleReport(12))],
  ['12 findings, two of them blocking', () => renderHtml(gatedReport(12))],
  ['12 findings with a trend', () => renderHtml(sampleReport(12), { trend: sampleTrend() })],
  ['hostile text', () => renderHtml(hostileReport(Object.values(HOSTILE).join('\n')))],
];

describe('HTML report', () => {
  it.each([0, 12])('matches the golden file: %d findings', async (count) => {
    // The style sheet and the script are golden by their own files; only what is made of the report is compared.
    const html = renderHtml(sampleReport(count))
      .replace(/<style>[\s\S]*?<\/style>/, '<style></style>')
      .replace(/<script>[\s\S]*?<\/script>/, '<script></script>')
      .replace(/'sha256-[^']*'/g, "'sha256-…'");
    await expect(html).toMatchFileSnapshot(`../golden/report-${count}.html`);
  });

  it('matches the golden file: the trend', async () => {
    await expect(`${trendHtml(sampleTrend())}\n`).toMatchFileSnapshot('../golden/trend.html');
  });

  it.each(SETS)('is valid HTML: %s', (_name, html) => {
    const errors: string[] = [];
    parse(html(), { onParseError: (error) => errors.push(error.code) });
    expect(errors).toEqual([]);
  });

  it('allows only its own style and script, and loads nothing', () => {
    const elements = elementsOf(renderHtml(sampleReport(12)));
    const meta = elements.find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy');
    const policy = attribute(meta as Element, 'content');
    const scripts = elements.filter((element) => element.tagName === 'script');
    const styles = elements.filter((element) => element.tagName === 'style');
    expect([scripts.length, styles.length]).toEqual([1, 1]);
    expect(policy).toBe(
      `default-src 'none'; style-src ${hashOf(styles[0])}; script-src ${hashOf(scripts[0])}; base-uri 'none'; form-action 'none'`,
    );
    for (const element of elements)
      for (const { name } of element.attrs)
        expect(name).not.toMatch(/^(on|src$|srcset$|style$|action$|formaction$|poster$|data$)/);
    expect(elements.filter((element) => /^(iframe|object|embed|img|link|base|form)$/.test(element.tagName))).toEqual(
      [],
    );
  });

  it('has all of 500 findings', () => {
    const report = sampleReport(500);
    const elements = elementsOf(renderHtml(report));
    expect(elements.filter((element) => element.tagName === 'article')).toHaveLength(500);
    const ids = elements.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows the maximum of 5,000 findings and the number omitted', () => {
    const html = renderHtml(sampleReport(5_000));
    expect(html.match(/<article /g)).toHaveLength(HTML_FINDINGS_MAX);
    expect(html).toContain('the JSON report has 3,000 more');
  });

  it("shows the gate's status of a finding", () => {
    const report = sampleReport(2);
    const findings = report.findings.map((finding, index) =>
      index === 0 ? { ...finding, gate_status: 'new' as const } : finding,
    );
    expect(renderHtml({ ...report, findings }).match(/<span class="status">new</g)).toHaveLength(1);
  });
});

const executablePath = debianProgram('chromium', ['chromium']);

describe.skipIf(executablePath === null)('HTML report in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
  });
  afterAll(() => browser.close());

  /** Opens the report and collects what it complains about and what it asks for. */
  async function open(
    html: string,
    options: Parameters<Browser['newPage']>[0] = {},
  ): Promise<{ page: Page; trouble: string[] }> {
    const page = await browser.newPage(options);
    const trouble: string[] = [];
    page.on('console', (message) => trouble.push(message.text()));
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('dialog', (dialog) => {
      trouble.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.route('**', (route) => {
      const url = route.request().url();
      if (url === 'http://report.test/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
      trouble.push(`request ${url}`);
      return route.abort();
    });
    await page.goto('http://report.test/');
    return { page, trouble };
  }

  it.each([
    [0, 'light'],
    [12, 'light'],
    [12, 'dark'],
    [150, 'light'],
  ] as const)('passes the accessibility checks: %d findings, %s', async (count, colorScheme) => {
    const options = count === 12 ? { trend: sampleTrend() } : {};
    const { page, trouble } = await open(renderHtml(sampleReport(count), options), { colorScheme });
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    // Through the debugger, for the page's own policy lets no other script in.
    await page.evaluate(axe);
    const violations = (await page.evaluate(
      "axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations.map((each) => each.id + ': ' + each.nodes.map((node) => node.html).join(' ')))",
    )) as string[];
    expect(violations).toEqual([]);
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('filters by severity, searches, folds and copies', async () => {
    const { page, trouble } = await open(renderHtml(sampleReport(12)));
    const shown = page.locator('#shown');
    const visible = (): Promise<number> => page.locator('.finding:visible').count();
    expect(await shown.textContent()).toBe('12 of 12 shown');
    await page.getByLabel('High (4)').uncheck();
    expect([await visible(), await shown.textContent()]).toEqual([8, '8 of 12 shown']);
    await page.getByLabel('Search').fill('TLS accepted');
    expect([await visible(), await shown.textContent()]).toEqual([2, '2 of 12 shown']);
    await page.getByLabel('Search').fill('');
    await page.getByRole('button', { name: 'Collapse all', exact: true }).click();
    expect(await page.locator('.finding details[open]').count()).toBe(0);
    await page.getByRole('button', { name: 'Expand all' }).click();
    expect(await page.locator('.finding details[open]').count()).toBe(12);
    const copy = page.getByRole('button', { name: 'Copy curl' }).first();
    await copy.click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.getByLabel('Search').focus();
    await page.keyboard.press('Control+v');
    expect(await page.getByLabel('Search').inputValue()).toBe(
      "curl -sS -i --path-as-is --globoff 'https://preview-12.example.com/.env'",
    );
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('opens with the verdict and what blocks, and expands only that', () => {
    const elements = elementsOf(renderHtml(gatedReport(12)));
    const text = (name: string) => elements.filter((element) => attribute(element, 'class') === name);
    expect(text('verdict bad')).toHaveLength(1);
    expect(elements.filter((element) => attribute(element, 'class') === 'status blocks')).toHaveLength(2);
    expect(elements.filter((each) => each.tagName === 'details' && attribute(each, 'open') !== undefined)).toHaveLength(
      2,
    );
    const page = renderHtml(gatedReport(12));
    expect(page).toContain('The gate failed: 2 findings block.');
    expect(page.indexOf('The gate failed')).toBeLessThan(page.indexOf('Scan type'));
    expect(
      renderHtml({ ...sampleReport(0), gate: { outcome: 'inconclusive', reasons: ['<b>No</b> response.'] } }),
    ).toContain('The gate has no verdict (inconclusive): &lt;b&gt;No&lt;/b&gt; response.');
  });

  it('works without script: folds, filters by severity, hides what needs the script', async () => {
    const { page } = await open(renderHtml(gatedReport(12)), { javaScriptEnabled: false });
    await page.getByLabel('Critical (2)').uncheck();
    expect(await page.locator('.finding:visible').count()).toBe(10);
    expect(await page.getByLabel('Search').isVisible()).toBe(false);
    expect(await page.getByRole('button').count()).toBe(0);
    const folded = page.locator('.finding.low details:not([open])').first();
    await folded.locator('summary').click();
    expect(await page.locator('.finding details[open]').count()).toBe(3);
    await page.close();
  });

  it.skipIf(pdftotext === null).each([true, false])(
    'prints every finding, script or not: %s',
    async (javaScriptEnabled) => {
      const report = sampleReport(12);
      const { page } = await open(renderHtml(report, { trend: sampleTrend() }), { javaScriptEnabled });
      const pdf = await page.pdf();
      const text = textOf(pdf);
      expect(report.findings.filter(({ fingerprint }) => !text.includes(fingerprint))).toEqual([]);
      // On paper there is nothing to press, and the long table of the trend stays folded.
      expect(text).not.toMatch(/Copy fix|Collapse all|the latest day first/);
      await page.close();
    },
  );

  it('runs no script of a target or an API', async () => {
    for (const text of [Object.values(HOSTILE).join('\n'), ...Object.values(HOSTILE).slice(0, 5)]) {
      const { page, trouble } = await open(renderHtml(hostileReport(text)));
      expect(await page.locator('img, iframe, b, a[href^="javascript"]').count()).toBe(0);
      expect(trouble).toEqual([]);
      await page.close();
    }
  });

  it.each([320, 390, 800, 1400])('does not scroll sideways at %d pixels', async (width) => {
    const hostile = hostileReport(Object.values(HOSTILE).join('\n'));
    const { page } = await open(renderHtml(hostile, { trend: sampleTrend() }), {
      viewport: { width, height: 900 },
    });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await page.close();
  });
});
