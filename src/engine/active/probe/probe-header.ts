import type { Exchange } from '../../core/evidence/http.ts';
import { holdsValue, injectedHeader } from '../injected-header.ts';
import type { Injector } from './injector.ts';

/**
 * Tries to start a new header by CR LF, if the canary showed up in a header of the answer, or if the value that the site itself
 * sends does: some take values of a certain form only.
 *
 * @param linked what the crawl was answered to the value of the site
 */
export async function probeHeaderSplit(
  injector: Injector,
  answer: Exchange,
  canary: string,
  linked: Exchange | null,
): Promise<void> {
  const isInHeader = answer.response.headers.some(([, value]) => value.toLowerCase().includes(canary));
  const { siteValue } = injector;
  const before = isInHeader ? canary : linked !== null && holdsValue(linked, siteValue, answer) ? siteValue : null;
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
