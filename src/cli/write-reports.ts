import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '../client/client.ts';
import type { ReportFormat } from '../gate/config-schema.ts';
import type { GateResult } from '../gate/model.ts';
import { plannedReports } from '../gate/render-reports.ts';
import { resultDocument } from '../gate/result-document.ts';
import { HOMEPAGE } from './version.ts';

export interface WrittenReports {
  readonly files: readonly string[];
  /** What could not be written, and why. */
  readonly problems: readonly string[];
}

/**
 * Writes the reports into a folder: one document of the run (`scan-gate.json`, what `--baseline` reads), then the formats
 * asked for. A report that cannot be had is a problem of its own and keeps no other back.
 * @param folder absolute path; it is there
 */
export async function writeReports(
  folder: string,
  result: GateResult,
  client: Client,
  formats: readonly ReportFormat[],
  signal: AbortSignal,
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
  await write('scan-gate.json', async () => `${JSON.stringify(resultDocument(result), null, 2)}\n`);
  const options = { now: Date.now(), informationUri: HOMEPAGE };
  for (const { name, render } of plannedReports(result, formats, client, signal, options)) await write(name, render);
  return { files, problems };
}
