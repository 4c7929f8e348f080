import type { Exchange } from '../../core/evidence/http.ts';
import { factorsFrom } from '../kit/arithmetic.ts';
import type { Injector } from '../kit/injector.ts';
import { combinedTemplates, provesTemplate, TEMPLATE_SYNTAXES, templatesToTry } from './template-payloads.ts';

const ALONE_MAX = 5;

/**
 * Lets a template engine multiply two random numbers, where a value is reflected: many syntaxes in one request, then those that were
 * not reflected as they are.
 *
 * @param reflected response that reflects a harmless value
 * @param prefix text that the value needs in front to be reflected
 */
export async function probeTemplate(injector: Injector, reflected: Exchange, prefix: string): Promise<void> {
  const word = injector.token();
  const factors = TEMPLATE_SYNTAXES.map(() => factorsFrom(injector.token()));
  const all = await injector.send(prefix + combinedTemplates(factors, word));
  if (all === null) return;
  const isRefused =
    all.response.status >= 400 && all.response.status < 500 && all.response.status !== reflected.response.status;
  const candidates = templatesToTry(all.response.text, factors, word).slice(0, isRefused ? 2 : ALONE_MAX);
  for (const { engines, expression } of candidates) {
    const make = () => `${prefix}${word}${expression(factorsFrom(injector.token()))}${word}`;
    const payload = make();
    const hit = await injector.send(payload);
    if (hit === null) return;
    if (!provesTemplate(hit.response.text, payload, word)) continue;
    const again = make();
    const second = await injector.send(again);
    if (second === null || !provesTemplate(second.response.text, again, word)) continue;
    injector.note('template-injection', `output: ${engines}`, payload, word, hit);
    injector.note('template-injection', 'again', again, word, second);
    return;
  }
}
