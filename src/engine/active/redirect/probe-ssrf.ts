import { hasName } from '../../data/names.ts';
import type { OpenListener } from '../../transport/listener.ts';
import { locationOf } from '../../web/point-location.ts';
import { type Injector, siteValueOf } from '../kit/injector.ts';
import { defineProbe } from '../kit/probe-definition.ts';
import { activeSsrf } from './ssrf.ts';

/** One request at a parameter that may hold a URL. */
export const ssrf = defineProbe({
  family: 'ssrf',
  checks: [activeSsrf],
  needs: ['listener'],
  cost: 1,
  appliesTo: (point) => hasName('url', locationOf(point).parameter) || /^(?:https?:)?\/\//i.test(siteValueOf(point)),
  run: (injector, { listener }) => probeSsrf(injector, listener),
});

/** Sends the URL of the listener with a random path: one request without a fault, two with one. */
async function probeSsrf(injector: Injector, { origin, has }: OpenListener): Promise<void> {
  const attempt = async () => {
    const word = injector.token();
    const payload = `${origin}/${word}`;
    const exchange = await injector.send(payload);
    return exchange !== null && has(`/${word}`) ? { word, payload, exchange } : null;
  };
  const hit = await attempt();
  if (hit === null) return;
  const again = await attempt();
  if (again === null) return;
  injector.note('ssrf', 'received', hit.payload, hit.word, hit.exchange);
  injector.note('ssrf', 'received', again.payload, again.word, again.exchange);
}
