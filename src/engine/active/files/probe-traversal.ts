import { type Exchange, header } from '../../core/evidence/http.ts';
import { locationOf } from '../../web/point-location.ts';
import type { Injector } from '../kit/injector.ts';
import { isBrowserHeader } from '../kit/insertion-points.ts';
import { defineProbe } from '../kit/probe-definition.ts';
import type { MarkedResponse } from '../kit/reflection.ts';
import type { SiteFacts } from '../kit/scan-facts.ts';
import type { Seen } from '../kit/seen.ts';
import { fileSample, knownFile } from './file-proof.ts';
import { activePathTraversal } from './path-traversal.ts';
import { cheapestPayload, fileLikeness, sameFile, traversalPayloads, withoutValues } from './traversal-payloads.ts';
import { activeUnvalidatedForward } from './unvalidated-forward.ts';

/** Payloads for a parameter that probably holds something other than a path. */
const VAGUE_PAYLOADS = 4;
/** Payloads sent before testing whether the value is a path. */
const UNTESTED_PAYLOADS = 2;

/** Files outside the directory: one, or several if the parameter may name a file. */
export const fileNames = defineProbe({
  family: 'path-traversal',
  checks: [activePathTraversal, activeUnvalidatedForward],
  roles: ['parameter', 'folder'],
  // A server does not open the target of a redirect as a file.
  unless: ['open-redirect'],
  cost: 13,
  appliesTo(point, { letters }) {
    return !isBrowserHeader(point) && (letters === null || !isRedirectedTo(letters));
  },
  run: probeTraversal,
});

function isRedirectedTo({ exchange, marker }: MarkedResponse): boolean {
  const { status, headers } = exchange.response;
  return status >= 300 && status < 400 && (header(headers, 'location') ?? '').toLowerCase().includes(marker);
}

async function probeTraversal(injector: Injector, { scan, letters, linked }: Seen): Promise<void> {
  const { site } = scan;
  const likeness = fileLikeness(injector.point, injector.siteValue, linked);
  if (likeness === null && (letters === null || injector.point.kind === 'path')) return;
  // A standard scan tests what names a file, and leaves the rest to a compliance scan.
  if (likeness !== 'strong' && !scan.isThorough) return;
  const sample = sampleOf(site, letters);
  const payloads = payloadsFor(injector, site, sample, likeness);
  let kind: ValueKind = 'unknown';
  for (const [index, payload] of payloads.entries()) {
    if (index === UNTESTED_PAYLOADS) kind = await valueKind(injector, letters);
    if (isPointless(payload, kind, site)) continue;
    const exchange = await injector.send(payload);
    if (exchange === null) return;
    const proof = fileIn(exchange, sample);
    if (proof === null) continue;
    await noteWithControls(injector, payload, exchange, letters, proof);
    return;
  }
}

/** Known text of the site's own file. Text that the page always contains proves nothing. */
function sampleOf({ known }: SiteFacts, letters: MarkedResponse | null): string | null {
  const text = known === null ? null : fileSample(known.body);
  return text !== null && letters?.exchange.response.text.includes(text) === true ? null : text;
}

function payloadsFor(
  { point, siteValue }: Injector,
  site: SiteFacts,
  sample: string | null,
  likeness: ReturnType<typeof fileLikeness>,
): readonly string[] {
  if (likeness === null) return [cheapestPayload(site.isWindows)];
  const payloads = traversalPayloads({
    example: siteValue,
    pagePath: new URL(locationOf(point).url).pathname,
    server: site.server,
    isWindows: site.isWindows,
    contextPath: site.contextPath,
    endsAtZero: site.endsAtZero,
    knownPath: sample === null ? null : (site.known?.path ?? null),
  });
  return likeness === 'vague' ? payloads.slice(0, VAGUE_PAYLOADS) : payloads;
}

/** A program that rejects every path may accept a URL. A Java program that accepts a bare path accepts no URL. */
function isPointless(payload: string, kind: ValueKind, site: SiteFacts): boolean {
  const isAddress = payload.startsWith('file:');
  if (kind === 'key') return !isAddress || isRare(payload, site);
  if (kind === 'path') return isAddress && site.server === 'java';
  return isRare(payload, site);
}

/** The known text of a file in a response: empty for a file of the operating system; null when there is none. */
function fileIn({ response: { text } }: Exchange, sample: string | null): string | null {
  if (knownFile(text) !== null) return '';
  return sample !== null && text.includes(sample) ? sample : null;
}

/** Payloads that work on few systems are sent only when the parameter is known to open files. */
function isRare(payload: string, { server, isWindows }: SiteFacts): boolean {
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
