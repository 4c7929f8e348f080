import type { ScanOptions } from '../../../contract/scan.ts';
import { DESCRIPTION_LENGTH_MAX } from '../../../shared/description-text.ts';
import { type Attempt, type Exchange, hasResponse, mediaType } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { DESCRIPTION_PATHS, FURTHER_DESCRIPTION_PATHS } from '../../crawl/json-links.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { INTROSPECTION } from './graphql-schema.ts';
import { GRAPHQL_PATH, readDescription } from './read-description.ts';
import type { ReadDescription } from './read-model.ts';

const TEXT_MAX = 256 * 1024;
const URLS_MAX = 10;

/** True for a URL whose name says that it is a description. */
function isDescriptionLink(href: string): boolean {
  const path = (URL.parse(href)?.pathname ?? '').slice(0, 2_000);
  return /(?:^|[/._-])(?:openapi|swagger|api-docs|apispec|schema)[\w.-]{0,20}(?:\.json|\.ya?ml)?$|\/api-docs(?:\/|$)/i.test(
    path,
  );
}

/** Descriptions that an explorer (Swagger UI, ReDoc, Scalar, RapiDoc) renders; absolute URLs. */
function explorerUrls(text: string, base: string): string[] {
  const start = text.slice(0, TEXT_MAX);
  if (!/swagger|redoc|rapidoc|api-reference|openapi/i.test(start)) return [];
  const found = [
    ...start.matchAll(
      /(?:\b(?:url|configUrl|spec-url|specUrl|data-url)\b["']?\s{0,5}[:=]\s{0,5}|Redoc\.init\(\s{0,5})["']([^"'\s<>]{1,500})["']/gi,
    ),
  ].slice(0, URLS_MAX);
  const urls = found.map(([, url = '']) => URL.parse(url, base)?.href ?? '').filter(isDescriptionLink);
  return [...new Set(urls)];
}

/** Paths in a page or script whose last segment is GraphQL's. */
export function graphQlPaths(text: string): string[] {
  const found = text.slice(0, TEXT_MAX).matchAll(/["'`](\/[\w./-]{0,100}\bgraphql)["'`]/gi);
  return [...new Set([...found].slice(0, URLS_MAX).map(([, path = '']) => path))];
}

const EXPLORERS = ['/swagger-ui/index.html'];
const LINKED_MAX = 6;
const INTERFACES_MAX = 2;
const DESCRIPTIONS_MAX = 5;

interface Found {
  /** `option`, or the absolute URL where the site publishes it. */
  readonly source: string;
  readonly description: ReadDescription;
}

interface Given {
  readonly found: readonly Found[];
  readonly fault: string | null;
}

/** Descriptions of the API: the one that the user gave, else those that the site publishes. */
export async function findDescriptions(context: ProbeContext): Promise<Given> {
  const read = (url: string) => context.fetch({ url, maxBytes: DESCRIPTION_LENGTH_MAX });
  const given = await givenDescription(context.options, context.target.origin, read);
  return given ?? { found: await published(context), fault: null };
}

/** The description that the user gave as text or as a URL of the target; null if none was given. */
export async function givenDescription(
  { api_description: given }: Pick<ScanOptions, 'api_description'>,
  origin: string,
  read: (url: string) => Promise<Attempt>,
): Promise<Given | null> {
  if (given === undefined) return null;
  if (!/^(?:https?:\/\/|\/)\S{1,2000}$/.test(given.trim())) {
    const description = readDescription(given, new URL(origin));
    if (description === null) return { found: [], fault: 'it is no description of a supported format' };
    return usable({ source: 'option', description });
  }
  const url = URL.parse(given.trim(), origin);
  if (url === null || url.origin !== origin) return { found: [], fault: `its URL is not on ${origin}` };
  const attempt = await read(url.href);
  if (!hasResponse(attempt)) return { found: [], fault: `${url.href} sent no response: ${attempt.failure.message}` };
  const description = descriptionOf(attempt);
  if (description === null)
    return { found: [], fault: `the response of ${url.href} (${attempt.response.status}) is no description` };
  return usable({ source: url.href, description });
}

/** A description without operations that the scan could request says nothing. */
function usable(found: Found): Given {
  return { found: [found], fault: found.description.operations.length === 0 ? 'it has no readable operation' : null };
}

async function published(context: ProbeContext): Promise<Found[]> {
  // Before the crawl, which may follow links that change a setting of the site.
  const usual = await introspected(context, [GRAPHQL_PATH]);
  const crawl = await context.gather('crawl');
  const seen =
    crawl.state === 'available' ? [...crawl.value.pages.map(({ exchange }) => exchange), ...crawl.value.resources] : [];
  const explorers = await fetchAll(context, EXPLORERS);
  const linked = [...seen, ...explorers]
    .flatMap((exchange) => linksIn(exchange))
    .filter((url) => URL.parse(url)?.origin === context.target.origin);
  // `exposure.api-docs` requests the same paths, so that they cost nothing.
  const fetched = await fetchAll(context, [
    ...new Set([...DESCRIPTION_PATHS, ...[...new Set(linked)].slice(0, LINKED_MAX)]),
  ]);
  const named = await introspected(context, interfacesIn(seen));
  const found = descriptionsIn([...fetched, ...usual, ...named, ...seen]);
  // A host whose start page is JSON is an API.
  const isApi = seen[0] !== undefined && /\bjson$/.test(mediaType(seen[0]));
  return found.length > 0 || !isApi ? found : descriptionsIn(await fetchAll(context, FURTHER_DESCRIPTION_PATHS));
}

/** Each once. */
function descriptionsIn(exchanges: readonly Exchange[]): Found[] {
  const found: Found[] = [];
  const texts = new Set<string>();
  for (const exchange of exchanges) {
    if (found.length >= DESCRIPTIONS_MAX) break;
    const { text } = exchange.response;
    const description = texts.has(text) ? null : descriptionOf(exchange);
    if (description === null) continue;
    texts.add(text);
    found.push({ source: exchange.request.url, description });
  }
  return found;
}

/** Interfaces of GraphQL that pages and scripts name, beyond the usual one. */
function interfacesIn(seen: readonly Exchange[]): string[] {
  const paths = seen.flatMap((exchange) => graphQlPaths(exchange.response.text));
  return [...new Set(paths)].filter((path) => path !== GRAPHQL_PATH).slice(0, INTERFACES_MAX);
}

/** Asks interfaces of GraphQL for their schema. */
async function introspected(context: ProbeContext, urls: readonly string[]): Promise<Exchange[]> {
  const headers = [['Content-Type', 'application/json']] as const;
  const attempts = urls.map((url) =>
    context.fetch({ method: 'POST', url, headers, body: INTROSPECTION, maxBytes: DESCRIPTION_LENGTH_MAX }),
  );
  return (await Promise.all(attempts)).filter(hasResponse);
}

async function fetchAll(context: ProbeContext, urls: readonly string[]): Promise<Exchange[]> {
  const attempts = await Promise.all(urls.map((url) => context.fetch({ url, maxBytes: DESCRIPTION_LENGTH_MAX })));
  return attempts.filter(hasResponse);
}

/** URLs of descriptions that a page links or renders. */
export function linksIn(exchange: Exchange): string[] {
  const links = documentOf(exchange)?.links ?? [];
  const named = links.filter(({ url }) => isDescriptionLink(url)).map(({ url }) => url);
  return [...named, ...explorerUrls(exchange.response.text, exchange.request.url)];
}

function descriptionOf({ request, response }: Exchange): ReadDescription | null {
  if (response.status !== 200 || response.truncated) return null;
  return readDescription(response.text, new URL(request.url));
}
