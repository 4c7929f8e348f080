import type { FixPlan, WantedHeader } from './fix-plan.ts';

export interface RepositoryFiles {
  /** Relative paths, sorted. */
  readonly paths: readonly string[];
  /** The text of a file; null if it is missing or too long. */
  read(path: string): Promise<string | null>;
}

export interface ChangedFile {
  readonly path: string;
  /** Null: the file is new. */
  readonly before: string | null;
  readonly after: string;
}

export interface Refusal {
  readonly check: string;
  readonly path: string | null;
  /** Why it cannot be changed safely, and what to do. */
  readonly reason: string;
}

/** What a stack could do for a plan. A check is in `fixed` only if all that it asks for is done. */
export interface StackFix {
  readonly files: readonly ChangedFile[];
  readonly fixed: ReadonlySet<string>;
  readonly refusals: readonly Refusal[];
}

/** One kind of configuration: it finds its files, parses them and changes them. */
export interface FixStack {
  readonly id: string;
  readonly name: string;
  /** Null if the repository does not use it. */
  fix(files: RepositoryFiles, plan: FixPlan): Promise<StackFix | null>;
}

export function refuse(checks: readonly string[], path: string | null, reason: string): Refusal[] {
  return checks.map((check) => ({ check, path, reason }));
}

/** A change of a text: what is between the offsets becomes `insert`. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((one, other) => other.from - one.from)
    .reduce((rest, { from, to, insert }) => rest.slice(0, from) + insert + rest.slice(to), text);
}

/** White space at the start of the line in which an offset stands. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** Checks that ask for these headers. */
export function headerChecks(headers: readonly WantedHeader[]): string[] {
  return [...new Set(headers.map(({ check }) => check))];
}

const OTHER_FOLDERS = [
  'node_modules',
  'vendor',
  'dist',
  'build',
  'test',
  'tests',
  '__tests__',
  'spec',
  'specs',
  'testing',
  'e2e',
];
const OTHER_FILE = /[._-](?:test|spec)s?\.\w+$|^test_\w+\.py$/;

/** False for packages, results of a build, and tests. */
export function isOwnSource(path: string): boolean {
  const [file = '', ...folders] = path.toLowerCase().split('/').reverse();
  return !OTHER_FILE.test(file) && !folders.some((name) => OTHER_FOLDERS.includes(name));
}
