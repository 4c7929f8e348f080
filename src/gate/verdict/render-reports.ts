import type { ReportDocument } from '../../reports/report-document.ts';
import type { Trend } from '../../reports/trend/trend.ts';
import type { ReportFormat } from '../inputs/inputs.ts';
import type { GateResult, GateScan } from '../model/model.ts';
import { judgedReport, withoutRepeats } from './judged-report.ts';

const NAME_MAX = 150;

/**
 * Unique file name of each scan's report, without extension, safe for every file system.
 * @param name default: host and scan type
 */
export function reportNames(scans: readonly Pick<GateScan, 'target' | 'scanType'>[], name?: string): readonly string[] {
  const used = new Map<string, number>();
  return scans.map(({ target, scanType }) => {
    const host = target.hostname.replace(/[^a-z0-9.-]+/g, '-').replace(/^[-.]+|(?<!-)-+$/g, '');
    const base = name ?? `report-${host}-${scanType}`.slice(0, NAME_MAX);
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  });
}

export interface RenderOptions {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Home page of the tool. */
  readonly informationUri: string;
  /** Stops the rendering of PDF reports. */
  readonly signal?: AbortSignal;
  /** File name of a scan's report, without extension; default: by host and scan type. */
  readonly reportName?: string;
  /** Distinguishes the SARIF logs of one commit. */
  readonly category?: string;
  /** History of each target's findings, by host name. */
  readonly trends?: ReadonlyMap<string, Trend>;
}

/** A report to render. Each renders on its own, so that one failure does not affect the others. */
export interface PlannedReport {
  readonly name: string;
  /** Description for people. */
  readonly title: string;
  /** @throws Error if the PDF worker fails; the signal's reason if it is aborted */
  readonly render: () => Promise<string | Uint8Array>;
}

/** Formats with one document for all scans of a run, under the file names that their consumers expect. */
const JOINT_NAMES = {
  sarif: 'scan-gate.sarif',
  markdown: 'report.md',
  junit: 'junit.xml',
  gitlab: 'gl-dast-report.json',
  csv: 'findings.csv',
  cyclonedx: 'scan-gate.cdx.json',
} as const satisfies Partial<Record<ReportFormat, string>>;
export type JointFormat = keyof typeof JOINT_NAMES;
type SingleFormat = Exclude<ReportFormat, JointFormat>;

const isJoint = (format: ReportFormat): format is JointFormat => format in JOINT_NAMES;

/** The reports of a run in the requested formats: one file per succeeded scan, or one for all scans. */
export function plannedReports(
  result: GateResult,
  formats: readonly ReportFormat[],
  options: RenderOptions,
): PlannedReport[] {
  const succeeded = judgedScans(result, options).filter(
    ({ scan }) => scan.outcome === 'succeeded' && scan.scanId !== null,
  );
  const names = reportNames(
    succeeded.map(({ scan }) => scan),
    options.reportName,
  );
  const single = formats.filter((format): format is SingleFormat => !isJoint(format));
  return [
    ...succeeded.flatMap((judged, index) =>
      single.map((format) => ({
        name: `${names[index]}.${format}`,
        title: `Report (${format}) of ${judged.scan.target.input}`,
        render: () => renderSingle(judged, format, options),
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
  const scans = judgedScans(result, options);
  const reports = scans.map(({ report }) => report);
  const distinct = () => scans.map(({ scan, report }) => withoutRepeats(report, scan, result));
  switch (format) {
    case 'sarif': {
      const { renderSarif } = await import('../../reports/sarif/render-sarif.ts');
      const { category, informationUri } = options;
      return renderSarif(distinct(), { informationUri, ...(category === undefined ? {} : { category }) });
    }
    case 'gitlab': {
      const { renderGitlabDast } = await import('../../reports/gitlab-dast.ts');
      return renderGitlabDast(distinct());
    }
    case 'markdown': {
      const { renderMarkdown } = await import('../../reports/markdown.ts');
      return renderMarkdown(reports);
    }
    case 'junit': {
      const { renderJunit } = await import('../../reports/junit.ts');
      return renderJunit(reports);
    }
    case 'csv': {
      const { renderCsv } = await import('../../reports/csv.ts');
      return renderCsv(reports);
    }
    case 'cyclonedx': {
      const { renderCycloneDx } = await import('../../reports/cyclonedx.ts');
      return renderCycloneDx(distinct(), options.now);
    }
  }
}

/** The HTML page of a run with one scan; null for any other number of scans. */
export async function renderOnlyPage(result: GateResult, options: RenderOptions): Promise<string | null> {
  const [only, ...others] = judgedScans(result, options);
  return only === undefined || others.length > 0 ? null : renderPage(only, options);
}

interface JudgedScan {
  readonly scan: GateScan;
  readonly report: ReportDocument;
}

function judgedScans(result: GateResult, { now }: RenderOptions): readonly JudgedScan[] {
  const time = new Date(now).toISOString();
  return result.scans.map((scan) => ({ scan, report: judgedReport(scan, result, time) }));
}

async function renderSingle(judged: JudgedScan, format: SingleFormat, options: RenderOptions) {
  switch (format) {
    case 'html':
      return renderPage(judged, options);
    case 'json': {
      const { renderJson } = await import('../../reports/json.ts');
      return renderJson(judged.report);
    }
    case 'pdf': {
      const { renderPdf } = await import('../../reports/pdf/render-pdf.ts');
      return renderPdf(judged.report, options.signal === undefined ? {} : { signal: options.signal });
    }
  }
}

async function renderPage({ scan, report }: JudgedScan, { trends }: RenderOptions): Promise<string> {
  const { renderHtml } = await import('../../reports/html/render-html.ts');
  return renderHtml(report, { trend: trends?.get(scan.target.hostname) ?? null });
}
