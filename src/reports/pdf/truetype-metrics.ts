/** What text layout needs of a TrueType font: which characters it can draw and how wide each is. */
export interface TrueTypeMetrics {
  /** True when the font has a glyph for the code point. */
  has(codePoint: number): boolean;
  /** Advance width in thousandths of the font size; that of the missing glyph for a character it lacks. */
  advance(codePoint: number): number;
}

/**
 * Reads `cmap`, `hhea`, `hmtx` and `head` of a TrueType font (OpenType 1.9 names). It is meant for our own embedded
 * fonts, not for fonts of strangers.
 * @throws RangeError when the bytes are not such a font
 */
export function readTrueTypeMetrics(bytes: Uint8Array): TrueTypeMetrics {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(view);
  const unitsPerEm = view.getUint16(tableOffset(tables, 'head') + 18);
  const fullMetrics = view.getUint16(tableOffset(tables, 'hhea') + 34);
  const hmtx = tableOffset(tables, 'hmtx');
  const glyphs = readCharacterMap(view, tableOffset(tables, 'cmap'));
  const advances = new Map<number, number>();
  const advance = (codePoint: number): number => {
    const known = advances.get(codePoint);
    if (known !== undefined) return known;
    const glyph = glyphs.get(codePoint) ?? 0;
    const units = view.getUint16(hmtx + 4 * Math.min(glyph, fullMetrics - 1));
    const width = (units * 1000) / unitsPerEm;
    advances.set(codePoint, width);
    return width;
  };
  return { has: (codePoint) => glyphs.has(codePoint), advance };
}

function readTables(view: DataView): ReadonlyMap<string, number> {
  const tables = new Map<string, number>();
  const count = view.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    tables.set(tag, view.getUint32(record + 8));
  }
  return tables;
}

function tableOffset(tables: ReadonlyMap<string, number>, tag: string): number {
  const offset = tables.get(tag);
  if (offset === undefined) throw new RangeError(`The font has no ${tag} table.`);
  return offset;
}

/** Code point to glyph of the Unicode subtable: format 12 where there is one, else format 4. */
function readCharacterMap(view: DataView, cmap: number): ReadonlyMap<number, number> {
  const subtables = new Map<number, number>();
  const count = view.getUint16(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const offset = cmap + view.getUint32(cmap + 4 + 8 * index + 4);
    subtables.set(view.getUint16(offset), offset);
  }
  const groups = subtables.get(12);
  if (groups !== undefined) return readGroups(view, groups);
  const segments = subtables.get(4);
  if (segments !== undefined) return readSegments(view, segments);
  throw new RangeError('The font has no Unicode character map of format 4 or 12.');
}

function readGroups(view: DataView, table: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  const count = view.getUint32(table + 12);
  for (let index = 0; index < count; index += 1) {
    const group = table + 16 + 12 * index;
    const first = view.getUint32(group);
    const last = view.getUint32(group + 4);
    const glyph = view.getUint32(group + 8);
    for (let code = first; code <= last; code += 1) glyphs.set(code, glyph + code - first);
  }
  return glyphs;
}

function readSegments(view: DataView, table: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  const doubled = view.getUint16(table + 6);
  const ends = table + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const offsets = deltas + doubled;
  for (let at = 0; at < doubled; at += 2) {
    const delta = view.getUint16(deltas + at);
    const rangeOffset = view.getUint16(offsets + at);
    for (let code = view.getUint16(starts + at); code <= view.getUint16(ends + at) && code !== 0xffff; code += 1) {
      const raw =
        rangeOffset === 0
          ? code
          : view.getUint16(offsets + at + rangeOffset + 2 * (code - view.getUint16(starts + at)));
      const glyph = rangeOffset !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
