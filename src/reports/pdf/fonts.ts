import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTrueTypeMetrics, type TrueTypeMetrics } from './truetype-metrics.ts';

const FONT_FILES = { sans: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf', mono: 'DejaVuSansMono.ttf' } as const;

export type FontName = keyof typeof FONT_FILES;

export interface FontFace {
  readonly name: FontName;
  readonly bytes: Uint8Array;
  readonly metrics: TrueTypeMetrics;
}

export type FontFaces = Readonly<Record<FontName, FontFace>>;

/** `dist/fonts` beside a bundle in `dist/<name>/`, `fonts` beside one in `dist/`, or `assets/fonts` from the sources. */
const FOLDERS = ['../fonts', 'fonts', '../../../assets/fonts'] as const;

function fontFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const folders = FOLDERS.map((folder) => join(here, folder));
  const found = folders.find((folder) => existsSync(join(folder, FONT_FILES.sans)));
  if (found === undefined) throw new Error(`The fonts of PDF reports are missing; looked in ${folders.join(', ')}.`);
  return found;
}

/** Reads the three embedded faces (DejaVu subsets: Latin, Greek, Cyrillic and signs). */
export function loadFonts(): FontFaces {
  const folder = fontFolder();
  const load = (name: FontName): FontFace => {
    const bytes = new Uint8Array(readFileSync(join(folder, FONT_FILES[name])));
    return { name, bytes, metrics: readTrueTypeMetrics(bytes) };
  };
  return { sans: load('sans'), bold: load('bold'), mono: load('mono') };
}
