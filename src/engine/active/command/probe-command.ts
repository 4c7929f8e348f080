import type { Exchange } from '../../core/evidence/http.ts';
import { factorsFrom } from '../kit/arithmetic.ts';
import type { Injector } from '../kit/injector.ts';
import { type CommandSyntax, provesCommand } from './command-payloads.ts';

/**
 * Lets a shell multiply two random numbers. One request per syntax; a hit is repeated with other numbers, and sent without its meaning.
 *
 * @returns the response to the last syntax without a proof; null when there is none
 */
export async function probeCommand(injector: Injector, syntaxes: readonly CommandSyntax[]): Promise<Exchange | null> {
  const { baseline } = injector.point;
  const word = injector.token();
  let last: Exchange | null = null;
  for (const { name, suffix, nonsense } of syntaxes) {
    if (injector.has('command-injection')) return null;
    const payload = baseline + suffix(factorsFrom(injector.token()), word);
    const hit = await injector.send(payload);
    if (hit === null) return null;
    last = hit;
    if (!provesCommand(hit.response.text, payload, word)) continue;
    const again = baseline + suffix(factorsFrom(injector.token()), word);
    const control = baseline + nonsense(factorsFrom(injector.token()), word);
    const [second, other] = [await injector.send(again), await injector.send(control)];
    if (second === null || other === null) return null;
    if (!provesCommand(second.response.text, again, word) || provesCommand(other.response.text, control, word))
      continue;
    injector.note('command-injection', `output: ${name}`, payload, word, hit);
    injector.note('command-injection', 'again', again, word, second);
    injector.note('command-injection', 'nonsense', control, word, other);
    return null;
  }
  return last;
}
