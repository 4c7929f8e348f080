import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GateResult, GateScan } from '../gate/model.ts';
import type { Publication } from './publication.ts';
import { PUBLICATION_FILE, writePublication } from './publication-file.ts';

/** Reports on disk, absolute paths. */
export interface ReportFiles {
  readonly folder: string;
  /** Everything for the artifact. */
  readonly files: readonly string[];
  readonly json: string;
  readonly pdfs: readonly string[];
  readonly sarif: string | null;
}

export type RenderedReport = { readonly name: string; readonly content: string | Uint8Array };

/** Writes the model's document and the rendered reports into a folder of their own. */
export async function writeReportFiles(
  place: { readonly folder: string; readonly sarifFile: string | null },
  publication: Publication,
  rendered: readonly RenderedReport[],
): Promise<ReportFiles> {
  const { folder, sarifFile } = place;
  await mkdir(folder, { recursive: true });
  const write = async (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  const json = await write(PUBLICATION_FILE, writePublication(publication));
  const files = [json];
  for (const { name, content } of rendered) files.push(await write(name, content));
  return {
    folder,
    files,
    json,
    pdfs: files.filter((path) => path.endsWith('.pdf')),
    sarif: await placedSarif(files.find((path) => path.endsWith('.sarif')) ?? null, sarifFile),
  };
}

/** A copy where the user wants it; the artifact keeps its own. */
async function placedSarif(written: string | null, wanted: string | null): Promise<string | null> {
  if (written === null || wanted === null) return written;
  await mkdir(dirname(wanted), { recursive: true });
  await copyFile(written, wanted);
  return wanted;
}

/** File name of a scan's report, without ending: the host and the type, made safe for every file system. */
export function reportName(scan: Pick<GateScan, 'target' | 'scanType'>, result: Pick<GateResult, 'scans'>): string {
  const host = scan.target.hostname.replace(/[^a-z0-9.-]+/g, '-').replace(/^-|-$/g, '');
  const same = result.scans.filter(
    (other) => other.target.hostname === scan.target.hostname && other.scanType === scan.scanType,
  );
  const number = same.length > 1 ? `-${same.findIndex((other) => other.target === scan.target) + 1}` : '';
  return `report-${host}-${scan.scanType}${number}`.slice(0, 150);
}
