import type { Client } from '../../client/client.ts';
import { ServiceError, ServiceResponseError } from '../../client/errors.ts';
import { iterate } from '../../client/iterate.ts';
import type { ReceivedFinding } from '../../client/wire.ts';
import type { Finding } from '../../contract/finding.ts';
import { countBySeverity } from '../../contract/primitives.ts';
import type { Report } from '../../contract/report.ts';
import { plural } from '../../shared/text.ts';
import { type Problem, problem, problemOf } from '../model/errors.ts';
import type { EndedScan } from './await-scans.ts';
import { boundedMap } from './bounded-map.ts';
import { completeFinding } from './complete-finding.ts';
import { missingFindings } from './match-response.ts';

/**
 * Cancels scans, so that they use no more time and tokens. Never throws: the result omits scans that cannot be cancelled,
 * because they ended or the service is unreachable.
 * @param withinMs maximum duration of all requests, in milliseconds
 * @returns ids of the cancelled scans
 */
export async function cancelScans(client: Client, scanIds: readonly string[], withinMs: number): Promise<string[]> {
  const signal = AbortSignal.timeout(withinMs);
  const cancelled = await boundedMap(scanIds, 8, async (id) => {
    try {
      const { status } = await client.cancelScan(id, { signal });
      return status === 'cancelled' ? [id] : [];
    } catch {
      return [];
    }
  });
  return cancelled.flat();
}

/** Problems after which a scan may still be running. */
const GAVE_UP: readonly (string | undefined)[] = ['aborted', 'service_unreachable', 'response_malformed'];

/** Scans that the service may still be running although the gate stopped waiting for them. */
export function unfinishedIds(ended: readonly EndedScan[]): string[] {
  return ended.flatMap(({ scanId, outcome, problem, scan }) => {
    if (scanId === null) return [];
    const isOpen =
      outcome === 'timed-out' ||
      GAVE_UP.includes(problem?.code) ||
      (outcome === 'cancelled' && scan?.status !== 'cancelled');
    return isOpen ? [scanId] : [];
  });
}

/** Maximum findings read of one scan; with more, the verdict is inconclusive unless the gate has failed already. */
const FINDINGS_MAX = 20_000;

/** The results of one scan, or why there are none. */
export interface CollectedScan {
  readonly ended: EndedScan;
  readonly findings: readonly Finding[];
  readonly report: Report | null;
  /** Set when the findings are unknown or incomplete. */
  readonly problem: Problem | null;
  readonly warnings: readonly string[];
}

/** Results of all scans, in order. A scan that did not succeed has none. */
export function collectResults(
  client: Client,
  scans: readonly EndedScan[],
  signal: AbortSignal,
  now: () => number,
): Promise<CollectedScan[]> {
  return boundedMap(scans, 8, async (ended): Promise<CollectedScan> => {
    const nothing = { ended, findings: [], report: null, warnings: [] };
    if (ended.outcome !== 'succeeded' || ended.scanId === null) return { ...nothing, problem: null };
    try {
      return await collectOne(client, ended, ended.scanId, signal, now);
    } catch (error) {
      const { code, message } = problemOf(error, 'The findings could not be read');
      return { ...nothing, problem: { code: isMalformed(error) ? code : 'findings_unreadable', message } };
    }
  });
}

/** Uses the report if it has this project's form, because it also lists the checks; otherwise the list of findings. */
async function collectOne(
  client: Client,
  ended: EndedScan,
  scanId: string,
  signal: AbortSignal,
  now: () => number,
): Promise<CollectedScan> {
  const warnings: string[] = [];
  const report = await reportOf(client, scanId, signal, warnings);
  const received = report?.findings ?? (await listFindings(client, scanId, signal));
  const findings = received
    .slice(0, FINDINGS_MAX)
    .map((finding, index) => completeFinding(finding, { scanId, index, now: now() }));
  const omitted = report?.summary.omitted ?? 0;
  if (omitted > 0) {
    warnings.push(
      `${ended.plan.target.input} has ${plural(omitted, 'more finding', 'more findings')} than the maximum of a scan.`,
    );
  }
  const foreign = received.filter(({ scan_id }) => scan_id !== undefined && scan_id !== scanId).length;
  const fault =
    received.length > FINDINGS_MAX
      ? `The scan has more than ${FINDINGS_MAX} findings.`
      : foreign > 0
        ? `The service returned ${plural(foreign, 'finding')} of another scan.`
        : missingFindings(findings, omitted, [ended.scan?.findings_count, report?.summary]);
  const { total, ...by_severity } = countBySeverity(findings);
  return {
    ended,
    findings,
    report: report === null ? null : { ...report, findings, summary: { ...report.summary, by_severity, total } },
    problem: fault === null ? null : problem('findings_incomplete', fault),
    warnings,
  };
}

/** Null without a usable report: the list of findings then decides. */
async function reportOf(
  client: Client,
  scanId: string,
  signal: AbortSignal,
  warnings: string[],
): Promise<Report | null> {
  try {
    const { report } = await client.getReport(scanId, { signal });
    if (report === null || report.scan.id === scanId) return report;
    warnings.push(`The report of scan ${scanId} belongs to another scan and was ignored.`);
  } catch (error) {
    if (signal.aborted || isMalformed(error) || !(error instanceof ServiceError)) throw error;
  }
  return null;
}

/** All findings, page by page. A finding on two pages, because the list changed meanwhile, counts once. */
async function listFindings(client: Client, scanId: string, signal: AbortSignal): Promise<readonly ReceivedFinding[]> {
  const unique = new Map<string | number, ReceivedFinding>();
  const fetchPage = (cursor: string | undefined) =>
    client.listFindings(scanId, cursor === undefined ? {} : { cursor }, { signal });
  for await (const finding of iterate(fetchPage)) {
    unique.set(finding.id ?? unique.size, finding);
    if (unique.size > FINDINGS_MAX) break;
  }
  return [...unique.values()];
}

function isMalformed(error: unknown): boolean {
  return error instanceof ServiceResponseError && error.code === 'response_malformed';
}
