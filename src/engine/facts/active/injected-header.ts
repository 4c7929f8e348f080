import type { Exchange } from '../../evidence/http.ts';

/** True when the answer really has a header field of its own named after the marker, not just the text in another one. */
export function injectedHeader(exchange: Exchange, marker: string): boolean {
  return exchange.response.headers.some(([name]) => name.toLowerCase() === `x-${marker}`);
}
