import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CATEGORIES, type Case, type Category, CWES, readCases, type Source } from './benchmark-cases.ts';
import { type BenchmarkServer, startBenchmark } from './benchmark-server.ts';
import { measure, NotMeasured } from './programs.ts';
import { scanOnce } from './scan.ts';

/**
 * `node bench/vulnerable/benchmark.ts --benchmark DIR [--url http://127.0.0.1:8080] [--tls-url …] [--only sqli,xss] [--json FILE]`: the engine
 * on OWASP Benchmark 1.2 (a Java web application, which is not part of this repository), built and started from a checkout unless
 * `--url` names a running one. The cases are split over compliance scans with `active_post`: each starts at one case and has
 * the next ones as `extra_paths`; `--every 5` takes one case in five. Categories of injection are scanned over plain HTTP through a tap that counts the requests,
 * `securecookie` over TLS, whose requests the engine counts itself.
 */
const { values: flags } = parseArgs({
  options: {
    benchmark: { type: 'string' },
    url: { type: 'string' },
    'tls-url': { type: 'string' },
    only: { type: 'string', default: CATEGORIES.join(',') },
    'cases-per-scan': { type: 'string', default: '12' },
    every: { type: 'string', default: '1' },
    json: { type: 'string' },
    serve: { type: 'boolean' },
    port: { type: 'string' },
  },
});

interface Row extends Case {
  readonly isReported: boolean;
  /** Checks that reported the case, with their parameters. */
  readonly reports: readonly string[];
  readonly requests: number;
}

async function measureCategory(category: Category, cases: readonly Case[], server: BenchmarkServer) {
  const rows: Row[] = [];
  const size = Number(flags['cases-per-scan']);
  let seconds = 0;
  let requests = 0;
  let criticals = 0;
  for (let start = 0; start < cases.length; start += size) {
    const part = cases.slice(start, start + size);
    const [first, ...others] = part.map(({ link }) => link);
    const scan = await scanOnce(category === 'securecookie' ? server.tls : server.plain, 'compliance', {
      start_path: first ?? '/',
      extra_paths: others,
      active_post: true,
    });
    seconds += scan.seconds;
    requests += scan.requests;
    criticals += scan.findings.filter(
      ({ severity, confidence }) => severity === 'critical' && confidence !== 'tentative',
    ).length;
    for (const item of part) {
      const found = scan.findings.filter(({ cwe }) => CWES[category].some((number) => cwe.includes(number)));
      const reports = found.flatMap(({ check_id, locations }) =>
        locations
          .filter(({ url }) => url.includes(item.name))
          .map(({ method, parameter }) => `${check_id} ${method} ${parameter}`),
      );
      const sent = scan.log.filter((line) => line.includes(item.name)).length;
      rows.push({ ...item, isReported: reports.length > 0, reports: [...new Set(reports)], requests: sent });
    }
  }
  return { rows, seconds, requests, criticals };
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`);

function line(name: string, rows: readonly Row[]): string {
  const count = (isVulnerable: boolean, isReported: boolean) =>
    rows.filter((row) => row.isVulnerable === isVulnerable && row.isReported === isReported).length;
  const [tp, fn, fp, tn] = [count(true, true), count(true, false), count(false, true), count(false, false)];
  return `| ${name} | ${tp} | ${fn} | ${fp} | ${tn} | ${percent(tp, tp + fn)} | ${percent(fp, fp + tn)} |`;
}

/** True for what a link or a form of the case's page sends with a name of its own. */
const isPlain = ({ source }: Case) => source === 'query' || source === 'form';

function print(category: Category, rows: readonly Row[], requests: number, seconds: number): void {
  const vulnerable = rows.filter((row) => row.isVulnerable && isPlain(row));
  const reached = `${vulnerable.filter((row) => row.isReported).length} of ${vulnerable.length}`;
  console.log(`${line(category, rows)} ${reached} | ${requests} | ${seconds.toFixed(0)} |`);
}

function printSources(rows: readonly Row[]): void {
  console.log('\n| value in | found of the vulnerable | reported of the others |\n| --- | --- | --- |');
  for (const [source, group] of Map.groupBy(rows, (row): Source => row.source)) {
    const [bad, good] = [group.filter((row) => row.isVulnerable), group.filter((row) => !row.isVulnerable)];
    const reported = (list: readonly Row[]) => `${list.filter((row) => row.isReported).length} of ${list.length}`;
    console.log(`| ${source} | ${reported(bad)} | ${reported(good)} |`);
  }
}

function loopback(text: string): string {
  const url = URL.parse(text);
  if (url === null || !['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname))
    throw new NotMeasured(`${text} is no address on this machine (loopback)`);
  return url.origin;
}

await measure('OWASP Benchmark', async () => {
  if (flags.benchmark === undefined) throw new NotMeasured('say where its checkout is: --benchmark DIR');
  const cases = readCases(flags.benchmark);
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-vulnerable-'));
  const port = flags.port === undefined ? undefined : Number(flags.port);
  let server: BenchmarkServer | null = null;
  try {
    if (flags.url === undefined) server = await startBenchmark(flags.benchmark, folder, port);
    else
      server = {
        plain: loopback(flags.url),
        tls: loopback(flags['tls-url'] ?? flags.url),
        close: async () => undefined,
      };
    if (flags.serve) {
      console.log(`--url ${server.plain} --tls-url ${server.tls}`);
      await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
      return;
    }
    console.log('| category | TP | FN | FP | TN | TPR | FPR | by query or form | requests | seconds |');
    console.log(`|${' --- |'.repeat(10)}`);
    const all: Row[] = [];
    let criticals = 0;
    for (const category of CATEGORIES.filter((name) => flags.only.split(',').includes(name))) {
      const own = cases
        .filter((item) => item.category === category)
        .filter((_, index) => index % Number(flags.every) === 0);
      const result = await measureCategory(category, own, server);
      print(category, result.rows, result.requests, result.seconds);
      all.push(...result.rows);
      criticals += result.criticals;
    }
    console.log(`${line('all', all)} | | |`);
    printSources(all);
    console.log(
      `\nThe default gate ${criticals > 0 ? 'fails' : 'passes'}: ${criticals} critical findings that are not tentative.`,
    );
    if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(all, null, 1)}\n`);
  } finally {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
