import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PlannedReport } from '../../gate/verdict/render-reports.ts';
import { RESULT_FILE, type ResultDocument, writeResult } from '../../gate/verdict/result-document.ts';
import type { Log } from '../log.ts';
import { attempt } from './publisher.ts';

/** Reports on disk, absolute paths. */
export interface ReportFiles {
  readonly folder: string;
  /** All files of the artifact. */
  readonly files: readonly string[];
  readonly json: string;
  readonly pdfs: readonly string[];
  readonly sarif: string | null;
}

export type RenderedReport = { readonly name: string; readonly content: string | Uint8Array };

/** Renders the reports; failures become warnings. */
export async function makeReports(planned: readonly PlannedReport[], log: Log): Promise<RenderedReport[]> {
  const rendered: RenderedReport[] = [];
  for (const { name, title, render } of planned) {
    const content = await attempt(log, title, render);
    if (content !== null) rendered.push({ name, content });
  }
  return rendered;
}

export async function writeReportFiles(
  place: { readonly folder: string; readonly sarifFile: string | null },
  result: ResultDocument,
  rendered: readonly RenderedReport[],
  log: Log,
): Promise<ReportFiles> {
  const { folder, sarifFile } = place;
  await mkdir(folder, { recursive: true });
  const write = async (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  const json = await write(RESULT_FILE, writeResult(result));
  const files = [json];
  for (const { name, content } of rendered) files.push(await write(name, content));
  return {
    folder,
    files,
    json,
    pdfs: files.filter((path) => path.endsWith('.pdf')),
    sarif: await copySarif(files.find((path) => path.endsWith('.sarif')) ?? null, sarifFile, log),
  };
}

/** Copies the SARIF log to `sarif-file`; falls back to the file in the report folder. */
async function copySarif(written: string | null, wanted: string | null, log: Log): Promise<string | null> {
  if (written === null || wanted === null) return written;
  const copied = await attempt(log, 'sarif-file', async () => {
    await mkdir(dirname(wanted), { recursive: true });
    await copyFile(written, wanted);
    return wanted;
  });
  return copied ?? written;
}
