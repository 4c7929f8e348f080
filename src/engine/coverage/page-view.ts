import type { Exchange } from '../core/evidence/http.ts';
import { isHtml, resolveUrl } from '../web/html/html-document.ts';
import { readHtmlTokens } from '../web/html/html-tokens.ts';
import { refreshTarget } from '../web/html/refresh-target.ts';

/** Maximum characters of markup to parse: interstitials are short. */
const MARKUP_MAX = 256 * 1024;
const TEXT_MAX = 20_000;
const LIST_MAX = 500;
/** `import("/app.js")` and `from "/app.js"` of inline modules, as SvelteKit and import maps use them. */
const IMPORTED = /\b(?:import|from)\s{0,4}\(?\s{0,4}["'](\.{0,2}\/[^"'\s]{1,300})["']/g;
/** Elements that show content other than text. */
const MEDIA = new Set(['img', 'svg', 'canvas', 'video', 'audio', 'iframe', 'frame', 'object', 'embed', 'picture']);

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
  /** Target of a meta refresh. */
  readonly refreshTo: string | null;
  readonly forms: readonly { readonly action: string; readonly names: readonly string[] }[];
}

/** @returns for a response that is not HTML, a view with its text only */
export function pageView(exchange: Exchange): PageView {
  const { request, response } = exchange;
  const markup = response.text.slice(0, MARKUP_MAX);
  if (!isHtml(exchange))
    return {
      ...NOTHING,
      title: jsonMessage(markup),
      text: collapsed(markup.slice(0, TEXT_MAX)),
      ownText: collapsed(markup.slice(0, TEXT_MAX)),
    };
  const base = request.url;
  const links: string[] = [];
  const assets: string[] = [];
  const forms: { action: string; names: string[] }[] = [];
  let title = '';
  let heading = '';
  let text = '';
  let ownText = '';
  let inLink = false;
  let inlineScript = '';
  let hasPasswordField = false;
  let hasMedia = false;
  let refreshTo: string | null = null;
  let inHeading = false;
  const add = (list: string[], reference: string | undefined) => {
    const url = reference === undefined || list.length >= LIST_MAX ? null : resolveUrl(reference, base);
    if (url !== null) list.push(url);
  };
  readHtmlTokens(markup, {
    startTag(name, attributes) {
      const get = (attribute: string) => attributes.get(attribute);
      if (MEDIA.has(name)) hasMedia = true;
      if (name === 'h1' && heading === '') inHeading = true;
      if (name === 'a') {
        inLink = true;
        add(links, get('href'));
      }
      if (name === 'script') add(assets, get('src'));
      else if (name === 'link' && /\b(stylesheet|modulepreload)\b/i.test((get('rel') ?? '').slice(0, 100)))
        add(assets, get('href'));
      else if (name === 'form' && forms.length < LIST_MAX)
        forms.push({ action: resolveUrl(get('action') ?? '', base) ?? base, names: [] });
      else if (name === 'input') {
        if (get('type')?.toLowerCase() === 'password') hasPasswordField = true;
        const names = forms.at(-1)?.names;
        if (names !== undefined && names.length < LIST_MAX) names.push(get('name') ?? '');
      } else if (name === 'meta' && get('http-equiv')?.toLowerCase() === 'refresh') {
        const target = refreshTarget(get('content') ?? '');
        if (target !== null) refreshTo ??= resolveUrl(target, base);
      }
      text += ' ';
      ownText += ' ';
    },
    endTag(name) {
      if (name === 'h1') inHeading = false;
      if (name === 'a') inLink = false;
    },
    text(part, rawTextOf) {
      if (rawTextOf === 'title') title += part.slice(0, 500);
      else if (rawTextOf === 'script') {
        if (inlineScript.length < TEXT_MAX) inlineScript += part.slice(0, TEXT_MAX);
      } else if (rawTextOf === null && text.length < TEXT_MAX) {
        text += part.slice(0, TEXT_MAX);
        if (!inLink) ownText += part.slice(0, TEXT_MAX);
        if (inHeading && heading.length < 500) heading += part.slice(0, 500);
      }
    },
  });
  for (const [, module] of inlineScript.matchAll(IMPORTED)) add(assets, module);
  return {
    isHtml: true,
    title: collapsed(title),
    heading: collapsed(heading),
    text: collapsed(text.slice(0, TEXT_MAX)),
    ownText: collapsed(ownText.slice(0, TEXT_MAX)),
    hasPasswordField,
    hasMedia,
    links,
    assets,
    inlineScript,
    refreshTo,
    forms,
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
  refreshTo: null,
  forms: [],
};

/** Title and detail of a small JSON error document (RFC 9457, section 3.1). */
function jsonMessage(text: string): string {
  if (text.length > 4_000 || !text.trimStart().startsWith('{')) return '';
  try {
    const { error, message, title, detail } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const said = [message, title, detail, error].find((value) => typeof value === 'string');
    return typeof said === 'string' ? collapsed(said.slice(0, 500)) : '';
  } catch {
    return '';
  }
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
