import { REACH_KINDS, type ReachCount, type ReachKind, type ScanCoverage } from '../../contract/coverage.ts';

/** What contributes to the coverage in numbers: evidence by kind, or null if it was not gathered. */
export type ReachSources = Readonly<Record<ReachKind, { readonly reach?: ReachCount } | null>>;

interface CreatedRecords {
  readonly created?: readonly { readonly path: string; readonly count: number }[];
}

const CREATED_MAX = 100;

/** Adds what the scan knew and covered, and what it may have created. Pure. */
export function withReach(coverage: ScanCoverage, sources: ReachSources, active: CreatedRecords | null): ScanCoverage {
  const reach: Partial<Record<ReachKind, ReachCount>> = {};
  for (const kind of REACH_KINDS) {
    const counted = sources[kind]?.reach;
    if (counted !== undefined) reach[kind] = counted;
  }
  const created = (active?.created ?? []).map(({ path, count }) => ({ path: path.slice(0, 300), count }));
  return {
    ...coverage,
    ...(Object.keys(reach).length === 0 ? {} : { reach }),
    ...(created.length === 0 ? {} : { created: created.slice(0, CREATED_MAX) }),
  };
}
