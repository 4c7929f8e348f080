import { type LeftOutReason, REACH_KINDS, type ReachKind } from '../contract/coverage.ts';
import type { Report } from '../contract/report.ts';
import { formatCount, plural } from './text.ts';

export type Coverage = NonNullable<Report['coverage']>;

/** How many there are, how many the scan covered, and why it left out the rest. */
export interface Reach {
  readonly known: number;
  readonly covered: number;
  readonly left_out: readonly { readonly reason: LeftOutReason; readonly count: number }[];
}

interface Reached {
  readonly reach?: Readonly<Partial<Record<ReachKind, Reach>>>;
  readonly pages_read?: number;
  readonly pages_known?: number;
  readonly created?: readonly { readonly path: string; readonly count: number }[];
}

/** Coverages of several scans; a service may report none. */
export type Coverages = readonly (Reached | null | undefined)[];

/** What all scans together knew and covered; a kind that no scan counts is absent. */
export type TotalReach = Readonly<Partial<Record<ReachKind, Reach>>>;

const SHORT: Readonly<Record<LeftOutReason, string>> = {
  time: 'out of time',
  requests: 'out of requests',
  folded: 'folded as alike',
  not_reached: 'not reached',
};
const OTHER = 'for another reason';
const REASONS = Object.keys(SHORT) as LeftOutReason[];
const NOUNS: Readonly<Record<ReachKind, string>> = {
  pages: 'page',
  views: 'view',
  operations: 'operation',
  inputs: 'input',
};
/** Maximum number of paths named. */
const CREATED_SHOWN = 10;

/** Adds the counts of several scans. Services before `reach` count pages only. */
export function totalReach(coverages: Coverages): TotalReach {
  const totals = REACH_KINDS.map((kind) => {
    const counts = coverages.flatMap((coverage) => countOf(kind, coverage) ?? []);
    return [kind, counts] as const;
  });
  return Object.fromEntries(
    totals.flatMap(([kind, counts]) => (counts.length === 0 ? [] : [[kind, counts.reduce(added)] as const])),
  );
}

function countOf(kind: ReachKind, coverage: Reached | null | undefined): Reach | null {
  const counted = coverage?.reach?.[kind];
  if (counted !== undefined) return { ...counted, known: Math.max(counted.known, counted.covered) };
  const { pages_read: covered, pages_known: known } = coverage ?? {};
  if (kind !== 'pages' || covered === undefined || known === undefined) return null;
  return { known: Math.max(known, covered), covered, left_out: [] };
}

function added(sum: Reach, count: Reach): Reach {
  const all = [...sum.left_out, ...count.left_out];
  const left_out = REASONS.flatMap((reason) => {
    const number = all.filter((entry) => entry.reason === reason).reduce((total, entry) => total + entry.count, 0);
    return number === 0 ? [] : [{ reason, count: number }];
  });
  return { known: sum.known + count.known, covered: sum.covered + count.covered, left_out };
}

/** Share that was covered in percent, rounded down: 100 means all of it. */
export function percentCovered({ known, covered }: Pick<Reach, 'known' | 'covered'>): number {
  return known === 0 ? 100 : Math.floor((100 * Math.min(covered, known)) / known);
}

/**
 * `read 150 of at least 1,000 pages, tested 410 of 1,230 inputs`, or `read 14 pages, tested 52 inputs` where all was covered.
 * Empty for services before `reach`, unless they left pages out.
 */
export function reachInWords(coverages: Coverages): string {
  const { pages, views, operations, inputs } = totalReach(coverages);
  const isCounted = coverages.some((coverage) => coverage?.reach !== undefined);
  return [
    ...(pages === undefined || (!isCounted && !isIncomplete(pages))
      ? []
      : [`read ${share(pages, 'page', 'of at least')}`]),
    ...(views !== undefined && isIncomplete(views) ? [`opened ${share(views, 'view')}`] : []),
    ...(operations !== undefined && isIncomplete(operations) ? [`requested ${share(operations, 'operation')}`] : []),
    ...(inputs === undefined || inputs.known === 0 ? [] : [`tested ${share(inputs, 'input')}`]),
  ].join(', ');
}

/** True if a scan left something out. */
export function leavesOut(coverages: Coverages): boolean {
  return Object.values(totalReach(coverages)).some(isIncomplete);
}

/** `850 pages (700 out of time, 150 folded as alike), 820 inputs (out of time)`, or an empty string. */
export function leftOutInWords(coverages: Coverages): string {
  const total = totalReach(coverages);
  return REACH_KINDS.flatMap((kind) => {
    const count = total[kind];
    return count === undefined || !isIncomplete(count) || count.left_out.length === 0 ? [] : [missing(count, kind)];
  }).join(', ');
}

function missing({ known, covered, left_out }: Reach, kind: ReachKind): string {
  // A newer service may have further reasons.
  const why =
    left_out.length === 1
      ? left_out.map(({ reason }) => SHORT[reason] ?? OTHER)
      : left_out.map(({ reason, count }) => `${formatCount(count)} ${SHORT[reason] ?? OTHER}`);
  return `${plural(known - covered, NOUNS[kind])} (${why.join(', ')})`;
}

function isIncomplete({ known, covered }: Reach): boolean {
  return covered < known;
}

function share(count: Reach, noun: string, of = 'of'): string {
  if (!isIncomplete(count)) return plural(count.covered, noun);
  return `${formatCount(count.covered)} ${of} ${plural(count.known, noun)}`;
}

/** `410 of 1,230 known; left out: 820 (out of time)`, for a table. */
export function reachFact(count: Reach, kind: ReachKind): string {
  if (!isIncomplete(count)) return `all ${formatCount(count.known)} known`;
  const left = count.left_out.length === 0 ? '' : `; left out: ${missing(count, kind)}`;
  return `${formatCount(count.covered)} of ${kind === 'pages' ? 'at least ' : ''}${formatCount(count.known)} known${left}`;
}

/** `25 rows in /students, 1 row in /orders`, or an empty string. Paths are the target's: escape them. */
export function createdInWords(coverages: Coverages): string {
  const counts = new Map<string, number>();
  for (const { path, count } of coverages.flatMap((coverage) => coverage?.created ?? []))
    counts.set(path, (counts.get(path) ?? 0) + count);
  const paths = [...counts].map(([path, count]) => `${plural(count, 'row')} in ${path}`);
  const rest = paths.length - CREATED_SHOWN;
  return `${paths.slice(0, CREATED_SHOWN).join(', ')}${rest > 0 ? ` and in ${plural(rest, 'more path')}` : ''}`;
}

/**
 * What was left out and what was created, as sentences of plain text. Paths are the target's: escape them.
 * @param withPaths whether to publish the paths
 */
export function reachLines(coverages: Coverages, withPaths = true): string[] {
  const left = leftOutInWords(coverages);
  const rows = coverages.flatMap((coverage) => coverage?.created ?? []).reduce((sum, { count }) => sum + count, 0);
  return [
    ...(left === '' ? [] : [`Left out: ${left}.`]),
    ...(rows === 0 ? [] : [`Created by active-post: ${withPaths ? createdInWords(coverages) : plural(rows, 'row')}.`]),
  ];
}
