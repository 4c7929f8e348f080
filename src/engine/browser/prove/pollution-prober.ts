import type { BrowserPage } from '../visit/browser-page.ts';
import type { ExploredPage, PageComparison } from '../visit/explored-page.ts';
import { isHashRoute } from '../visit/route-shape.ts';
import type { Examination } from './examination.ts';
import { pollutingPairs } from './payloads.ts';

/** Looks for properties that a link gives to all objects of a page. */
export class PollutionProber {
  readonly #at: Examination;
  readonly #comparison: PageComparison;

  constructor(at: Examination, comparison: PageComparison) {
    this.#at = at;
    this.#comparison = comparison;
  }

  /**
   * Properties in the URL that end up in `Object.prototype`. The target gets the URL without them, because a server that merges
   * objects in the same way would keep them.
   * @throws CdpError
   */
  async probe(page: BrowserPage, explored: ExploredPage): Promise<void> {
    // The views of one application run the same code; what parses the URL may be that of one view.
    if (!this.#comparison.readsAddress(explored)) return;
    const { url } = explored;
    const address = new URL(url);
    const key = `pollution ${address.origin}${address.pathname}${isHashRoute(address.hash) ? address.hash : ''}`;
    if (!this.#at.isNew(key)) return;
    const inQuery = this.#at.mark();
    const inFragment = this.#at.mark();
    const hash = isHashRoute(address.hash) ? address.hash : `#${pollutingPairs(inFragment)}`;
    const shown = `${address.origin}${address.pathname}?${pollutingPairs(inQuery)}${hash}`;
    address.hash = '';
    await this.#at.load(page, shown, { mode: 'prove', servedFrom: address.href });
    for (const [kind, name] of [
      ['query-string', inQuery],
      ['fragment', inFragment],
    ] as const) {
      if ((await page.evaluate(`({})[${JSON.stringify(name)}]`)) !== name) continue;
      const payload = pollutingPairs(name);
      const source = { kind, name: '' };
      const sink = 'Object.prototype';
      this.#at.prove({ effect: 'pollution', page: url, url: shown, source, sink, payload, sender: '' });
    }
  }
}
