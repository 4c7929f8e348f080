import { locationOf } from '../../web/point-location.ts';
import { type Injector, siteValueOf } from '../kit/injector.ts';
import { defineProbe } from '../kit/probe-definition.ts';
import { acceptsXml, entityDocument, externalDocument, showsEntity, withoutEntities } from './xml-payloads.ts';
import { activeXxe } from './xxe.ts';

/** Documents with an entity, where XML is accepted. */
export const xmlEntities = defineProbe({
  family: 'xxe',
  checks: [activeXxe],
  cost: 1,
  appliesTo: (point) => acceptsXml(locationOf(point).parameter, siteValueOf(point)),
  run: (injector) => probeXxe(injector),
});

/** A document whose entities are at the listener. */
export const xmlCallbacks = defineProbe({
  family: 'xxe-callback',
  checks: [activeXxe],
  needs: ['callbacks'],
  cost: 1,
  appliesTo: (point) => acceptsXml(locationOf(point).parameter, siteValueOf(point)),
  run: (injector, { callbacks }) =>
    callbacks.run({
      injector,
      family: 'xxe-callback',
      payload: (name) => externalDocument(injector.siteValue, name.url()),
      proves: () => true,
    }),
});

/** Sends a document with an internal entity: one request without a fault, three with one. */
async function probeXxe(injector: Injector): Promise<void> {
  const { siteValue } = injector;
  const attempt = async () => {
    const word = injector.token();
    const payload = entityDocument(siteValue, word);
    return { word, payload, exchange: await injector.send(payload) };
  };
  const hit = await attempt();
  if (hit.exchange === null || !showsEntity(hit.exchange.response.text, hit.word)) return;
  const again = await attempt();
  const plain = withoutEntities(hit.payload);
  const control = await injector.send(plain);
  if (again.exchange === null || control === null) return;
  injector.note('xxe', 'entity', hit.payload, hit.word, hit.exchange);
  injector.note('xxe', 'again', again.payload, again.word, again.exchange);
  injector.note('xxe', 'control', plain, hit.word, control);
}
