import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rule } from '../engine/rules/format.ts';
import type { TriedRule } from '../engine/try-rules.ts';
import type { GateInputName } from '../gate/inputs/inputs.ts';
import type { TargetSpec } from '../gate/model/model.ts';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import { parseSettings } from '../gate/settings/settings.ts';
import { escapeTerminal } from '../reports/escape/terminal.ts';
import { isLocalHost } from '../shared/local-names.ts';
import { plural } from '../shared/text.ts';
import { readTrustedRoots } from './connect.ts';
import { EXIT_STATUS } from './exit-status.ts';
import type { FlagTable, ParsedFlags } from './flags.ts';
import type { Io } from './io.ts';
import { flagName, rawInputs, SCAN_FLAGS } from './scan-flags.ts';

const SCAN_INPUTS = [
  'checks-scope',
  'active-post',
  'login',
  'login-check',
  'second-login',
  'admin-login',
  'request-headers',
  'ca-file',
];

/** The flags of `scan` that rules need. */
export const TRY_FLAGS: FlagTable = Object.fromEntries(
  Object.entries(SCAN_FLAGS).filter(([name]) => SCAN_INPUTS.includes(name)),
);

/**
 * Runs rules, and no other check, on a site, and prints what each requested and found.
 * @param flags those of {@link TRY_FLAGS}
 * @returns an exit status
 * @throws UsageError
 */
export async function tryAgainst(url: string, rules: readonly Rule[], flags: ParsedFlags, io: Io): Promise<number> {
  const { hostname, options } = targetOf(url, flags, io);
  const trustedRoots = await readTrustedRoots(flags.text('ca-file'), io);
  const { tryRules } = await import('../engine/try-rules.ts');
  const result = await tryRules({
    rules,
    target: `${options.scheme === undefined ? '' : `${options.scheme}://`}${hostname}${options.start_path ?? ''}`,
    options,
    ownershipProven: isLocalHost(hostname.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')),
    signal: io.signal,
    trustedRoots,
  });
  if ('failure' in result) {
    io.err(`${escapeTerminal(result.failure)}\n`);
    return EXIT_STATUS.inconclusive;
  }
  const { tried, requests } = result;
  for (const line of tried.flatMap(linesOf)) io.out(`${escapeTerminal(line)}\n`);
  const count = (status: TriedRule['outcome']['status']) =>
    tried.filter(({ outcome }) => outcome.status === status).length;
  const [found, failed, inapplicable] = [count('finding'), count('error'), count('not_applicable')];
  const ran = tried.length - failed - inapplicable;
  io.out(
    `${plural(ran, 'rule')} ran, ${found} with findings, ${failed} with errors, ${inapplicable} not applicable; ${plural(requests, 'request')}\n`,
  );
  if (found > 0) return EXIT_STATUS.failed;
  return failed > 0 || ran === 0 ? EXIT_STATUS.inconclusive : EXIT_STATUS.passed;
}

/** The site as `scan` would read it, for the embedded service. @throws UsageError */
function targetOf(url: string, flags: ParsedFlags, io: Io): TargetSpec {
  const naming = (name: GateInputName) => (name === 'targets' ? '--against' : flagName(flags)(name));
  const read = (path: string) => readFileSync(resolve(io.directory, path), 'utf8');
  const raw = { ...rawInputs(flags, io.environment), targets: url, 'api-url': '', 'api-key': '' };
  const { targets } = parseSettings({ raw, naming, readFile: read, readText: read }).gate;
  const [target, surplus] = targets;
  if (target === undefined || surplus !== undefined) throw new UsageError('--against', `${shown(url)} is not one URL.`);
  return target;
}

const WORDS = {
  finding: 'finding',
  passed: 'nothing found',
  not_applicable: 'not applicable',
  error: 'error',
} as const;

function linesOf({ outcome: { check_id: id, title, status, reason }, findings, sent }: TriedRule): string[] {
  return [
    `${WORDS[status]}: ${title}, ${id}${reason === null ? '' : ` (${reason})`}`,
    ...findings.map(({ severity, confidence, evidence }) => `  ${severity}, ${confidence}: ${evidence}`),
    ...sent.map(({ method, url: place, result }) => `  ${method} ${place}: ${result}`),
  ];
}
