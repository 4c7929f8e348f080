import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJudged, whereOf } from './labels.ts';
import type { Row } from './precision.ts';

const FILE = join(import.meta.dirname, 'first-sight.json');

/** What the engine found, and the gate said, when an application was scanned for the first time. */
export interface FirstSight {
  /** ISO date of the scan. */
  readonly date: string;
  readonly outcome: string;
  readonly changed: number;
  /** `severity check where`, of medium severity and above; the severity of a tentative one ends with `?`. */
  readonly findings: readonly string[];
}

/** By application and version; null if the engine knew the application before first sights were kept. */
export type FirstSights = Readonly<Record<string, FirstSight | null>>;

export function readFirstSights(): FirstSights {
  return JSON.parse(readFileSync(FILE, 'utf8')) as FirstSights;
}

/** The key of an application in its version. */
export function keyOf({ name, version }: Pick<Row, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

/** The first sights with that of a row, which is left out where there is one already, or the application was not scanned. */
export function withFirstSight(known: FirstSights, row: Row, date: string): FirstSights {
  const key = keyOf(row);
  if (Object.hasOwn(known, key) || row.verdict === undefined) return known;
  const findings = row.findings
    .filter(isJudged)
    .map(
      (finding) =>
        `${finding.severity}${finding.confidence === 'tentative' ? '?' : ''} ${finding.check_id} ${whereOf(finding)}`,
    );
  return { ...known, [key]: { date, outcome: row.verdict.outcome, changed: row.changes?.length ?? 0, findings } };
}

export function writeFirstSights(sights: FirstSights): void {
  const sorted = Object.entries(sights).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
