import table from './advisories.json' with { type: 'json' };

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
