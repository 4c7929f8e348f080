import type { GateResult } from '../gate/model/model.ts';
import { UsageError } from '../gate/model/usage-error.ts';
import { renderOnlyPage } from '../gate/verdict/render-reports.ts';
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
