import { showControls } from '../escape/controls.ts';
import type { FontFace } from './fonts.ts';

/** Drawn in place of a character that the embedded fonts lack (U+FFFD). */
export const UNDRAWABLE = '\ufffd';

/** Counts the characters that had to be replaced, so that the report can say so. */
export interface UndrawableTally {
  count: number;
  readonly examples: Set<string>;
}

/** At most this many different characters are named. */
const EXAMPLES_MAX = 8;

/** Text as it can be drawn: hidden characters shown, composed (NFC), missing glyphs replaced by U+FFFD and counted. */
export function drawable(text: string, face: FontFace, tally: UndrawableTally, multiline: boolean): string {
  const shown = showControls(text.normalize('NFC'), { multiline });
  // Every embedded font has these.
  if (/^[\n\x20-\x7e]*$/.test(shown)) return shown;
  let drawn = '';
  for (const character of shown) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (character === '\n' || face.metrics.has(codePoint)) {
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

/** A narrow letter: no line of words holds more characters than it would of these. */
const NARROW = 'i'.charCodeAt(0);

/** What is worth laying out of a text of which `limit` lines are drawn; cut with an ellipsis. */
export function shortened(text: string, limit: number, face: FontFace, size: number, width: number): string {
  const characters = limit * Math.ceil((width * 1000) / size / face.metrics.advance(NARROW));
  return text.length > characters ? `${text.slice(0, characters)}…` : text;
}

/** Width of one line in points. */
export function widthOf(text: string, face: FontFace, size: number): number {
  let thousandths = 0;
  for (const character of text) thousandths += face.metrics.advance(character.codePointAt(0) ?? 0);
  return (thousandths * size) / 1000;
}

/** Places inside a long word, such as an address, where a line may end after the character. */
const SOFT_BREAKS = new Set('/?&=;,.:-_+%#@|)]}');

/** A soft place counts in the last part of the line; a space in its first part leaves too much of the line empty. */
const SOFT_BREAK_FROM = 0.6;
const SPACE_BREAK_FROM = 0.4;

/**
 * Breaks drawable text into lines of at most `width` points: at spaces, else at punctuation, else anywhere, so that no
 * text can leave its box. Line feeds end lines. Linear in the length of the text.
 */
export function wrapText(text: string, face: FontFace, size: number, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine([...line], face, (width * 1000) / size));
}

function wrapLine(characters: readonly string[], face: FontFace, limit: number): string[] {
  const lines: string[] = [];
  let start = 0;
  let used = 0;
  let spaceBreak = -1;
  let spaceUsed = 0;
  let softBreak = -1;
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    const advance = face.metrics.advance(character.codePointAt(0) ?? 0);
    if (used + advance > limit && index > start && character !== ' ') {
      const spaceIsFar = spaceBreak > start && spaceUsed >= limit * SPACE_BREAK_FROM;
      const end =
        spaceIsFar || (spaceBreak > start && softBreak < 0) ? spaceBreak : softBreak > start ? softBreak : index;
      lines.push(lineOf(characters, start, end));
      start = end;
      used = lengthOf(characters, start, index, face);
      spaceBreak = -1;
      softBreak = -1;
    }
    used += advance;
    if (character === ' ') [spaceBreak, spaceUsed] = [index + 1, used];
    else if (SOFT_BREAKS.has(character) && used > limit * SOFT_BREAK_FROM) softBreak = index + 1;
  }
  lines.push(lineOf(characters, start, characters.length));
  return lines;
}

/** One space is kept where a line ended at one: text that is copied or read aloud needs it between the words. */
function lineOf(characters: readonly string[], start: number, end: number): string {
  return characters
    .slice(start, end)
    .join('')
    .replace(/(?<! ) +$/, ' ');
}

function lengthOf(characters: readonly string[], from: number, to: number, face: FontFace): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += face.metrics.advance(characters[index]?.codePointAt(0) ?? 0);
  return sum;
}

/** The first `limit` lines; when more are left out, the last one ends with an ellipsis, within `width` points. */
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
