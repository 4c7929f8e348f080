import { type Exchange, header } from '../../core/evidence/http.ts';
import { locationOf } from '../../core/evidence/insertion-point.ts';
import type { Injector, MarkedResponse } from '../kit/injector.ts';
import { fileSample, knownFile } from './file-proof.ts';
import {
  cheapestPayload,
  fileLikeness,
  type ServerKind,
  sameFile,
  traversalPayloads,
  withoutValues,
} from './traversal-payloads.ts';

/** Payloads for a parameter that probably holds something other than a path. */
const VAGUE_PAYLOADS = 4;
/** Payloads sent before testing whether the value is a path. */
const UNTESTED_PAYLOADS = 2;

/** Facts of the crawl about the files of the site. */
export interface SiteFiles {
  readonly server: ServerKind;
  readonly isWindows: boolean;
  /** Path of the Java web application; null when unknown. */
  readonly contextPath: string | null;
  /** The site shows PHP or CGI, old versions of which end a file name at a null byte. */
  readonly endsAtZero: boolean;
  /** A static file with known text, which a traversal back into the web root would return. */
  readonly known: { readonly path: string; readonly body: string } | null;
}

/**
 * Requests files outside the directory: one, or several if the parameter may name a file.
 *
 * @param plain response to letters, which name no file
 * @param linked response to the site's own value, where the crawl has it
 */
export async function probeTraversal(
  injector: Injector,
  site: SiteFiles,
  plain: MarkedResponse | null,
  linked: Exchange | null,
): Promise<void> {
  const example = injector.siteValue;
  const likeness = fileLikeness(injector.point, example, linked);
  if (likeness === null && (plain === null || injector.point.kind === 'path')) return;
  const ownText = site.known === null ? null : fileSample(site.known.body);
  // Text that the page always contains proves nothing.
  const sample = ownText !== null && plain?.exchange.response.text.includes(ownText) === true ? null : ownText;
  const payloads = traversalPayloads({
    example,
    pagePath: new URL(locationOf(injector.point).url).pathname,
    server: site.server,
    isWindows: site.isWindows,
    contextPath: site.contextPath,
    endsAtZero: site.endsAtZero,
    knownPath: sample === null ? null : (site.known?.path ?? null),
  });
  const tried =
    likeness === null
      ? [cheapestPayload(site.isWindows)]
      : likeness === 'vague'
        ? payloads.slice(0, VAGUE_PAYLOADS)
        : payloads;
  let kind: ValueKind = 'unknown';
  for (const [index, payload] of tried.entries()) {
    if (index === UNTESTED_PAYLOADS) kind = await valueKind(injector, plain);
    const isAddress = payload.startsWith('file:');
    // A program that rejects every path may accept a URL. A Java program that accepts a bare path accepts no URL.
    if (kind === 'key' && !isAddress) continue;
    if (kind === 'path' && isAddress && site.server === 'java') continue;
    if (kind !== 'path' && isRare(payload, site)) continue;
    const exchange = await injector.send(payload);
    if (exchange === null) return;
    const { text } = exchange.response;
    const isKnownFile = knownFile(text) !== null;
    if (!isKnownFile && (sample === null || !text.includes(sample))) continue;
    await noteWithControls(injector, payload, exchange, plain, isKnownFile ? '' : (sample ?? ''));
    return;
  }
}

/** Payloads that work on few systems are sent only when the parameter is known to open files. */
function isRare(payload: string, { server, isWindows }: SiteFiles): boolean {
  return server === 'other' && !isWindows && /\\|\u0000$/.test(payload);
}

type ValueKind = 'key' | 'path' | 'unknown';

/**
 * Sends another spelling of the same path. A response like that to a meaningless value, and unlike that to the value itself: a key
 * that is looked up. A response like that to the value itself: a path that is opened. Otherwise unknown.
 */
async function valueKind(injector: Injector, plain: MarkedResponse | null): Promise<ValueKind> {
  const example = injector.siteValue;
  const other = sameFile(example);
  if (plain === null || other === null) return 'unknown';
  // A file may contain the value itself: compare responses without any of the values.
  const values = [plain.marker, other, example];
  const nothing = responseKey(plain.exchange, values);
  const attempt = await injector.send(other);
  if (attempt === null) return 'unknown';
  const rewritten = responseKey(attempt, values);
  const known = rewritten === nothing ? await injector.send(example) : await injector.knownExample();
  // The other spelling means something, so it is a path. The value itself is only sent if that is free.
  if (known === null) return rewritten === nothing ? 'unknown' : 'path';
  const own = responseKey(known, values);
  if (own === nothing) return 'unknown';
  return rewritten === nothing ? 'key' : rewritten === own ? 'path' : 'unknown';
}

function responseKey({ response }: Exchange, values: readonly string[]): string {
  const location = header(response.headers, 'location') ?? '';
  return `${response.status} ${withoutValues(location, values)} ${withoutValues(response.text, values)}`;
}

/** Records the hit with two controls, the payload with a random file name and a harmless value. */
async function noteWithControls(
  injector: Injector,
  payload: string,
  hit: Exchange,
  plain: MarkedResponse | null,
  sample: string,
): Promise<void> {
  const missing = payload.replace(/(?<![\w.-])[\w.-]+(?=(?:\u0000[\w./]*|%00[\w./]*|\?|#)?$)/, injector.token());
  const control = await injector.send(missing);
  const baseline = (await injector.knownExample()) ?? plain?.exchange ?? null;
  if (control === null || baseline === null) return;
  injector.note('path-traversal', 'file', payload, sample, hit);
  injector.note('path-traversal', 'baseline', injector.point.baseline, sample, baseline);
  injector.note('path-traversal', 'missing-file', missing, sample, control);
}
