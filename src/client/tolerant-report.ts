import { Report } from '../contract/report.ts';
import { conform, isRecord } from './conform.ts';
import { type ReceivedFinding, readFinding } from './tolerant-finding.ts';

/** A JSON report as received. Its fields are "not shown" by the API document, so that it may be of any form. */
export interface ReceivedReport {
  /** The document as it came, for keeping. */
  readonly document: unknown;
  /** The report, when it is of the form this project publishes (`schema_version` 1.x with findings and checks). */
  readonly report: Report | null;
  /** Findings in it, when it has a list of them; null otherwise. */
  readonly findings: readonly ReceivedFinding[] | null;
}

export function readReport(body: unknown): ReceivedReport {
  const given = isRecord(body) ? body : {};
  const list = given['findings'];
  const findings = Array.isArray(list) && list.every(isRecord) ? list.map(readFinding) : null;
  const version = given['schema_version'];
  const isOurs = typeof version === 'string' && /^1\.[0-9]+$/.test(version) && Array.isArray(given['checks']);
  if (!isOurs || findings === null || !isRecord(given['scan']) || !isRecord(given['summary'])) {
    return { document: body, report: null, findings };
  }
  return { document: body, report: conform(Report, body) as Report, findings };
}
