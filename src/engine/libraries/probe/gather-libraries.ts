import { setImmediate as nextTurn } from 'node:timers/promises';
import { compareText } from '../../../shared/compare.ts';
import type { DetectedLibrary, LibrariesEvidence } from '../../core/evidence/content.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import type { Gathered } from '../../core/evidence/map.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { isFileOf, libraryInUrl, publishedFile } from '../../web/library-in-url.ts';
import { serversIn } from '../../web/software-banners.ts';
import { unescapeLiteral } from '../../web/unescape-literal.ts';
import { detectLibraries, type LibraryInText } from '../detect-libraries.ts';
import { callsMember, criticalMembers } from '../vulnerable-members.ts';

const LIBRARIES_MAX = 200;
const INLINE_LENGTH_MIN = 200;
/** Milliseconds of work before yielding to the event loop. */
const TURN_MS = 20;

/** Software that headers name, and libraries in the site's own scripts, in inline scripts, and, by their URL alone, in scripts of other hosts. */
export async function gatherLibraries(context: ProbeContext): Promise<Gathered<LibrariesEvidence>> {
  const crawl = await context.gather('surface');
  if (crawl.state !== 'available') return crawl;
  const { pages, resources } = crawl.value;
  const found = new Map<string, DetectedLibrary>();
  const add = (library: DetectedLibrary) => {
    const key = `${library.name} ${library.version} ${library.url}`;
    if (!found.has(key) && found.size < LIBRARIES_MAX) found.set(key, library);
  };
  const named = new Set<string>();
  const read = new Set(resources.map(({ request }) => request.url));
  for (const resource of resources) {
    const { text } = resource.response;
    const inside = await detect(text, context.signal);
    const evaluated = evaluatedModules(text);
    if (evaluated !== null) inside.push(...(await detect(evaluated, context.signal)));
    for (const library of inside) {
      add(asDetected(library, resource.request.url, ''));
      named.add(`${resource.request.url} ${library.name}`);
    }
  }
  const isRead = (url: string) => read.has(url);
  const isUnread = (url: string) => new URL(url).origin === context.target.origin && !isRead(url);
  for (const { exchange } of pages) await addFromPage(exchange, named, isRead, isUnread, add, context.signal);
  const scripts = ownScripts(
    pages.map(({ exchange }) => exchange),
    resources,
    context.target.origin,
  );
  const libraries = [...found.values()]
    .map((library) => withCalls(library, scripts))
    .sort((a, b) => compareText(`${a.name} ${a.version} ${a.url}`, `${b.name} ${b.version} ${b.url}`));
  const landing = await context.gather('landing');
  const chain = landing.state === 'available' ? landing.value.chain : [];
  const servers = serversIn([...chain, ...pages.map(({ exchange }) => exchange)]);
  return { state: 'available', value: { libraries, servers } };
}

async function addFromPage(
  page: Exchange,
  named: Set<string>,
  isRead: (url: string) => boolean,
  isUnread: (url: string) => boolean,
  add: (library: DetectedLibrary) => void,
  signal: AbortSignal,
): Promise<void> {
  const scripts = documentOf(page)?.scripts ?? [];
  for (const { text } of scripts.filter(({ url }) => url === null)) {
    if (text.length < INLINE_LENGTH_MIN || named.has(text)) continue;
    named.add(text);
    for (const library of await detect(text, signal))
      add(asDetected(library, page.request.url, ' in an inline script'));
  }
  for (const url of scripts.flatMap((script) => script.url ?? [])) {
    const library = libraryInUrl(url);
    // The text of a script outweighs its URL. An own script that is missing or was redirected does not count.
    if (library !== null && !isUnread(url) && !named.has(`${url} ${library.name}`))
      add({ ...library, url, how: isRead(url) ? 'its URL' : 'its URL (not loaded)' });
  }
}

function asDetected({ name, version, how }: LibraryInText, url: string, where: string): DetectedLibrary {
  const bundle = where === '' ? publishedFile(name, url) : null;
  return { name, version, url, how: `its ${how}${where}`, ...(bundle === null ? {} : { bundle }) };
}

interface Script {
  /** Null for an inline script. */
  readonly url: string | null;
  readonly text: string;
}

/** Inline scripts and script files of the site that no other project published. */
function ownScripts(pages: readonly Exchange[], resources: readonly Exchange[], origin: string): Script[] {
  const files = resources
    .filter(({ request }) => new URL(request.url).origin === origin)
    .map(({ request, response }) => ({ url: request.url, text: response.text }));
  const inline = pages.flatMap((page) =>
    (documentOf(page)?.scripts ?? []).flatMap(({ url, text }) => (url === null ? { url, text } : [])),
  );
  return [...files.filter(({ url }) => publishedFile('', url) === null), ...inline];
}

/** A copy in the bundle of another project is not the one that the site's scripts call. */
function withCalls(library: DetectedLibrary, scripts: readonly Script[]): DetectedLibrary {
  if (library.bundle !== undefined) return library;
  const members = criticalMembers(library.name, library.version);
  const calls = members.filter((member) =>
    scripts.some(({ url, text }) => (url === null || !isFileOf(library.name, url)) && callsMember(text, member)),
  );
  return calls.length === 0 ? library : { ...library, calls };
}

async function detect(text: string, signal: AbortSignal) {
  const found = [];
  let turnEnds = performance.now() + TURN_MS;
  for (const library of detectLibraries(text)) {
    if (library !== null) found.push(library);
    if (performance.now() < turnEnds) continue;
    await nextTurn();
    if (signal.aborted) break;
    turnEnds = performance.now() + TURN_MS;
  }
  return found;
}

const START = 'eval("';
const MODULES_MAX = 5_000;

/** Code of a development build of webpack, which hands every module to `eval` as a string; null for other scripts. */
function evaluatedModules(script: string): string | null {
  if (!script.includes('sourceURL=webpack')) return null;
  const modules: string[] = [];
  let at = script.indexOf(START);
  while (at !== -1 && modules.length < MODULES_MAX) {
    const end = endOfString(script, at + START.length);
    modules.push(unescapeLiteral(script.slice(at + START.length, end)));
    at = script.indexOf(START, end);
  }
  return modules.length === 0 ? null : modules.join('\n');
}

/** Where the string ends: its quotation mark, or the end of the script. */
function endOfString(script: string, from: number): number {
  let index = from;
  while (index < script.length && script[index] !== '"') index += script[index] === '\\' ? 2 : 1;
  return Math.min(index, script.length);
}
