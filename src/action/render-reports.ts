import type { Client } from '../client/client.ts';
import type { Report } from '../contract/report.ts';
import type { ReportFormat } from '../gate/config-schema.ts';
import type { GateResult, GateScan } from '../gate/model.ts';
import { renderCsv } from '../reports/csv.ts';
import type { FindingStatuses } from '../reports/finding-status.ts';
import { renderGitlabDast } from '../reports/gitlab-dast.ts';
import { renderHtml } from '../reports/html/render-html.ts';
import { renderJson } from '../reports/json.ts';
import { renderJunit } from '../reports/junit.ts';
import { renderMarkdown } from '../reports/markdown.ts';
import { renderSarif } from '../reports/sarif/render-sarif.ts';
import type { Trend } from '../reports/trend/trend.ts';
import { findingStatuses, judgedReport } from './judged-report.ts';
import type { Log } from './log.ts';
import { attempt } from './publisher.ts';
import { type RenderedReport, reportName } from './report-files.ts';

export interface RenderRequest {
  readonly result: GateResult;
  readonly client: Client;
  readonly formats: readonly ReportFormat[];
  /** Tells the SARIF logs of one commit apart. */
  readonly category: string;
  /** How the findings of each target developed, by host name. */
  readonly trends: ReadonlyMap<string, Trend>;
  readonly now: number;
  readonly log: Log;
}

/** Formats with one file per scan, made of the scan's own report. */
const PER_SCAN: readonly ReportFormat[] = ['json', 'pdf', 'html'];

interface JointReport {
  readonly name: string;
  readonly render: (reports: readonly Report[], statuses: FindingStatuses, category: string) => string;
}

/** Formats with one file for all scans, under the names their readers look for. */
const JOINT: Readonly<Partial<Record<ReportFormat, JointReport>>> = {
  sarif: {
    name: 'scan-gate.sarif',
    render: (reports, statuses, category) => renderSarif(reports, { statuses, category }),
  },
  markdown: { name: 'report.md', render: (reports, statuses) => renderMarkdown(reports, { statuses }) },
  junit: { name: 'junit.xml', render: (reports, statuses) => renderJunit(reports, { statuses }) },
  gitlab: { name: 'gl-dast-report.json', render: (reports, statuses) => renderGitlabDast(reports, { statuses }) },
  csv: { name: 'findings.csv', render: (reports, statuses) => renderCsv(reports, { statuses }) },
};

/** The reports of every succeeded scan in the formats asked for. One that cannot be made is a warning. */
export async function renderReports(request: RenderRequest): Promise<RenderedReport[]> {
  const { result, formats, category, log } = request;
  const succeeded = result.scans.filter((scan) => scan.outcome === 'succeeded' && scan.scanId !== null);
  if (succeeded.length === 0) return [];
  const statuses = findingStatuses(result);
  const now = new Date(request.now).toISOString();
  const reports = succeeded.map((scan) => judgedReport(scan, result, now));
  const rendered: (RenderedReport | null)[] = [];
  for (const [index, scan] of succeeded.entries()) {
    for (const format of PER_SCAN.filter((candidate) => formats.includes(candidate)))
      rendered.push(
        await attempt(log, `Report (${format}) of ${scan.target.input}`, () =>
          scanReport(request, scan, format, reports[index] as Report, statuses),
        ),
      );
  }
  for (const format of formats) {
    const joint = JOINT[format];
    if (joint === undefined) continue;
    rendered.push(
      await attempt(log, `Report (${format})`, async () => ({
        name: joint.name,
        content: joint.render(reports, statuses, category),
      })),
    );
  }
  return rendered.filter((report) => report !== null);
}

async function scanReport(
  { result, client, trends }: RenderRequest,
  scan: GateScan,
  format: ReportFormat,
  report: Report,
  statuses: FindingStatuses,
): Promise<RenderedReport> {
  const name = reportName(scan, result);
  if (format === 'pdf') return { name: `${name}.pdf`, content: await client.getReportPdf(scan.scanId ?? '') };
  if (format === 'html') {
    const trend = trends.get(scan.target.hostname) ?? null;
    return { name: `${name}.html`, content: renderHtml(report, { statuses, trend }) };
  }
  return { name: `${name}.json`, content: renderJson(scan.report ?? report) };
}
