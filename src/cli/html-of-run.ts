import type { GateResult } from '../gate/model.ts';
import { renderOnlyPage } from '../gate/render-reports.ts';
import { UsageError } from '../gate/usage-error.ts';
import { HOMEPAGE } from './version.ts';

/**
 * The HTML page of a run with one scan. Each scan has its own document, so several cannot be printed.
 * @throws UsageError for several scans
 */
export async function htmlOfRun(result: GateResult): Promise<string> {
  const page = await renderOnlyPage(result, { now: Date.now(), informationUri: HOMEPAGE });
  if (page === null)
    throw new UsageError('--format', 'html supports one scan; for several, use --report-formats html --out DIR.');
  return page;
}
