import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SEVERITIES, severityRank } from '../../contract/primitives.ts';
import type { ScanOptions } from '../../contract/scan.ts';
import type { Replay } from '../../engine/replay.ts';
import { apiDescriptionOf } from '../../gate/inputs/api-description.ts';
import { callbackUrlOf } from '../../gate/inputs/callback-url.ts';
import { parseTarget } from '../../gate/inputs/parse-target.ts';
import { parseRequestHeaders } from '../../gate/inputs/request-headers.ts';
import type { SettingsSources } from '../../gate/inputs/settings-sources.ts';
import { enumInput } from '../../gate/model/input-values.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { loginsOf } from '../../gate/settings/login-settings.ts';
import { escapeTerminal } from '../../reports/escape/terminal.ts';
import { isLocalHost } from '../../shared/local-names.ts';
import { readTrustedRoots } from '../connect.ts';
import { EXIT_STATUS } from '../exit-status.ts';
import { type FlagTable, flagsOrHelp, HELP_FLAG, type ParsedFlags } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';
import { readPolicyFiles } from '../policy-files.ts';
import { type ReportedFinding, readReportedFindings } from '../reported-findings.ts';
import { flagName, rawInputs, SCAN_FLAGS } from '../scan-flags.ts';

/** Shorter beginnings of a fingerprint are typing errors. */
const PREFIX_MIN = 8;
const SCAN_INPUTS = [
  'login',
  'login-check',
  'second-login',
  'admin-login',
  'request-headers',
  'api-description',
  'browser-path',
  'callback-url',
  'ca-file',
  'config-file',
  'config-ref',
] as const;

export const FLAGS: FlagTable = {
  report: {
    type: 'string',
    value: 'FILE',
    description: 'Result of the run that made the findings: --format json, scan-gate.json, or a JSON report.',
  },
  target: {
    type: 'string',
    value: 'URL',
    description: 'Where the application is now, such as the preview with the fix. Default: where it was found.',
  },
  all: { type: 'boolean', description: 'Replay every finding of the report.' },
  severity: { type: 'string', value: 'S', description: 'Replay the findings of this severity or above.' },
  json: { type: 'boolean', description: 'Print JSON.' },
  ...Object.fromEntries(
    SCAN_INPUTS.flatMap((name) => {
      const flag = SCAN_FLAGS[name];
      return flag === undefined ? [] : [[name, flag]];
    }),
  ),
  help: HELP_FLAG,
};

const HELP = commandHelp(
  ['replay <fingerprint…> --report FILE [flags]', 'replay --all --report FILE [flags]'],
  `Proves findings of an earlier run again, without a service: each check runs once more at the place of its finding, with new random
values. Prints "still there", "gone" or "cannot tell" with the requests. The beginning of a fingerprint is enough if it is the only one.`,
  FLAGS,
  'Exit status: 0: all are gone; 1: one is still there; 2: wrong usage; 3: one cannot be proven either way, and none is still there.',
  [
    'scan-gate replay 3f1c9a7e --report scan-gate.json',
    'scan-gate replay --severity high --report scan-gate.json --target http://localhost:3000',
  ],
);

type ReplayedFinding = Pick<
  ReportedFinding,
  'fingerprint' | 'check_id' | 'title' | 'severity' | 'location' | 'proof' | 'target'
>;

interface Replayed extends Replay {
  readonly finding: ReplayedFinding;
}

/** `scan-gate replay`. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const report = flags.text('report');
  if (report === undefined)
    throw new UsageError('--report', 'is missing: the result of the run that made the findings.');
  const findings = chosen(await readReportedFindings(report, io.directory), flags);
  const isJson = flags.flag('json') === true;
  const replayed = await replayFindings(findings, flags, io, (each) => {
    if (!isJson) io.out(textOf(each));
  });
  if (isJson) io.out(`${JSON.stringify(replayed.map(documentOf), null, 2)}\n`);
  return statusOf(replayed);
}

/**
 * Proves findings again, one after the other.
 * @param flags of `replay`
 * @throws UsageError
 */
export async function replayFindings(
  findings: readonly ReplayedFinding[],
  flags: ParsedFlags,
  io: Io,
  onEach: (replayed: Replayed) => void,
): Promise<Replayed[]> {
  const trustedRoots = await readTrustedRoots(flags.text('ca-file'), io);
  const { browserOption } = await import('../../embedded.ts');
  const rules = await rulesFor(findings, flags, io);
  const browser = (await browserOption(flags.text('browser-path') ?? null, io.environment)) ?? {};
  const callbackUrl = callbackUrlOf('--callback-url', rawInputs(flags, io.environment)['callback-url']);
  const { replay } = await import('../../engine/replay.ts');
  const replayed: Replayed[] = [];
  for (const finding of findings) {
    const elsewhere = flags.text('target');
    const { hostname, options } = parseTarget('--target', elsewhere ?? finding.target);
    const scheme = options.scheme ?? schemeOf(finding);
    const outcome = await replay({
      finding,
      target: `${scheme}://${hostname}${options.start_path ?? ''}`,
      isElsewhere: elsewhere !== undefined,
      options: secretsFor({ hostname, scheme }, flags, io),
      ownershipProven: isLocalHost(hostname.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')),
      signal: io.signal,
      rules,
      ...browser,
      ...(callbackUrl === null ? {} : { callbackUrl }),
      ...(trustedRoots.length === 0 ? {} : { trustedRoots }),
    });
    replayed.push({ finding, ...outcome });
    onEach({ finding, ...outcome });
  }
  return replayed;
}

/** The rules of this repository, read only if a finding is of none of the built-in checks. @throws UsageError */
async function rulesFor(findings: readonly ReplayedFinding[], flags: ParsedFlags, io: Io) {
  const { registeredCheckIds, repositoryRules } = await import('../../embedded.ts');
  const builtIn = new Set(await registeredCheckIds());
  if (findings.every(({ check_id }) => builtIn.has(check_id))) return [];
  const configFile = rawInputs(flags, io.environment)['config-file'] ?? '';
  const configRef = flags.text('config-ref') ?? null;
  return repositoryRules(await readPolicyFiles({ configFile, ignoreFile: '', configRef, naming: flagName(flags) }, io));
}

function schemeOf({ location }: ReplayedFinding): 'http' | 'https' {
  return location.url.startsWith('http:') ? 'http' : 'https';
}

/** @throws UsageError */
function chosen(findings: readonly ReportedFinding[], flags: ParsedFlags): readonly ReportedFinding[] {
  const { positionals } = flags;
  const least = flags.text('severity');
  if (least === undefined && flags.flag('all') !== true && positionals.length === 0)
    throw new UsageError('<fingerprint>', 'is missing; --all replays every finding of the report.');
  const named = positionals.length === 0 ? findings : positionals.map((prefix) => withPrefix(findings, prefix));
  if (least === undefined) return named;
  const rank = severityRank(enumInput('--severity', least, SEVERITIES));
  return named.filter(({ severity }) => severityRank(severity) <= rank);
}

function withPrefix(findings: readonly ReportedFinding[], prefix: string): ReportedFinding {
  const wanted = prefix.toLowerCase();
  if (!/^[0-9a-f]{1,32}$/.test(wanted) || wanted.length < PREFIX_MIN)
    throw new UsageError(shown(prefix), `is no fingerprint; give ${PREFIX_MIN} to 32 hexadecimal digits.`);
  const [found, ...others] = findings.filter(({ fingerprint }) => fingerprint.startsWith(wanted));
  if (found === undefined) throw new UsageError(shown(prefix), 'is no fingerprint of the report.');
  if (others.some(({ fingerprint }) => fingerprint !== found.fingerprint))
    throw new UsageError(shown(prefix), `is the beginning of ${others.length + 1} fingerprints; give more of it.`);
  return found;
}

/** What the user gives to sign in, and the description of the API. */
function secretsFor(
  target: { readonly hostname: string; readonly scheme: 'http' | 'https' },
  flags: ParsedFlags,
  io: Io,
): ScanOptions {
  const raw = rawInputs(flags, io.environment);
  const read = (path: string) => readFileSync(resolve(io.directory, path), 'utf8');
  const sources: SettingsSources = { raw, naming: flagName(flags), readFile: read, readText: read };
  const headers = parseRequestHeaders('--request-headers', raw['request-headers'] ?? '');
  return {
    ...(Object.keys(headers).length === 0 ? {} : { request_headers: headers }),
    ...(raw.browser === 'off' ? { browser: 'off' } : {}),
    ...apiDescriptionOf(sources, raw['api-description']),
    ...loginsOf(sources, target),
  };
}

export function textOf({ finding, verdict, reason, proof }: Replayed): string {
  const { title, check_id, fingerprint, location } = finding;
  const lines = [
    `${verdict}: ${title} (${check_id}, ${fingerprint.slice(0, PREFIX_MIN)}) ${location.url}`,
    ...(reason === null ? [] : [`  ${reason}`]),
    ...(proof?.requests ?? []).map(({ role, method, url }) => `  ${role}: ${method} ${url}`),
    ...(proof?.browser === undefined
      ? []
      : [...proof.browser.steps, proof.browser.executed].map((text) => `  ${text}`)),
  ];
  return lines.map((line) => `${escapeTerminal(line.trimEnd())}\n`).join('');
}

function documentOf({ finding, verdict, reason, proof, requests }: Replayed) {
  const { fingerprint, check_id, title, severity, location } = finding;
  return { fingerprint, check_id, title, severity, location, verdict, reason, proof, requests };
}

function statusOf(replayed: readonly Replayed[]): number {
  if (replayed.some(({ verdict }) => verdict === 'still there')) return EXIT_STATUS.failed;
  return replayed.some(({ verdict }) => verdict === 'cannot tell') ? EXIT_STATUS.inconclusive : EXIT_STATUS.passed;
}
