import type { Client } from '../client/client.ts';
import { ApiError } from '../client/errors.ts';
import type { FindingGateStatus, FindingStatuses } from '../reports/finding-status.ts';
import type { ReportFormat } from './config-schema.ts';
import type { GateResult, GateScan } from './model.ts';
import { reportOfScan } from './report-of-scan.ts';

/** What a finding is to the gate, by fingerprint, for renderers that show it. */
function statusesOf(result: GateResult): FindingStatuses {
  const statuses = new Map<string, FindingGateStatus>();
  for (const finding of result.findings) {
    if (finding.ignored_by !== null) statuses.set(finding.fingerprint, 'ignored');
    else if (finding.status !== 'unclassified') statuses.set(finding.fingerprint, finding.status);
  }
  return statuses;
}

/** Formats that hold all scans of a run in one document; the others are one document a scan. */
export const COMBINED_FORMATS = [
  'sarif',
  'markdown',
  'junit',
  'gitlab',
  'csv',
] as const satisfies readonly ReportFormat[];
export type CombinedFormat = (typeof COMBINED_FORMATS)[number];

/** All scans of the run in one document. */
export async function renderCombined(result: GateResult, format: CombinedFormat): Promise<string> {
  const reports = result.scans.map((scan) => reportOfScan(scan, result));
  const statuses = statusesOf(result);
  switch (format) {
    case 'sarif': {
      const { renderSarif } = await import('../reports/sarif/render-sarif.ts');
      return renderSarif(reports, { statuses });
    }
    case 'markdown': {
      const { renderMarkdown } = await import('../reports/markdown.ts');
      return renderMarkdown(reports, { statuses });
    }
    case 'junit': {
      const { renderJunit } = await import('../reports/junit.ts');
      return renderJunit(reports, { statuses });
    }
    case 'gitlab': {
      const { renderGitlabDast } = await import('../reports/gitlab-dast.ts');
      return renderGitlabDast(reports, { statuses });
    }
    case 'csv': {
      const { renderCsv } = await import('../reports/csv.ts');
      return renderCsv(reports, { statuses });
    }
  }
}

/**
 * The report of one succeeded scan.
 * @returns null when the service has no PDF of it
 * @throws ServiceError when the PDF cannot be had
 */
export async function renderOne(
  client: Client,
  scan: GateScan,
  result: GateResult,
  format: 'json' | 'html' | 'pdf',
  signal: AbortSignal,
): Promise<string | Uint8Array | null> {
  switch (format) {
    case 'json': {
      if (scan.report === null && scan.document !== undefined) return `${JSON.stringify(scan.document, null, 2)}\n`;
      const { renderJson } = await import('../reports/json.ts');
      return renderJson(reportOfScan(scan, result));
    }
    case 'html': {
      const { renderHtml } = await import('../reports/html/render-html.ts');
      return renderHtml(reportOfScan(scan, result), { statuses: statusesOf(result) });
    }
    case 'pdf':
      try {
        return await client.getReportPdf(scan.scanId ?? '', { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
  }
}
