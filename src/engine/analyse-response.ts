import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Exchange } from './core/evidence/http.ts';
import { leaksOf } from './leaks/leaks.ts';
import { sourceMapFactsOf } from './leaks/source-map.ts';
import { documentOf } from './web/html/html-document.ts';

/**
 * Parses a response while the scan waits for others, one parser per turn of the event loop. Results are cached per exchange, so
 * that no check has to parse all pages at once.
 */
export async function analyseResponse(exchange: Exchange): Promise<void> {
  for (const parse of [documentOf, leaksOf, sourceMapFactsOf]) {
    parse(exchange);
    await nextTurn();
  }
}
