import { parseArgs } from 'node:util';
import { SCAN_TYPES, type ScanType } from '../../src/contract/primitives.ts';
import type { DnsResolver } from '../../src/engine/core/resolver.ts';
import { CHECKS } from '../../src/engine/registry.ts';
import { runScan } from '../../src/engine/run.ts';
import { jdk17 } from '../../test/helpers/jdk-tls-server.ts';
import { nginx } from '../../test/helpers/nginx-server.ts';
import { cacheFolder } from '../cache-folder.ts';
import { BADSSL_FAULTS, BADSSL_GOOD, BADSSL_LEFT_OUT, type BadsslLabel } from './badssl-labels.ts';
import { DOMAIN, startBadssl } from './badssl-servers.ts';

/**
 * Goal E2: `node bench/engine/badssl.ts --badssl <checkout of chromium/badssl.com>` scans every labelled host of that corpus, served
 * on loopback, with every TLS check of a compliance scan. Nothing of the corpus is part of this repository. `--work <folder>` keeps
 * the certificates for the next run, `--parallel <n>` sets how many hosts are scanned at once, `--verbose` prints what was found on every host.
 */
const { values } = parseArgs({
  options: {
    badssl: { type: 'string' },
    work: { type: 'string', default: cacheFolder('badssl') },
    parallel: { type: 'string', default: '4' },
    verbose: { type: 'boolean', default: false },
  },
});
if (values.badssl === undefined) {
  console.error('Say where a checkout of chromium/badssl.com is: --badssl <folder>');
  process.exit(2);
}
const program = nginx();
if (program === null) process.exit(2);
const labels = [...BADSSL_FAULTS, ...BADSSL_GOOD];
const hosts = await startBadssl(values.badssl, values.work, labels, { nginx: program, java: jdk17() });
const loopback = new Proxy({} as DnsResolver, {
  get: (_, name) => () =>
    name === 'resolve4'
      ? Promise.resolve(['127.0.0.1'])
      : Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' })),
});
const others = CHECKS.map(({ meta }) => meta.id).filter((id) => !id.startsWith('tls.'));
const DAY_MS = 86_400_000;

interface Row {
  readonly label: BadsslLabel;
  readonly found: readonly string[];
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

/** What the checks say of the host: ids of findings that are more than a remark on the profile. */
async function scan({ name }: BadsslLabel, port: number, scanType: ScanType): Promise<readonly string[]> {
  const result = await runScan({
    target: `https://${name}.${DOMAIN}:${port}/`,
    scanType,
    options: { disable_checks: others },
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    resolver: loopback,
    trustedRoots: [hosts.rootPem],
    // The corpus makes the expired certificate valid for its first day.
    now: new Date(Date.now() + (name === 'expired' ? 2 * DAY_MS : 0)),
  });
  if (result.status !== 'completed') throw new Error(`${name}: ${JSON.stringify(result)}`);
  const errors = result.report.checks.filter(({ status }) => status === 'error');
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ check_id }) => check_id).join(', ')}`);
  const ids = result.report.findings.map(({ check_id }) => check_id).filter((id) => id !== 'tls.mozilla-profile');
  return [...new Set(ids)].sort();
}

/** Every host, a few at once as a worker would. A fault that the scan type has no check for is not asked. */
async function scanAll(scanType: ScanType): Promise<{ readonly rows: readonly Row[]; readonly seconds: number }> {
  const asked = new Set(CHECKS.filter(({ meta }) => meta.scanTypes.includes(scanType)).map(({ meta }) => meta.id));
  const queue = labels.flatMap((label) => {
    const port = hosts.ports.get(label.name);
    const isAsked = label.about.length === 0 || label.about.some((id) => asked.has(id));
    return port === undefined || !isAsked ? [] : [{ label, port }];
  });
  const rows: Row[] = [];
  const startedAt = performance.now();
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { label, port } = next;
      const found = await scan(label, port, scanType);
      rows.push({
        label,
        found,
        missing: label.about.filter((id) => asked.has(id) && !found.includes(id)),
        extra: found.filter((id) => !label.about.includes(id) && !label.besides.includes(id)),
      });
    }
  };
  await Promise.all(Array.from({ length: Number(values.parallel) }, lane));
  return { rows, seconds: (performance.now() - startedAt) / 1000 };
}

for (const [name, reason] of hosts.unserved) console.log(`NOT SERVED ${name}: ${reason}`);
for (const [name, reason] of Object.entries(BADSSL_LEFT_OUT)) console.log(`Left out: ${name} (${reason}).`);
// The first scans of a process read the root store and compile; they are not among those that count.
await scanAll('quick');
const table = [
  '| scan type | hosts with a fault | kept apart | good hosts | with a false positive | seconds for all |',
];
table.push('| --- | --- | --- | --- | --- | --- |');
for (const scanType of SCAN_TYPES) {
  const { rows, seconds } = await scanAll(scanType);
  for (const { label, found, missing, extra } of rows) {
    if (values.verbose) console.log(`${scanType} ${label.name}: ${found.join(', ')}`);
    if (missing.length > 0) console.log(`${scanType}: MISSED on ${label.name}: ${missing.join(', ')}`);
    if (extra.length > 0) console.log(`${scanType}: WRONG on ${label.name}: ${extra.join(', ')}`);
  }
  const faults = rows.filter(({ label }) => label.about.length > 0);
  const good = rows.filter(({ label }) => label.about.length === 0);
  const apart = faults.filter(({ missing, extra }) => missing.length + extra.length === 0);
  const wrong = good.filter(({ extra }) => extra.length > 0);
  if (apart.length < faults.length || wrong.length > 0) process.exitCode = 1;
  const time = `${seconds.toFixed(1)} (${rows.length} hosts)`;
  table.push(`| ${scanType} | ${faults.length} | ${apart.length} | ${good.length} | ${wrong.length} | ${time} |`);
}
await hosts.close();
console.log(`\n${table.join('\n')}`);
