import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FindingContent } from '../contract/finding.ts';
import type { CheckOutcome } from '../contract/report.ts';
import type { EngineReport, RuleData } from '../engine/core/engine.ts';
import { type Attempt, hasResponse } from '../engine/core/evidence/http.ts';
import type { Rule } from '../engine/rules/format.ts';
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

/** What a scan may be told of a site, as far as rules need it. */
export const TRY_FLAGS: FlagTable = Object.fromEntries(
  Object.entries(SCAN_FLAGS).filter(([name]) => SCAN_INPUTS.includes(name)),
);

/**
 * Runs rules, and no other check, on a site, and prints what each requested and found.
 * @param flags those of {@link TRY_FLAGS}
 * @returns an exit status
 * @throws UsageError
 */
export async function tryRules(rules: readonly Rule[], url: string, flags: ParsedFlags, io: Io): Promise<number> {
  const { hostname, options } = targetOf(url, flags, io);
  const trustedRoots = await readTrustedRoots(flags.text('ca-file'), io);
  const { CHECKS } = await import('../engine/registry.ts');
  const { runScan } = await import('../engine/run.ts');
  const sent = new Map<string, readonly Attempt[]>();
  const result = await runScan({
    target: `${options.scheme === undefined ? '' : `${options.scheme}://`}${hostname}${options.start_path ?? ''}`,
    scanType: 'standard',
    options: { ...options, disable_checks: CHECKS.map(({ meta }) => meta.id) },
    ownershipProven: isLocalHost(hostname.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')),
    addressPolicy: { mode: 'any', allow: [] },
    rules: rules as unknown as readonly RuleData[],
    onRule: (id, attempts) => sent.set(id, attempts),
    signal: io.signal,
    trustedRoots,
  });
  if (result.status !== 'completed') {
    io.err(`${escapeTerminal(result.status === 'failed' ? result.message : 'It was interrupted.')}\n`);
    return EXIT_STATUS.inconclusive;
  }
  const ids = new Set(rules.map(({ id }) => id));
  const outcomes = result.report.checks.filter(({ check_id }) => ids.has(check_id));
  for (const outcome of outcomes)
    for (const line of linesOf(outcome, result.report, sent.get(outcome.check_id) ?? []))
      io.out(`${escapeTerminal(line)}\n`);
  const { requests } = result.report.budget;
  const { found, ran, failed } = countsOf(outcomes);
  io.out(
    `${plural(ran, 'rule')} ran, ${found} with findings, ${failed} with errors, ${outcomes.length - ran - failed} not applicable; ${plural(requests.used, 'request')}\n`,
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

function linesOf(
  { check_id: id, title, status, reason }: CheckOutcome,
  { findings }: EngineReport,
  sent: readonly Attempt[],
): string[] {
  const requests = sent.map((attempt) => {
    const { method, url } = attempt.request;
    return `  ${method} ${url}: ${hasResponse(attempt) ? attempt.response.status : attempt.failure.message}`;
  });
  const own = findings.filter(({ check_id }) => check_id === id);
  const why = reason === null ? '' : ` (${reason})`;
  return [`${WORDS[status]}: ${title}, ${id}${why}`, ...own.map(findingLine), ...requests];
}

const WORDS = { finding: 'finding', passed: 'nothing found', not_applicable: 'not applicable', error: 'error' } as const;

function findingLine({ severity, confidence, evidence }: FindingContent): string {
  return `  ${severity}, ${confidence}: ${evidence}`;
}

function countsOf(outcomes: readonly CheckOutcome[]) {
  const count = (...states: CheckOutcome['status'][]) => outcomes.filter(({ status }) => states.includes(status)).length;
  return { found: count('finding'), ran: count('finding', 'passed'), failed: count('error') };
}
