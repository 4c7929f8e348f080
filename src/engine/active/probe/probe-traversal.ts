import { type Exchange, header } from '../../core/evidence/http.ts';
import { locationOf } from '../../core/evidence/insertion-point.ts';
import { fileSample, knownFile } from '../file-proof.ts';
import { fileLikeness, type ServerKind, sameFile, traversalPayloads, withoutValues } from '../traversal-payloads.ts';
import type { Answer, Injector } from './injector.ts';

/** Payloads for a parameter that may well hold something else. */
const VAGUE_PAYLOADS = 3;
/** Payloads sent before it is asked whether the value is a path at all. */
const UNASKED_PAYLOADS = 2;

/** What the crawl knows of the files of the site. */
export interface SiteFiles {
  readonly server: ServerKind;
  readonly isWindows: boolean;
  /** Path of the Java web application; null when unknown. */
  readonly contextPath: string | null;
  /** It shows PHP or CGI, old versions of which end a file name at a zero byte. */
  readonly endsAtZero: boolean;
  /** A static file of the site whose text is known: what a traversal back into the web root would show. */
  readonly known: { readonly path: string; readonly body: string } | null;
}

/**
 * Asks for files that lie outside, if the parameter looks as if it names a file.
 *
 * @param plain answer to letters, which name no file
 * @param linked answer to the value of the site, where the crawl has it
 */
export async function probeTraversal(
  injector: Injector,
  site: SiteFiles,
  plain: Answer | null,
  linked: Exchange | null,
): Promise<void> {
  const example = injector.siteValue;
  const likeness = fileLikeness(injector.point, example, linked);
  if (likeness === null) return;
  const ownText = site.known === null ? null : fileSample(site.known.body);
  // What the page shows anyway proves nothing.
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
  const tried = likeness === 'vague' ? payloads.slice(0, VAGUE_PAYLOADS) : payloads;
  let kind: ValueKind = 'unknown';
  for (const [index, payload] of tried.entries()) {
    if (index === UNASKED_PAYLOADS) kind = await valueKind(injector, plain);
    const isAddress = payload.startsWith('file:');
    // What refuses every path may still take an address. A Java program that takes a bare path takes none.
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

/** What only few systems that show nothing of themselves take is kept for what surely opens files. */
function isRare(payload: string, { server, isWindows }: SiteFiles): boolean {
  return server === 'other' && !isWindows && /\\|\u0000$/.test(payload);
}

type ValueKind = 'key' | 'path' | 'unknown';

/**
 * Asks by another way to write the same path. Answered like a value that means nothing, and not like the value itself: a key that
 * is looked up. Answered like the value itself: a path that is opened. Pages that differ each time leave it open.
 */
async function valueKind(injector: Injector, plain: Answer | null): Promise<ValueKind> {
  const example = injector.siteValue;
  const other = sameFile(example);
  if (plain === null || other === null) return 'unknown';
  // The site's own value may stand in the file itself, so that each is left out of every answer.
  const values = [plain.marker, other, example];
  const nothing = answerKey(plain.exchange, values);
  const attempt = await injector.send(other);
  if (attempt === null) return 'unknown';
  const rewritten = answerKey(attempt, values);
  const known = rewritten === nothing ? await injector.send(example) : await injector.knownExample();
  // Means something: what else could it be than a path? The value itself is asked for where that costs nothing.
  if (known === null) return rewritten === nothing ? 'unknown' : 'path';
  const own = answerKey(known, values);
  if (own === nothing) return 'unknown';
  return rewritten === nothing ? 'key' : rewritten === own ? 'path' : 'unknown';
}

function answerKey({ response }: Exchange, values: readonly string[]): string {
  const location = header(response.headers, 'location') ?? '';
  return `${response.status} ${withoutValues(location, values)} ${withoutValues(response.text, values)}`;
}

/** The same payload with a file nobody has, asked for after the hit, and a harmless value: what they answer too is no proof. */
async function noteWithControls(
  injector: Injector,
  payload: string,
  hit: Exchange,
  plain: Answer | null,
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
