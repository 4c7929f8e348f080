import { countBySeverity } from '../../contract/primitives.ts';
import type { ResultFinding } from '../../gate/verdict/result-document.ts';
import type { TargetHistory } from '../../reports/trend/trend.ts';
import { FIXED_MAX, HISTORY_MAX, type IssueState, SINCE_MAX } from './issue-state.ts';

const DAY_MS = 24 * 3_600_000;

export interface ScheduledRun {
  /** Changes when the findings change. */
  readonly digest: string;
  /** All findings of the target, including ignored ones. */
  readonly seen: readonly ResultFinding[];
  /** Findings that no rule ignores, without duplicates, most severe first. */
  readonly open: readonly ResultFinding[];
  /** Fingerprints of findings that the run could not check: they are neither seen nor fixed. */
  readonly notChecked: readonly string[];
  /** Only counts may be published. */
  readonly withheld: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The state of the issue after the run. Pure. */
export function nextState(before: IssueState | null, run: ScheduledRun): IssueState {
  const { now, open } = run;
  const today = dayOf(now);
  const known = before?.since ?? {};
  const listed = run.withheld ? [] : open.slice(0, SINCE_MAX);
  // A finding that is withheld, ignored or beyond the limit is not fixed.
  const seen = new Set([...run.seen.map((finding) => finding.fingerprint), ...run.notChecked]);
  const kept = run.withheld
    ? []
    : run.notChecked.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]]));
  const ended = Object.entries(known).filter(([fingerprint]) => !seen.has(fingerprint));
  const lifetimes = ended.map(([, day]) => Math.max(0, (Date.parse(today) - Date.parse(day)) / DAY_MS));
  const earlier = (before?.history ?? []).filter(({ day }) => day !== today);
  return {
    digest: run.digest,
    history: [...earlier, { day: today, counts: countBySeverity(open) }].slice(-HISTORY_MAX),
    since: Object.fromEntries(
      [...listed.map((finding) => [finding.fingerprint, firstSeen(finding, known, today)]), ...kept].slice(
        0,
        SINCE_MAX,
      ),
    ),
    fixedAfterDays: [...(before?.fixedAfterDays ?? []), ...lifetimes].slice(-FIXED_MAX),
  };
}

/** The earlier of the dates that the issue and the service have. */
function firstSeen(finding: ResultFinding, known: IssueState['since'], today: string): string {
  const remembered = known[finding.fingerprint] ?? today;
  const reported = Date.parse(finding.first_seen_at);
  return reported >= 0 && reported < Date.parse(remembered) ? dayOf(reported) : remembered;
}

/** Converts a state for the trend, with the open findings of its run if there was one. */
export function targetHistory(hostname: string, state: IssueState, run: ScheduledRun | null): TargetHistory {
  return {
    target: hostname,
    changes: state.history,
    open: run === null ? [] : run.withheld ? null : openFindings(state, run),
    fixedAfterDays: state.fixedAfterDays,
  };
}

function openFindings({ since }: IssueState, { open }: ScheduledRun): NonNullable<TargetHistory['open']> {
  return open.flatMap(({ fingerprint, title, severity }) => {
    const day = since[fingerprint];
    return day === undefined ? [] : [{ title, severity, since: day }];
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
