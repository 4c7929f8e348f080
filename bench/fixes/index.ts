import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { main } from '../../src/cli/main.ts';
import { FIXABLE_CHECKS } from '../../src/fixes/fix-plan.ts';
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
  readonly gone: number;
  readonly others: readonly string[];
}

interface Listed {
  readonly check_id: string;
  readonly location: { readonly url: string; readonly parameter: string | null };
  readonly proof?: { readonly requests: readonly { readonly response?: { readonly quote?: unknown } }[] };
}

/** Runs the command line in a folder. @returns its standard output */
async function cli(directory: string, args: readonly string[]): Promise<string> {
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
  return out;
}

/** The repository of a sample as a checkout, with what was installed for it. */
function checkout({ repository }: Sample, installed: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fixes-'));
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
  const running = async <Result>(work: (url: string) => Promise<Result>): Promise<Result> => {
    const application: Application = await startApplication(sample, { folder, version: '' });
    const origin = sample.isTls === true ? 'https://localhost' : 'http://localhost';
    return work(`${origin}:${application.port}`).finally(() => application.stop());
  };
  const roots = ['--ca-file', join(folder, 'tls/ca.crt')];
  const scan = (url: string) =>
    cli(folder, ['scan', url, '--scan-type', 'standard', '--format', 'json', '--routes', 'off', ...roots]);
  const before = await running(scan);
  const findings: Listed[] = JSON.parse(before).findings;
  const report = {
    ...JSON.parse(before),
    findings: findings.filter(({ check_id }) => FIXABLE_CHECKS.includes(check_id)),
  };
  writeFileSync(join(folder, REPORT), JSON.stringify(report));
  await cli(folder, ['fix', '--report', REPORT, '--write']);
  const replayed = await running((url) =>
    cli(folder, ['replay', '--all', '--report', REPORT, '--target', url, '--json', ...roots]),
  );
  const verdicts: (Listed & { verdict: string; reason: string | null })[] = JSON.parse(replayed);
  const others = verdicts.filter((one) => !(one.verdict === 'gone' || isReported(one)));
  rmSync(folder, { recursive: true });
  return {
    findings: verdicts.length,
    gone: verdicts.length - others.length,
    others: others.map(
      ({ check_id, location, verdict, reason }) =>
        `${check_id} ${location.parameter ?? ''}: ${verdict} ${reason ?? ''}`,
    ),
  };
}

/** The page sends a policy in report-only mode. */
function isReported({ check_id, proof }: Listed): boolean {
  return (
    check_id === CSP &&
    JSON.stringify(proof ?? '')
      .toLowerCase()
      .includes('content-security-policy-report-only')
  );
}

process.once('exit', killAll);
const names = process.argv.slice(2);
const total = { findings: 0, gone: 0, failed: 0 };
for (const sample of SAMPLES.filter(({ name }) => names.length === 0 || names.includes(name))) {
  try {
    const { findings, gone, others } = await measured(sample);
    total.findings += findings;
    total.gone += gone;
    console.log(`${sample.name}: ${gone} of ${findings} gone`);
    for (const line of others) console.log(`  ${line}`);
  } catch (error) {
    total.failed += 1;
    console.log(`${sample.name}: ${error instanceof Error ? error.message : error}`);
  }
}
console.log(`${total.gone} of ${total.findings} gone`);
process.exit(total.failed > 0 ? 1 : 0);
