import { countBySeverity, type Severity, type SeverityCounts } from '../../contract/primitives.ts';
import type { HistoryEntry, HistoryFinding } from './history.ts';

/** Days that a trend shows, and scans that it looks at: the latest ones. */
export const TREND_DAYS_MAX = 90;
const ENTRIES_MAX = 2_000;
const DAY_MS = 24 * 3_600_000;

export interface TrendDay {
  /** `2026-11-21` (UTC). */
  readonly date: string;
  /** Open findings at the end of the day, over all targets; a target that was not scanned keeps its last count. */
  readonly counts: SeverityCounts;
}

export interface OldestFinding {
  readonly target: string;
  readonly title: string;
  readonly severity: Severity;
  readonly since: string;
  readonly ageDays: number;
}

export interface Trend {
  /** Days with a scan, oldest first. */
  readonly days: readonly TrendDay[];
  readonly oldestOpen: OldestFinding | null;
  /** Findings that went away within the history, and how long they were open, in days. */
  readonly fixed: { readonly count: number; readonly medianDays: number | null };
}

interface Opened {
  readonly finding: HistoryFinding;
  readonly target: string;
  readonly since: number;
}

/**
 * What a series of scans says over time. Pure: the same history and `now` give the same trend.
 * @param history entries in any order; those without a readable time are left out
 * @param now to which age is measured
 */
export function trend(history: readonly HistoryEntry[], now: Date): Trend {
  const entries = history
    .map((entry) => ({ ...entry, time: Date.parse(entry.finished_at) }))
    .filter((entry) => Number.isFinite(entry.time))
    .sort((left, right) => left.time - right.time)
    .slice(-ENTRIES_MAX);
  const open = new Map<string, Map<string, Opened>>();
  const lifetimes: number[] = [];
  const days = new Map<string, SeverityCounts>();
  for (const entry of entries) {
    const series = `${entry.scan_type} ${entry.target}`;
    const before = open.get(series) ?? new Map<string, Opened>();
    const after = new Map<string, Opened>();
    for (const finding of entry.findings) {
      const known = before.get(finding.fingerprint);
      const since = known?.since ?? firstSeen(finding, entry.time);
      after.set(finding.fingerprint, { finding, target: entry.target, since });
    }
    for (const [fingerprint, { since }] of before) {
      if (!after.has(fingerprint)) lifetimes.push((entry.time - since) / DAY_MS);
    }
    open.set(series, after);
    days.set(new Date(entry.time).toISOString().slice(0, 10), countOpen(open));
  }
  return {
    days: [...days].slice(-TREND_DAYS_MAX).map(([date, counts]) => ({ date, counts })),
    oldestOpen: oldest(open, now),
    fixed: { count: lifetimes.length, medianDays: median(lifetimes) },
  };
}

/** The service's own date wins where it is earlier: the history may begin late. */
function firstSeen(finding: HistoryFinding, time: number): number {
  const known = Date.parse(finding.first_seen_at ?? '');
  return Number.isFinite(known) && known < time ? known : time;
}

function countOpen(open: ReadonlyMap<string, ReadonlyMap<string, Opened>>): SeverityCounts {
  return countBySeverity([...open.values()].flatMap((series) => [...series.values()].map(({ finding }) => finding)));
}

function oldest(open: ReadonlyMap<string, ReadonlyMap<string, Opened>>, now: Date): OldestFinding | null {
  const [first] = [...open.values()]
    .flatMap((series) => [...series.values()])
    .sort((left, right) => left.since - right.since || (left.finding.fingerprint < right.finding.fingerprint ? -1 : 1));
  if (first === undefined) return null;
  return {
    target: first.target,
    title: first.finding.title,
    severity: first.finding.severity,
    since: new Date(first.since).toISOString(),
    ageDays: Math.max(0, Math.floor((now.getTime() - first.since) / DAY_MS)),
  };
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  const value = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
  return Math.round(value * 10) / 10;
}
