import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { SeverityCounts } from '../contract/primitives.ts';

/** What an issue remembers between nightly runs, hidden in its text. */
const IssueState = Type.Object({
  /** Equal when nothing changed. */
  digest: Type.String({ maxLength: 64 }),
  /** One entry per change, oldest first. */
  history: Type.Array(Type.Object({ day: Type.String({ maxLength: 10 }), counts: SeverityCounts }), { maxItems: 30 }),
  /** Day on which each open finding was first seen, by fingerprint. Empty when findings are withheld. */
  since: Type.Record(Type.String({ pattern: '^[0-9a-f]{32}$' }), Type.String({ maxLength: 10 }), {
    maxProperties: 500,
  }),
  /** Days from the first sight of a finding to its end, of the findings that ended. */
  fixedAfterDays: Type.Array(Type.Number({ minimum: 0 }), { maxItems: 200 }),
});
export type IssueState = Static<typeof IssueState>;

export const HISTORY_MAX = 30;

export function writeIssueState(state: IssueState): string {
  return `<!-- scan-gate:state:${Buffer.from(JSON.stringify(state)).toString('base64')} -->`;
}

/** Null when the text holds none: a new issue, or one somebody edited. */
export function readIssueState(body: string): IssueState | null {
  const encoded = /<!-- scan-gate:state:([A-Za-z0-9+/=]{1,60000}) -->/.exec(body)?.[1];
  if (encoded === undefined) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    return Value.Check(IssueState, value) ? value : null;
  } catch {
    return null;
  }
}
