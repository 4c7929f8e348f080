const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const QUOTING = new Set(['code', 'samp', 'kbd', 'blockquote', 'q', 'textarea']);
const LINE_BREAKING = new Set(['br', 'p', 'div', 'tr', 'li', 'pre', 'h1', 'h2', 'h3', 'table', 'td', 'dd', 'dt', 'hr']);

/** Separates the text of a page from what its markup declares as listing, quotation or input. */
export class PageText {
  readonly #visible: string[] = [];
  readonly #quoted: string[] = [];
  readonly #headings: string[] = [];
  #heading: string | null = null;
  #quoting: string | null = null;
  #depth = 0;

  get visible(): string {
    return this.#visible.join('');
  }

  get quoted(): string {
    return this.#quoted.join('');
  }

  get headings(): string {
    return this.#headings.join('');
  }

  startTag(tag: string): void {
    if (HEADINGS.has(tag)) this.#heading = tag;
    if (LINE_BREAKING.has(tag)) this.text('\n');
    if (this.#quoting === null && QUOTING.has(tag)) this.#quoting = tag;
    if (tag === this.#quoting) this.#depth += 1;
  }

  endTag(tag: string): void {
    if (LINE_BREAKING.has(tag)) this.text('\n');
    if (tag === this.#heading) this.#heading = null;
    if (tag !== this.#quoting) return;
    this.#depth -= 1;
    if (this.#depth === 0) this.#quoting = null;
  }

  text(text: string): void {
    if (this.#heading !== null) this.#headings.push(text);
    // `q` marks a quotation inside a sentence, even on an error page.
    if (this.#quoting !== 'q') (this.#quoting === null ? this.#visible : this.#quoted).push(text);
  }
}
