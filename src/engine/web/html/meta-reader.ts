import type { DocumentMeta } from './document-model.ts';
import type { Attributes, HtmlTokenHandler } from './html-tokens.ts';

const LIST_MAX = 2_000;
const COMMENT_MAX = 20_000;
const TITLE_MAX = 200;
const ELEMENTS_MAX = 200;

/** Collects the title, the metadata, the comments and the names of the elements of a document. */
export class MetaReader implements HtmlTokenHandler {
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
