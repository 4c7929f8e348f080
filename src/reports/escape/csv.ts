import { showControls } from './controls.ts';
import { breakCommands } from './workflow-command.ts';

/** Half and full width forms of the characters that make a spreadsheet read a cell as a formula (OWASP, CSV injection). */
const FORMULA_START = /^[\s'"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

/** A spreadsheet that splits at another separator starts a new cell after one of these. */
const FORMULA_AFTER_SEPARATOR = /([;|,]\s*)(?=["']*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/**
 * One field of a CSV record (RFC 4180): always quoted, on one line, and never a formula: an apostrophe precedes a
 * character that would start one.
 */
export function csvField(value: string | number | null): string {
  if (value === null) return '""';
  if (typeof value === 'number') return `"${value}"`;
  const shown = breakCommands(showControls(value)).replace(FORMULA_AFTER_SEPARATOR, "$1'");
  const guarded = FORMULA_START.test(shown) ? `'${shown}` : shown;
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** One record with its line end. */
export function csvRecord(values: readonly (string | number | null)[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}
