import { createHash } from 'node:crypto';
import type { BrowserEvidence } from '../core/evidence/browser.ts';
import type { Exchange } from '../core/evidence/http.ts';
import type { Subresource } from '../web/html/document-model.ts';
import { documentOf } from '../web/html/html-document.ts';

const SOURCES_MAX = 10;
const HASHES_MAX = 5;

const DIRECTIVES: Readonly<Record<Subresource['kind'], string | null>> = {
  script: 'script-src',
  stylesheet: 'style-src',
  frame: 'frame-src',
  object: null,
  image: 'img-src',
  media: 'media-src',
  icon: 'img-src',
  preload: null,
};

type Seen = Pick<BrowserEvidence, 'foreignScripts' | 'sockets'>;

/**
 * A policy that allows what the pages load, to send in report-only mode first: the origins of their scripts, styles, images, frames
 * and form targets, and hashes of a few inline scripts. Content Security Policy Level 3, section 2.3.
 */
export function suggestPolicy(pages: readonly Exchange[], seen: Seen | undefined): string {
  const found = pages.flatMap(sourcesOf);
  const foreign = (seen?.foreignScripts ?? []).map(({ url, page }) => ['script-src', sourceOf(url, page)] as const);
  const sockets = (seen?.sockets ?? []).map(({ url, page }) => ['connect-src', sourceOf(url, page)] as const);
  // Images inside the markup are harmless, and common.
  const embedded = ['img-src', 'data:'] as const;
  const all = [embedded, ...found, ...foreign, ...sockets].filter(
    ([directive, source]) => directive !== null && source !== null,
  );
  const inline = [...new Set(all.flatMap(([, source]) => (source?.startsWith("'sha256-") === true ? [source] : [])))];
  // Many inline scripts have values of their pages: hashes would not hold.
  const kept = all.filter(([, source]) => inline.length <= HASHES_MAX || !inline.includes(source ?? ''));
  const lists = [...Map.groupBy(kept, ([directive]) => directive)]
    .map(([directive, sources]) => {
      const distinct = [...new Set(sources.map(([, source]) => source))].sort().slice(0, SOURCES_MAX);
      return `${directive} 'self' ${distinct.join(' ')}`;
    })
    .sort();
  return ["default-src 'self'", ...lists, "object-src 'none'", "base-uri 'self'", "frame-ancestors 'self'"].join('; ');
}

type DirectiveSource = readonly [directive: string | null, source: string | null];

/** What a page's markup loads, runs and submits to. */
function sourcesOf(page: Exchange): DirectiveSource[] {
  const document = documentOf(page);
  if (document === null) return [];
  const own = page.request.url;
  const inline = document.scripts.filter(({ url, text }) => url === null && text.trim() !== '');
  return [
    ...document.subresources.map(({ kind, url }): DirectiveSource => [DIRECTIVES[kind], sourceOf(url, own)]),
    ...document.forms.map(({ action }): DirectiveSource => ['form-action', sourceOf(action, own)]),
    ...inline.map(({ text }): DirectiveSource => ['script-src', `'sha256-${hashOf(text)}'`]),
    ...(document.elements.includes('style') ? [['style-src', "'unsafe-inline'"] as const] : []),
  ];
}

/** A source expression for a URL on another origin; null for the page's own and for what no expression can name. */
function sourceOf(url: string, page: string): string | null {
  const parsed = URL.parse(url);
  if (parsed === null || !/^(?:https?|wss?|data|blob):$/.test(parsed.protocol)) return null;
  if (parsed.host === '') return parsed.protocol;
  return parsed.host === URL.parse(page)?.host ? null : `${parsed.protocol}//${parsed.host}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
