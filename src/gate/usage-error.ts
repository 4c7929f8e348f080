import { oneLine, truncate } from '../shared/text.ts';

/** A setting that cannot be used. Thrown before anything is sent; the CLI exits with 2, the action fails its step. */
export class UsageError extends Error {
  readonly code = 'usage_error';
  /** Name of the input, for example `fail-on-severity` or `--fail-on-severity`. */
  readonly input: string;

  constructor(input: string, message: string, options?: ErrorOptions) {
    super(`${input}: ${message}`, options);
    this.name = 'UsageError';
    this.input = input;
  }
}

/** A value as part of a message: quoted, on one line, truncated. */
export function shown(value: string): string {
  return `"${truncate(oneLine(value), 80)}"`;
}
