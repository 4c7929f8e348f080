import type { Exchange } from '../../core/evidence/http.ts';
import { factorsFrom } from '../kit/arithmetic.ts';
import type { Injector } from '../kit/injector.ts';
import { defineProbe } from '../kit/probe-definition.ts';
import { reflects } from '../kit/reflection.ts';
import type { Seen } from '../kit/seen.ts';
import { sqlFailure } from '../sql/sql-errors.ts';
import { activeSsi } from './ssi.ts';
import { showsDirective, ssiDirectives } from './ssi-payloads.ts';
import { activeTemplateInjection } from './template-injection.ts';
import { combinedTemplates, provesTemplate, TEMPLATE_SYNTAXES, templatesToTry } from './template-payloads.ts';

/** Expressions of template engines, where a value is reflected. */
export const templates = defineProbe({
  family: 'template-injection',
  checks: [activeTemplateInjection],
  needs: ['reflected'],
  cost: 6,
  appliesTo: (_point, seen) => isPageText(seen),
  run: (injector, { reflected }) => probeTemplate(injector, reflected.exchange, reflected.prefix),
});

/** Server-side includes, where `<` is reflected as it is. */
export const serverIncludes = defineProbe({
  family: 'ssi',
  checks: [activeSsi],
  needs: ['reflected', 'quoted'],
  cost: 1,
  appliesTo: (_point, seen) => isPageText(seen) && isBare(seen),
  run: (injector, { reflected }) => probeSsi(injector, reflected.prefix),
});

/** An error of the database repeats its statement, which no template engine has seen. */
function isPageText({ reflected }: Seen): boolean {
  return reflected !== null && sqlFailure(reflected.exchange.response.text) === null;
}

function isBare({ quoted }: Seen): boolean {
  return quoted !== null && reflects({ exchange: quoted.exchange, marker: `${quoted.marker}<` });
}

const ALONE_MAX = 5;

/**
 * Lets a template engine multiply two random numbers, where a value is reflected: many syntaxes in one request, then those that were
 * not reflected as they are.
 *
 * @param reflected response that reflects a harmless value
 * @param prefix text that the value needs in front to be reflected
 */
async function probeTemplate(injector: Injector, reflected: Exchange, prefix: string): Promise<void> {
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

/** Server-side includes, where `<` is reflected as it is: one request without, three with. */
async function probeSsi(injector: Injector, prefix: string): Promise<void> {
  const attempt = async () => {
    const word = injector.token();
    const payload = prefix + ssiDirectives(word);
    return { word, payload, exchange: await injector.send(payload) };
  };
  const hit = await attempt();
  if (hit.exchange === null || !showsDirective(hit.exchange.response.text, hit.word)) return;
  const again = await attempt();
  const plain = hit.payload.replaceAll('<!--#', '<!--');
  const control = await injector.send(plain);
  if (again.exchange === null || control === null) return;
  injector.note('ssi', 'directive', hit.payload, hit.word, hit.exchange);
  injector.note('ssi', 'again', again.payload, again.word, again.exchange);
  injector.note('ssi', 'control', plain, hit.word, control);
}
