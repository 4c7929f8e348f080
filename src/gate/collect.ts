import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import type { ReceivedFinding } from '../client/tolerant-finding.ts';
import type { ReceivedReport } from '../client/tolerant-report.ts';
import type { Finding } from '../contract/finding.ts';
import { countBySeverity, type Severity } from '../contract/primitives.ts';
import type { Report } from '../contract/report.ts';
import type { EndedScan } from './await-scans.ts';
import { boundedMap } from './bounded-map.ts';
import { type Problem, problem, problemOf } from './errors.ts';
import { missingFindings } from './missing-findings.ts';
import { readFindings, resolveSeverities } from './read-findings.ts';

/** What one scan found, or why that cannot be said. */
export interface CollectedScan {
  readonly ended: EndedScan;
  readonly findings: readonly Finding[];
  readonly report: Report | null;
  /** The JSON report as it came, where it is not of our form. */
  readonly document: unknown;
  /** Set: the findings are unknown or not all of them. */
  readonly problem: Problem | null;
  readonly warnings: readonly string[];
}

/** Results of all scans, in order; those that did not succeed have none. */
export function collectResults(
  client: Client,
  scans: readonly EndedScan[],
  signal: AbortSignal,
  now: () => number,
): Promise<CollectedScan[]> {
  return boundedMap(scans, 8, async (ended): Promise<CollectedScan> => {
    const nothing = { ended, findings: [], report: null, document: null, warnings: [] };
    if (ended.outcome !== 'succeeded' || ended.scanId === null) return { ...nothing, problem: null };
    try {
      return await collectOne(client, ended, ended.scanId, signal, now);
    } catch (error) {
      const why = problemOf(error, 'The findings could not be read');
      return { ...nothing, problem: { code: 'findings_unreadable', message: why.message } };
    }
  });
}

async function collectOne(
  client: Client,
  ended: EndedScan,
  scanId: string,
  signal: AbortSignal,
  now: () => number,
): Promise<CollectedScan> {
  const warnings: string[] = [];
  const received = await reportOf(client, scanId, signal, warnings);
  const report = received?.report ?? null;
  const announced = ended.scan?.findings_count?.total ?? null;
  const omitted = report?.summary.omitted ?? 0;
  const own = report === null ? null : (received?.findings ?? null);
  const trusted = own !== null && own.length === report?.summary.total && own.length + omitted >= (announced ?? 0);

  let raw: readonly ReceivedFinding[];
  let cut = false;
  if (own !== null && trusted) {
    raw = own;
  } else {
    const read = await listOrReport(client, scanId, signal, received, warnings);
    raw = read.findings;
    cut = read.cut;
  }
  const { findings: graded, assumed } = await resolveSeverities(client, scanId, raw, signal);
  if (assumed > 0) {
    const severity = graded.some((finding) => finding.severity === 'critical') ? 'the most severe they can be' : 'high';
    warnings.push(
      `${assumed} findings of ${ended.plan.target.input} carry no severity that is known; they count as ${severity}.`,
    );
  }
  if (omitted > 0)
    warnings.push(`${omitted} more findings of ${ended.plan.target.input} are above the bound of a scan.`);
  const findings = graded.map((finding) => completed(finding, scanId, now));
  const strangers = graded.filter((finding) => finding.scan_id !== '' && finding.scan_id !== scanId).length;
  const missing = missingFindings(findings, omitted, [ended.scan?.findings_count, report?.summary]);
  return {
    ended,
    findings,
    report: report === null ? null : { ...report, findings, summary: { ...report.summary, ...summaryOf(findings) } },
    document: report === null ? (received?.document ?? null) : null,
    problem: cut
      ? problem('findings_incomplete', `The scan has more findings than can be read (${findings.length}).`)
      : strangers > 0
        ? problem('findings_incomplete', `The service answered with ${strangers} finding(s) of another scan.`)
        : missing === null
          ? null
          : problem('findings_incomplete', missing),
    warnings,
  };
}

/** Null when there is no report to be had: the list of findings then decides. */
async function reportOf(
  client: Client,
  scanId: string,
  signal: AbortSignal,
  warnings: string[],
): Promise<ReceivedReport | null> {
  try {
    const received = await client.getReport(scanId, { signal });
    const told = received.report?.scan.id ?? '';
    if (told === '' || told === scanId) return received;
    warnings.push(`The report of scan ${scanId} is of another scan; it is left out.`);
    return null;
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError)) throw error;
    return null;
  }
}

async function listOrReport(
  client: Client,
  scanId: string,
  signal: AbortSignal,
  received: ReceivedReport | null,
  warnings: string[],
) {
  try {
    return await readFindings(client, scanId, signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError)) throw error;
    if (received?.findings == null) throw error;
    warnings.push('The list of findings could not be read; those of the report are used.');
    return { findings: received.findings, cut: false };
  }
}

function summaryOf(findings: readonly Finding[]): Pick<Report['summary'], 'by_severity' | 'total'> {
  const { total, ...by_severity } = countBySeverity(findings);
  return { by_severity, total };
}

function completed(finding: ReceivedFinding & { severity: Severity }, scanId: string, now: () => number): Finding {
  const { severity_word: _, ...rest } = finding;
  return {
    ...rest,
    severity: finding.severity,
    id: finding.id === '' ? `fnd_${finding.fingerprint.slice(0, 24)}` : finding.id,
    scan_id: scanId,
    first_seen_at: finding.first_seen_at === '' ? new Date(now()).toISOString() : finding.first_seen_at,
  };
}
