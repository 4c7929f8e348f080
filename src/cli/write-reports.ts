import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Client } from '../client/client.ts';
import type { ReportFormat } from '../gate/config-schema.ts';
import type { GateResult } from '../gate/model.ts';
import { COMBINED_FORMATS, renderCombined, renderOne } from '../gate/render-reports.ts';
import { resultDocument } from '../gate/result-document.ts';
import { shown } from '../gate/usage-error.ts';

export interface WrittenReports {
  readonly folder: string;
  readonly files: readonly string[];
  /** What could not be written, and why. */
  readonly problems: readonly string[];
}

const COMBINED_NAMES: Readonly<Record<(typeof COMBINED_FORMATS)[number], string>> = {
  sarif: 'scan-gate.sarif',
  markdown: 'report.md',
  junit: 'junit.xml',
  gitlab: 'gl-dast-report.json',
  csv: 'findings.csv',
};

const isCombined = (format: ReportFormat): format is (typeof COMBINED_FORMATS)[number] =>
  (COMBINED_FORMATS as readonly string[]).includes(format);

/**
 * Writes the reports into a folder: one document of the run (`scan-gate.json`, what `--baseline` reads), then the formats
 * asked for. A report that cannot be had is a problem of its own and keeps no other back.
 */
export async function writeReports(
  folder: string,
  directory: string,
  result: GateResult,
  client: Client,
  formats: readonly ReportFormat[],
  signal: AbortSignal,
): Promise<WrittenReports> {
  const path = resolve(directory, folder);
  const files: string[] = [];
  const problems: string[] = [];
  const write = async (name: string, make: () => Promise<string | Uint8Array | null>) => {
    try {
      const content = await make();
      if (content === null) return;
      await writeFile(join(path, name), content);
      files.push(name);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { folder: path, files: [], problems: [`the folder ${shown(folder)} cannot be made (${code})`] };
  }
  await write('scan-gate.json', async () => `${JSON.stringify(resultDocument(result), null, 2)}\n`);
  for (const format of formats.filter(isCombined))
    await write(COMBINED_NAMES[format], () => renderCombined(result, format));
  const single = formats.filter((format): format is 'json' | 'html' | 'pdf' => !isCombined(format));
  for (const [name, scan] of namedScans(result)) {
    for (const format of single)
      await write(`${name}.${format}`, () => renderOne(client, scan, result, format, signal));
  }
  return { folder: path, files, problems };
}

/** Succeeded scans with a file name that is safe everywhere and told apart from the others. */
function namedScans(result: GateResult): (readonly [string, GateResult['scans'][number]])[] {
  const used = new Map<string, number>();
  return result.scans
    .filter((scan) => scan.outcome === 'succeeded')
    .map((scan) => {
      const host = scan.target.hostname.replace(/[^a-z0-9.-]+/g, '-').replace(/^[-.]+|-+$/g, '');
      const base = `report-${host}-${scan.scanType}`.slice(0, 150);
      const count = (used.get(base) ?? 0) + 1;
      used.set(base, count);
      return [count === 1 ? base : `${base}-${count}`, scan] as const;
    });
}
