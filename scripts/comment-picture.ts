import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { checkLinks } from '../src/action/markdown/check-link.ts';
import { resultBody } from '../src/action/markdown/result-body.ts';
import type { ResultDocument } from '../src/gate/verdict/result-document.ts';
import { debianProgram } from '../test/helpers/debian.ts';
import { githubPage } from '../test/helpers/github-page.ts';

/** Draws `docs/images/pr-comment.png`, the README's picture: the comment on a run of the demo with the bundle. */
const program = debianProgram('chromium', ['chromium', 'fonts-noto-color-emoji']);
if (program === null) throw new Error('the picture needs Chromium');
const run = 'https://github.com/octocat/shop/actions/runs/1001';
const result = demoResult();
const body = resultBody(result, {
  budget: 60_000,
  maxFindings: 20,
  link: checkLinks({ repository: 'your-org/scan-gate', ref: 'v1' }),
  reports: [`[artifact](${run}/artifacts/1)`, `[run](${run})`],
  now: Date.now(),
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

/** The result of the demo. */
function demoResult(): ResultDocument {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-picture-'));
  try {
    const bundle = join(import.meta.dirname, '../dist/cli/index.js');
    const { status, stderr } = spawnSync(process.execPath, [bundle, 'demo', '--out', folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the demo ended with ${status}: ${stderr}`);
    return JSON.parse(readFileSync(join(folder, 'scan-gate.json'), 'utf8')) as ResultDocument;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
