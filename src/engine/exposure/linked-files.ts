import { EXPOSURE_CATALOGUE } from '../../generated/exposure-rules.ts';
import { isRecord } from '../../shared/records.ts';
import type { RecordedResponse } from '../core/evidence/http.ts';
import { jsonObjectOf } from '../web/signature.ts';
import type { ExposurePath } from './catalogue.ts';
import { familyOf, type SignatureName } from './signatures.ts';

interface Linked {
  readonly ending: string;
  readonly rule: SignatureName;
  readonly method?: 'POST';
}

const LINKED = (EXPOSURE_CATALOGUE.linked as readonly Linked[]).map(({ ending, rule, ...rest }) => ({
  ending: new RegExp(ending, 'i'),
  entry: { ...rest, family: familyOf(rule), signature: rule },
}));

/**
 * Picks files that are not meant to be public from links, directory listings and URLs in scripts.
 * @param paths of the site's own origin
 */
export function linkedFiles(paths: readonly string[]): ExposurePath[] {
  const seen = new Set<string>();
  return paths.flatMap((path): ExposurePath[] => {
    if (seen.has(path) || !path.startsWith('/') || path.length > 500) return [];
    seen.add(path);
    const linked = LINKED.find(({ ending }) => ending.test(path));
    return linked === undefined ? [] : [{ ...linked.entry, path }];
  });
}

/** Paths below the folder that a directory listing links to. */
export function listedPaths(html: string, folder: string): string[] {
  const base = `http://listing.invalid${folder}`;
  return [...html.slice(0, 256 * 1024).matchAll(/<a\s[^>]{0,300}?href=["']([^"'?#<>]{1,300})["']/gi)].flatMap(
    (match) => {
      const url = URL.parse(match[1] ?? '', base);
      return url !== null && url.host === 'listing.invalid' && url.pathname.startsWith(folder) ? [url.pathname] : [];
    },
  );
}

/**
 * Copies of the program that a package.json starts: `server.js.bak` beside `"main": "server.js"` or `"start": "node server.js"`.
 * @param folder of the manifest, with both slashes
 */
export function programCopies(manifest: RecordedResponse, folder: string): ExposurePath[] {
  const { main, scripts } = jsonObjectOf(manifest) ?? {};
  const start = isRecord(scripts) ? scripts['start'] : undefined;
  const program = [typeof start === 'string' ? startedBy(start) : undefined, main].find(
    (name): name is string => typeof name === 'string' && /^(?:\.\/)?[\w-][\w/-]{0,80}\.[cm]?[jt]s$/.test(name),
  );
  if (program === undefined) return [];
  const path = folder + program.replace(/^\.\//, '');
  return ['.bak', '~'].map((ending) => ({ family: 'backup-source', path: path + ending, signature: 'script-source' }));
}

/** The program that a command line runs with `node` or `nodemon`: the first word after it that is not an option. */
function startedBy(command: string): string | undefined {
  const words = command.slice(0, 1_000).split(/\s+/);
  const node = words.findIndex((word) => /\bnode(?:mon)?$/.test(word));
  const program = node === -1 ? undefined : words.slice(node + 1).find((word) => !word.startsWith('-'));
  return /^[\w./-]{1,100}/.exec(program ?? '')?.[0];
}
