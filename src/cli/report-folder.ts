import { constants } from 'node:fs';
import { access, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ReportFormat } from '../gate/inputs/inputs.ts';
import type { GateResult } from '../gate/model/model.ts';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import { resultDocument } from '../gate/verdict/build-result.ts';
import { plannedReports } from '../gate/verdict/render-reports.ts';
import { RESULT_FILE, writeResult } from '../gate/verdict/result-document.ts';
import { HOMEPAGE, VERSION } from './version.ts';

interface WrittenReports {
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

/** Maximum number of parent folders to create. */
const MAX_DEPTH = 32;

/**
 * Creates the folder for reports before scanning, so that an unusable path fails early.
 * @returns its absolute path
 * @throws UsageError if it cannot be created or written to
 */
export async function makeReportFolder(input: string, folder: string, directory: string): Promise<string> {
  const path = resolve(directory, folder);
  try {
    await make(path, MAX_DEPTH);
    if (!(await stat(path)).isDirectory()) throw new UsageError(input, `${shown(folder)} is a file, not a folder.`);
    await access(path, constants.W_OK);
    return path;
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    const code = codeOf(cause);
    throw new UsageError(input, `the folder ${shown(folder)} cannot be created or written to (${code}).`, { cause });
  }
}

/** Level by level: Node's recursive mkdir does not return if the file system reports ENOENT for every child. */
async function make(path: string, levels: number): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || levels === 0 || parent === path) throw error;
    if (
      await stat(parent).then(
        () => true,
        () => false,
      )
    )
      throw error;
    await make(parent, levels - 1);
    await mkdir(path);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
