import { SEVERITIES, type Severity, severityRank } from '../../contract/primitives.ts';
import { ownValue } from '../../shared/records.ts';
import table from '../data/advisories.json' with { type: 'json' };
import { compareVersions } from './compare-versions.ts';

/** Public advisory about a library of `library-fingerprints.json`. */
export interface AdvisoryRow {
  /** CVE and GHSA ids, the CVE first. */
  readonly ids: readonly string[];
  readonly severity: string;
  readonly cwe: string;
  /** Pairs: the first version that is affected, and the first fixed one (null: there is none). */
  readonly ranges: readonly (readonly (string | null)[])[];
}

export const ADVISORIES: Readonly<Record<string, readonly AdvisoryRow[]>> = table.advisories;
/** Day of the last refresh; reports show it. */
export const ADVISORIES_DATE: string = table.date;

export interface LibraryAdvisory {
  /** CVE and GHSA ids, the CVE first. */
  readonly ids: readonly string[];
  readonly severity: Severity;
  /** First version without the fault, or null. */
  readonly fixed: string | null;
}

function asSeverity(text: string): Severity {
  return SEVERITIES.find((severity) => severity === text) ?? 'medium';
}

/** Advisories whose range contains a version of a library: most severe first, then by id. */
export function advisoriesFor(name: string, version: string): LibraryAdvisory[] {
  const rows = ownValue(ADVISORIES, name) ?? [];
  const found: LibraryAdvisory[] = [];
  for (const { ids, severity, ranges } of rows) {
    const range = ranges.findLast((bounds) => contains(bounds, version));
    if (range === undefined) continue;
    found.push({ ids, severity: asSeverity(severity), fixed: range[1] ?? null });
  }
  return found.sort(
    (a, b) => severityRank(a.severity) - severityRank(b.severity) || ((a.ids[0] ?? '') < (b.ids[0] ?? '') ? -1 : 1),
  );
}

function contains([introduced, fixed]: readonly (string | null)[], version: string): boolean {
  if (compareVersions(version, introduced ?? '0') < 0) return false;
  return fixed == null || compareVersions(version, fixed) < 0;
}
