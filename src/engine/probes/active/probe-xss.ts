import type { Exchange } from '../../evidence/http.ts';
import { encodesAngles, xssContexts } from '../../facts/active/xss-contexts.ts';
import { xssPayloads } from '../../facts/active/xss-payloads.ts';
import { proveXss } from '../../facts/active/xss-proof.ts';
import { isHtml } from '../../facts/html/html-document.ts';
import type { Answer, Injector } from './injector.ts';

const PAYLOADS_MAX = 4;

/**
 * Tries the ways out of the contexts in which a harmless marker was reflected, until one of them is proved.
 *
 * @param reflected what is reflected of a value as harmless as can be
 * @param prefix what must stand before the payload for the value to be taken
 * @param quoted what is reflected of a value with quotes and a `<`
 */
export async function probeXss(
  injector: Injector,
  reflected: Answer,
  prefix: string,
  quoted: Answer | null,
): Promise<void> {
  if (!isHtml(reflected.exchange)) return;
  const contexts = xssContexts(reflected.exchange.response.text, reflected.marker);
  if (contexts.length === 0) return;
  const isEncoded = quoted !== null && isSamePage(reflected, quoted) && encodesAngles(textOf(quoted), quoted.marker);
  const marker = injector.token();
  let isTextEncoded = false;
  for (const payload of xssPayloads(contexts, marker, PAYLOADS_MAX)) {
    // Where `<` is encoded no element can be opened; one left open slips through filters that remove whole ones only.
    if (isEncoded && payload.includes('<')) continue;
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

/** Quotes may lead to an error page, which says nothing of how the page itself writes values. */
function isSamePage(one: Answer, other: Answer): boolean {
  if (one.exchange.response.status !== other.exchange.response.status) return false;
  const kinds = (answer: Answer) => JSON.stringify(xssContexts(textOf(answer), answer.marker));
  return kinds(one) === kinds(other);
}
