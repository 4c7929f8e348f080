import type { Exchange } from '../../evidence/http.ts';
import { injectedHeader } from '../../facts/active/injected-header.ts';
import type { Injector } from './injector.ts';

/** Tries to start a new header by CR LF, if the canary showed up in a header of the answer. */
export async function probeHeaderSplit(injector: Injector, answer: Exchange, canary: string): Promise<void> {
  const isInHeader = answer.response.headers.some(([, value]) => value.toLowerCase().includes(canary));
  if (!isInHeader) return;
  const marker = injector.token();
  for (const lineEnd of ['\r\n', '\n']) {
    const payload = `${canary}${lineEnd}X-${marker}: 1`;
    const exchange = await injector.send(payload);
    if (exchange === null || !injectedHeader(exchange, marker)) continue;
    injector.note('crlf', 'new-header', payload, marker, exchange);
    return;
  }
}
