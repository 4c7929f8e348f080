import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { SeverityCounts } from '../../contract/primitives.ts';
import { parsedJson } from '../../shared/records.ts';

/** Limits of the stored state: an issue has up to 65,536 characters. */
export const HISTORY_MAX = 30;
export const SINCE_MAX = 500;
export const FIXED_MAX = 200;

/** `2026-11-21` (UTC). */
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** State kept between runs, hidden in the text of the issue. */
const IssueState = Type.Object({
  /** Changes when the findings change. */
  digest: Type.String({ maxLength: 64 }),
  /** One entry per day with a change, oldest first: open findings of every severity. */
  history: Type.Array(Type.Object({ day: Day, counts: SeverityCounts }), { maxItems: HISTORY_MAX }),
  /** Day on which each open finding was first seen, by fingerprint. Empty when findings are withheld. */
  since: Type.Record(Type.String({ pattern: '^[0-9a-f]{32}$' }), Day, { maxProperties: SINCE_MAX }),
  /** Lifetimes in days of the findings that are fixed. */
  fixedAfterDays: Type.Array(Type.Number({ minimum: 0, maximum: 100_000 }), { maxItems: FIXED_MAX }),
});
export type IssueState = Static<typeof IssueState>;

export function writeIssueState(state: IssueState): string {
  return `<!-- scan-gate:state:${Buffer.from(JSON.stringify(state)).toString('base64')} -->`;
}

/** Null if the text has no valid state: a new or manually edited issue. */
export function readIssueState(body: string): IssueState | null {
  const encoded = /<!-- scan-gate:state:([A-Za-z0-9+/=]{1,60000}) -->/.exec(body)?.[1];
  if (encoded === undefined) return null;
  const value = parsedJson(Buffer.from(encoded, 'base64').toString('utf8'));
  return Value.Check(IssueState, value) && daysOf(value).every(isDay) ? value : null;
}

function daysOf({ history, since }: IssueState): string[] {
  return [...history.map(({ day }) => day), ...Object.values(since)];
}

function isDay(day: string): boolean {
  return Number.isFinite(Date.parse(day));
}
