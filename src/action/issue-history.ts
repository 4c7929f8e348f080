import { countBySeverity } from '../contract/primitives.ts';
import type { ResultFinding } from '../gate/result-document.ts';
import type { TargetHistory } from '../reports/trend/trend.ts';
import { FIXED_MAX, HISTORY_MAX, type IssueState, SINCE_MAX } from './issue-state.ts';

const DAY_MS = 24 * 3_600_000;

/** What a nightly run says of one target. */
export interface Night {
  /** Equal when nothing changed. */
  readonly digest: string;
  /** Every finding of the target, ignored ones too. */
  readonly seen: readonly ResultFinding[];
  /** Those that count, without repeats, most severe first. */
  readonly open: readonly ResultFinding[];
  /** Only numbers may be told. */
  readonly withheld: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What the issue remembers after the night. Pure. */
export function nextState(before: IssueState | null, night: Night): IssueState {
  const { now, open } = night;
  const today = dayOf(now);
  const known = before?.since ?? {};
  const told = night.withheld ? [] : open.slice(0, SINCE_MAX);
  // What is still seen is not fixed, even if it may not be told any more, is ignored or is beyond the bound.
  const seen = new Set(night.seen.map((finding) => finding.fingerprint));
  const ended = Object.entries(known).filter(([fingerprint]) => !seen.has(fingerprint));
  const lifetimes = ended.map(([, day]) => Math.max(0, (Date.parse(today) - Date.parse(day)) / DAY_MS));
  const earlier = (before?.history ?? []).filter(({ day }) => day !== today);
  return {
    digest: night.digest,
    history: [...earlier, { day: today, counts: countBySeverity(open) }].slice(-HISTORY_MAX),
    since: Object.fromEntries(told.map((finding) => [finding.fingerprint, firstSeen(finding, known, today)])),
    fixedAfterDays: [...(before?.fixedAfterDays ?? []), ...lifetimes].slice(-FIXED_MAX),
  };
}

/** The service's own date wins where it is earlier: the issue may know the finding since yesterday only. */
function firstSeen(finding: ResultFinding, known: IssueState['since'], today: string): string {
  const remembered = known[finding.fingerprint] ?? today;
  const told = Date.parse(finding.first_seen_at);
  return told >= 0 && told < Date.parse(remembered) ? dayOf(told) : remembered;
}

/** A state as the trend takes it; with the findings of the night that it belongs to, or without (null). */
export function targetHistory(hostname: string, state: IssueState, night: Night | null): TargetHistory {
  return {
    target: hostname,
    changes: state.history,
    open: night === null ? [] : night.withheld ? null : openFindings(state, night),
    fixedAfterDays: state.fixedAfterDays,
  };
}

function openFindings({ since }: IssueState, { open }: Night): NonNullable<TargetHistory['open']> {
  return open.flatMap(({ fingerprint, title, severity }) => {
    const day = since[fingerprint];
    return day === undefined ? [] : [{ title, severity, since: day }];
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
