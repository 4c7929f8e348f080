import { parsedJson, textAt } from '../../shared/records.ts';
import type { Exchange } from '../core/evidence/http.ts';
import { resolveUrl } from '../web/html/document-base.ts';
import type { Subresource } from '../web/html/document-model.ts';
import { documentOf } from '../web/html/html-document.ts';

const TEXT_MAX = 20_000;
const ASSETS_MAX = 500;
const ASSETS: ReadonlySet<Subresource['kind']> = new Set(['script', 'stylesheet', 'preload']);
/** `import("/app.js")` and `from "/app.js"` of inline modules, as SvelteKit and import maps use them. */
const IMPORTED = /\b(?:import|from)\s{0,4}\(?\s{0,4}["'](\.{0,2}\/[^"'\s]{1,300})["']/g;

/** The parts of a page that distinguish an application from an interstitial. */
export interface PageView {
  readonly isHtml: boolean;
  readonly title: string;
  /** Text of the first h1. */
  readonly heading: string;
  /** Visible text with white space collapsed, cut at 20,000 characters. */
  readonly text: string;
  /** `text` without the text of links. */
  readonly ownText: string;
  readonly hasPasswordField: boolean;
  readonly hasMedia: boolean;
  /** Absolute URLs of links, in order. */
  readonly links: readonly string[];
  /** Absolute URLs of scripts, preloaded modules, style sheets and modules that inline scripts import. */
  readonly assets: readonly string[];
  readonly inlineScript: string;
  /** Absolute URLs of script elements. */
  readonly scripts: readonly string[];
  /** Target of a meta refresh. */
  readonly refreshTo: string | null;
  readonly forms: readonly { readonly action: string; readonly names: readonly string[] }[];
}

/** @returns for a response that is not HTML, a view with its text only */
export function pageView(exchange: Exchange): PageView {
  const document = documentOf(exchange);
  if (document === null) {
    const text = collapsed(exchange.response.text.slice(0, TEXT_MAX));
    return { ...NOTHING, title: jsonMessage(exchange.response.text), text, ownText: text };
  }
  const { title, heading, text, ownText, hasMedia, links, markupForms, scripts, subresources } = document;
  const inlineScript = scripts
    .filter(({ url }) => url === null)
    .map((script) => script.text.slice(0, TEXT_MAX))
    .join('')
    .slice(0, TEXT_MAX);
  const imported = [...inlineScript.matchAll(IMPORTED)].flatMap(
    ([, module = '']) => resolveUrl(module, document.base) ?? [],
  );
  const loaded = subresources.filter(({ kind }) => ASSETS.has(kind)).map(({ url }) => url);
  return {
    isHtml: true,
    title: collapsed(title),
    heading,
    text,
    ownText,
    hasPasswordField: markupForms.some(({ controls }) => controls.some(({ type }) => type === 'password')),
    hasMedia,
    links: links.filter(({ element }) => element === 'a').map(({ url }) => url),
    assets: [...loaded, ...imported].slice(0, ASSETS_MAX),
    inlineScript,
    scripts: scripts.flatMap(({ url }) => url ?? []),
    refreshTo: links.find(({ element }) => element === 'refresh')?.url ?? null,
    forms: document.forms.map(({ action, fields }) => ({ action, names: fields.map(({ name }) => name) })),
  };
}

const NOTHING: PageView = {
  isHtml: false,
  title: '',
  heading: '',
  text: '',
  ownText: '',
  hasPasswordField: false,
  hasMedia: false,
  links: [],
  assets: [],
  inlineScript: '',
  scripts: [],
  refreshTo: null,
  forms: [],
};

/** Title and detail of a small JSON error document (RFC 9457, section 3.1). */
function jsonMessage(text: string): string {
  if (text.length > 4_000 || !text.trimStart().startsWith('{')) return '';
  const document = parsedJson(text);
  const said = ['message', 'title', 'detail', 'error'].map((name) => textAt(document, name));
  return collapsed(said.find((value) => value !== null)?.slice(0, 500) ?? '');
}

function collapsed(text: string): string {
  return text.split(/\s+/).join(' ').trim();
}

/** True for HTML that could not be decoded: content encoding or character set do not match the headers. */
export function isGarbled(exchange: Exchange, view: PageView): boolean {
  if (!view.isHtml) return false;
  const start = exchange.response.text.slice(0, 2_000);
  const odd = start.replaceAll(/[^\u0000-\u0008\u000e-\u001f\ufffd]/g, '').length;
  return odd * 10 > start.length;
}

/** True if a response has neither visible content nor a script that could render it. */
export function isEmptyPage(exchange: Exchange, view: PageView): boolean {
  const { response } = exchange;
  if (response.body.length === 0 || response.text.trim() === '') return true;
  return (
    view.isHtml &&
    view.text === '' &&
    !view.hasMedia &&
    view.assets.length === 0 &&
    view.inlineScript.trim() === '' &&
    view.forms.length === 0 &&
    view.refreshTo === null
  );
}
