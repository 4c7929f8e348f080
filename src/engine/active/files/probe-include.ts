import type { Exchange } from '../../core/evidence/http.ts';
import { locationOf } from '../../core/evidence/insertion-point.ts';
import { factorsFrom } from '../kit/arithmetic.ts';
import {
  dataInclude,
  encodedSource,
  filterIncludes,
  provesDataInclude,
  showsDirective,
  ssiDirectives,
} from '../kit/include-payloads.ts';
import type { Injector } from '../kit/injector.ts';
import { fileLikeness } from './traversal-payloads.ts';

/** Server-side includes, where `<` is reflected as it is: one request without, three with. */
export async function probeSsi(injector: Injector, prefix: string): Promise<void> {
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

/**
 * PHP that includes what a parameter names: a `data:` URL with a product, and the site's own source through a filter. Three requests
 * at most without a fault, five with one.
 */
export async function probeFileInclusion(injector: Injector, letters: Exchange | null): Promise<void> {
  const { point, siteValue } = injector;
  if (letters === null || fileLikeness(point, siteValue, null) === null) return;
  const word = injector.token();
  const make = () => dataInclude(factorsFrom(injector.token()), word);
  const payload = make();
  const hit = await injector.send(payload);
  if (hit === null) return;
  if (provesDataInclude(hit.response.text, payload, word)) {
    const again = make();
    const second = await injector.send(again);
    if (second === null || !provesDataInclude(second.response.text, again, word)) return;
    injector.note('file-inclusion', 'product', payload, word, hit);
    injector.note('file-inclusion', 'product', again, word, second);
    return;
  }
  for (const filter of filterIncludes(new URL(locationOf(point).url).pathname, siteValue)) {
    const source = await injector.send(filter);
    if (source === null) return;
    if (encodedSource(source.response.text) === null) continue;
    const missing = filter.replace(/=[\w-]+/, `=${injector.token()}`);
    const control = await injector.send(missing);
    if (control === null) return;
    injector.note('file-inclusion', 'source', filter, word, source);
    injector.note('file-inclusion', 'missing', missing, word, control);
    injector.note('file-inclusion', 'letters', word, word, letters);
    return;
  }
}
