import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { checkLinks } from '../src/action/markdown/check-link.ts';
import { resultBody } from '../src/action/markdown/result-body.ts';
import { debianProgram } from '../test/helpers/debian.ts';
import { githubPage } from '../test/helpers/github-page.ts';
import { sampleResult } from '../test/helpers/sample-result.ts';

/** Draws `docs/images/pr-comment.png`, the README's picture: the comment that the renderer produces for a sample result. */
const program = debianProgram('chromium', ['chromium', 'fonts-noto-color-emoji']);
if (program === null) throw new Error('the picture needs Chromium');
const now = Date.parse('2026-11-21T12:00:00Z');
const run = 'https://github.com/octocat/shop/actions/runs/1001';
const body = resultBody(sampleResult(now), {
  budget: 60_000,
  maxFindings: 20,
  link: checkLinks({ repository: 'your-org/scan-gate', ref: 'v1' }),
  reports: [`[artifact](${run}/artifacts/1)`, `[run](${run})`],
  now,

  withheld: null,
});
const target = join(import.meta.dirname, '../docs/images/pr-comment.png');
mkdirSync(join(target, '..'), { recursive: true });
const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
try {
  const page = await browser.newPage({ viewport: { width: 902, height: 600 }, deviceScaleFactor: 1.5 });
  await page.setContent(githubPage(body));
  await page.locator('main').screenshot({ path: target });
} finally {
  await browser.close();
}
console.log(target);
