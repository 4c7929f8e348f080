import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { loadFonts } from '../../../src/reports/pdf/fonts.ts';
import { clampLines, drawable, type UndrawableTally, widthOf, wrapText } from '../../../src/reports/pdf/text-layout.ts';

const faces = loadFonts();
const { sans } = faces;

function tally(): UndrawableTally {
  return { count: 0, examples: new Set() };
}

describe('text layout of the PDF', () => {
  it('stays in its box, and loses no character but line ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.integer({ min: 30, max: 400 }), (text, width) => {
        const drawn = drawable(text, sans, tally(), true);
        const lines = wrapText(drawn, sans, 10, width);
        for (const line of lines) expect(widthOf(line.trimEnd(), sans, 10)).toBeLessThanOrEqual(width + 1e-6);
        expect(lines.join('').replace(/ /g, '')).toBe(drawn.replace(/[ \n]/g, ''));
        for (const limit of [1, 2])
          for (const line of clampLines(lines, limit, { face: sans, size: 10, width }))
            expect(widthOf(line.trimEnd(), sans, 10)).toBeLessThanOrEqual(width + 1e-6);
      }),
      { numRuns: 300 },
    );
  });

  it('breaks lines at spaces, else at punctuation, else anywhere', () => {
    expect(wrapText('the quick brown fox jumps', sans, 10, 70)).toEqual(['the quick ', 'brown fox ', 'jumps']);
    expect(wrapText('GET https://example.com/one/two', sans, 10, 150)).toEqual(['GET https://example.com/', 'one/two']);
    expect(wrapText('A'.repeat(20), sans, 10, 70).map((line) => line.length)).toEqual([10, 10]);
    expect(wrapText('a\n\nb', sans, 10, 70)).toEqual(['a', '', 'b']);
    expect(clampLines(['one', 'two', 'three'], 2, { face: sans, size: 10, width: 25 })).toEqual(['one', 'tw…']);
  });

  it('shows control characters, composes accents and counts unsupported characters', () => {
    const counts = tally();
    expect(drawable('e\u0301\u202e\u6f22\u{1f600}', sans, counts, false)).toBe('é\\u{202e}\ufffd\ufffd');
    expect([counts.count, [...counts.examples]]).toEqual([2, ['U+6F22', 'U+1F600']]);
  });

  it.each(Object.values(faces))('measures $name as pdfkit does', (face) => {
    const doc = new PDFDocument({ font: '', autoFirstPage: false });
    doc.registerFont('face', face.bytes).font('face').fontSize(10);
    const text = 'Größe Ελληνικά Кириллица fi ffl AVAT 0123 …';
    expect(widthOf(text, face, 10)).toBeCloseTo(doc.widthOfString(text), 6);
  });
});
