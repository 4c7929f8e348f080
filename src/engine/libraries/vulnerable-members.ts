import table from '../data/vulnerable-members.json' with { type: 'json' };
import { advisoriesFor } from '../web/library-advisories.ts';

interface Row {
  readonly library: string;
  readonly members: readonly string[];
}

const ROWS: ReadonlyMap<string, Row> = new Map(Object.entries(table.advisories));
const PLACES_MAX = 200;

/** What a script must call to reach an advisory; empty if no call does, or none is known. */
export function membersOf(advisory: string): readonly string[] {
  return ROWS.get(advisory)?.members ?? [];
}

/** The members of the critical advisories about a version of a library. */
export function criticalMembers(name: string, version: string): string[] {
  const critical = advisoriesFor(name, version).filter(({ severity }) => severity === 'critical');
  return [...new Set(critical.flatMap(({ ids }) => ids.flatMap(membersOf)))];
}

/**
 * True if a script calls a member: `_.defaultsDeep(`, or `(0,a.defaultsDeep)(` of a bundler. Its definition and its assignment are no
 * calls.
 */
export function callsMember(script: string, member: string): boolean {
  const needle = `.${member}`;
  let at = script.indexOf(needle);
  for (let places = 0; at !== -1 && places < PLACES_MAX; places += 1) {
    const after = script.slice(at + needle.length, at + needle.length + 20);
    if (/^\s{0,5}(?:\)\s{0,5})?\(/.test(after) && /[\w$)\]]/.test(script[at - 1] ?? '')) return true;
    at = script.indexOf(needle, at + needle.length);
  }
  return false;
}
