import { locationOf } from '../../core/evidence/insertion-point.ts';
import type { Injector } from '../kit/injector.ts';
import { acceptsXml, entityDocument, showsEntity, withoutEntities } from './xml-payloads.ts';

/** Where XML is accepted, sends a document with an internal entity: one request without a fault, three with one. */
export async function probeXxe(injector: Injector): Promise<void> {
  const { point, siteValue } = injector;
  if (!acceptsXml(locationOf(point).parameter, siteValue)) return;
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
