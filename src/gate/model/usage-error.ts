import { oneLine, truncate } from '../../shared/text.ts';

export interface FileProblem {
  /** From 1; null if unknown. */
  readonly line: number | null;
  /** A sentence without its full stop. */
  readonly text: string;
}

/** One thing that cannot be used. */
export interface UsageProblem {
  /** What and where, in a few words: `invalid input scan-types`, or `.scan-gate.yml, line 3`. */
  readonly title: string;
  readonly message: string;
  /** The message quotes no value of an input, which may hold a secret. */
  readonly isPublic: boolean;
}

/** A setting that cannot be used. Thrown before anything is sent; the CLI exits with 2, the action fails its step. */
export class UsageError extends Error {
  readonly code = 'usage_error';
  /** Name of the input, for example `fail-on-severity` or `--fail-on-severity`. */
  readonly input: string;
  /** At least one. The message of the error has a line for each. */
  readonly problems: readonly UsageProblem[];

  constructor(
    input: string,
    message: string,
    options?: ErrorOptions & { readonly problems?: readonly UsageProblem[] },
  ) {
    super(options?.problems?.map((problem) => problem.message).join('\n') ?? `${input}: ${message}`, options);
    this.name = 'UsageError';
    this.input = input;
    this.problems = options?.problems ?? [{ title: `invalid input ${input}`, message: this.message, isPublic: false }];
  }

  /**
   * Problems of a file's content.
   * @param input the input that names the file
   */
  static inFile(input: string, file: string, problems: readonly FileProblem[], options?: ErrorOptions): UsageError {
    const listed = problems.map(({ line, text }) => ({
      title: line === null ? file : `${file}, line ${line}`,
      message: `${file}: ${text}${line === null ? '' : ` (line ${line})`}${text.endsWith('?') ? '' : '.'}`,
      isPublic: true,
    }));
    return new UsageError(input, '', { ...options, problems: listed });
  }
}

/** A value as part of a message: quoted, on one line, truncated. */
export function shown(value: string): string {
  return `"${truncate(oneLine(value), 80)}"`;
}
