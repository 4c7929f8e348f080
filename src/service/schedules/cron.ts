import { createHash } from 'node:crypto';
import { Cron } from 'croner';
import { invalid } from '../errors.ts';

/** Runs of one schedule are at least this far apart. */
const GAP_MS = 3_600_000;
/** Starts are spread over this time. Less than the gap, so that runs keep their order. */
const SPREAD_SECONDS = 600;
const SHOWN = 5;
/** Runs whose distance is checked: more than a day of the shortest. */
const CHECKED = 50;

/** The time of the expression, and when runs start from it on. */
export interface Plan {
  readonly planned_at: Date;
  readonly next_runs: readonly Date[];
}

/**
 * Plans the runs of a schedule after a time. Each schedule starts later than its expression says by an offset of its own, so
 * that those of 2 o'clock do not all start together.
 * @throws ApiError validation_error
 */
export function planRuns(id: string, cron: string, timeZone: string, after: Date): Plan {
  const times = parse(cron, timeZone).nextRuns(SHOWN, after);
  const [planned] = times;
  if (planned === undefined) throw invalid('cron', 'never comes', 'range');
  const offset = offsetSeconds(id) * 1_000;
  return { planned_at: planned, next_runs: times.map((time) => new Date(time.getTime() + offset)) };
}

/** The day, from one time of digests to the next, that holds a time. @param dailyAt `HH:MM` */
export function digestDay(dailyAt: string, timeZone: string, at: Date): { readonly since: Date; readonly until: Date } {
  const [hour, minute] = dailyAt.split(':').map(Number);
  const days = parse(`${minute} ${hour} * * *`, timeZone);
  const until = days.nextRun(at);
  const [since] = until === null ? [] : days.previousRuns(1, until);
  if (until === null || since === undefined) throw invalid('daily_at', 'never comes', 'range');
  return { since, until };
}

/** @throws ApiError validation_error, also for runs less than an hour apart */
export function refuseInvalidCron(cron: string, timeZone: string, after: Date): void {
  const times = parse(cron, timeZone).nextRuns(CHECKED, after);
  const isFrequent = times.some((time, index) => time.getTime() - (times[index - 1]?.getTime() ?? 0) < GAP_MS);
  if (isFrequent) throw invalid('cron', 'has runs less than an hour apart', 'range');
}

function parse(cron: string, timeZone: string): Cron {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw invalid('time_zone', 'is not a known IANA time zone, such as Europe/Berlin', 'format');
  }
  try {
    return new Cron(cron, { mode: '5-part', timezone: timeZone });
  } catch {
    throw invalid('cron', 'is not a cron expression of five fields, such as 0 2 * * *', 'format');
  }
}

/** 0 to 599. */
export function offsetSeconds(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % SPREAD_SECONDS;
}
