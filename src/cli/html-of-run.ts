import type { GateResult } from '../gate/model.ts';
import { renderOnlyPage } from '../gate/render-reports.ts';
import { UsageError } from '../gate/usage-error.ts';
import { HOMEPAGE } from './version.ts';

/**
 * The HTML page of the one scan of a run. A page is one document, so that several scans cannot be printed as one.
 * @throws UsageError for several scans
 */
export async function htmlOfRun(result: GateResult): Promise<string> {
  const page = await renderOnlyPage(result, { now: Date.now(), informationUri: HOMEPAGE });
  if (page === null)
    throw new UsageError('--format', 'html prints one scan; write several with --report-formats html --out DIR.');
  return page;
}
