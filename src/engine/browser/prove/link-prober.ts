import type { BrowserSource } from '../../core/evidence/browser.ts';
import type { BrowserPage, LoadOptions } from '../visit/browser-page.ts';
import type { ExploredPage, PageComparison } from '../visit/explored-page.ts';
import { readMarkedAttributes } from '../visit/read-report.ts';
import { isWithin } from '../visit/request-rule.ts';
import type { Visit, VisitLog } from '../visit/visit.ts';
import { clobberingMarkup } from './clobbering.ts';
import type { Examination } from './examination.ts';
import {
  linkSources,
  namesRead,
  OF_OPENER,
  openerValues,
  type SourceValues,
  segmentSources,
  withValues,
} from './link-sources.ts';
import { type PathHit, pathHit, traversed } from './path-traversal.ts';
import { callbackPayloads, hostPayloads, payloadsFor, REQUEST_SINK, type SinkHit, urlHits } from './payloads.ts';
import { parametersOfCode } from './script-parameters.ts';

/** Things that are pressed on a page with marks. */
const PRESSED_MAX = 10;

/** Follows values that a link controls into a page. */
export class LinkProber {
  readonly #at: Examination;
  readonly #comparison: PageComparison;

  constructor(at: Examination, comparison: PageComparison) {
    this.#at = at;
    this.#comparison = comparison;
  }

  /**
   * Follows the values of a page's URL.
   * @throws CdpError
   */
  async probe(page: BrowserPage, explored: ExploredPage): Promise<void> {
    const address = new URL(explored.url);
    const { own, shared } = this.#comparison.codeOf(explored);
    const sources = [...linkSources(address, namesRead(explored, parametersOfCode(own, shared))), ...OF_OPENER];
    await this.#follow(page, explored, sources);
    if (!this.#comparison.isClientRoute(explored)) return;
    // One after the other: a mark in a segment leads to another view, where the other sources may be read by nothing.
    for (const source of segmentSources(address)) if (this.#at.hasTime()) await this.#follow(page, explored, [source]);
  }

  async #follow(page: BrowserPage, explored: ExploredPage, sources: readonly BrowserSource[]): Promise<void> {
    const address = new URL(explored.url);
    const marked = sources.map((source) => ({ source, mark: this.#at.mark() }));
    const values = marked.map(({ source, mark }) => [source, mark] as const);
    // `/search` and `/search?q=shoes` are the same page if scripts read `q`.
    const shape = withValues(
      address,
      marked.map(({ source }) => [source, '']),
    );
    if (!this.#at.isNew(shape)) return;
    const { hits, cutsOpener, requests } = await this.#observe(page, explored, values);
    for (const { source, mark } of marked) {
      const request = pathHit(requests, this.#at.origin, mark);
      if (request !== null && this.#at.hasTime()) await this.#leave(page, explored, source, request);
      const own = hits.get(mark) ?? [];
      if (own.length === 0 || (source.kind === 'window-name' && cutsOpener)) continue;
      const isProven = this.#at.hasTime() && (await this.#prove(page, explored, source, own));
      if (!isProven && own.some(({ sinkKind }) => sinkKind === 'html') && this.#at.hasTime())
        await this.#clobber(page, explored, source, own);
    }
  }

  /** Loads a page with marks. @returns the sinks that each of them reached */
  async #observe(
    page: BrowserPage,
    { url, staying }: ExploredPage,
    values: SourceValues,
  ): Promise<{
    readonly hits: ReadonlyMap<string, readonly SinkHit[]>;
    readonly cutsOpener: boolean;
    readonly requests: readonly string[];
  }> {
    const marks = values.map(([, mark]) => mark);
    const options = { mode: 'observe', marks, ...this.#opener(values) } as const;
    const log = await this.#at.load(page, withValues(new URL(url), values), options);
    const attributes = readMarkedAttributes(await page.call('markedAttributes'));
    if (await this.#press(page, staying)) attributes.push(...readMarkedAttributes(await page.call('markedAttributes')));
    const hits = new Map<string, SinkHit[]>();
    const add = (mark: string, hit: SinkHit) => hits.set(mark, [...(hits.get(mark) ?? []), hit]);
    for (const sink of this.#at.sinks) add(sink.mark, sink);
    // What the server wrote is reflected, not put there by a script.
    const isWritten = (mark: string) => log.document.toLowerCase().includes(mark);
    for (const { name, tag, mark, value } of attributes.filter((found) => !isWritten(found.mark)))
      add(mark, {
        sinkKind: name.startsWith('on') ? 'script' : 'url',
        sink: `${tag} ${name}`,
        text: value,
        at: Math.max(0, value.toLowerCase().indexOf(mark)),
      });
    for (const [urls, sink] of [
      [log.navigations, 'navigation'],
      [log.requests, REQUEST_SINK],
    ] as const)
      for (const mark of marks.filter((one) => !isWritten(one)))
        for (const hit of urlHits(urls, sink, mark)) add(mark, hit);
    return { hits, cutsOpener: log.cutsOpener, requests: log.requests };
  }

  /** Two dots in place of a segment of a request's path: the browser must request what is above it. */
  async #leave(page: BrowserPage, explored: ExploredPage, source: BrowserSource, request: PathHit): Promise<void> {
    const value = this.#at.mark();
    const payload = `../${value}`;
    const values: SourceValues = [[source, payload]];
    const log = await this.#at.load(page, withValues(new URL(explored.url), values), {
      mode: 'observe',
      marks: [value],
    });
    const isSent = () => traversed(log.requests, request, value);
    if (isSent() === null) await this.#press(page, explored.staying);
    const sent = isSent();
    if (sent === null) return;
    const url = withValues(new URL(explored.url), values);
    const sink = `request of ${request.folder}`;
    this.#at.prove({
      effect: 'traversal',
      page: explored.url,
      url,
      source,
      sink,
      payload,
      sender: '',
      requested: sent,
    });
  }

  async #prove(
    page: BrowserPage,
    explored: ExploredPage,
    source: BrowserSource,
    hits: readonly SinkHit[],
  ): Promise<boolean> {
    const address = new URL(explored.url);
    const value = this.#at.mark();
    const host = `${value}.invalid`;
    const call = `${this.#at.names.proof}('${value}')`;
    // Reads as a script and as HTML.
    const attacker = { host, code: `/*<img src=x onerror=${call}>*/${call}` };
    const toHost = new Set(hostPayloads(hits, host));
    const payloads = [...payloadsFor(hits, call), ...toHost, ...callbackPayloads(hits, this.#at.names.proof)];
    for (const payload of payloads) {
      if (!this.#at.hasTime()) return false;
      const values: SourceValues = [[source, payload]];
      const { navigations } = await this.#run(page, explored, values, attacker, toHost.has(payload) ? '' : value);
      const isRun = this.#at.isCalled(value);
      const led = (noted: string) => isWithin(URL.parse(noted)?.hostname ?? '', host);
      if (!isRun && !navigations.some(led)) continue;
      const effect = isRun ? 'script' : 'redirect';
      const { referrer = '' } = this.#opener(values);
      const url = withValues(address, values);
      const sink = hits[0]?.sink ?? '';
      this.#at.prove({ effect, page: address.href, url, source, sink, payload, sender: referrer });
      return true;
    }
    return false;
  }

  /** Elements in place of globals that scripts of the page read, whose address is a script of ours. */
  async #clobber(
    page: BrowserPage,
    explored: ExploredPage,
    source: BrowserSource,
    [hit]: readonly SinkHit[],
  ): Promise<void> {
    const value = this.#at.mark();
    const host = `${value}.invalid`;
    const { own, shared } = this.#comparison.codeOf(explored);
    const code = [...own, ...shared].map(({ response }) => response.text);
    const payload = clobberingMarkup(code, `//${host}/`);
    if (payload === '') return;
    const values: SourceValues = [[source, payload]];
    await this.#run(page, explored, values, { host, code: `${this.#at.names.proof}('${value}')` }, '');
    if (!this.#at.isCalled(value)) return;
    const { referrer = '' } = this.#opener(values);
    const url = withValues(new URL(explored.url), values);
    this.#at.prove({
      effect: 'clobbering',
      page: explored.url,
      url,
      source,
      sink: hit?.sink ?? '',
      payload,
      sender: referrer,
    });
  }

  /** Presses what a visitor may press before a value is used. False if there is nothing. */
  async #press(page: BrowserPage, signatures: ReadonlySet<string>): Promise<boolean> {
    const { actions = [] } = signatures.size === 0 ? {} : ((await page.snapshot()) ?? {});
    const known = actions.filter(({ signature }) => signatures.has(signature)).slice(0, PRESSED_MAX);
    for (const { id } of known) await page.call('act', id);
    if (known.length > 0) await page.settle();
    return known.length > 0;
  }

  #opener(values: SourceValues): Pick<LoadOptions, 'windowName' | 'referrer'> {
    return openerValues(values, this.#at.origin, this.#at.names.word);
  }

  /** Loads a page as a visitor does, and presses what carries `pressed`, unless that is empty. */
  async #run(
    page: BrowserPage,
    { url, staying }: ExploredPage,
    values: SourceValues,
    attacker: Visit['attacker'],
    pressed: string,
  ): Promise<VisitLog> {
    const options = { mode: 'prove', attacker, ...this.#opener(values) } as const;
    const log = await this.#at.load(page, withValues(new URL(url), values), options);
    if (pressed === '' || this.#at.isCalled(pressed)) return log;
    await page.call('pressMarked', pressed);
    await page.settle();
    if (!this.#at.isCalled(pressed)) await this.#press(page, staying);
    return log;
  }
}
