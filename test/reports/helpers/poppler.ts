import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianProgram } from '../../helpers/debian.ts';

export const pdftotext = debianProgram('pdftotext', ['poppler-utils']);
export const pdfinfo = debianProgram('pdfinfo', ['poppler-utils']);
export const pdftoppm = debianProgram('pdftoppm', ['poppler-utils']);
export const qpdf = debianProgram('qpdf', ['qpdf']);

/** Runs a program on a PDF; `-` at its place in the arguments stands for the file. */
export function onPdf(program: string, pdf: Uint8Array, args: (file: string) => readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-pdf-'));
  try {
    const file = join(folder, 'report.pdf');
    writeFileSync(file, pdf);
    return execFileSync(program, args(file), { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, timeout: 60_000 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All text, white space made one. */
export function textOf(pdf: Uint8Array): string {
  return onPdf(pdftotext ?? '', pdf, (file) => [file, '-']).replace(/\s+/g, ' ');
}

export interface Word {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Every word with its box, in points from the upper left. */
export function wordsOf(pdf: Uint8Array): Word[] {
  const xml = onPdf(pdftotext ?? '', pdf, (file) => ['-bbox', file, '-']);
  const words: Word[] = [];
  let page = 0;
  for (const [, newPage, left, top, right, bottom, text] of xml.matchAll(
    /(<page )|<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g,
  )) {
    if (newPage !== undefined) page += 1;
    else
      words.push({
        text: text ?? '',
        page,
        left: Number(left),
        right: Number(right),
        top: Number(top),
        bottom: Number(bottom),
      });
  }
  return words;
}
