import type { GateResult } from '../gate/model.ts';
import { reportOfScan } from '../gate/report-of-scan.ts';
import { UsageError } from '../gate/usage-error.ts';
import { renderHtml } from '../reports/html/render-html.ts';

/**
 * The HTML page of the one scan of a run. A page is one document, so that several scans cannot be printed as one.
 * @throws UsageError for several scans
 */
export function htmlOfRun(result: GateResult): string {
  const [scan] = result.scans;
  if (scan === undefined || result.scans.length > 1) {
    throw new UsageError('--format', 'html prints one scan; write several with --report-formats html --out DIR.');
  }
  return renderHtml(reportOfScan(scan, result));
}
