import { SEVERITIES, type Severity, type SeverityCounts, severityRank } from '../../contract/primitives.ts';

/** Maximum number of days in a trend; the latest ones. */
export const TREND_DAYS_MAX = 90;
const DAY_MS = 24 * 3_600_000;
const TITLE_MAX = 160;

export interface TargetHistory {
  readonly target: string;
  /** Counts on the days on which they changed, in any order; `2026-11-21` (UTC). */
  readonly changes: readonly { readonly day: string; readonly counts: SeverityCounts }[];
  /** Findings that are open now, each with the day it was first seen; null if only counts are published. */
  readonly open: readonly OpenFinding[] | null;
  /** Days that each fixed finding had been open. */
  readonly fixedAfterDays: readonly number[];
}

export interface OpenFinding {
  readonly title: string;
  readonly severity: Severity;
  /** `2026-11-21` (UTC). */
  readonly since: string;
}

export interface TrendDay {
  /** `2026-11-21` (UTC). */
  readonly date: string;
  /** Open findings at the end of the day, over all targets. */
  readonly counts: SeverityCounts;
}

export interface OldestFinding extends OpenFinding {
  readonly target: string;
  readonly ageDays: number;
}

export interface Trend {
  /** Every day from the start of the history until today, oldest first. */
  readonly days: readonly TrendDay[];
  readonly oldestOpen: OldestFinding | null;
  /** Findings that were fixed within the history, and the median of days that they were open; null if unknown. */
  readonly fixed: { readonly count: number; readonly medianDays: number | null } | null;
}

/**
 * Combines the histories of several targets. A target without a change on a day keeps its last count. Pure.
 * @param now milliseconds since the epoch; ages are measured until then
 */
export function trend(histories: readonly TargetHistory[], now: number): Trend {
  const today = Math.floor(now / DAY_MS);
  const lifetimes = histories.flatMap(({ fixedAfterDays }) => fixedAfterDays);
  const countsOnly = histories.some(({ open }) => open === null);
  return {
    days: daysOf(histories, today),
    oldestOpen: oldest(histories, today),
    // Counts alone do not show whether a finding was fixed.
    fixed: countsOnly && lifetimes.length === 0 ? null : { count: lifetimes.length, medianDays: median(lifetimes) },
  };
}

function daysOf(histories: readonly TargetHistory[], today: number): TrendDay[] {
  const series = histories.map(({ changes }) =>
    changes
      .map(({ day, counts }) => ({ day: dayNumber(day), counts }))
      .filter(({ day }) => day <= today)
      .sort((left, right) => left.day - right.day),
  );
  const known = series.flatMap((changes) => changes.map(({ day }) => day));
  if (known.length === 0) return [];
  const from = Math.max(Math.min(...known), today - TREND_DAYS_MAX + 1);
  return Array.from({ length: today - from + 1 }, (_unused, index) => ({
    date: new Date((from + index) * DAY_MS).toISOString().slice(0, 10),
    counts: sum(series.map((changes) => changes.findLast(({ day }) => day <= from + index)?.counts)),
  }));
}

function sum(all: readonly (SeverityCounts | undefined)[]): SeverityCounts {
  const result: SeverityCounts = { critical: 0, high: 0, medium: 0, low: 0, info: 0, total: 0 };
  for (const counts of all) {
    for (const severity of SEVERITIES) {
      result[severity] += counts?.[severity] ?? 0;
      result.total += counts?.[severity] ?? 0;
    }
  }
  return result;
}

/** The oldest open finding; among equally old ones, the most severe. */
function oldest(histories: readonly TargetHistory[], today: number): OldestFinding | null {
  const [first] = histories
    .flatMap(({ target, open }) =>
      (open ?? []).map((finding) => ({ target, ...finding, day: dayNumber(finding.since) })),
    )
    .filter(({ day }) => Number.isFinite(day))
    .sort((left, right) => left.day - right.day || severityRank(left.severity) - severityRank(right.severity));
  if (first === undefined) return null;
  const { day, title, ...rest } = first;
  return { ...rest, title: title.slice(0, TITLE_MAX), ageDays: Math.max(0, today - day) };
}

/** Days since the epoch; NaN for an invalid date. */
function dayNumber(day: string): number {
  return Math.floor(Date.parse(day) / DAY_MS);
}

/** Median, rounded to one decimal; null without values. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  const value = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
  return Math.round(value * 10) / 10;
}
