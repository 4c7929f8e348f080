import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../src/engine/data');
const WIDTH = 120;

/** Path of a table of `src/engine/data`. */
export function tableFile(name: string): string {
  return join(FOLDER, `${name}.json`);
}

export function readTable<Table extends object>(name: string): Table {
  return JSON.parse(readFileSync(tableFile(name), 'utf8')) as Table;
}

/** Replaces the given members of a table and sets its date. The other members (`source`, `note` …) stay. */
export function refreshTable(name: string, rows: object): void {
  writeFileSync(tableFile(name), tableText(refreshedTable(readTable(name), rows, new Date())));
}

/** The table with the given members and the day of `now` (UTC). */
export function refreshedTable(table: object, rows: object, now: Date): object {
  return { ...table, ...rows, date: now.toISOString().slice(0, 10) };
}

/** A table formatted as `biome format` would: one line for every value that fits in one, so that a diff shows the rows that changed. */
export function tableText(table: object): string {
  return `${layOut(table, '', 0)}\n`;
}

/** @param taken characters of the line that are not the value's: its label and the comma after it */
function layOut(value: unknown, indent: string, taken: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const onOneLine = compact(value);
  if (indent !== '' && indent.length + taken + onOneLine.length <= WIDTH) return onOneLine;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  const rows = entries.map(([key, item], index) => {
    const label = isList ? '' : `${JSON.stringify(key)}: `;
    return inner + label + layOut(item, inner, label.length + (index === entries.length - 1 ? 0 : 1));
  });
  return isList ? `[\n${rows.join(',\n')}\n${indent}]` : `{\n${rows.join(',\n')}\n${indent}}`;
}

function compact(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(compact).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, item]) => `${JSON.stringify(key)}: ${compact(item)}`).join(', ')} }`;
}
