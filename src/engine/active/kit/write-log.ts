import type { ScanType } from '../../../contract/primitives.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import type { BaselineRequest } from '../../core/evidence/insertion-point.ts';
import { formKey } from '../../crawl/form-key.ts';

/** Accepted requests of one form or operation, each of which may create a record. Stated in docs/NO-HARM.md. */
export const WRITES_MAX: Readonly<Record<ScanType, number>> = { quick: 0, standard: 50, compliance: 100 };
const CREATED_MAX = 100;

/** What the scan sent by POST, PUT or PATCH, and what the target accepted. */
export class WriteLog {
  readonly #max: number;
  readonly #byForm = new Map<string, number>();
  readonly #byPath = new Map<string, number>();
  readonly #first = new Map<string, Exchange>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Reserves a request of a form; false when its maximum is reached. */
  take(request: BaselineRequest): boolean {
    const key = formKey(request);
    const count = this.#byForm.get(key) ?? 0;
    if (count >= this.#max) return false;
    this.#byForm.set(key, count + 1);
    return true;
  }

  /** Notes the response to a reserved request; null when there is none. A refused request has created nothing. */
  note(request: BaselineRequest, exchange: Exchange | null): void {
    if (exchange === null || exchange.response.status >= 400) {
      const key = formKey(request);
      this.#byForm.set(key, (this.#byForm.get(key) ?? 1) - 1);
      return;
    }
    const path = new URL(request.url).pathname;
    this.#byPath.set(path, (this.#byPath.get(path) ?? 0) + 1);
    if (!this.#first.has(request.url)) this.#first.set(request.url, exchange);
  }

  /** The first accepted response of a URL. */
  responseOf(url: string): Exchange | undefined {
    return this.#first.get(url);
  }

  /** Accepted requests by path, most first. */
  get created(): readonly { readonly path: string; readonly count: number }[] {
    return [...this.#byPath]
      .map(([path, count]) => ({ path, count }))
      .sort((one, other) => other.count - one.count || (one.path < other.path ? -1 : 1))
      .slice(0, CREATED_MAX);
  }
}
