import { type Exchange, hasResponse, header } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { resolveUrl } from '../../web/html/document-base.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { isPathAllowed } from '../link-policy.ts';
import { scriptImports } from '../script-endpoints.ts';

const SCRIPTS_MAX = 30;
const MAPS_MAX = 8;
/** Maximum guessed map URLs, for bundled scripts that reference no map. */
const GUESSES_MAX = 3;
const SCRIPT_BYTES_MAX = 3 * 1024 * 1024;
/** Bundlers write the sources after all mappings. */
const MAP_BYTES_MAX = 2 * 1024 * 1024;
const MAP_BYTES_MIN = 256 * 1024;
/** Maximum share of the remaining bytes for one map. */
const MAP_SHARE = 1 / 32;
const WAVE = 6;

/** Maximum depth of scripts that load scripts. */
const DEPTH_MAX = 3;

/**
 * Same-origin scripts in the order of the pages, then the scripts that they load, and the source maps of all.
 */
export async function fetchScripts(
  context: ProbeContext,
  pages: readonly Exchange[],
): Promise<{ resources: Exchange[]; sourceMaps: { script: string; exchange: Exchange }[] }> {
  const urls = new Set<string>();
  const want = (found: readonly (string | null)[]) => {
    for (const url of found) if (url !== null && isOwn(context, url) && urls.size < SCRIPTS_MAX) urls.add(url);
  };
  want(pages.flatMap((page) => documentOf(page)?.scripts.map(({ url }) => url) ?? []));
  want(pages.flatMap(loadedBy));
  const resources: Exchange[] = [];
  let requested = 0;
  for (let depth = 0; depth < DEPTH_MAX && requested < urls.size; depth += 1) {
    const wanted = [...urls].slice(requested);
    requested = urls.size;
    const responses = await fetchInWaves(context, wanted);
    const scripts = responses.filter(({ response }) => response.status === 200);
    // Browsers follow redirects of scripts.
    want(
      responses.map(({ request, response: { status, headers } }) =>
        status >= 300 && status < 400 ? resolveUrl(header(headers, 'location') ?? '', request.url) : null,
      ),
    );
    want(scripts.flatMap(importedBy));
    resources.push(...scripts);
  }
  return { resources, sourceMaps: await fetchSourceMaps(context, resources) };
}

async function fetchInWaves(context: ProbeContext, urls: readonly string[]): Promise<Exchange[]> {
  const responses: Exchange[] = [];
  for (let from = 0; from < urls.length; from += WAVE) {
    const wave = urls.slice(from, from + WAVE).map((url) => context.fetch({ url, maxBytes: SCRIPT_BYTES_MAX }));
    responses.push(...(await Promise.all(wave)).filter(hasResponse));
  }
  return responses;
}

/** Scripts that a script loads. Single-page applications send their page for missing scripts; it loads nothing as a script. */
function importedBy(script: Exchange): (string | null)[] {
  if (documentOf(script) !== null) return [];
  return scriptImports(script.response.text).map((name) => resolveUrl(name, script.request.url));
}

/** Scripts that a page preloads or its inline scripts load. */
function loadedBy(page: Exchange): string[] {
  const document = documentOf(page);
  if (document === null) return [];
  const preloaded = document.subresources.filter(({ url, kind }) => kind === 'preload' && /\.m?js(?:\?|$)/.test(url));
  const imported = document.scripts
    .filter(({ url }) => url === null)
    .flatMap(({ text }) => scriptImports(text).map((name) => resolveUrl(name, document.base) ?? []))
    .flat();
  return [...preloaded.map(({ url }) => url), ...imported];
}

function isOwn(context: ProbeContext, url: string): boolean {
  const parsed = new URL(url);
  return parsed.origin === context.target.origin && isPathAllowed(parsed, context.options);
}

async function fetchSourceMaps(context: ProbeContext, scripts: readonly Exchange[]) {
  const wanted: { script: string; url: string }[] = [];
  let guesses = 0;
  for (const script of scripts) {
    const address = script.request.url;
    const named = sourceMapOf(script);
    const isGuess = named === null && looksBundled(script) && guesses < GUESSES_MAX;
    if (isGuess) guesses += 1;
    const mapUrl = resolveUrl(named ?? (isGuess ? `${new URL(address).pathname}.map` : 'data:'), address);
    if (mapUrl !== null && isOwn(context, mapUrl) && wanted.length < MAPS_MAX)
      wanted.push({ script: address, url: mapUrl });
  }
  const maxBytes = Math.min(MAP_BYTES_MAX, Math.max(MAP_BYTES_MIN, Math.floor(context.bytesLeft() * MAP_SHARE)));
  const attempts = await Promise.all(
    wanted.map(async ({ script, url }) => ({ script, attempt: await context.fetch({ url, maxBytes }) })),
  );
  return attempts.flatMap(({ script, attempt }) => (hasResponse(attempt) ? [{ script, exchange: attempt }] : []));
}

/** The map that a script references (ECMA-426, section 11): by header or by the last comment of the file. */
export function sourceMapOf(script: Exchange): string | null {
  const { headers, text } = script.response;
  const named = header(headers, 'sourcemap') ?? header(headers, 'x-sourcemap');
  if (named !== undefined) return named;
  const tail = text.slice(-4_096);
  const comments = [...tail.matchAll(/\/[/*][#@]\s*sourceMappingURL=([^\s*'"]{1,2000})/g)];
  const last = comments.at(-1)?.[1];
  return last === undefined || last.startsWith('data:') ? null : last;
}

function looksBundled(script: Exchange): boolean {
  const { text } = script.response;
  if (text.length < 2_000) return false;
  const sample = text.slice(0, 20_000);
  return sample.split('\n').length < sample.length / 300;
}
