import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { factorsFrom } from './arithmetic.ts';
import { proveDelay } from './delay-procedure.ts';
import type { DelaySyntax } from './delay-proof.ts';
import type { Injector } from './injector.ts';

/** One request per syntax without a delay; fourteen where there is one. */
export async function probeDelay(
  injector: Injector,
  family: ActiveProbe['family'],
  syntaxes: readonly DelaySyntax[],
): Promise<void> {
  const { baseline } = injector.point;
  for (const { name, suffix } of syntaxes) {
    let last: Exchange | null = null;
    const measure = async (delay: number): Promise<number | null> => {
      const start = performance.now();
      last = await injector.repeat(baseline + suffix(delay));
      return last === null ? null : (performance.now() - start) / 1000;
    };
    const proof = await proveDelay(measure, () => (factorsFrom(injector.token()).a % 1000) / 1000);
    if (proof === null || last === null) continue;
    const marker = injector.token();
    for (const { requested, measured } of proof.rounds) {
      const step = `round: ${requested} ${measured.toFixed(3)} ${name}`;
      injector.note(family, step, baseline + suffix(requested), marker, last);
    }
    return;
  }
}
