import { factorsFrom } from '../arithmetic.ts';
import { type CommandSyntax, provesCommand } from '../command-payloads.ts';
import type { Injector } from './injector.ts';

/**
 * Lets a shell multiply two random numbers. One request per syntax; a hit is repeated with other numbers, and sent without its meaning.
 */
export async function probeCommand(injector: Injector, syntaxes: readonly CommandSyntax[]): Promise<void> {
  const { baseline } = injector.point;
  const word = injector.token();
  for (const { name, suffix, nonsense } of syntaxes) {
    if (injector.has('command-injection')) return;
    const payload = baseline + suffix(factorsFrom(injector.token()), word);
    const hit = await injector.send(payload);
    if (hit === null) return;
    if (!provesCommand(hit.response.text, payload, word)) continue;
    const again = baseline + suffix(factorsFrom(injector.token()), word);
    const control = baseline + nonsense(factorsFrom(injector.token()), word);
    const [second, other] = [await injector.send(again), await injector.send(control)];
    if (second === null || other === null) return;
    if (!provesCommand(second.response.text, again, word) || provesCommand(other.response.text, control, word))
      continue;
    injector.note('command-injection', `output: ${name}`, payload, word, hit);
    injector.note('command-injection', 'again', again, word, second);
    injector.note('command-injection', 'nonsense', control, word, other);
    return;
  }
}
