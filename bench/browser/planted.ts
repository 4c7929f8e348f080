import type { ScanType } from '../../src/contract/primitives.ts';
import { isView, serveApp, viewOf } from '../../test/targets/browser-apps/app.ts';
import { HASH_APP } from '../../test/targets/browser-apps/hash-app.ts';
import { PATH_APP } from '../../test/targets/browser-apps/path-app.ts';
import { SERVER_APP } from '../../test/targets/browser-apps/server-app.ts';
import { browserScan } from './browser-scan.ts';

/**
 * `node bench/browser/planted.ts [name] [standard|compliance]`: how many of the planted faults of three applications a scan proves, and
 * how many of their look-alikes it reports.
 */
const [only = '', scanType = 'standard'] = process.argv.slice(2);
const PROVEN = new Set(['browser.dom-xss', 'browser.message-xss', 'browser.client-redirect']);
let isShort = false;
for (const app of [HASH_APP, PATH_APP, SERVER_APP].filter(({ name }) => name.includes(only))) {
  const served = await serveApp(app);
  const { report, seconds } = await browserScan(served.origin, scanType as ScanType);
  served.close();
  const found = report.findings
    .filter(({ check_id: id }) => PROVEN.has(id))
    .flatMap(({ check_id: check, locations }) => locations.map(({ url }) => ({ check, view: viewOf(url) })));
  const missed = app.faults.filter(
    (fault) => !found.some(({ check, view }) => check === fault.check && isView(view, fault.view)),
  );
  const wrong = found.filter(({ view }) => app.lookAlikes.some((pattern) => isView(view, pattern)));
  const { pages = 0, routes = 0, detail = null } = report.coverage.browser ?? {};
  const views = report.coverage.reach?.views;
  const opened = views === undefined ? `${pages} pages` : `${views.covered} of ${views.known} views`;
  console.log(
    `${app.name}: ${app.faults.length - missed.length} of ${app.faults.length} faults, ${wrong.length} of ` +
      `${app.lookAlikes.length} look-alikes reported, ${opened}, ${routes} routes, ${report.budget.requests.used} requests, ` +
      `${seconds.toFixed(1)} s, writes: ${served.writes.length}${detail === null ? '' : `; ${detail}`}`,
  );
  if (missed.length > 0) console.log(`  missed: ${missed.map(({ check, view }) => `${view} (${check})`).join(', ')}`);
  if (wrong.length > 0) console.log(`  false: ${wrong.map(({ check, view }) => `${view} (${check})`).join(', ')}`);
  isShort ||= missed.length > 0 || wrong.length > 0;
}
process.exit(isShort ? 1 : 0);
