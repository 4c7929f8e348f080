import type { ScanType } from '../../../contract/primitives.ts';
import type { Check } from '../../core/check.ts';
import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import type { InsertionPoint } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { CacheKeys } from './cache-keys.ts';
import type { Injector } from './injector.ts';
import type { Role } from './point-plan.ts';
import type { MarkedResponse } from './reflection.ts';
import type { Seen, SeenParts } from './seen.ts';

export type Family = ActiveProbe['family'];

/** Proofs that a value is part of a query. */
export const PROVEN_QUERY: readonly Family[] = [
  'sqli',
  'sqli-boolean',
  'xpath-injection',
  'ldap-injection',
  'nosql-injection',
];
/** Proofs that a value is an address, a file or a command, and so no part of a query. */
export const PROVEN_TARGET: readonly Family[] = [
  'open-redirect',
  'ssrf',
  'path-traversal',
  'file-inclusion',
  'command-injection',
];

/** One kind of injection at one insertion point. */
export interface Probe {
  /** The attack class, under which results are recorded. A point where it has been proven is not probed for it again. */
  readonly family: Family;
  /** Checks that judge the results; without any of them the probe does not run. */
  readonly checks: readonly Check[];
  readonly scanTypes: readonly ScanType[];
  readonly roles: readonly Role[];
  /** Families whose proof at a point makes this probe pointless there. */
  readonly unless: readonly Family[];
  /** What must have been seen at the point. */
  readonly needs: readonly (keyof SeenParts)[];
  /** Maximum number of requests at a point without the fault. */
  readonly cost: number;
  /** The text shows an error of the library that the injection aims at. */
  showsError?(text: string): boolean;
  appliesTo?(point: InsertionPoint, seen: Seen): boolean;
  run(injector: Injector, seen: Seen): Promise<void>;
}

const BOTH: readonly ScanType[] = ['standard', 'compliance'];
const FIELDS: readonly Role[] = ['parameter', 'alone'];

/**
 * Declares a probe. `run` is called only where the checks are on, the role and the needs fit and `appliesTo` agrees.
 *
 * By default in standard and compliance scans, at parameters in both roles.
 */
export function defineProbe<const Needs extends readonly (keyof SeenParts)[] = []>(
  definition: Pick<Probe, 'family' | 'checks' | 'cost' | 'showsError' | 'appliesTo'> &
    Partial<Pick<Probe, 'scanTypes' | 'roles' | 'unless'>> & {
      needs?: Needs;
      run(injector: Injector, seen: Seen & Pick<SeenParts, Needs[number]>): Promise<void>;
    },
): Probe {
  type Fitting = Parameters<typeof definition.run>[1];
  return {
    scanTypes: BOTH,
    roles: FIELDS,
    unless: [],
    ...definition,
    needs: definition.needs ?? [],
    run: (injector, seen) => definition.run(injector, seen as Fitting),
  };
}

/** An injection that concerns the site rather than an insertion point. */
export interface SiteProbe {
  readonly checks: readonly Check[];
  readonly scanTypes: readonly ScanType[];
  run(context: ProbeContext, crawl: CrawlEvidence, keys: CacheKeys): Promise<ActiveProbe[]>;
}

/** A page read after requests at a point that write, where it shows what they stored. */
export interface StoredView {
  readonly injector: Injector;
  readonly page: Exchange;
  /** The page in the crawl; null where the crawl did not read it. */
  readonly before: Exchange | null;
  /** What {@link Seen} has of the point, with the page as response; null where the page does not show it. */
  readonly letters: MarkedResponse | null;
  readonly quoted: MarkedResponse | null;
  /** Reads the page once more; null without a response in time. */
  read(isAnonymous?: true): Promise<Exchange | null>;
}

/** An injection whose effect another page shows, later. */
export interface StoredProbe {
  readonly checks: readonly Check[];
  readonly scanTypes: readonly ScanType[];
  run(view: StoredView): Promise<void>;
}

/** Probes that are sent to all points of a round before those of the next pass. */
export type Pass = readonly Probe[];

export function runsIn(
  { checks, scanTypes }: Pick<Probe, 'checks' | 'scanTypes'>,
  { scanType, options }: Pick<ProbeContext, 'scanType' | 'options'>,
): boolean {
  return scanTypes.includes(scanType) && checks.some(({ meta }) => options.disable_checks?.includes(meta.id) !== true);
}

export function isFitting(probe: Probe, injector: Injector, seen: Seen): boolean {
  return (
    probe.roles.includes(seen.role) &&
    ![probe.family, ...probe.unless].some((family) => injector.has(family)) &&
    probe.needs.every((need) => seen[need] !== null) &&
    probe.appliesTo?.(injector.point, seen) !== false
  );
}
