import { SEVERITIES } from '../../contract/primitives.ts';
import { type UnprovenHost, unprovenHosts } from '../../gate/model/ownership-proofs.ts';
import type { ResultDocument } from '../../gate/verdict/result-document.ts';
import { escapeMarkdown } from '../../reports/escape/markdown.ts';
import { reachInWords } from '../../shared/reach-words.ts';
import { ownValue } from '../../shared/records.ts';
import { plural, truncate } from '../../shared/text.ts';
import { countsInWords } from './words.ts';

/** The hosts of a result whose scans were refused for want of a proof of ownership. */
export function unprovenHostsOf({ scans }: ResultDocument): UnprovenHost[] {
  return unprovenHosts(scans.map(({ hostname, ownership_proofs: proofs }) => ({ hostname, proofs })));
}

const SIGNS: Readonly<Record<ResultDocument['outcome'], string>> = {
  passed: '✅',
  failed: '❌',
  inconclusive: '⚠️',
  'timed-out': '⏱️',
  cancelled: '🚫',
  skipped: '⏭️',
};

const WORDS: Readonly<Record<Exclude<ResultDocument['outcome'], 'passed' | 'failed'>, string>> = {
  inconclusive: 'no verdict',
  'timed-out': 'timed out before all scans finished',
  cancelled: 'cancelled',
  skipped: 'skipped',
};

/** Events whose failing check can block a merge. */
const BLOCKS_MERGE = new Set([
  'pull_request',
  'pull_request_target',
  'merge_group',
  'deployment_status',
  'workflow_run',
]);

/**
 * The verdict in one line.
 * @param cause why there is no verdict; default: by the code of the first reason
 */
export function headline(result: ResultDocument, cause?: string): string {
  return `${SIGNS[result.outcome]} Scan Gate: ${verdict(result, cause)}`;
}

function verdict(result: ResultDocument, given?: string): string {
  const { outcome } = result;
  if (outcome === 'passed') return passed(result) + limits(result);
  if (outcome === 'failed') return failed(result) + limits(result);
  if (given !== undefined) return `${WORDS[outcome]}: ${escapeMarkdown(truncate(given, 200))}`;
  const code = result.reason_codes?.[0];
  const cause = code === 'target_not_verified' ? unproven(result) : ownValue(CAUSES, code ?? '');
  return cause === undefined ? WORDS[outcome] : `${WORDS[outcome]}: ${cause}`;
}

/** Frequent causes in a few words; the text below the headline has the reason itself. */
export const CAUSES: Readonly<Record<string, string>> = {
  baseline_missing: 'there is no baseline',
  budget_exceeded: 'the scans cost more than allowed',
  checks_incomplete: 'checks were not completed',
  coverage_incomplete: 'too little of the target was covered',
  scan_failed: 'a scan failed',
  scan_not_created: 'a scan was not created',
  service_unreachable: 'the service did not respond',
  target_blocked: 'the target blocks the scanner',
  target_challenge: 'the target shows a challenge',
  target_host_refused: 'the target refuses its host name',
  target_maintenance: 'the target is under maintenance',
  target_not_deployed: 'the application is not deployed',
  target_not_ready: 'the target did not respond',
  target_refused: 'the target refused the scanner',
  target_server_error: 'the target responds with errors',
  target_stopped: 'the application ended during the scan',
  target_too_slow: 'the target was too slow',
};

function unproven(result: ResultDocument): string {
  const [first, ...others] = unprovenHostsOf(result);
  if (first === undefined) return 'a target is not proven to be yours';
  return others.length === 0
    ? `${escapeMarkdown(truncate(first.hostname, 260))} is not proven to be yours`
    : `${plural(others.length + 1, 'target')} are not proven to be yours`;
}

function passed(result: ResultDocument): string {
  const { counts, new_counts: fresh, fixed, threshold } = result;
  const thanks = fixed.length > 0 ? `, ${plural(fixed.length, 'finding')} fixed` : '';
  if (counts.total === 0) return `no findings${thanks}`;
  if (fresh !== null && fresh.total === 0) return `no new findings${thanks}`;
  if (threshold === 'none') return `${plural(counts.total, 'finding')}, none blocking${thanks}`;
  return `no blocking findings (${countsInWords(counts)})${thanks}`;
}

/** Who the scans were, and how much of the application they left out. */
function limits(result: ResultDocument): string {
  const notes = [identity(result), reachInWords(result.scans.map(({ coverage }) => coverage))];
  const words = notes.filter((note) => note !== '');
  return words.length === 0 ? '' : ` (${words.join('; ')})`;
}

function identity({ scans }: ResultDocument): string {
  const limited = scans.flatMap(({ coverage }) =>
    coverage?.sign_in_required === true && coverage.signed_in !== true ? [coverage] : [],
  );
  if (limited.length === 0) return scans.some(({ coverage }) => coverage?.signed_in === true) ? 'signed in' : '';
  return `not signed in, ${plural(
    limited.reduce((sum, { pages }) => sum + pages, 0),
    'page',
  )} seen`;
}

function failed(result: ResultDocument): string {
  const blocking = result.findings.filter((finding) => finding.blocking);
  if (blocking.length === 0) return escapeMarkdown(truncate(result.reasons[0] ?? 'the gate failed', 200));
  const severities = SEVERITIES.filter((severity) => blocking.some((finding) => finding.severity === severity));
  const allNew = blocking.every((finding) => finding.status === 'new');
  const kind = `${allNew ? 'new ' : ''}${severities.length === 1 ? `${severities[0]} ` : ''}`;
  const what = plural(blocking.length, `${kind}finding`);
  if (result.warn_only) return `${what} would block (warn-only)`;
  const verb = blocking.length === 1 ? 'blocks' : 'block';
  return BLOCKS_MERGE.has(result.run.event)
    ? `${what} ${verb} this merge`
    : `${what} ${blocking.length === 1 ? 'fails' : 'fail'} this run`;
}
