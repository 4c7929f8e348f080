import type { Exchange } from '../../core/evidence/http.ts';
import type { Injector, MarkedResponse } from '../kit/injector.ts';
import { renderedAs } from './rendered-as.ts';
import { xmlContexts } from './xml-xss.ts';
import { encodesAngles, type XssContext, xssContexts } from './xss-contexts.ts';
import { xssPayloads } from './xss-payloads.ts';
import { proveXss } from './xss-proof.ts';

const PAYLOADS_MAX = 4;

/**
 * Tries to break out of the contexts in which a harmless marker was reflected, until one attempt is proven.
 *
 * @param reflected response to a harmless value
 * @param prefix text that the payload needs in front to be accepted
 * @param quoted response that reflects quotes and a `<`, possibly an error page; null when there is none
 */
export async function probeXss(
  injector: Injector,
  reflected: MarkedResponse,
  prefix: string,
  quoted: MarkedResponse | null,
): Promise<void> {
  const contexts = contextsOf(reflected);
  if (contexts.length === 0) return;
  const isEncoded = quoted !== null && isSamePage(reflected, quoted) && encodesAngles(textOf(quoted), quoted.marker);
  const marker = injector.token();
  let isTextEncoded = false;
  // The attribute of a frame is decoded before it is parsed again.
  const inFrames = contexts.filter(({ kind }) => kind === 'frame');
  const refusesQuotes = quoted === null || quoted.exchange.response.status !== reflected.exchange.response.status;
  const decoded = new Set(xssPayloads(inFrames, marker, PAYLOADS_MAX, refusesQuotes));
  for (const payload of xssPayloads(contexts, marker, PAYLOADS_MAX, refusesQuotes)) {
    // Where `<` is encoded no element can be opened. An unclosed tag passes filters that remove whole tags.
    if (isEncoded && payload.includes('<') && !decoded.has(payload)) continue;
    if (isTextEncoded && payload.startsWith('<') && !payload.includes('>')) continue;
    const exchange = await injector.send(prefix + payload);
    if (exchange === null) continue;
    if (proveXss(exchange, payload, marker) !== null) {
      injector.note('xss', 'breakout', payload, marker, exchange);
      return;
    }
    isTextEncoded ||= payload.startsWith('<') && /&(?:lt|#0*60|#x0*3c);$/i.test(textBefore(exchange, marker));
  }
}

function textBefore(exchange: Exchange, marker: string): string {
  const { text } = exchange.response;
  return text.slice(0, Math.max(0, text.toLowerCase().indexOf(marker)));
}

function textOf({ exchange }: MarkedResponse): string {
  return exchange.response.text;
}

function contextsOf({ exchange, marker }: MarkedResponse): XssContext[] {
  const kind = renderedAs(exchange);
  const { text } = exchange.response;
  if (kind === null) return [];
  return kind === 'html' ? xssContexts(text, marker) : xmlContexts(text, marker, kind === 'svg');
}

/** Quotes may cause an error page, which does not show how the page itself encodes values. */
function isSamePage(one: MarkedResponse, other: MarkedResponse): boolean {
  if (one.exchange.response.status !== other.exchange.response.status) return false;
  return JSON.stringify(contextsOf(one)) === JSON.stringify(contextsOf(other));
}
