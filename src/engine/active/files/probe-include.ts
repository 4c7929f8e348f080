import type { Exchange } from '../../core/evidence/http.ts';
import { locationOf } from '../../web/point-location.ts';
import { factorsFrom } from '../kit/arithmetic.ts';
import { type Injector, siteValueOf } from '../kit/injector.ts';
import { defineProbe } from '../kit/probe-definition.ts';
import { activeFileInclusion } from './file-inclusion.ts';
import { dataInclude, encodedSource, filterIncludes, provesDataInclude } from './include-payloads.ts';
import { fileLikeness } from './traversal-payloads.ts';

/** PHP that includes what a parameter names. */
export const fileInclusion = defineProbe({
  family: 'file-inclusion',
  checks: [activeFileInclusion],
  scanTypes: ['compliance'],
  needs: ['letters'],
  cost: 3,
  appliesTo: (point, { scan }) => scan.site.endsAtZero && fileLikeness(point, siteValueOf(point), null) !== null,
  run: (injector, { letters }) => probeFileInclusion(injector, letters.exchange),
});

/**
 * PHP that includes what a parameter names: a `data:` URL with a product, and the site's own source through a filter. Three requests
 * at most without a fault, five with one.
 */
async function probeFileInclusion(injector: Injector, letters: Exchange): Promise<void> {
  const { point, siteValue } = injector;
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
