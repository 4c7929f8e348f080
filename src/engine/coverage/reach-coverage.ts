import { REACH_KINDS, type ReachCount, type ReachKind, type ScanCoverage } from '../../contract/coverage.ts';

interface Source {
  readonly reach?: ReachCount;
  /** Accepted requests that may have created a record. */
  readonly created?: readonly { readonly path: string; readonly count: number }[];
}

/** What contributes to the coverage in numbers: evidence by kind, or null if it was not gathered. */
export type ReachSources = Readonly<Record<ReachKind, Source | null>>;

const CREATED_MAX = 100;

/** Adds what the scan knew and covered, and what it may have created. Pure. */
export function withReach(coverage: ScanCoverage, sources: ReachSources): ScanCoverage {
  const reach: Partial<Record<ReachKind, ReachCount>> = {};
  const created = new Map<string, number>();
  for (const kind of REACH_KINDS) {
    const counted = sources[kind]?.reach;
    if (counted !== undefined) reach[kind] = counted;
    for (const { path, count } of sources[kind]?.created ?? [])
      created.set(path.slice(0, 300), (created.get(path.slice(0, 300)) ?? 0) + count);
  }
  const { pages } = reach;
  const listed = [...created].map(([path, count]) => ({ path, count }));
  return {
    ...coverage,
    ...(pages === undefined ? {} : { pages_read: pages.covered, pages_known: pages.known }),
    ...(Object.keys(reach).length === 0 ? {} : { reach }),
    ...(listed.length === 0 ? {} : { created: listed.slice(0, CREATED_MAX) }),
  };
}
