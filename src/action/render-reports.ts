import type { Client } from '../client/client.ts';
import type { ReportFormat } from '../gate/config-schema.ts';
import type { GateResult, GateScan } from '../gate/model.ts';
import { renderJson } from '../reports/json.ts';
import type { Log } from './log.ts';
import { attempt } from './publisher.ts';
import { type RenderedReport, reportName } from './report-files.ts';

interface RenderRequest {
  readonly result: GateResult;
  readonly client: Client;
  readonly formats: readonly ReportFormat[];
  readonly log: Log;
}

/** The reports of every succeeded scan in the formats asked for. One that cannot be made is a warning. */
export async function renderReports(request: RenderRequest): Promise<RenderedReport[]> {
  const rendered: RenderedReport[] = [];
  for (const scan of request.result.scans) {
    if (scan.outcome !== 'succeeded' || scan.scanId === null) continue;
    for (const format of request.formats) {
      const report = await attempt(request.log, `Report ${format} of ${scan.target.input}`, () =>
        renderReport(request, scan, format),
      );
      if (report !== null) rendered.push(report);
    }
  }
  return rendered;
}

async function renderReport(
  { result, client }: RenderRequest,
  scan: GateScan,
  format: ReportFormat,
): Promise<RenderedReport | null> {
  const name = reportName(scan, result);
  if (format === 'pdf') return { name: `${name}.pdf`, content: await client.getReportPdf(scan.scanId ?? '') };
  if (scan.report === null) return null;
  if (format === 'json') return { name: `${name}.json`, content: renderJson(scan.report) };
  return null;
}
