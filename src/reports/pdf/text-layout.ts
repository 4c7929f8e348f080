import { showControls } from '../escape/controls.ts';
import type { FontFace } from './fonts.ts';

/** Replaces characters that the embedded fonts lack (U+FFFD). */
export const UNDRAWABLE = '\ufffd';

/** The replaced characters, for a note in the report. */
export interface UndrawableTally {
  count: number;
  readonly examples: Set<string>;
}

/** Maximum number of different characters to name. */
const EXAMPLES_MAX = 8;

/** Prepares text for drawing: shows hidden characters, composes (NFC), replaces and counts characters without a glyph. */
export function drawable(text: string, face: FontFace, tally: UndrawableTally, multiline: boolean): string {
  const shown = showControls(text.normalize('NFC'), { multiline });
  // All embedded fonts have ASCII.
  if (/^[\n\x20-\x7e]*$/.test(shown)) return shown;
  let drawn = '';
  for (const character of shown) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (character === '\n' || face.has(codePoint)) {
      drawn += character;
      continue;
    }
    drawn += UNDRAWABLE;
    tally.count += 1;
    if (tally.examples.size < EXAMPLES_MAX) {
      tally.examples.add(`U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`);
    }
  }
  return drawn;
}

/** A narrow letter, to estimate the maximum number of characters per line. */
const NARROW = 'i'.charCodeAt(0);

/** Truncates a text of which only `limit` lines are drawn, to bound the cost of its layout. */
export function shortened(text: string, limit: number, face: FontFace, size: number, width: number): string {
  const characters = limit * Math.ceil((width * 1000) / size / face.advance(NARROW));
  return text.length > characters ? `${text.slice(0, characters)}…` : text;
}

/** Width of one line in points. */
export function widthOf(text: string, face: FontFace, size: number): number {
  let thousandths = 0;
  for (const character of text) thousandths += face.advance(character.codePointAt(0) ?? 0);
  return (thousandths * size) / 1000;
}

/** Characters after which a line may break inside a long word, such as a URL. */
const SOFT_BREAKS = new Set('/?&=;,.:-_+%#@|)]}');

/** Minimum fill of a line, as a fraction, for a soft break and for a break at a space. */
const SOFT_BREAK_FROM = 0.6;
const SPACE_BREAK_FROM = 0.4;

/**
 * Wraps drawable text at `width` points: at spaces, else after punctuation, else anywhere, so that no text overflows its box.
 * Line feeds end lines. Linear in the length of the text.
 */
export function wrapText(text: string, face: FontFace, size: number, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine([...line], face, (width * 1000) / size));
}

function wrapLine(characters: readonly string[], face: FontFace, limit: number): string[] {
  const lines: string[] = [];
  let start = 0;
  let used = 0;
  let breaks = NO_BREAKS;
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    const advance = face.advance(character.codePointAt(0) ?? 0);
    if (used + advance > limit && index > start && character !== ' ') {
      const end = lineEnd(breaks, { start, index, limit });
      lines.push(lineOf(characters, start, end));
      start = end;
      used = lengthOf(characters, start, index, face);
      breaks = NO_BREAKS;
    }
    used += advance;
    if (character === ' ') breaks = { ...breaks, space: index + 1, spaceUsed: used };
    else if (used > limit * SOFT_BREAK_FROM && SOFT_BREAKS.has(character)) breaks = { ...breaks, soft: index + 1 };
  }
  lines.push(lineOf(characters, start, characters.length));
  return lines;
}

/** The last places of a line at which it may end; -1: none. */
interface Breaks {
  readonly space: number;
  /** Length of the line up to that space. */
  readonly spaceUsed: number;
  readonly soft: number;
}

const NO_BREAKS: Breaks = { space: -1, spaceUsed: 0, soft: -1 };

/** Where a line ends that is full at `index`. */
function lineEnd(
  { space, spaceUsed, soft }: Breaks,
  { start, index, limit }: { readonly start: number; readonly index: number; readonly limit: number },
): number {
  if (space > start && (spaceUsed >= limit * SPACE_BREAK_FROM || soft < 0)) return space;
  return soft > start ? soft : index;
}

/** Keeps one space at the end of a line: copied text and screen readers need it between words. */
function lineOf(characters: readonly string[], start: number, end: number): string {
  return characters
    .slice(start, end)
    .join('')
    .replace(/(?<! ) +$/, ' ');
}

function lengthOf(characters: readonly string[], from: number, to: number, face: FontFace): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += face.advance(characters[index]?.codePointAt(0) ?? 0);
  return sum;
}

/** The first `limit` lines. If lines are omitted, the last one ends with an ellipsis, within `width` points. */
export function clampLines(
  lines: readonly string[],
  limit: number,
  { face, size, width }: { readonly face: FontFace; readonly size: number; readonly width: number },
): string[] {
  if (lines.length <= limit) return [...lines];
  const last = [...(lines[limit - 1] ?? '').trimEnd()];
  while (last.length > 0 && widthOf(`${last.join('')}…`, face, size) > width) last.pop();
  return [...lines.slice(0, limit - 1), `${last.join('')}…`];
}
