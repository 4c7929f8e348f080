import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportFormat } from '../gate/inputs/inputs.ts';
import type { GateResult } from '../gate/model/model.ts';
import { resultDocument } from '../gate/verdict/build-result.ts';
import { plannedReports } from '../gate/verdict/render-reports.ts';
import { RESULT_FILE, writeResult } from '../gate/verdict/result-document.ts';
import { HOMEPAGE, VERSION } from './version.ts';

export interface WrittenReports {
  readonly files: readonly string[];
  /** Reports that could not be written, with the reason. */
  readonly problems: readonly string[];
}

/**
 * Writes the reports into a folder: the result document (`scan-gate.json`, read by `--baseline`), then the requested
 * formats. A report that fails does not prevent the others.
 * @param folder absolute path of an existing folder
 * @param reportName file name of the scan's report, without extension
 */
export async function writeReports(
  folder: string,
  result: GateResult,
  formats: readonly ReportFormat[],
  signal: AbortSignal,
  reportName?: string,
): Promise<WrittenReports> {
  const files: string[] = [];
  const problems: string[] = [];
  const write = async (name: string, make: () => Promise<string | Uint8Array>) => {
    try {
      await writeFile(join(folder, name), await make());
      files.push(name);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  await write(RESULT_FILE, async () => writeResult(resultDocument(result, { version: VERSION, runUrl: null })));
  const named = reportName === undefined ? {} : { reportName };
  const options = { now: Date.now(), informationUri: HOMEPAGE, signal, ...named };
  for (const { name, render } of plannedReports(result, formats, options)) await write(name, render);
  return { files, problems };
}
