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
    const received: Exchange[] = [];
    const measure = async (delay: number): Promise<number | null> => {
      const start = performance.now();
      const exchange = await injector.repeat(baseline + suffix(delay));
      const seconds = (performance.now() - start) / 1000;
      if (exchange === null) return null;
      received.push(exchange);
      return seconds;
    };
    const proof = await proveDelay(measure, () => (factorsFrom(injector.token()).a % 1000) / 1000);
    if (proof === null) continue;
    const marker = injector.token();
    const ofRounds = received.slice(-proof.rounds.length);
    for (const [index, { requested, measured }] of proof.rounds.entries()) {
      const exchange = ofRounds[index];
      if (exchange === undefined) return;
      const step = `round: ${requested} ${measured.toFixed(3)} ${name}`;
      injector.note(family, step, baseline + suffix(requested), marker, exchange);
    }
    return;
  }
}
