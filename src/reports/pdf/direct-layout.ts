import type PDFDocument from 'pdfkit';

interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
}

/** What this file uses of pdfkit's embedded font (0.20.2, lib/font/embedded.js); none of it is in the published types. */
interface EmbeddedFont {
  readonly font: { glyphForCodePoint(codePoint: number): Glyph };
  readonly scale: number;
  layout(text: string, features?: unknown, onlyWidth?: boolean): Layout;
  /** Glyph numbers in hexadecimal and their positions; notes which glyphs the document needs. */
  encode(text: string, features?: unknown): readonly [readonly string[], readonly Position[]];
}

interface Position {
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
  readonly advanceWidth: number;
}

interface Layout {
  readonly glyphs: readonly (Glyph & { readonly codePoints: readonly number[] })[];
  readonly positions: readonly Position[];
  readonly advanceWidth: number;
}

function isEmbeddedFont(font: unknown): font is EmbeddedFont {
  const given = font as Partial<EmbeddedFont> | null | undefined;
  return (
    typeof given?.font?.glyphForCodePoint === 'function' &&
    typeof given.scale === 'number' &&
    typeof given.encode === 'function'
  );
}

/**
 * Makes the document's current font place one glyph per character, without the general shaping of its font library. Our
 * subsets have no layout tables, so that the result is the same, in less than half of the time for a long report. A line
 * is encoded as one run, since nothing in it is moved. A pdfkit whose font looks different is left as it is.
 */
export function useDirectLayout(doc: InstanceType<typeof PDFDocument>): void {
  const font: unknown = (doc as unknown as { readonly _font?: unknown })._font;
  if (!isEmbeddedFont(font)) return;
  const known = new Map<number, { readonly glyph: Layout['glyphs'][number]; readonly position: Position }>();
  const entryOf = (codePoint: number) => {
    const found = known.get(codePoint);
    if (found !== undefined) return found;
    const { id, advanceWidth } = font.font.glyphForCodePoint(codePoint);
    const width = advanceWidth * font.scale;
    const entry = {
      glyph: { id, advanceWidth, codePoints: [codePoint] },
      position: { xAdvance: width, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: width },
    };
    known.set(codePoint, entry);
    return entry;
  };
  font.layout = (text, _features, onlyWidth = false) => {
    const glyphs: Layout['glyphs'][number][] = [];
    const positions: Position[] = [];
    let advanceWidth = 0;
    for (const character of text) {
      const { glyph, position } = entryOf(character.codePointAt(0) ?? 0);
      advanceWidth += position.xAdvance;
      if (onlyWidth) continue;
      glyphs.push(glyph);
      positions.push(position);
    }
    return { glyphs, positions, advanceWidth };
  };
  const encodeOne = font.encode.bind(font);
  const encoded = new Map<string, string>();
  font.encode = (text) => {
    let hex = '';
    let width = 0;
    for (const character of text) {
      let code = encoded.get(character);
      if (code === undefined) {
        code = encodeOne(character)[0].join('');
        encoded.set(character, code);
      }
      hex += code;
      width += entryOf(character.codePointAt(0) ?? 0).position.xAdvance;
    }
    return [[hex], [{ xAdvance: width, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: width }]];
  };
}
