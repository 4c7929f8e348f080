import { type Exchange, header } from '../../core/evidence/http.ts';
import { DocumentBase } from './document-base.ts';
import type { DocumentMeta, HtmlDocument } from './document-model.ts';
import { FormReader } from './form-reader.ts';
import { type Attributes, HTML_LENGTH_MAX, type HtmlTokenHandler, readHtmlTokens } from './html-tokens.ts';
import { LinkReader } from './link-reader.ts';
import { PageText } from './page-text.ts';
import { ResourceReader } from './resource-reader.ts';

const LIST_MAX = 2_000;
const COMMENT_MAX = 20_000;
const TITLE_MAX = 200;
const ELEMENTS_MAX = 200;

/** Collects the title, the metadata, the comments and the names of the elements of a document. */
class MetaReader implements HtmlTokenHandler {
  readonly metas: DocumentMeta[] = [];
  readonly comments: string[] = [];
  readonly elements = new Set<string>();
  title = '';

  startTag(tag: string, attributes: Attributes, isInHead: boolean): void {
    if (this.elements.size < ELEMENTS_MAX) this.elements.add(tag.slice(0, 50));
    if (tag !== 'meta' || this.metas.length >= LIST_MAX) return;
    this.metas.push({
      name: (attributes.get('name') ?? attributes.get('property') ?? '').trim().toLowerCase(),
      httpEquiv: (attributes.get('http-equiv') ?? '').toLowerCase(),
      content: attributes.get('content') ?? '',
      isInHead,
    });
  }

  text(text: string, rawTextOf: string | null): void {
    if (rawTextOf === 'title' && this.title === '') this.title = text.trim().slice(0, TITLE_MAX);
  }

  comment(text: string): void {
    if (this.comments.length < LIST_MAX) this.comments.push(text.slice(0, COMMENT_MAX));
  }
}

const known = new WeakMap<Exchange, HtmlDocument>();

/** True when a browser would render the response as HTML: by its Content-Type, or by sniffing where none is sent. */
export function isHtml(exchange: Exchange): boolean {
  const type = header(exchange.response.headers, 'content-type');
  if (type !== undefined && type.trim() !== '') return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(type);
  if (/nosniff/i.test(header(exchange.response.headers, 'x-content-type-options') ?? '')) return false;
  return /^\s*<(!doctype html|html|head|body|script|iframe|h1|div|font|table|a|style|title|b|br|p|!--)[\s>]/i.test(
    exchange.response.text.slice(0, 512),
  );
}

/** The document of a response, parsed once; null when it is not HTML. */
export function documentOf(exchange: Exchange): HtmlDocument | null {
  if (!isHtml(exchange)) return null;
  const before = known.get(exchange);
  if (before !== undefined) return before;
  const document = parseHtmlDocument(exchange.response.text, exchange.request.url);
  known.set(exchange, document);
  return document;
}

/**
 * Reads a document in one pass: crawl, sign-in, coverage and checks select from the result.
 * @param url absolute URL the document was read from
 */
export function parseHtmlDocument(html: string, url: string): HtmlDocument {
  const base = new DocumentBase(url);
  const links = new LinkReader(base);
  const resources = new ResourceReader(base);
  const forms = new FormReader(base);
  const metas = new MetaReader();
  const text = new PageText();
  // A base applies to the tags after it.
  readHtmlTokens(html, composed([base, links, resources, forms, metas, text]));
  forms.end();
  return {
    base: base.href,
    title: metas.title,
    links: links.links,
    forms: forms.forms,
    markupForms: forms.markupForms,
    scripts: resources.scripts,
    stylesheets: resources.stylesheets,
    subresources: resources.subresources,
    metas: metas.metas,
    comments: metas.comments,
    elements: [...metas.elements],
    headingText: text.headings,
    heading: text.heading,
    text: text.all,
    ownText: text.own,
    hasMedia: text.hasMedia,
    visibleText: text.visible,
    quotedText: text.quoted,
    truncated: html.length > HTML_LENGTH_MAX,
  };
}

/** Passes each token to all handlers, in their order. */
function composed(handlers: readonly HtmlTokenHandler[]): HtmlTokenHandler {
  return {
    startTag(name, attributes, isInHead) {
      for (const handler of handlers) handler.startTag(name, attributes, isInHead);
    },
    endTag(name) {
      for (const handler of handlers) handler.endTag?.(name);
    },
    text(text, rawTextOf) {
      for (const handler of handlers) handler.text?.(text, rawTextOf);
    },
    comment(text) {
      for (const handler of handlers) handler.comment?.(text);
    },
  };
}
