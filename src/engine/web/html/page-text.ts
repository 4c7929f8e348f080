import type { HtmlTokenHandler } from './html-tokens.ts';

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const QUOTING = new Set(['code', 'samp', 'kbd', 'blockquote', 'q', 'textarea']);
const LINE_BREAKING = new Set(['br', 'p', 'div', 'tr', 'li', 'pre', 'h1', 'h2', 'h3', 'table', 'td', 'dd', 'dt', 'hr']);
/** Elements that show content other than text. */
const MEDIA = new Set(['img', 'svg', 'canvas', 'video', 'audio', 'iframe', 'frame', 'object', 'embed', 'picture']);
const TEXT_MAX = 20_000;
const HEADING_MAX = 500;

/** Separates the text of a page from what its markup declares as listing, quotation or input. */
export class PageText implements HtmlTokenHandler {
  readonly #visible: string[] = [];
  readonly #quoted: string[] = [];
  readonly #headings: string[] = [];
  readonly #all = new SpacedText(TEXT_MAX);
  readonly #own = new SpacedText(TEXT_MAX);
  readonly #first = new SpacedText(HEADING_MAX);
  #heading: string | null = null;
  #quoting: string | null = null;
  #depth = 0;
  #isInLink = false;
  /** Of the first `h1`. */
  #firstHeading: 'none' | 'open' | 'closed' = 'none';
  hasMedia = false;

  get visible(): string {
    return this.#visible.join('');
  }

  get quoted(): string {
    return this.#quoted.join('');
  }

  get headings(): string {
    return this.#headings.join('');
  }

  /** All text outside raw text elements, white space collapsed. */
  get all(): string {
    return this.#all.collapsed;
  }

  /** `all` without the text of links. */
  get own(): string {
    return this.#own.collapsed;
  }

  /** Text of the first `h1` that has any. */
  get heading(): string {
    return this.#first.collapsed;
  }

  startTag(tag: string): void {
    if (MEDIA.has(tag)) this.hasMedia = true;
    if (tag === 'a') this.#isInLink = true;
    if (tag === 'h1' && this.#first.isBlank) this.#firstHeading = 'open';
    this.#all.space();
    this.#own.space();
    if (HEADINGS.has(tag)) this.#heading = tag;
    if (LINE_BREAKING.has(tag)) this.#show('\n');
    if (this.#quoting === null && QUOTING.has(tag)) this.#quoting = tag;
    if (tag === this.#quoting) this.#depth += 1;
  }

  endTag(tag: string): void {
    if (tag === 'a') this.#isInLink = false;
    if (tag === 'h1') this.#firstHeading = 'closed';
    if (LINE_BREAKING.has(tag)) this.#show('\n');
    if (tag === this.#heading) this.#heading = null;
    if (tag !== this.#quoting) return;
    this.#depth -= 1;
    if (this.#depth === 0) this.#quoting = null;
  }

  text(text: string, rawTextOf: string | null): void {
    if (rawTextOf === 'script' || rawTextOf === 'style') return;
    this.#show(text);
    if (rawTextOf !== null) return;
    this.#all.add(text);
    if (!this.#isInLink) this.#own.add(text);
    if (this.#firstHeading === 'open') this.#first.add(text);
  }

  #show(text: string): void {
    if (this.#heading !== null) this.#headings.push(text);
    // `q` marks a quotation inside a sentence, even on an error page.
    if (this.#quoting !== 'q') (this.#quoting === null ? this.#visible : this.#quoted).push(text);
  }
}

/** Text of bounded length whose parts are separated by one space where a tag is between them. */
class SpacedText {
  readonly #max: number;
  #text = '';

  constructor(max: number) {
    this.#max = max;
  }

  get collapsed(): string {
    return this.#text.slice(0, this.#max).split(/\s+/).join(' ').trim();
  }

  get isBlank(): boolean {
    return this.#text === '';
  }

  space(): void {
    if (this.#text !== '' && !this.#text.endsWith(' ')) this.add(' ');
  }

  add(text: string): void {
    if (this.#text.length < this.#max) this.#text += text.slice(0, this.#max);
  }
}
