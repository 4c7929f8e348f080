import { answered, type Exchange, header } from '../evidence/http.ts';
import { isPathAllowed } from '../facts/crawl/link-policy.ts';
import { documentOf, resolveUrl } from '../facts/html/html-document.ts';
import type { ProbeContext } from '../probe-context.ts';

const SCRIPTS_MAX = 30;
const MAPS_MAX = 8;
/** Maps asked for by guess, for scripts that look bundled but name no map. */
const GUESSES_MAX = 3;
const SCRIPT_BYTES_MAX = 3 * 1024 * 1024;
const MAP_BYTES_MAX = 512 * 1024;
const WAVE = 6;

/** Scripts of the site's own origin in the order the pages name them, and the source maps of those scripts. */
export async function fetchScripts(
  context: ProbeContext,
  pages: readonly Exchange[],
): Promise<{ resources: Exchange[]; sourceMaps: { script: string; exchange: Exchange }[] }> {
  const urls = new Set<string>();
  for (const page of pages)
    for (const { url } of documentOf(page)?.scripts ?? [])
      if (url !== null && isOwn(context, url) && urls.size < SCRIPTS_MAX) urls.add(url);
  const resources: Exchange[] = [];
  const wanted = [...urls];
  for (let from = 0; from < wanted.length; from += WAVE) {
    const wave = wanted.slice(from, from + WAVE).map((url) => context.fetch({ url, maxBytes: SCRIPT_BYTES_MAX }));
    for (const attempt of await Promise.all(wave))
      if (answered(attempt) && attempt.response.status === 200) resources.push(attempt);
  }
  return { resources, sourceMaps: await fetchSourceMaps(context, resources) };
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
  const attempts = await Promise.all(
    wanted.map(async ({ script, url }) => ({ script, attempt: await context.fetch({ url, maxBytes: MAP_BYTES_MAX }) })),
  );
  return attempts.flatMap(({ script, attempt }) => (answered(attempt) ? [{ script, exchange: attempt }] : []));
}

/** The map a script names (ECMA-426, section 11): by header or by the last comment of the file. */
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
