const QUOTING = new Set(['code', 'samp', 'kbd', 'blockquote', 'q', 'textarea']);
/** Emphasis in a sentence that began before it: `If you see <em>Warning: …</em>`. */
const EMPHASIS = new Set(['em', 'i', 'cite']);
const LISTING =
  /(?:^|[\s-])(?:language-\w+|lang-\w+|highlight\w*|hljs|codehilite|prettyprint|prism|code-?block|sourceCode|syntax\w*)(?:$|[\s-])/i;
const LINE_BREAKING = new Set(['br', 'p', 'div', 'tr', 'li', 'pre', 'h1', 'h2', 'h3', 'table', 'td', 'dd', 'dt', 'hr']);
const HEADINGS = new Set(['h2', 'h3', 'h4']);
const PARAGRAPH_MAX = 600;
const OWN_ERROR =
  /\b(?:errors?|errored|fail\w*|exceptions?|sorry|could not|couldn.?t|cannot|can.?t|unable|wrong|crash\w*|fatal|problem|invalid|oops|unexpected)\b/i;

/** Tells what a page says from what it shows: listings, quotations, and output that a paragraph introduces. */
export class SpokenText {
  readonly #visible: string[] = [];
  readonly #quoted: string[] = [];
  #quoting: string | null = null;
  #depth = 0;
  #inArticle = false;
  #inHeading = false;
  /** Text of the paragraph that is open, or was closed right before. */
  #paragraph: string | null = null;

  get visible(): string {
    return this.#visible.join('');
  }

  get quoted(): string {
    return this.#quoted.join('');
  }

  startTag(tag: string, classes: string): void {
    if (LINE_BREAKING.has(tag)) this.#push('\n');
    if (this.#quoting === null && this.#quotes(tag, classes)) {
      this.#quoting = tag;
      this.#depth = 0;
    }
    if (tag === this.#quoting) this.#depth += 1;
    this.#noteTeaser(tag);
    if (tag === 'p') this.#paragraph = '';
    else if (LINE_BREAKING.has(tag) && tag !== 'br') this.#paragraph = null;
  }

  endTag(tag: string): void {
    if (LINE_BREAKING.has(tag)) this.#push('\n');
    if (tag === 'article') this.#inArticle = false;
    if (HEADINGS.has(tag)) this.#inHeading = false;
    if (tag !== this.#quoting) return;
    this.#depth -= 1;
    if (this.#depth <= 0) this.#quoting = null;
  }

  text(text: string): void {
    this.#push(text);
    if (this.#paragraph !== null && this.#paragraph.length < PARAGRAPH_MAX)
      this.#paragraph += text.slice(0, PARAGRAPH_MAX);
  }

  /** An article whose heading links elsewhere is a result of a search or a teaser: it shows the start of another page. */
  #noteTeaser(tag: string): void {
    if (tag === 'article') this.#inArticle = true;
    else if (HEADINGS.has(tag)) this.#inHeading = true;
    else if (tag === 'a' && this.#inArticle && this.#inHeading && this.#quoting === null) {
      this.#quoting = 'article';
      this.#depth = 1;
    }
  }

  #push(text: string): void {
    // Words of somebody else: no page marks up its own output so.
    if (this.#quoting === 'q') return;
    (this.#quoting === null ? this.#visible : this.#quoted).push(text);
  }

  #quotes(tag: string, classes: string): boolean {
    if (QUOTING.has(tag)) return true;
    if (EMPHASIS.has(tag)) return isIntroduced(this.#paragraph);
    return tag === 'pre' && (LISTING.test(classes) || isIntroduced(this.#paragraph));
  }
}

/** `<p>If the application says</p><pre>…`: prose before the output explains it, unless it tells of an error of the page's own. */
function isIntroduced(paragraph: string | null): boolean {
  const words = (paragraph ?? '').trim();
  return /\S\s+\S+\s+\S/.test(words) && !tellsOfError(words);
}

/** True for words by which a page introduces an error of its own. */
export function tellsOfError(words: string): boolean {
  return OWN_ERROR.test(words);
}
