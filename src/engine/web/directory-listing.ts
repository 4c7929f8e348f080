import { percentDecoded } from '../../shared/text.ts';
import type { RecordedResponse } from '../core/evidence/http.ts';
import { quote, type Sighting, textOf } from './signature.ts';

interface ListingKind {
  readonly server: string;
  /** Matches the heading; group 1 is the folder in it. */
  readonly heading: RegExp;
  /** Extracts the folder from group 1; null when there is none. */
  readonly folderIn?: (named: string) => string | null;
  /** Other marks that few other pages have. */
  readonly marks: readonly RegExp[];
}

const KINDS: readonly ListingKind[] = [
  {
    server: 'The web server',
    heading: /<(?:title|h1|h2)>\s*Index of ([^<]{1,500})<\/(?:title|h1|h2)>/i,
    marks: [
      /\?C=[NMSD][;&]|Parent Directory|\.\.\/|class="(?:list|indexcolname|name)"|alt="\[(?:DIR|PARENTDIR|ICO|TXT|\s*)\]"|<pre>|id="(?:list|indexlist)"/i,
    ],
  },
  {
    server: 'Python http.server',
    heading: /<(?:title|h1)>\s*Directory listing for ([^<]{1,500})<\/(?:title|h1)>/i,
    marks: [/<li><a href=|<ul>/i],
  },
  {
    server: 'Tomcat',
    heading: /<(?:title|h1)>\s*Directory Listing For ([^<]{1,1000})<\/(?:title|h1)>/i,
    // `[/files/] - Up To [/]` or `/files/ - Up To /`
    folderIn: (named) => (named.split('- Up To', 1)[0] ?? '').trim().replace(/^\[|\]$/g, ''),
    marks: [/<table|Filename|Last Modified/i],
  },
  {
    server: 'Jetty',
    heading: /<(?:title|h1)[^<>]{0,200}>\s*Directory: ([^<]{1,500})<\/(?:title|h1)>/i,
    marks: [/<table|Last Modified/i],
  },
  {
    server: 'IIS',
    heading: /<(?:title|h1)>([^<]{1,500})<\/(?:title|h1)>/i,
    // `host - /files/`
    folderIn: (named) => (named.includes(' - /') ? named.slice(named.indexOf(' - /') + 3) : null),
    marks: [/\[To Parent Directory\]|&lt;dir&gt;/i],
  },
  { server: 'serve-index', heading: /<title>\s*listing directory ([^<]{1,500})<\/title>/i, marks: [/id="files"/i] },
  { server: 'serve', heading: /<title>\s*Files within ([^<]{1,500})<\/title>/i, marks: [/id="files"|<main>/i] },
  {
    server: 'Caddy',
    heading: /<title>([^<]{1,500})<\/title>/i,
    marks: [/<span class="meta-item">/i, /id="filter"|class="listing"/i],
  },
];

/**
 * A listing by the web server: a heading with the requested folder, one more mark of such a page, and links. A page titled "Index of ..."
 * is not enough.
 */
export function directoryListing(response: RecordedResponse, path: string): Sighting | null {
  const text = textOf(response);
  for (const { server, heading, folderIn, marks } of KINDS) {
    const named = heading.exec(text)?.[1]?.trim();
    if (named === undefined || !marks.every((mark) => mark.test(text))) continue;
    const folder = folderIn === undefined ? named : folderIn(named);
    if (folder === null || !isSameFolder(folder, path)) continue;
    return { proof: `${server} lists the folder: ${entriesText(text)}`, quote: [named] };
  }
  return djangoListing(text) ?? goListing(text);
}

/** Django's static view: its title is the folder below the document root, `./` for the root itself, followed by links only. */
function djangoListing(text: string): Sighting | null {
  const body =
    /<meta name="robots" content="NONE,NOARCHIVE"[^>]{0,4}>\s*<title>\s*Index of [^<]{1,400}<\/title>\s*<\/head>\s*<body>\s*<h1>\s*Index of [^<]{1,400}<\/h1>\s*<ul>\s*((?:<li><a href="[^"<>]{1,400}">[^<]{1,400}<\/a><\/li>\s*)*)<\/ul>\s*<\/body>/i.exec(
      text.slice(0, 65_536),
    )?.[1];
  return body === undefined
    ? null
    : { proof: `Django's file view lists the folder: ${entriesText(body)}`, quote: ['Index of '] };
}

/** Go's http.FileServer: links inside <pre> only, each with its own name as URL. */
function goListing(text: string): Sighting | null {
  const body =
    /^\s*(?:<!doctype html>\s*<meta[^>]*>\s*)?<pre>\s*((?:<a href="[^"<>]{1,400}">[^<]{1,400}<\/a>\s*)+)<\/pre>\s*$/i.exec(
      text.slice(0, 65_536),
    )?.[1];
  return body === undefined
    ? null
    : { proof: `Go's file server lists the folder: ${entriesText(body)}`, quote: ['<pre>'] };
}

/** A proxy may have removed a prefix of the path, so the ends are compared. */
function isSameFolder(named: string, path: string): boolean {
  const requested = plainPath(path.split('?')[0] ?? '');
  const shown = plainPath(decodeEntities(named));
  return shown === requested || requested.endsWith(shown.startsWith('/') ? shown : `/${shown}`);
}

function plainPath(path: string): string {
  return percentDecoded(path)
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();
}

function decodeEntities(text: string): string {
  return text.replaceAll('&#x2F;', '/').replaceAll('&#47;', '/').replaceAll('&amp;', '&');
}

/** Names of the entries of a listing, as linked. */
export function listedNames(response: RecordedResponse): string[] {
  return namesIn(textOf(response));
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/<a [^>]{0,200}?href="([^"?#]{1,300})"/gi)]
    .map((match) => match[1] ?? '')
    .filter((href) => !/^(?:\.{0,2}\/)*\.{0,2}$/.test(href) && !/^(?:https?:)?\/\//.test(href));
}

function entriesText(text: string): string {
  const names = namesIn(text);
  if (names.length === 0) return 'it is empty';
  return `${names.length} entries, among them ${quote(names.slice(0, 5).join(', '), 160)}`;
}
