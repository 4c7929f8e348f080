import table from '../data/vulnerable-members.json' with { type: 'json' };
import { advisoriesFor } from '../web/library-advisories.ts';

interface Row {
  readonly library: string;
  readonly members: readonly string[];
}

const ROWS: ReadonlyMap<string, Row> = new Map(Object.entries(table.advisories));
const PLACES_MAX = 200;
/** A longer line is minified code. */
const LINE_MAX = 300;

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
 * True if a script calls a member: `_.defaultsDeep(`, or `(0,a.defaultsDeep)(` of a bundler. Its definition, its assignment and the
 * examples in the comments of the library are no calls.
 */
export function callsMember(script: string, member: string): boolean {
  const needle = `.${member}`;
  let at = script.indexOf(needle);
  for (let places = 0; at !== -1 && places < PLACES_MAX; places += 1) {
    const after = script.slice(at + needle.length, at + needle.length + 20);
    if (!isInComment(script, at) && /^\s{0,5}(?:\)\s{0,5})?\(/.test(after) && /[\w$)\]]/.test(script[at - 1] ?? ''))
      return true;
    at = script.indexOf(needle, at + needle.length);
  }
  return false;
}

/** A line of a documentation comment, or one that is commented out. */
function isInComment(script: string, at: number): boolean {
  const before = script.slice(Math.max(0, at - LINE_MAX), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return line.length < before.length && /^[ \t]{0,40}(?:\*|\/\/)/.test(line);
}
