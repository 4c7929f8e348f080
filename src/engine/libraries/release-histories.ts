import { LIBRARY_RELEASES } from '../data/library-releases.ts';
import type { ReleaseHistory, ReleaseStep } from './release-span.ts';

/** Between the cells of a line; its trimmed form ends each line, so that the spaces of the last cell are kept. */
export const SEPARATOR = ' ¦ ';
let histories: ReadonlyMap<string, ReleaseHistory> | null = null;

/** What is known of the releases of a library that does not carry its number in its code. */
export function releaseHistoryOf(name: string): ReleaseHistory | undefined {
  histories ??= new Map(parseHistories(LIBRARY_RELEASES).map((history) => [history.name, history]));
  return histories.get(name);
}

/**
 * Reads the table: paragraphs of a library each, a line for the library (name, first and last release, `open` or `closed`, reach,
 * then its marks) and one for each step (newest release before, oldest from, then `+` signs that came and `-` signs that went).
 */
export function parseHistories(table: string): ReleaseHistory[] {
  const paragraphs = table.split('\n\n').map((paragraph) => paragraph.split('\n').filter((line) => line !== ''));
  return paragraphs.map(([head = '', ...steps]) => {
    const [facts = '', ...marks] = cells(head);
    const [name = '', first = '', last = '', end, reach] = facts.split(' ');
    return { name, marks, reach: Number(reach), first, last, isOpen: end === 'open', steps: steps.map(stepOf) };
  });
}

function stepOf(line: string): ReleaseStep {
  const [releases = '', ...signs] = cells(line);
  const [before = '', from = ''] = releases.split(' ');
  const signsAfter = (mark: string) => signs.filter((sign) => sign.startsWith(mark)).map((sign) => sign.slice(1));
  return { before, from, came: signsAfter('+'), went: signsAfter('-') };
}

function cells(line: string): string[] {
  return line.slice(0, -SEPARATOR.trimEnd().length).split(SEPARATOR);
}
