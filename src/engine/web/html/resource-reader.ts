import { ownValue } from '../../../shared/records.ts';
import type { DocumentBase } from './document-base.ts';
import type { DocumentScript, DocumentStylesheet, Subresource } from './document-model.ts';
import type { Attributes, HtmlTokenHandler } from './html-tokens.ts';
import { relationsOf } from './link-reader.ts';

const LIST_MAX = 2_000;
const CANDIDATES_MAX = 20;

/** Preloaded resources that are not code (HTML, "link type preload"). */
const PRELOADED: Readonly<Record<string, 'image' | 'media'>> = {
  image: 'image',
  audio: 'media',
  video: 'media',
  track: 'media',
};

/** Collects what a browser loads with a document, and its inline scripts. */
export class ResourceReader implements HtmlTokenHandler {
  readonly scripts: { -readonly [Key in keyof DocumentScript]: DocumentScript[Key] }[] = [];
  readonly stylesheets: DocumentStylesheet[] = [];
  readonly subresources: Subresource[] = [];
  readonly #base: DocumentBase;
  /** The inline script that is open. */
  #inline: { text: string } | null = null;

  constructor(base: DocumentBase) {
    this.#base = base;
  }

  startTag(tag: string, attributes: Attributes): void {
    const source = attributes.get('src');
    switch (tag) {
      case 'script':
        this.#script(source, attributes);
        break;
      case 'link':
        this.#link(relationsOf(attributes), attributes);
        break;
      case 'frame':
      case 'iframe':
        this.#load(source, 'frame');
        break;
      case 'img':
        this.#load(source, 'image');
        for (const candidate of (attributes.get('srcset') ?? '').split(',').slice(0, CANDIDATES_MAX))
          this.#load(candidate.trim().split(/\s+/)[0], 'image');
        break;
      case 'input':
        if (attributes.get('type')?.toLowerCase() === 'image') this.#load(source, 'image');
        break;
      case 'audio':
      case 'source':
      case 'track':
        this.#load(source, 'media');
        break;
      case 'video':
        this.#load(source, 'media');
        this.#load(attributes.get('poster'), 'image');
        break;
      case 'embed':
        this.#load(source, 'object');
        break;
      case 'object':
        this.#load(attributes.get('data'), 'object');
        break;
    }
  }

  endTag(tag: string): void {
    if (tag === 'script') this.#inline = null;
  }

  text(text: string, rawTextOf: string | null): void {
    if (rawTextOf === 'script' && this.#inline !== null) this.#inline.text += text;
  }

  #script(source: string | undefined, attributes: Attributes): void {
    const script = {
      url: this.#base.resolve(source),
      type: (attributes.get('type') ?? '').trim().toLowerCase(),
      text: '',
      integrity: attributes.get('integrity') ?? '',
    };
    if ((source === undefined || script.url !== null) && this.scripts.length < LIST_MAX) this.scripts.push(script);
    this.#load(source, 'script');
    this.#inline = source === undefined ? script : null;
  }

  #link(relations: readonly string[], attributes: Attributes): void {
    const href = attributes.get('href');
    if (relations.includes('stylesheet')) {
      const url = this.#base.resolve(href ?? '');
      if (url !== null && this.stylesheets.length < LIST_MAX)
        this.stylesheets.push({ url, integrity: attributes.get('integrity') ?? '' });
      this.#load(href, 'stylesheet');
    } else if (relations.includes('icon') || relations.includes('apple-touch-icon')) this.#load(href, 'icon');
    else if (relations.includes('preload') || relations.includes('modulepreload'))
      this.#load(href, ownValue(PRELOADED, (attributes.get('as') ?? '').trim().toLowerCase()) ?? 'preload');
  }

  #load(reference: string | undefined, kind: Subresource['kind']): void {
    if (reference === undefined || reference === '' || this.subresources.length >= LIST_MAX) return;
    const url = this.#base.resolve(reference);
    if (url !== null) this.subresources.push({ url, kind });
  }
}
