import { compareVersions } from './compare-versions.ts';

/** What tells a release, and all after it, from those before it. */
export interface ReleaseStep {
  /** Newest release without, and oldest with it, of those that were looked at. */
  readonly before: string;
  readonly from: string;
  /** Strings and names of properties that came, and those that went for good. */
  readonly came: readonly string[];
  readonly went: readonly string[];
}

/** Releases of a library that do not carry their number in their code. */
export interface ReleaseHistory {
  /** As in the fingerprint table. */
  readonly name: string;
  /** What all of them have, and no other popular library. */
  readonly marks: readonly string[];
  /** Characters around the first mark within which the rest of the library lies. */
  readonly reach: number;
  readonly first: string;
  readonly last: string;
  /** Later releases than the last may be meant; otherwise those carry their number. */
  readonly isOpen: boolean;
  readonly steps: readonly ReleaseStep[];
}

/** Releases that a file may be: all from one to another, both of them included. */
export interface ReleaseSpan {
  readonly from: string;
  /** Null where later releases than were ever looked at may be meant. */
  readonly until: string | null;
}

/** True for a version that is one of them. */
export function isWithin(version: string, { from, until }: ReleaseSpan): boolean {
  return compareVersions(version, from) >= 0 && (until === null || compareVersions(version, until) <= 0);
}

/** Places of the first mark that are looked at. */
const PLACES_MAX = 8;

/**
 * Which releases of a library a script holds, told by strings and names of properties that came or went with them: what is left
 * where the number stands in a comment only, and a minifier took it out.
 *
 * @returns null when the library is not there, or when what is found contradicts itself (two copies, another's code)
 */
export function releaseSpan(text: string, history: ReleaseHistory): ReleaseSpan | null {
  const window = windowOf(text, history);
  if (window === null) return null;
  let from = history.first;
  let until = history.isOpen ? null : history.last;
  let wasRefused = false;
  for (const step of history.steps) {
    const isReached = reached(window, step);
    if (isReached === null) continue;
    if (!isReached) {
      if (!wasRefused) until = step.before;
      wasRefused = true;
    } else from = step.from;
  }
  return isWithin(from, { from, until }) ? { from, until } : null;
}

/** The part of a bundle that is the library: around a place where all its marks are near each other. */
function windowOf(text: string, { marks, reach }: ReleaseHistory): string | null {
  const [first, ...others] = marks;
  if (first === undefined || !others.every((mark) => text.includes(mark))) return null;
  let at = text.indexOf(first);
  for (let places = 0; at !== -1 && places < PLACES_MAX; places += 1) {
    const window = text.slice(Math.max(0, at - reach), at + reach);
    if (others.every((mark) => window.includes(mark))) return window;
    at = text.indexOf(first, at + first.length);
  }
  return null;
}

/** Null where only some of a step's signs are there. */
function reached(window: string, { came, went }: ReleaseStep): boolean | null {
  const signs = [...came.map((sign) => window.includes(sign)), ...went.map((sign) => !window.includes(sign))];
  if (signs.every(Boolean)) return true;
  return signs.some(Boolean) ? null : false;
}
