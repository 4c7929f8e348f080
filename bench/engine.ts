import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCAN_TYPES } from '../src/contract/primitives.ts';
import { startHardenedTarget } from '../test/targets/hardened/start.ts';
import { type Label, readLabels } from '../test/targets/labels.ts';
import { scanPlanted } from '../test/targets/scan-planted.ts';
import { serve } from '../test/targets/serve.ts';
import { SOFT_404_SITES } from '../test/targets/soft-404.ts';
import { startWeakTargets } from '../test/targets/weak/start.ts';
import { type EngineResult, readBaseline, regressions, writeBaseline } from './engine/baseline.ts';
import { PEER_SECONDS, PEERS } from './engine/peers.ts';
import { runPeerOnHost, scanHost, timed } from './engine/planted-hosts.ts';

/**
 * `npm run bench:engine`: the engine and every peer that Debian or npm offers, in the same run, on the planted hosts. Exits with 1
 * when recall drops or false findings or requests rise against `bench/engine/baseline.json`.
 *
 * `--no-peers` measures the engine alone; `--no-goals` leaves out the test runs of the goals; `--update` writes the baseline.
 * Figures of time depend on the machine; the ratios count.
 */
const withPeers = !process.argv.includes('--no-peers');
const labels = readLabels('weak');
const weak = await startWeakTargets();
const hardened = await startHardenedTarget();
const soft = await serve(SOFT_404_SITES['echo of the path'] ?? (() => ({})));

interface Row {
  readonly name: string;
  readonly weakSeconds: number;
  readonly hardenedSeconds: number | null;
  readonly softSeconds: number | null;
  readonly requests: number;
  readonly connections: number | null;
  readonly found: number;
  readonly of: number;
  readonly hardenedIssues: number | null;
  readonly softIssues: number | null;
}
const rows: Row[] = [];
const results: Record<string, EngineResult> = {};
const onWebHost: string[] = [];
const union = new Set<Label>();

/** The first scan of a process also loads and compiles; users meet that once, so it is not left out but shown apart. */
const [, coldSeconds] = await timed(() => scanPlanted(`http://127.0.0.1:${soft.port}/`, 'quick'));

for (const scanType of SCAN_TYPES) {
  let found = 0;
  let weakSeconds = 0;
  let webSeconds = 0;
  let requests = 0;
  let connections = 0;
  for (const name of weak.targets.keys()) {
    const scan = await scanHost(weak, labels, name, scanType);
    const { used } = scan.report.budget.requests;
    if (name === 'web') {
      webSeconds = scan.seconds;
      onWebHost.push(`${scanType} ${used}`);
    }
    weakSeconds += scan.seconds;
    requests += used;
    connections += scan.report.budget.connections.used;
    found += scan.found.length;
    if (scanType === 'compliance') for (const label of scan.found) union.add(label);
  }
  const [clean, hardenedSeconds] = await timed(() => scanPlanted(hardened.url, scanType, hardened.trustedRoots));
  const [echo, softSeconds] = await timed(() => scanPlanted(`http://127.0.0.1:${soft.port}/`, scanType));
  const ownHeaders = new Set(['http', 'csp']);
  const hardenedIssues = clean.findings.filter(({ severity }) => severity !== 'info').length;
  const softIssues = echo.findings.filter(
    ({ check_id, severity }) => severity !== 'info' && !ownHeaders.has(check_id.split('.')[0] ?? ''),
  ).length;
  results[scanType] = { found, hardened_issues: hardenedIssues, soft_404_issues: softIssues, requests };
  rows.push({
    name: `Scan Gate, ${scanType} (one host: ${webSeconds.toFixed(1)} s)`,
    weakSeconds,
    hardenedSeconds,
    softSeconds,
    requests,
    connections,
    found,
    of: labels.length,
    hardenedIssues,
    softIssues,
  });
}

const missed = labels.filter((label) => !union.has(label));
const peerFound = new Set<Label>();
let peerSeconds = 0;
let peerRequests = 0;
if (withPeers) {
  for (const peer of PEERS) {
    const program = await peer.prepare();
    if (program === null) continue;
    console.error(`${peer.name} …`);
    let found = 0;
    let weakSeconds = 0;
    let note = '';
    let requests = 0;
    const beforeConnections = weak.web.connections();
    for (const name of weak.targets.keys()) {
      const isTlsHost = name.startsWith('tls-');
      if (name === 'plain' || (isTlsHost && peer.scope === 'web')) continue;
      // Two labels of 101; testssl.sh would spend minutes on them.
      if (peer.name === 'testssl.sh' && ['tls-chain', 'tls-expiring'].includes(name)) continue;
      const run = await runPeerOnHost(peer, program, weak, labels, name, PEER_SECONDS);
      if (run.timedOut) note = ', cut off';
      weakSeconds += run.seconds;
      requests += run.requests.length;
      found += run.found.length;
      for (const label of run.found) peerFound.add(label);
    }
    const connections = weak.web.connections() - beforeConnections;
    const { port } = hardened.served;
    const clean = await peer.run(program, { url: `https://127.0.0.1:${port}/`, port }, PEER_SECONDS / 2);
    const softTarget = { url: `http://127.0.0.1:${soft.port}/`, port: soft.port };
    const echo = peer.scope === 'tls' ? null : await peer.run(program, softTarget, PEER_SECONDS / 2);
    peerSeconds += weakSeconds;
    peerRequests += requests;
    const row: Row = {
      name: peer.name + note,
      weakSeconds,
      hardenedSeconds: clean.seconds,
      softSeconds: echo?.seconds ?? null,
      requests,
      connections,
      found,
      of: labels.length,
      hardenedIssues: peer.countIssues(clean.output),
      softIssues: echo === null ? null : peer.countIssues(echo.output),
    };
    rows.push(row);
    console.error(JSON.stringify(row));
  }
}

const cell = (value: number | null, digits = 0) => (value === null ? '–' : value.toFixed(digits));
console.log(
  `\n${labels.length} planted weaknesses on ${weak.targets.size} hosts, a hardened host with traps, a host that answers every path.\n`,
);
console.log(
  '| scanner | seconds weak / hardened / soft 404 | requests | connections | found | recall | reported on hardened / soft 404 |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const row of rows) {
  const seconds = [row.weakSeconds, row.hardenedSeconds, row.softSeconds].map((value) => cell(value, 1)).join(' / ');
  const recall = ((100 * row.found) / row.of).toFixed(0);
  console.log(
    `| ${row.name} | ${seconds} | ${row.requests} | ${cell(row.connections)} | ${row.found} of ${row.of} | ${recall} % | ${cell(row.hardenedIssues)} / ${cell(row.softIssues)} |`,
  );
}
console.log(`\nFirst quick scan of the process (cold): ${coldSeconds.toFixed(2)} s.`);
console.log(
  `Missed by Scan Gate: ${missed.map(({ check_id, path }) => `${check_id} ${path ?? ''}`.trim()).join('; ') || 'nothing'}.`,
);
if (withPeers) {
  const all = `${peerSeconds.toFixed(0)} s, ${peerRequests} requests, ${peerFound.size} of ${labels.length} together`;
  console.log(`Peers: ${all}. Requests are those to the web host; Scan Gate's there: ${onWebHost.join(', ')}.`);
  const only = labels.filter((label) => peerFound.has(label) && !union.has(label));
  console.log(`Found by a peer and not by Scan Gate: ${only.map(({ check_id }) => check_id).join(', ') || 'nothing'}.`);
}

await Promise.all([weak.close(), hardened.close(), soft.close()]);
if (process.argv.includes('--update')) writeBaseline(results);
const worse = regressions(results, readBaseline());
console.log(`\nAgainst the baseline: ${worse.length === 0 ? 'no regression' : ''}`);
for (const line of worse) console.log(`REGRESSION ${line}`);
process.exitCode = worse.length === 0 ? 0 : 1;
if (!process.argv.includes('--no-goals')) printGoals();

/** E1 to E7 and E10 are situations of the test suite: the figure is how many of them hold. */
function printGoals(): void {
  const goals: readonly (readonly [string, string, readonly string[]])[] = [
    [
      'E1',
      'suite sets and versions against real servers (JDK 17, nginx), as testssl.sh found them',
      ['test/engine/tls/real-servers.test.ts'],
    ],
    [
      'E2',
      'certificate and key-exchange faults, one word for each',
      ['test/engine/tls/certificates.test.ts', 'test/engine/tls/weaknesses.test.ts'],
    ],
    [
      'E3',
      'Observatory situations as tables',
      ['test/engine/http/observatory.test.ts', 'test/engine/http/parsers.test.ts', 'test/engine/cors'],
    ],
    [
      'E4',
      'passive rules as tables',
      [
        'test/engine/http/checks',
        'test/engine/csp',
        'test/engine/cookies',
        'test/engine/cors/checks',
        'test/engine/content',
        'test/engine/scanner-agreement.test.ts',
      ],
    ],
    ['E5', 'exposure families, soft 404, quoted secrets', ['test/engine/exposure']],
    ['E6', 'active-safe probes', ['test/engine/active']],
    ['E7', 'libraries', ['test/engine/libraries']],
    ['E8', 'planted hosts', ['test/engine/planted.test.ts']],
    ['E10', 'safety, hostile sites, budgets', ['test/engine/core']],
  ];
  console.log('\n| goal | what | situations that hold |\n| --- | --- | --- |');
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-goals-'));
  for (const [goal, what, paths] of goals) {
    const file = join(folder, `${goal}.json`);
    const root = join(import.meta.dirname, '..');
    spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        ...paths,
        '--passWithNoTests',
        '--reporter=json',
        `--outputFile=${file}`,
      ],
      { cwd: root, stdio: 'ignore', timeout: 300_000 },
    );
    try {
      const result = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numTotalTests: number };
      console.log(`| ${goal} | ${what} | ${result.numPassedTests} of ${result.numTotalTests} |`);
    } catch {
      console.log(`| ${goal} | ${what} | could not be run |`);
    }
  }
  rmSync(folder, { recursive: true });
}
