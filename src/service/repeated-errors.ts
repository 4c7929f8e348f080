import { errorFields } from './log.ts';

const INTERVAL_MS = 10_000;
/** Maximum number of different errors counted at a time; others are reported each time. */
const KINDS_MAX = 100;

/** Reports an error once per interval, however often it occurs: an outage of the database fails every request the same way. */
export class RepeatedErrors {
  readonly #report: (fields: Readonly<Record<string, unknown>>) => void;
  readonly #repeats = new Map<string, number>();

  /** @param report gets the fields of an error, with `repeats` after an interval in which it occurred again */
  constructor(report: (fields: Readonly<Record<string, unknown>>) => void) {
    this.#report = report;
  }

  /** @param fields of the first occurrence only */
  add(error: unknown, fields: Readonly<Record<string, unknown>> = {}): void {
    const described = errorFields(error);
    const kind = `${described['code']} ${described['error']}`;
    const repeats = this.#repeats.get(kind);
    if (repeats !== undefined) {
      this.#repeats.set(kind, repeats + 1);
      return;
    }
    this.#report({ ...fields, ...described });
    if (this.#repeats.size < KINDS_MAX) this.#countRepeats(kind, described);
  }

  #countRepeats(kind: string, described: Readonly<Record<string, unknown>>): void {
    this.#repeats.set(kind, 0);
    setTimeout(() => {
      const repeats = this.#repeats.get(kind) ?? 0;
      this.#repeats.delete(kind);
      if (repeats === 0) return;
      this.#report({ ...described, repeats });
      this.#countRepeats(kind, described);
    }, INTERVAL_MS).unref();
  }
}
