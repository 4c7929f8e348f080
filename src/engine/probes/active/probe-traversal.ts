import type { Exchange } from '../../evidence/http.ts';
import { fileLikeness } from '../../facts/active/file-parameter.ts';
import { fileSample, knownFile } from '../../facts/active/file-proof.ts';
import { type ServerKind, traversalPayloads } from '../../facts/active/traversal-payloads.ts';
import type { Injector } from './injector.ts';

/** Payloads for a parameter that may well hold something else. */
const VAGUE_PAYLOADS = 3;

/** What the crawl knows of the files of the site. */
export interface SiteFiles {
  readonly server: ServerKind;
  /** Path of the Java web application; null when unknown. */
  readonly contextPath: string | null;
  /** A static file of the site whose text is known: what a traversal back into the web root would show. */
  readonly known: { readonly path: string; readonly body: string } | null;
}

/** Asks for files that lie outside, if the parameter looks as if it names a file. */
export async function probeTraversal(injector: Injector, site: SiteFiles): Promise<void> {
  const { name, example, url } = injector.parameter;
  const likeness = fileLikeness(name, example);
  if (likeness === null) return;
  const sample = site.known === null ? null : fileSample(site.known.body);
  const payloads = traversalPayloads({
    example,
    pagePath: new URL(url).pathname,
    server: site.server,
    contextPath: site.contextPath,
    knownPath: sample === null ? null : (site.known?.path ?? null),
  });
  for (const payload of likeness === 'vague' ? payloads.slice(0, VAGUE_PAYLOADS) : payloads) {
    const exchange = await injector.send(payload);
    if (exchange === null) return;
    const { text } = exchange.response;
    const isKnownFile = knownFile(text) !== null;
    if (!isKnownFile && (sample === null || !text.includes(sample))) continue;
    await noteWithControls(injector, payload, exchange, isKnownFile ? '' : (sample ?? ''));
    return;
  }
}

/** The same payload with a file nobody has: what it answers too is no proof. */
async function noteWithControls(injector: Injector, payload: string, hit: Exchange, sample: string): Promise<void> {
  const missing = payload.replace(/[\w.-]+(?=(?:\u0000[\w./]*|%00[\w./]*|\?|#)?$)/, injector.token());
  const control = await injector.send(missing);
  const baseline = await injector.send(injector.parameter.example);
  if (control === null || baseline === null) return;
  injector.note('path-traversal', 'file', payload, sample, hit);
  injector.note('path-traversal', 'baseline', injector.parameter.example, sample, baseline);
  injector.note('path-traversal', 'missing-file', missing, sample, control);
}
