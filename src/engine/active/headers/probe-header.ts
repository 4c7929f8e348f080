import type { Exchange } from '../../core/evidence/http.ts';
import type { Injector } from '../kit/injector.ts';
import { holdsValue, injectedHeader } from './injected-header.ts';

/**
 * Injects a header by CR LF, if the canary was in a response header, or if the site's own value is: some programs accept values of
 * one form only.
 *
 * @param linked the crawl's response to the site's own value
 */
export async function probeHeaderSplit(
  injector: Injector,
  letters: Exchange,
  canary: string,
  linked: Exchange | null,
): Promise<void> {
  const isInHeader = letters.response.headers.some(([, value]) => value.toLowerCase().includes(canary));
  const { siteValue } = injector;
  const before = isInHeader ? canary : linked !== null && holdsValue(linked, siteValue, letters) ? siteValue : null;
  if (before === null) return;
  const marker = injector.token();
  for (const lineEnd of ['\r\n', '\n']) {
    const payload = `${before}${lineEnd}X-${marker}: 1`;
    const exchange = await injector.send(payload);
    if (exchange === null || !injectedHeader(exchange, marker)) continue;
    injector.note('crlf', 'new-header', payload, marker, exchange);
    return;
  }
}
