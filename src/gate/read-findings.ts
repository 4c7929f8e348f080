import type { Client } from '../client/client.ts';
import { ApiError, ServiceError, ServiceResponseError } from '../client/errors.ts';
import { iterate } from '../client/iterate.ts';
import type { ReceivedFinding } from '../client/tolerant-finding.ts';
import { LIMITS } from '../contract/limits.ts';
import { SEVERITIES, type Severity } from '../contract/primitives.ts';

/** More findings of one scan than this are not read: the verdict is then inconclusive, or failed already. */
export const MAX_FINDINGS_PER_SCAN = 20_000;

export interface FindingsRead {
  readonly findings: readonly ReceivedFinding[];
  /** There are more than {@link MAX_FINDINGS_PER_SCAN}. */
  readonly cut: boolean;
}

/** Page sizes to try: huge evidence makes a full page larger than the client reads; null leaves the limit out. */
const PAGE_SIZES: readonly (number | null)[] = [LIMITS.pageSizeMax, 10, 1];

/**
 * All findings of a scan, page by page; a finding that comes twice (by its id) counts once.
 * @throws ServiceError
 */
export async function readFindings(
  client: Client,
  scanId: string,
  signal: AbortSignal,
  severity?: Severity,
): Promise<FindingsRead> {
  let fault: unknown;
  for (const size of PAGE_SIZES) {
    try {
      return await readAll(client, scanId, signal, size, severity);
    } catch (error) {
      fault = error;
      if (signal.aborted) throw error;
      if (error instanceof ServiceResponseError && error.code === 'response_too_large') continue;
      // The API document shows no limit for findings: a strict service refuses it.
      if (error instanceof ApiError && (error.status === 400 || error.status === 422) && size === LIMITS.pageSizeMax) {
        return readAll(client, scanId, signal, null, severity);
      }
      throw error;
    }
  }
  throw fault;
}

async function readAll(
  client: Client,
  scanId: string,
  signal: AbortSignal,
  limit: number | null,
  severity: Severity | undefined,
): Promise<FindingsRead> {
  const unique = new Map<string, ReceivedFinding>();
  const pages = (cursor: string | undefined) =>
    client.listFindings(
      scanId,
      {
        ...(limit === null ? {} : { limit }),
        ...(cursor === undefined ? {} : { cursor }),
        ...(severity === undefined ? {} : { severity }),
      },
      { signal },
    );
  for await (const finding of iterate(pages, MAX_FINDINGS_PER_SCAN + 1)) {
    unique.set(identityOf(finding), finding);
    if (unique.size > MAX_FINDINGS_PER_SCAN) return { findings: [...unique.values()].slice(0, -1), cut: true };
  }
  return { findings: [...unique.values()], cut: false };
}

/** The id; without one, everything the finding says. */
export function identityOf(finding: ReceivedFinding): string {
  return finding.id === '' ? JSON.stringify(finding) : finding.id;
}

/**
 * Gives findings without a known severity the one by which the service lists them: the severity filter is the one thing
 * the API document shows about it. What no filter shows counts as high: not critical by the service's word, and not
 * known to be harmless.
 * @returns the findings, and how many had to be given `high`
 */
export async function resolveSeverities(
  client: Client,
  scanId: string,
  findings: readonly ReceivedFinding[],
  signal: AbortSignal,
): Promise<{ readonly findings: readonly (ReceivedFinding & { severity: Severity })[]; readonly assumed: number }> {
  const unknown = new Set(findings.filter((finding) => finding.severity === 'unknown').map(identityKey));
  const resolved = new Map<string, Severity>();
  let criticalIsKnown = true;
  for (const severity of SEVERITIES) {
    if (resolved.size >= unknown.size) break;
    try {
      const { findings: listed } = await readFindings(client, scanId, signal, severity);
      for (const finding of listed) {
        const key = identityKey(finding);
        if (unknown.has(key) && !resolved.has(key)) resolved.set(key, severity);
      }
    } catch (error) {
      if (signal.aborted || !(error instanceof ServiceError)) throw error;
      if (severity === 'critical') criticalIsKnown = false;
      break;
    }
  }
  // Without an answer to the filter nothing speaks against the worst.
  const rest: Severity = criticalIsKnown ? 'high' : 'critical';
  let assumed = 0;
  const graded = findings.map((finding) => {
    if (finding.severity !== 'unknown') return { ...finding, severity: finding.severity };
    const severity = resolved.get(identityKey(finding));
    if (severity === undefined) assumed += 1;
    return { ...finding, severity: severity ?? rest };
  });
  return { findings: graded, assumed };
}

/** Stable between the list and a filtered list, where a finding may carry a severity in one and not in the other. */
function identityKey(finding: ReceivedFinding): string {
  return finding.id === '' ? finding.fingerprint : finding.id;
}
