import type { Client } from '../client/client.ts';
import type { Report } from '../contract/report.ts';
import type { FindingStatuses } from '../reports/finding-status.ts';
import type { Trend } from '../reports/trend/trend.ts';
import type { ReportFormat } from './config-schema.ts';
import { findingStatuses, judgedReport, withoutRepeats } from './judged-report.ts';
import type { GateResult, GateScan } from './model.ts';
import { reportNames } from './report-names.ts';

export interface RenderOptions {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Page about the tool. */
  readonly informationUri: string;
  /** Tells the SARIF logs of one commit apart. */
  readonly category?: string;
  /** How the findings of each target developed, by host name. */
  readonly trends?: ReadonlyMap<string, Trend>;
}

/** A report that can be made; one that cannot keeps no other back. */
export interface PlannedReport {
  /** File name. */
  readonly name: string;
  /** What it is, for people. */
  readonly title: string;
  /** @throws ServiceError when the service does not give it */
  readonly render: () => Promise<string | Uint8Array>;
}

/** Files of the formats that hold all scans of a run in one document, under the names their readers look for. */
const JOINT_NAMES = {
  sarif: 'scan-gate.sarif',
  markdown: 'report.md',
  junit: 'junit.xml',
  gitlab: 'gl-dast-report.json',
  csv: 'findings.csv',
} as const satisfies Partial<Record<ReportFormat, string>>;
export type JointFormat = keyof typeof JOINT_NAMES;

const isJoint = (format: ReportFormat): format is JointFormat => format in JOINT_NAMES;

/** The reports of a run in the formats asked for: one file per succeeded scan, or one for all scans. */
export function plannedReports(
  result: GateResult,
  formats: readonly ReportFormat[],
  client: Client,
  signal: AbortSignal,
  options: RenderOptions,
): PlannedReport[] {
  const judged = judgedRun(result, options);
  const succeeded = judged.scans.filter(({ scan }) => scan.outcome === 'succeeded' && scan.scanId !== null);
  const names = reportNames(succeeded.map(({ scan }) => scan));
  const single = formats.filter((format): format is Exclude<ReportFormat, JointFormat> => !isJoint(format));
  return [
    ...succeeded.flatMap((each, index) =>
      single.map((format) => ({
        name: `${names[index]}.${format}`,
        title: `Report (${format}) of ${each.scan.target.input}`,
        render: async () =>
          format === 'pdf'
            ? client.getReportPdf(each.scan.scanId ?? '', { signal })
            : format === 'html'
              ? renderPage(each, judged.statuses, options)
              : renderOwnJson(each),
      })),
    ),
    ...formats.filter(isJoint).map((format) => ({
      name: JOINT_NAMES[format],
      title: `Report (${format})`,
      render: () => renderJoint(result, format, options),
    })),
  ];
}

/** All scans of the run in one document. */
export async function renderJoint(result: GateResult, format: JointFormat, options: RenderOptions): Promise<string> {
  const { scans, statuses } = judgedRun(result, options);
  const reports = scans.map(({ report }) => report);
  const faults = () => scans.map(({ scan, report }) => withoutRepeats(report, scan, result));
  switch (format) {
    case 'sarif': {
      const { renderSarif } = await import('../reports/sarif/render-sarif.ts');
      const { category, informationUri } = options;
      return renderSarif(faults(), { statuses, informationUri, ...(category === undefined ? {} : { category }) });
    }
    case 'gitlab': {
      const { renderGitlabDast } = await import('../reports/gitlab-dast.ts');
      return renderGitlabDast(faults(), { statuses });
    }
    case 'markdown': {
      const { renderMarkdown } = await import('../reports/markdown.ts');
      return renderMarkdown(reports, { statuses });
    }
    case 'junit': {
      const { renderJunit } = await import('../reports/junit.ts');
      return renderJunit(reports, { statuses });
    }
    case 'csv': {
      const { renderCsv } = await import('../reports/csv.ts');
      return renderCsv(reports, { statuses });
    }
  }
}

/** The page of the one scan of a run; null when there are several: a page is one document. */
export async function renderOnlyPage(result: GateResult, options: RenderOptions): Promise<string | null> {
  const { scans, statuses } = judgedRun(result, options);
  const [only, ...others] = scans;
  return only === undefined || others.length > 0 ? null : renderPage(only, statuses, options);
}

interface JudgedScan {
  readonly scan: GateScan;
  readonly report: Report;
}

function judgedRun(result: GateResult, { now }: RenderOptions) {
  const time = new Date(now).toISOString();
  const scans: readonly JudgedScan[] = result.scans.map((scan) => ({ scan, report: judgedReport(scan, result, time) }));
  const statuses = findingStatuses(
    result,
    scans.map(({ report }) => report),
  );
  return { scans, statuses };
}

async function renderPage(
  { scan, report }: JudgedScan,
  statuses: FindingStatuses,
  { trends }: RenderOptions,
): Promise<string> {
  const { renderHtml } = await import('../reports/html/render-html.ts');
  return renderHtml(report, { statuses, trend: trends?.get(scan.target.hostname) ?? null });
}

/** The service's own: its digest is of the findings as the service saw them. */
async function renderOwnJson({ scan, report }: JudgedScan): Promise<string> {
  if (scan.report === null && scan.document != null) return `${JSON.stringify(scan.document, null, 2)}\n`;
  const { renderJson } = await import('../reports/json.ts');
  return renderJson(scan.report ?? report);
}
