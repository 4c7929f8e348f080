import type { Exchange } from '../../core/evidence/http.ts';
import { renderedAs } from '../rendered-as.ts';
import { xmlContexts } from '../xml-xss.ts';
import { encodesAngles, type XssContext, xssContexts } from '../xss-contexts.ts';
import { xssPayloads } from '../xss-payloads.ts';
import { proveXss } from '../xss-proof.ts';
import type { Answer, Injector } from './injector.ts';

const PAYLOADS_MAX = 4;

/**
 * Tries the ways out of the contexts in which a harmless marker was reflected, until one of them is proved.
 *
 * @param reflected what is reflected of a value as harmless as can be
 * @param prefix what must stand before the payload for the value to be taken
 * @param quoted what is reflected of a value with quotes and a `<`, be it by an error page; null when such a value is not
 */
export async function probeXss(
  injector: Injector,
  reflected: Answer,
  prefix: string,
  quoted: Answer | null,
): Promise<void> {
  const contexts = contextsOf(reflected);
  if (contexts.length === 0) return;
  const isEncoded = quoted !== null && isSamePage(reflected, quoted) && encodesAngles(textOf(quoted), quoted.marker);
  const marker = injector.token();
  let isTextEncoded = false;
  // What a frame's attribute holds is decoded before it is parsed once more.
  const inFrames = contexts.filter(({ kind }) => kind === 'frame');
  const refusesQuotes = quoted === null || quoted.exchange.response.status !== reflected.exchange.response.status;
  const decoded = new Set(xssPayloads(inFrames, marker, PAYLOADS_MAX, refusesQuotes));
  for (const payload of xssPayloads(contexts, marker, PAYLOADS_MAX, refusesQuotes)) {
    // Where `<` is encoded no element can be opened; one left open slips through filters that remove whole ones only.
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

function textOf({ exchange }: Answer): string {
  return exchange.response.text;
}

function contextsOf({ exchange, marker }: Answer): XssContext[] {
  const kind = renderedAs(exchange);
  const { text } = exchange.response;
  if (kind === null) return [];
  return kind === 'html' ? xssContexts(text, marker) : xmlContexts(text, marker, kind === 'svg');
}

/** Quotes may lead to an error page, which says nothing of how the page itself writes values. */
function isSamePage(one: Answer, other: Answer): boolean {
  if (one.exchange.response.status !== other.exchange.response.status) return false;
  return JSON.stringify(contextsOf(one)) === JSON.stringify(contextsOf(other));
}
