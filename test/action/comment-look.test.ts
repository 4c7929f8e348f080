import { chromium } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../src/action/markdown/check-link.ts';
import { resultBody } from '../../src/action/markdown/result-body.ts';
import { debianProgram } from '../helpers/debian.ts';
import { githubPage } from '../helpers/github-page.ts';
import { sampleResult } from '../helpers/sample-result.ts';

const program = debianProgram('chromium', ['chromium', 'fonts-noto-color-emoji']);

describe.skipIf(program === null)('the comment as a browser shows it', () => {
  it('has the verdict on top, collapsed sections, and no horizontal scrolling', async () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    const sample = sampleResult(now);
    const [first, ...others] = sample.findings;
    if (first === undefined) throw new Error('the sample has findings');
    const location = { ...first.location, url: `https://preview-12.shop.example/${'b'.repeat(400)}` };
    const result = { ...sample, findings: [{ ...first, evidence: 'a'.repeat(400), location }, ...others] };
    const link = checkLinks({ repository: 'your-org/scan-gate', ref: 'v1' });
    const shown = { budget: 60_000, maxFindings: 20, link, reports: [], now, withheld: null };
    const browser = await chromium.launch({
      executablePath: program ?? '',
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 902, height: 700 } });
      await page.setContent(githubPage(resultBody(result, shown)));
      const picture = await page.screenshot();
      expect(picture.length).toBeGreaterThan(10_000);
      const visible = await page.locator('body').innerText();
      const headline = page.locator('h3').first();
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(await headline.innerText()).toBe('❌ Scan Gate: 2 new critical findings block this merge');
      expect((await headline.boundingBox())?.y).toBeLessThan(120);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await page.locator('details[open]').count()).toBe(0);
      expect(await page.locator('table').first().locator('td').count()).toBe(18);
      expect(visible).not.toMatch(/(^|\s)(\*\*|<\/?details>|\\_)/);
      expect(visible).toContain('Environment file is readable by anyone');
      expect(visible).not.toContain('Session cookie without HttpOnly');
    } finally {
      await browser.close();
    }
  });
});
