import { ownValue } from '../../../shared/records.ts';
import { type Exchange, header } from '../../core/evidence/http.ts';
import type { DocumentLink, DocumentMeta, DocumentStylesheet, HtmlDocument, Subresource } from './document-model.ts';
import { FormReader } from './form-reader.ts';
import { HTML_LENGTH_MAX, readHtmlTokens } from './html-tokens.ts';
import { PageText } from './page-text.ts';
import { refreshTarget } from './refresh-target.ts';

const LIST_MAX = 2_000;
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

/** Resolves a reference in a document; null when it is not an http(s) URL. */
export function resolveUrl(reference: string, base: string): string | null {
  if (reference.length > 8_192) return null;
  try {
    const url = new URL(reference.trim(), base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    // Each setter serializes the whole URL again, which adds up on a page with tens of thousands of links.
    if (url.hash !== '' || url.href.includes('#')) url.hash = '';
    if (url.username !== '') url.username = '';
    if (url.password !== '') url.password = '';
    return url.href;
  } catch {
    return null;
  }
}

/** Preloaded resources that are not code (HTML, "link type preload"). */
const PRELOADED: Readonly<Record<string, 'image' | 'media'>> = {
  image: 'image',
  audio: 'media',
  video: 'media',
  track: 'media',
};

/** Link relations to other documents (IANA), and that of the WordPress API. */
const DOCUMENT_RELATIONS: ReadonlySet<string> = new Set([
  ...['next', 'prev', 'alternate', 'canonical', 'search', 'help', 'author', 'license', 'service-doc', 'service-desc'],
  'https://api.w.org/',
]);

/** @param url absolute URL the document was read from */
export function parseHtmlDocument(html: string, url: string): HtmlDocument {
  let base = url;
  let baseSeen = false;
  let title = '';
  const links: { url: string; element: DocumentLink['element']; text: string }[] = [];
  const scripts: { url: string | null; type: string; text: string; integrity: string }[] = [];
  const stylesheets: DocumentStylesheet[] = [];
  const subresources: Subresource[] = [];
  const metas: DocumentMeta[] = [];
  const comments: string[] = [];
  const pageText = new PageText();
  const forms = new FormReader();
  let anchor: { text: string } | null = null;
  let script: { text: string } | null = null;

  const add = <Item>(list: Item[], item: Item) => {
    if (list.length < LIST_MAX) list.push(item);
  };
  const load = (reference: string | undefined, kind: Subresource['kind']) => {
    if (subresources.length >= LIST_MAX) return;
    const resolved = reference === undefined || reference === '' ? null : resolveUrl(reference, base);
    if (resolved !== null) add(subresources, { url: resolved, kind });
  };
  const link = (reference: string | undefined, element: DocumentLink['element']) => {
    const resolved = reference === undefined || links.length >= LIST_MAX ? null : resolveUrl(reference, base);
    if (resolved === null) return null;
    const entry = { url: resolved, element, text: '' };
    add(links, entry);
    return entry;
  };

  readHtmlTokens(html, {
    startTag(tag, attributes, isInHead) {
      const get = (name: string) => attributes.get(name);
      pageText.startTag(tag);
      forms.startTag(tag, attributes);
      switch (tag) {
        case 'base': {
          const href = get('href');
          if (!baseSeen && href !== undefined) {
            base = resolveUrl(href, url) ?? base;
            baseSeen = true;
          }
          break;
        }
        case 'a':
        case 'area':
          anchor = link(get('href'), tag);
          break;
        case 'frame':
        case 'iframe':
          link(get('src'), tag);
          load(get('src'), 'frame');
          break;
        case 'meta': {
          // White space is part of the value: browsers ignore " Refresh" (HTML, 4.2.5.3).
          const httpEquiv = (get('http-equiv') ?? '').toLowerCase();
          const content = get('content') ?? '';
          const name = (get('name') ?? get('property') ?? '').trim().toLowerCase();
          add(metas, { name, httpEquiv, content, isInHead });
          if (httpEquiv === 'refresh') link(refreshTarget(content) ?? undefined, 'refresh');
          break;
        }
        case 'link': {
          const rel = (get('rel') ?? '').toLowerCase().split(/\s+/);
          if (rel.includes('stylesheet')) {
            const resolved = resolveUrl(get('href') ?? '', base);
            if (resolved !== null) add(stylesheets, { url: resolved, integrity: get('integrity') ?? '' });
            load(get('href'), 'stylesheet');
          } else if (rel.includes('icon') || rel.includes('apple-touch-icon')) load(get('href'), 'icon');
          else if (rel.includes('preload') || rel.includes('modulepreload'))
            load(get('href'), ownValue(PRELOADED, (get('as') ?? '').trim().toLowerCase()) ?? 'preload');
          else if (rel.some((word) => DOCUMENT_RELATIONS.has(word))) link(get('href'), 'link');
          break;
        }
        case 'script': {
          const source = get('src');
          const entry = {
            url: source === undefined ? null : resolveUrl(source, base),
            type: (get('type') ?? '').trim().toLowerCase(),
            text: '',
            integrity: get('integrity') ?? '',
          };
          if (source === undefined || entry.url !== null) add(scripts, entry);
          if (source !== undefined) load(source, 'script');
          script = source === undefined ? entry : null;
          break;
        }
        case 'img':
        case 'input': {
          if (tag === 'img' || get('type')?.toLowerCase() === 'image') load(get('src'), 'image');
          if (tag === 'img')
            for (const candidate of (get('srcset') ?? '').split(',').slice(0, 20))
              load(candidate.trim().split(/\s+/)[0], 'image');
          break;
        }
        case 'audio':
        case 'video':
        case 'source':
        case 'track':
          load(get('src'), 'media');
          if (tag === 'video') load(get('poster'), 'image');
          break;
        case 'embed':
          load(get('src'), 'object');
          break;
        case 'object':
          load(get('data'), 'object');
          break;
        case 'form': {
          const action = get('action')?.trim() ?? '';
          forms.openForm(resolveUrl(action === '' ? url : action, base), attributes);
          break;
        }
      }
    },
    endTag(tag) {
      pageText.endTag(tag);
      forms.endTag(tag);
      if (tag === 'a') anchor = null;
      else if (tag === 'script') script = null;
    },
    text(text, rawTextOf) {
      if (rawTextOf === 'script') {
        if (script !== null) script.text += text;
        return;
      }
      if (rawTextOf === 'style') return;
      if (rawTextOf === 'title' && title === '') title = text.trim().slice(0, 200);
      forms.text(text, rawTextOf === 'textarea');
      if (anchor !== null && anchor.text.length < 60) anchor.text = (anchor.text + text).trim().slice(0, 60);
      pageText.text(text);
    },
    comment(text) {
      add(comments, text.slice(0, 20_000));
    },
  });
  forms.close();

  return {
    base,
    title,
    links,
    forms: forms.forms,
    scripts,
    stylesheets,
    subresources,
    metas,
    comments,
    headingText: pageText.headings,
    visibleText: pageText.visible,
    quotedText: pageText.quoted,
    truncated: html.length > HTML_LENGTH_MAX,
  };
}
