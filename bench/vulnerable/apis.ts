import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FindingContent } from '../../src/contract/finding.ts';
import { API_LABELS, type ApiAppName, apiLabelsOf, explains } from './api-labels.ts';
import { API_STARTS } from './api-recipes.ts';
import { measure, NotMeasured } from './programs.ts';
import { scanOnce } from './scan.ts';

/**
 * `node bench/vulnerable/apis.ts --vampi DIR --restaurant DIR --dvws DIR --juice-shop DIR`: standard scans of deliberately vulnerable
 * APIs with the users that each has, reading only, and with `active_post`. The checkouts have their packages installed.
 */
const { values: flags } = parseArgs({
  options: {
    vampi: { type: 'string' },
    restaurant: { type: 'string' },
    dvws: { type: 'string' },
    'juice-shop': { type: 'string' },
    python: { type: 'string', default: 'python3' },
    node: { type: 'string', default: 'node' },
    mongo: { type: 'string', default: 'mongodb://127.0.0.1:27017' },
    'read-only': { type: 'boolean' },
  },
});

const NAMES = Object.keys(API_LABELS) as ApiAppName[];
async function measureApp(name: ApiAppName, checkout: string, active_post: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-api-'));
  const app = await API_STARTS[name]({ checkout, folder, python: flags.python, node: flags.node, mongo: flags.mongo });
  try {
    const findings: FindingContent[] = [];
    let requests = 0;
    let seconds = 0;
    for (const { origin, options } of app.scans) {
      const scan = await scanOnce(origin, 'standard', { ...options, active_post });
      findings.push(...scan.findings);
      requests += scan.requests;
      seconds += scan.seconds;
    }
    const labels = apiLabelsOf(name);
    const found = labels.filter((label) => findings.some((finding) => explains(label, finding)));
    const provable = labels.filter((label) => label.provable === 'read' || (active_post && label.provable === 'write'));
    const proven = found.filter((label) => provable.includes(label)).length;
    const gate = findings.some((one) => one.severity === 'critical' && one.confidence !== 'tentative');
    const mode = active_post ? 'active-post' : 'reading';
    const cells = [name, mode, `${proven} of ${provable.length}`, labels.length, requests, seconds.toFixed(1)];
    console.log(`| ${[...cells, gate ? 'fails' : 'passes'].join(' | ')} |`);
    for (const label of provable.filter((one) => !found.includes(one))) console.log(`  missed: ${label.name}`);
    for (const finding of findings) {
      if (/^(?:info|low)$/.test(finding.severity) || labels.some((label) => explains(label, finding))) continue;
      console.log(`  without a label: ${finding.severity} ${finding.check_id} ${finding.locations[0]?.url ?? ''}`);
    }
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await measure('Nothing', async () => {
  const given = NAMES.filter((name) => flags[name] !== undefined);
  if (given.length === 0)
    throw new NotMeasured('name the checkout of one application at least, for example --vampi DIR');
  console.log('| application | scan | provable points found | documented | requests | seconds | default gate |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const name of given)
    for (const active of flags['read-only'] === true ? [false] : [false, true])
      await measureApp(name, flags[name] ?? '', active);
});
