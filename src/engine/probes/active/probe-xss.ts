import type { Exchange } from '../../evidence/http.ts';
import { xssContexts } from '../../facts/active/xss-contexts.ts';
import { xssPayloads } from '../../facts/active/xss-payloads.ts';
import { proveXss } from '../../facts/active/xss-proof.ts';
import { isHtml } from '../../facts/html/html-document.ts';
import type { Injector } from './injector.ts';

const PAYLOADS_MAX = 4;

/**
 * Tries the ways out of the contexts in which a harmless marker was reflected, until one of them is proved.
 *
 * @param reflected answer that holds the canary
 * @param prefix what must stand before the payload for the value to be taken
 */
export async function probeXss(injector: Injector, reflected: Exchange, canary: string, prefix: string): Promise<void> {
  if (!isHtml(reflected)) return;
  const contexts = xssContexts(reflected.response.text, canary);
  if (contexts.length === 0) return;
  const marker = injector.token();
  for (const payload of xssPayloads(contexts, marker, PAYLOADS_MAX)) {
    const value = prefix + payload;
    const exchange = await injector.send(value);
    if (exchange === null || proveXss(exchange, payload, marker) === null) continue;
    injector.note('xss', 'breakout', payload, marker, exchange);
    return;
  }
}
