import type { DraftLocation } from '../../core/check.ts';
import type { BrowserProof, BrowserSource } from '../../core/evidence/browser.ts';
import type { ProofDraft } from '../../core/proof.ts';
import { shorten } from '../../web/quote.ts';
import { isHashRoute } from '../visit/route-shape.ts';

/** Name of a source in a finding. Part of fingerprints: it must not change between releases. */
export function sourceName({ kind, name }: BrowserSource): string {
  if (kind === 'query') return name;
  if (kind === 'query-string') return 'query';
  if (kind === 'fragment-parameter') return `fragment ${name}`;
  if (kind === 'path') return `segment ${name}`;
  if (kind === 'window-name') return 'window.name';
  if (kind === 'referrer') return 'document.referrer';
  return kind;
}

export function locationOfProof({ page, source }: BrowserProof): DraftLocation {
  return { url: page, method: 'GET', parameter: sourceName(source) };
}

/** How to see it in a browser. */
export function stepsOf({ page, source, payload, sink, sender, url }: BrowserProof, executed: string): ProofDraft {
  const steps =
    source.kind === 'message'
      ? [`Open ${page} in a frame or a window of ${sender}`, `Post the message ${payload}`]
      : source.kind === 'window-name'
        ? [`Set window.name to ${payload}`, `Open ${url}`]
        : source.kind === 'referrer'
          ? [`Follow a link on ${sender}`]
          : [`Open ${url}`];
  return { steps: [], browser: { url, steps, executed: sink === '' ? executed : `${executed} (${sink})` } };
}

/** What tells a finding from others of its check. Part of fingerprints: it must not change between releases. */
export function keyOfProof({ page, source, sink }: BrowserProof): string {
  const { pathname, hash } = new URL(page);
  // A route in the fragment is a view of its own.
  const view = isHashRoute(hash) ? `${pathname}${hash.split('?', 1)[0]}` : pathname;
  return source.kind === 'message' ? `${view} message ${sink}` : `${view} ${sourceName(source)}`;
}

/** What was given to the page, and where it went. */
export function wordsOf({ source, payload, sink, sender, url }: BrowserProof): string {
  const value = shorten(JSON.stringify(payload), 200);
  const place = sink === '' ? '' : ` (${shorten(sink, 80)})`;
  if (source.kind === 'message') return `a message from ${shorten(sender, 100)} with ${value}${place}`;
  return `${sourceName(source)} = ${value}${place}, by ${shorten(url, 300)}`;
}
