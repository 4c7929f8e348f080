import { LIBRARY_FINGERPRINTS } from '../data/library-fingerprints.ts';
import { hasName } from '../data/names.ts';

const VERSION = String.raw`\d{1,3}\.\d{1,5}(?:\.\d{1,5})?(?:-(?:alpha|beta|rc)[\w.]{0,12})?`;
/** `name-1.2.3.min.js`, `name.1.2.3.js` */
const FILE = new RegExp(
  `^(?<name>[@\\w.-]{2,60}?)[-._@]v?(?<v>${VERSION})(?:[-._](?:min|slim|full|prod|bundle|all|custom|umd|pack|dev|core))*\\.(?:m?js)$`,
  'i',
);
/** `…/name@1.2.3/…` and `…/name/1.2.3/…` of content delivery networks */
const FOLDER = new RegExp(`/(?<name>(?:@[\\w.-]{1,40}/)?[\\w.-]{2,60})(?:@|/v?)(?<v>${VERSION})(?:/|$)`, 'gi');

let names: Map<string, string> | null = null;

function libraryNames(): Map<string, string> {
  names ??= new Map(
    LIBRARY_FINGERPRINTS.flatMap(({ name, files }) =>
      [name, ...files].map((file): [string, string] => [file.toLowerCase(), name]),
    ),
  );
  return names;
}

/** The library and version in the URL of a script, or null. Weaker evidence than its text: files are renamed and forgotten. */
export function libraryInUrl(href: string): { readonly name: string; readonly version: string } | null {
  let path: string;
  try {
    path = decodeURIComponent(new URL(href).pathname);
  } catch {
    return null;
  }
  if (path.length > 500) return null;
  const file = FILE.exec(path.slice(path.lastIndexOf('/') + 1))?.groups;
  const fromFile = lookUp(file?.['name'], file?.['v']);
  if (fromFile !== null) return fromFile;
  const script = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  for (const match of path.matchAll(FOLDER)) {
    const found = lookUp(match.groups?.['name'], match.groups?.['v']);
    if (found !== null && isMainFile(script, found.name)) return found;
  }
  return null;
}

function lookUp(name: string | undefined, version: string | undefined): { name: string; version: string } | null {
  const known =
    name === undefined
      ? undefined
      : (libraryNames().get(name.toLowerCase().replace(/[-.](?:min|slim|js)$/, '')) ??
        libraryNames().get(name.toLowerCase()));
  return known === undefined || version === undefined ? null : { name: known, version };
}

/** True for a file with the name of the library: `bootstrap.min.js`, in any folder. */
export function isFileOf(library: string, href: string): boolean {
  const { pathname } = new URL(href);
  const name = pathname.slice(pathname.lastIndexOf('/') + 1).toLowerCase();
  // Any bundle may have these names.
  return !/^(?:main|index)\b/.test(name) && isMainFile(name, library);
}

/**
 * The name of a file that a project publishes, such as `dagre-d3.min.js` or `swagger-ui-bundle.js`; null for a file of the library
 * itself and for what a site builds (`main.js`, `app.3f2a91bc.js`).
 */
export function publishedFile(library: string, href: string): string | null {
  const path = URL.parse(href)?.pathname ?? '';
  const file = path.slice(path.lastIndexOf('/') + 1).slice(0, 200);
  if (!/\.(?:m|c)?js$/i.test(file) || isFileOf(library, href) || hasName('app-bundle', file)) return null;
  // A module or a named version of the library: `angular-route.min.js`, `jquery-1.8.0.min.js`.
  if (library !== '' && file.toLowerCase().startsWith(`${library}-`)) return null;
  // The hash of a build.
  if (/[.-](?=[\w]{0,30}\d)[\da-z]{8,32}\.(?:min\.)?m?js$/i.test(file)) return null;
  const isReleased = /\.min\.m?js$/i.test(file) || FILE.test(file);
  const isKnown = [...libraryNames().keys()].some((name) => name.length > 3 && file.toLowerCase().startsWith(name));
  return isReleased || isKnown ? file : null;
}

/** A plug-in in the folder of a library is not the library: `jquery/3.4.1/plugins/x.js`. */
function isMainFile(script: string, library: string): boolean {
  if (!script.endsWith('js')) return true;
  const stem = script.replace(
    /(?:[-._](?:min|slim|full|prod|production|bundle|all|umd|pack|dev|development|global|esm|browser|core|runtime|module|latest)){0,6}\.(?:m|c)?js$/,
    '',
  );
  return (
    [...libraryNames()].some(
      ([file, name]) => name === library && (file.replace(/\.js$/, '') === stem || file === stem),
    ) ||
    stem === 'index' ||
    stem === 'main'
  );
}
