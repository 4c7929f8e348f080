import { SEVERITIES, type Severity } from '../../contract/primitives.ts';

export type Counts = Record<Severity, number>;

/** A succeeded scan, as far as the overview needs it. */
export interface CountedScan {
  readonly target: string;
  readonly finished_at?: string | null;
  readonly created_at?: string;
  readonly findings_count?: Partial<Counts> | null;
}

/** Open findings of all targets at the end of a day. */
export interface DayCounts {
  /** Start of the day in the local zone, in milliseconds. */
  readonly day: number;
  readonly counts: Counts;
  /** Whether a scan ended on this day; otherwise the counts are those of the day before. */
  readonly isMeasured: boolean;
}

const noCounts = (): Counts => ({ critical: 0, high: 0, medium: 0, low: 0, info: 0 });

function endOf(scan: CountedScan): number {
  return Date.parse(scan.finished_at ?? scan.created_at ?? '');
}

function add(total: Counts, counts: Partial<Counts> | null | undefined): void {
  for (const severity of SEVERITIES) total[severity] += counts?.[severity] ?? 0;
}

export function latestByTarget<Scan extends CountedScan>(scans: readonly Scan[]): Scan[] {
  const latest = new Map<string, Scan>();
  for (const scan of scans) {
    const known = latest.get(scan.target);
    if (known === undefined || endOf(scan) > endOf(known)) latest.set(scan.target, scan);
  }
  return [...latest.values()];
}

/** Findings of each target's latest scan, by severity. */
export function openFindings(scans: readonly CountedScan[]): Counts {
  const total = noCounts();
  for (const scan of latestByTarget(scans)) add(total, scan.findings_count);
  return total;
}

/**
 * Open findings per day, from the day of the first scan to that of `now`: before it nothing is known, which is not zero.
 * @param now milliseconds
 * @param days maximum
 */
export function openFindingsByDay(scans: readonly CountedScan[], now: number, days: number): DayCounts[] {
  const today = new Date(now);
  const rows: DayCounts[] = [];
  const ends = scans.map(endOf).filter((end) => !Number.isNaN(end));
  for (let back = days - 1; back >= 0; back -= 1) {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() - back);
    const end = new Date(today.getFullYear(), today.getMonth(), today.getDate() - back + 1).getTime();
    if (!ends.some((each) => each < end)) continue;
    const isMeasured = ends.some((each) => each >= day.getTime() && each < end);
    rows.push({ day: day.getTime(), counts: openFindings(scans.filter((scan) => endOf(scan) < end)), isMeasured });
  }
  return rows;
}

/** Whether scans ended on two days at least, so that there is a trend. */
export function hasTrend(scans: readonly CountedScan[]): boolean {
  const ends = scans.map(endOf).filter((end) => !Number.isNaN(end));
  return new Set(ends.map((end) => new Date(end).toDateString())).size >= 2;
}
