import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { create } from 'fontkit';
import { existingPath } from '../../shared/existing-path.ts';

/** Compressed with Brotli to half their size. */
const FONT_FILES = {
  sans: 'DejaVuSans.ttf.br',
  bold: 'DejaVuSans-Bold.ttf.br',
  mono: 'DejaVuSansMono.ttf.br',
} as const;

export type FontName = keyof typeof FONT_FILES;

export interface FontFace {
  readonly name: FontName;
  readonly bytes: Uint8Array;
  has(codePoint: number): boolean;
  /** Advance width in thousandths of the font size; that of the missing glyph if there is none. */
  advance(codePoint: number): number;
}

export type FontFaces = Readonly<Record<FontName, FontFace>>;

/** `dist/fonts` next to a bundle in `dist/<name>/`, `fonts` next to one in `dist/`, or `assets/fonts` from the sources. */
const FOLDERS = ['../fonts', 'fonts', '../../../assets/fonts'] as const;

function fontFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const files = FOLDERS.map((folder) => join(folder, FONT_FILES.sans));
  return dirname(existingPath(here, files, 'The font of PDF reports'));
}

/** Reads the three embedded faces (DejaVu subsets: Latin, Greek, Cyrillic and symbols). */
export function loadFonts(): FontFaces {
  const folder = fontFolder();
  const load = (name: FontName): FontFace => {
    const bytes = brotliDecompressSync(readFileSync(join(folder, FONT_FILES[name])));
    const font = create(bytes);
    if (!('unitsPerEm' in font)) throw new Error(`${FONT_FILES[name]} is a collection of fonts.`);
    const known = new Map<number, { readonly exists: boolean; readonly width: number }>();
    const glyph = (codePoint: number) => {
      let entry = known.get(codePoint);
      if (entry === undefined) {
        const width = (font.glyphForCodePoint(codePoint).advanceWidth * 1_000) / font.unitsPerEm;
        entry = { exists: font.hasGlyphForCodePoint(codePoint), width };
        known.set(codePoint, entry);
      }
      return entry;
    };
    return { name, bytes, has: (codePoint) => glyph(codePoint).exists, advance: (codePoint) => glyph(codePoint).width };
  };
  return { sans: load('sans'), bold: load('bold'), mono: load('mono') };
}
