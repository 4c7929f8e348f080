import { expect, it } from 'vitest';
import type { Check } from '../../src/engine/core/check.ts';
import { pageFaults, type ResponseOptions } from './recorded.ts';

/**
 * A response of our own making for a rule that passive scanners have too (ZAP's are the best known). `alerts` is the
 * documented behavior of such a rule. Where our check deliberately differs, `ours` gives the reason.
 */
export interface Vector {
  readonly response: ResponseOptions;
  readonly alerts: boolean;
  readonly ours?: string;
}

export const alert = (response: ResponseOptions): Vector => ({ response, alerts: true });
export const quiet = (response: ResponseOptions): Vector => ({ response, alerts: false });
export const differs = (vector: Vector, ours: string): Vector => ({ ...vector, ours });
export const withHeader =
  (name: string) =>
  (value: string | readonly string[]): ResponseOptions => ({ headers: { [name]: value } });

/** One test per vector: some of the checks report it, or none does, as the vector says. */
export function judgesVectors(vectors: readonly Vector[], ...checks: readonly Check[]): void {
  it.each(vectors.map((vector) => [JSON.stringify(vector.response).slice(0, 120), vector] as const))(
    '%s',
    (_label, { response, alerts, ours }) => {
      const found = checks.some((check) => {
        const drafts = pageFaults(check, response);
        return typeof drafts !== 'string' && drafts.length > 0;
      });
      expect(found).toBe(ours === undefined ? alerts : !alerts);
    },
  );
}
