import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKS } from '../../src/engine/registry.ts';
import { runScan } from '../../src/engine/run.ts';

/**
 * `node bench/engine/firing-range.ts --url http://127.0.0.1:8080/ --pages <checkout>/src/pages [--only reflected]`: the active probes on a
 * running Firing Range (google/firing-range, which is not part of this repository). Every address that a group's index page links is
 * scanned by itself, as a user's `start_path` would. Cases of script in the browser alone (DOM), which no server answers, are
 * listed too: they are not found.
 */
const { values: flags } = parseArgs({
  options: { url: { type: 'string' }, pages: { type: 'string' }, only: { type: 'string', default: '' } },
});

function stop(message: string): never {
  console.error(`\n*** Firing Range was NOT measured: ${message}\n`);
  process.exit(2);
}

if (flags.url === undefined || flags.pages === undefined)
  stop('say --url of the running application and --pages of its checkout');
const base = URL.parse(flags.url);
if (base === null || !['127.0.0.1', '[::1]', 'localhost'].includes(base.hostname))
  stop('it must run on this machine (loopback)');
const pages = flags.pages;
const groups = readdirSync(pages).filter(
  (name) => name.includes(flags.only) && existsSync(join(pages, name, 'index.html')),
);
if (groups.length === 0) stop(`${pages} holds no group of pages`);
const others = CHECKS.map(({ meta }) => meta.id).filter((id) => !/^active\.(?:reflected-xss|open-redirect)$/.test(id));

/** True when a scan that starts there reports the address itself. */
async function isFound(address: URL): Promise<boolean> {
  const result = await runScan({
    target: address.origin,
    scanType: 'standard',
    options: { start_path: address.pathname + address.search, active_post: true, disable_checks: others },
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    seed: address.href,
  });
  if (result.status !== 'completed') throw new Error(`${address.href}: ${JSON.stringify(result)}`);
  return result.report.findings.some(({ locations }) =>
    locations.some(({ url }) => new URL(url).pathname === address.pathname),
  );
}

console.log('| group | reported | not reported |\n| --- | --- | --- |');
for (const group of groups) {
  const html = readFileSync(join(pages, group, 'index.html'), 'utf8');
  const links = [...html.matchAll(/href=["']?([^"'\s>]+)/gi)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
  const missed: string[] = [];
  let found = 0;
  for (const link of new Set(links)) {
    const address = URL.parse(link, `${base.origin}/${group}/index.html`);
    if (address?.origin !== base.origin) continue;
    if (await isFound(address)) found += 1;
    else missed.push(link);
  }
  console.log(`| ${group} | ${found} of ${found + missed.length} | ${missed.slice(0, 60).join(' ')} |`);
}
process.exit(0);
