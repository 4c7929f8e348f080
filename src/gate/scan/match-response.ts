import type { ReceivedBulkEntry } from '../../client/wire.ts';
import type { Finding } from '../../contract/finding.ts';
import { LIMITS } from '../../contract/limits.ts';
import { countBySeverity, SEVERITIES, type Severity, type SeverityCounts } from '../../contract/primitives.ts';
import { formatTargetAddress, parseTargetAddress, TargetSyntaxError } from '../../contract/target-address.ts';
import { plural, truncate } from '../../shared/text.ts';
import { type Problem, problem } from '../model/errors.ts';
import type { PlannedScan } from '../model/model.ts';

/**
 * Checks that responses belong to the planned scans and are complete: a verdict on another host, or on only some of the
 * findings, would be worse than none. Pure.
 */

interface ScanIdentity {
  readonly target?: string;
  readonly scan_type?: string;
}

/** False if a received scan has another host or scan type than the planned one. */
export function scanMatches(plan: PlannedScan, { target, scan_type }: ScanIdentity): boolean {
  if (scan_type !== undefined && scan_type !== plan.scanType) return false;
  return target === undefined || isSameTarget(plan.target.hostname, target);
}

/** A service may return the target without its port. */
function isSameTarget(planned: string, received: string): boolean {
  try {
    const own = parseTargetAddress(planned);
    const other = parseTargetAddress(formatTargetAddress(parseTargetAddress(received)));
    return own.host === other.host && (own.port === null || other.port === null || own.port === other.port);
  } catch (error) {
    if (error instanceof TargetSyntaxError) return false;
    throw error;
  }
}

export function describeScan({ target = '', scan_type = '' }: ScanIdentity): string {
  return `a scan of ${[target.slice(0, 100), scan_type.slice(0, 40)].filter(Boolean).join(', ') || 'something else'}`;
}

type CreatedScan = Extract<ReceivedBulkEntry, { ok: true }>['scan'];

export interface PairedScan {
  readonly plan: PlannedScan;
  readonly scan: CreatedScan | null;
  readonly problem: Problem | null;
}

/**
 * Pairs the results of a bulk request with its scans. Results are in request order (docs/API.md#bulkscanresult). A
 * result that names another target is paired with the scan it matches; unmatched or duplicate results are discarded.
 */
export function pairResults(
  chunk: readonly PlannedScan[],
  results: readonly ReceivedBulkEntry[],
): readonly PairedScan[] {
  const taken = new Set<string>();
  const take = (plan: PlannedScan, scan: CreatedScan): PairedScan => {
    taken.add(scan.id);
    return { plan, scan, problem: null };
  };
  const inOrder = chunk.map((plan, place) => {
    const scan = scanOf(results[place]);
    return scan !== null && scanMatches(plan, scan) && !taken.has(scan.id) ? take(plan, scan) : null;
  });
  return inOrder.map((paired, place) => {
    const plan = chunk[place] as PlannedScan;
    if (paired !== null) return paired;
    const own = results[place];
    const unmatched = results
      .flatMap((result) => scanOf(result) ?? [])
      .filter((scan) => scan.target !== undefined && !taken.has(scan.id));
    const match = own === undefined || own.ok ? unmatched.find((scan) => scanMatches(plan, scan)) : undefined;
    return match === undefined ? { plan, scan: null, problem: refusalOf(own) } : take(plan, match);
  });
}

function scanOf(result: ReceivedBulkEntry | undefined): CreatedScan | null {
  return result?.ok === true ? result.scan : null;
}

function refusalOf(result: ReceivedBulkEntry | undefined): Problem {
  if (result === undefined) {
    return problem('scan_not_created', 'Not created: the service returned fewer results than requested scans.');
  }
  if (result.ok) {
    return problem(
      'scan_mismatch',
      `Not created: the service returned ${describeScan(result.scan)}, which was not requested here, or a duplicate.`,
    );
  }
  const { code, message } = result.error;
  return { code, message: `Not created: ${truncate(message || code, 400)} (${code})` };
}

/** Counts of a service: by severity with their sum, or the summary of a report. */
type Counts = Partial<Readonly<Record<Severity, number>>>;
type Announced = (Counts & { readonly total: number }) | { readonly by_severity: Counts; readonly total: number };

/**
 * Which findings are missing according to the counts of the service, in one sentence, or null. Counts are compared from the
 * most severe down, so that a finding listed with a higher severity than counted is accepted.
 * @param omitted findings above the maximum of a scan; the service omits the least severe ones
 */
export function missingFindings(
  findings: readonly Finding[],
  omitted: number,
  announcements: readonly (Announced | null | undefined)[],
): string | null {
  const listed = countBySeverity(findings);
  for (const announced of announcements) {
    const fault = announced == null ? null : fewerThan(announced, listed, omitted);
    if (fault !== null) return fault;
  }
  if (omitted > 0 && findings.length < LIMITS.findingsPerScanMax)
    return `The service omitted ${plural(omitted, 'finding')} although it lists only ${findings.length}.`;
  return null;
}

/** What the service counts beyond what it lists, from the most severe on. */
function fewerThan(announced: Announced, listed: SeverityCounts, omitted: number): string | null {
  if (listed.total + omitted < announced.total)
    return `The service counts ${announced.total} findings but lists ${listed.total}.`;
  const counts = 'by_severity' in announced ? announced.by_severity : announced;
  let expected = 0;
  let seen = 0;
  for (const severity of SEVERITIES) {
    expected += counts[severity] ?? 0;
    seen += listed[severity];
    if (seen + omitted < expected)
      return `The service counts ${expected} findings of severity ${severity} or higher but lists ${seen}.`;
  }
  return null;
}
