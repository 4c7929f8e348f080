import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get as getByHttp, type IncomingHttpHeaders } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { main } from '../../src/cli/main.ts';
import { FIXABLE_CHECKS, REPORT_ONLY } from '../../src/fixes/fix-plan.ts';
import { createCa, issue } from '../../test/helpers/certificates.ts';
import { cacheFolder } from '../cache-folder.ts';
import { type Application, killAll, startApplication } from '../real/application.ts';
import { install } from '../real/install.ts';
import { SAMPLES, type Sample } from './samples.ts';

/**
 * `node bench/fixes/index.ts [name…]`: starts sample applications, scans them, lets `scan-gate fix --write` change their repository, starts
 * them again and replays every finding that a change of a configuration can fix. Prints how many are gone. A policy in report-only
 * mode blocks nothing: `csp.missing` counts as fixed once the pages send one. Debian's packages need root.
 */
const CSP = 'csp.missing';
const REPORT = 'scan-gate-report.json';

interface Outcome {
  readonly findings: number;
  readonly others: readonly string[];
  /** What `fix` says. */
  readonly fixed: string;
}

interface Result {
  readonly scans: readonly { readonly outcome: string; readonly reason: string | null }[];
  readonly findings: readonly { readonly check_id: string }[];
}

interface Replayed {
  readonly check_id: string;
  readonly location: { readonly parameter: string | null };
  readonly verdict: string;
  readonly reason: string | null;
}

/** Runs the command line in a folder. @returns what it printed */
async function cli(directory: string, args: readonly string[]) {
  let [out, err] = ['', ''];
  const status = await main(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    environment: process.env,
    directory,
    errIsTerminal: false,
    errColumns: null,
    outIsColored: false,
    outColumns: null,
    signal: new AbortController().signal,
  });
  if (status === 2) throw new Error(`${args.join(' ')}: ${err}`);
  return { out, err };
}

/** The repository of a sample as a checkout, with what was installed for it. */
function checkout({ repository }: Sample, installed: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fixes-'));
  // Servers read it as another user.
  chmodSync(folder, 0o755);
  for (const [path, text] of Object.entries(repository)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '--all');
  const others = readdirSync(installed).filter((name) => repository[name] === undefined && name !== 'home');
  for (const name of others) symlinkSync(join(installed, name), join(folder, name));
  const ca = createCa();
  const { certificatePem, privateKeyPem } = issue({ issuer: ca, dnsNames: ['localhost'], ipAddresses: ['127.0.0.1'] });
  mkdirSync(join(folder, 'tls'));
  const tls = { 'server.crt': certificatePem, 'server.key': privateKeyPem, 'ca.crt': ca.certificatePem };
  for (const [name, text] of Object.entries(tls)) writeFileSync(join(folder, 'tls', name), text);
  writeFileSync(join(folder, '.git/info/exclude'), [...others, 'tls', 'run', 'home', REPORT].join('\n'));
  return folder;
}

async function measured(sample: Sample): Promise<Outcome> {
  const { folder: installed } = await install(sample, cacheFolder('fixes'));
  const folder = checkout(sample, installed);
  return measuredIn(folder, sample).finally(() => rmSync(folder, { recursive: true }));
}

async function measuredIn(folder: string, sample: Sample): Promise<Outcome> {
  const running = async <Seen>(work: (url: string) => Promise<Seen>): Promise<Seen> => {
    const application: Application = await startApplication(sample, { folder, version: '' });
    const origin = sample.isTls === true ? 'https://localhost' : 'http://localhost';
    return work(`${origin}:${application.port}`).finally(() => application.stop());
  };
  const ca = join(folder, 'tls/ca.crt');
  const { out } = await running((url) =>
    cli(folder, ['scan', url, '--scan-type', 'standard', '--format', 'json', '--routes', 'off', '--ca-file', ca]),
  );
  const before: Result = JSON.parse(out);
  const [scan] = before.scans;
  if (scan?.outcome !== 'succeeded') throw new Error(`the scan: ${scan?.outcome}, ${scan?.reason}`);
  const findings = before.findings.filter(({ check_id }) => FIXABLE_CHECKS.includes(check_id));
  writeFileSync(join(folder, REPORT), JSON.stringify({ ...before, findings }));
  const { err: fixed } = await cli(folder, ['fix', '--report', REPORT, '--write']);
  const others = await running(async (url) => {
    const given = ['--report', REPORT, '--target', url, '--ca-file', ca];
    const replayed: Replayed[] = JSON.parse((await cli(folder, ['replay', '--all', '--json', ...given])).out);
    const isReporting = REPORT_ONLY.toLowerCase() in (await headersOf(url, readFileSync(ca, 'utf8')));
    return replayed.filter(({ check_id, verdict }) => verdict !== 'gone' && !(check_id === CSP && isReporting));
  });
  return { findings: findings.length, others: others.map(lineOf), fixed };
}

function lineOf({ check_id, location, verdict, reason }: Replayed): string {
  return [check_id, location.parameter, verdict, reason].filter(Boolean).join(' ');
}

function headersOf(url: string, ca: string): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? get : getByHttp;
    request(url, { ca }, (response) => resolve(response.resume().headers)).once('error', reject);
  });
}

process.once('exit', killAll);
const names = process.argv.slice(2);
const total = { findings: 0, left: 0, failed: 0 };
for (const sample of SAMPLES.filter(({ name }) => names.length === 0 || names.includes(name))) {
  try {
    const { findings, others, fixed } = await measured(sample);
    total.findings += findings;
    total.left += others.length;
    console.log(`${sample.name}: ${findings - others.length} of ${findings} gone`);
    for (const line of others) console.log(`  ${line}`);
    if (others.length > 0) console.log(fixed.replaceAll(/^(?=.)/gm, '    '));
  } catch (error) {
    total.failed += 1;
    console.log(`${sample.name}: ${error instanceof Error ? error.message : error}`);
  }
}
console.log(`${total.findings - total.left} of ${total.findings} gone`);
process.exit(total.failed > 0 ? 1 : 0);
