/** A setting that cannot be used. Thrown before anything is sent; the faces exit with 2 (CLI) or fail the step (action). */
export class UsageError extends Error {
  readonly code = 'usage_error';
  /** The input as its face names it, for example `fail-on-severity` or `--fail-on`. */
  readonly input: string;

  constructor(input: string, message: string, options?: ErrorOptions) {
    super(`${input}: ${message}`, options);
    this.name = 'UsageError';
    this.input = input;
  }
}

/** A value as it may be repeated in a message: one line, no control characters, cut. */
export function shown(value: string): string {
  const clean = value.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  return `"${clean.length > 80 ? `${clean.slice(0, 79)}…` : clean}"`;
}
