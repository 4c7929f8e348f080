import type { ExposurePath } from './catalogue.ts';

interface Rule {
  readonly ending: RegExp;
  readonly family: ExposurePath['family'];
  readonly signature: ExposurePath['signature'];
}

/** Files that are not meant to be public. A zip file may be a download; one named backup is not. */
const RULES: readonly Rule[] = [
  { ending: /\.sql$/i, family: 'database-dump', signature: 'sql' },
  { ending: /\.sql\.gz$/i, family: 'database-dump', signature: 'sql-gzip' },
  { ending: /\.(?:sqlite3?|db3?)$/i, family: 'database-dump', signature: 'sqlite' },
  { ending: /\.hprof$/i, family: 'database-dump', signature: 'heap-dump' },
  { ending: /\/\.env(?:\.\w+)?$|\/[\w-]+\.env$/i, family: 'env', signature: 'environment' },
  { ending: /\.(?:pem|key)$|\/id_(?:rsa|dsa|ecdsa|ed25519)$/i, family: 'credentials', signature: 'private-key' },
  { ending: /\.ppk$/i, family: 'credentials', signature: 'putty-key' },
  { ending: /\/\.htpasswd$/i, family: 'credentials', signature: 'htpasswd' },
  { ending: /\.php(?:\.(?:bak|old|orig|save|txt)|~)$/i, family: 'backup-source', signature: 'php-source' },
  {
    ending: /\.(?:jsp|aspx?|cfm|py|rb|pl|cgi|js|ts)(?:\.(?:bak|old|orig|save|txt)|~)$/i,
    family: 'backup-source',
    signature: 'script-source',
  },
  { ending: /\/\.npmrc$/i, family: 'credentials', signature: 'npmrc' },
  {
    ending: /(?:backup|bak|dump|www|htdocs|site)[\w.-]{0,200}\.(?:zip|tar|tar\.gz|tgz|7z|rar)$/i,
    family: 'backup-source',
    signature: 'archive',
  },
  {
    ending: /(?:openapi|swagger|api-docs)[\w.-]{0,200}\.(?:json|ya?ml)$|\/api-docs$/i,
    family: 'api-docs',
    signature: 'openapi',
  },
  { ending: /\/(?:openapi|swagger|schema)\/?$/i, family: 'api-docs', signature: 'openapi' },
  { ending: /\/(?:docs|swagger-ui|api-explorer|explorer)\/?$/i, family: 'api-docs', signature: 'api-explorer' },
];

/**
 * Picks such files from links, directory listings and URLs in scripts.
 * @param paths of the site's own origin
 */
export function linkedFiles(paths: readonly string[]): ExposurePath[] {
  const seen = new Set<string>();
  return paths.flatMap((path): ExposurePath[] => {
    if (seen.has(path) || !path.startsWith('/') || path.length > 500) return [];
    seen.add(path);
    if (/\/graphql\/?$/i.test(path)) return [{ family: 'api-docs', path, signature: 'graphql', method: 'POST' }];
    const rule = RULES.find(({ ending }) => ending.test(path));
    return rule === undefined ? [] : [{ family: rule.family, path, signature: rule.signature }];
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
export function programCopies(manifest: string, folder: string): ExposurePath[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(manifest);
  } catch {
    return [];
  }
  if (typeof parsed !== 'object' || parsed === null) return [];
  const { main, scripts } = parsed as { readonly main?: unknown; readonly scripts?: unknown };
  const start = typeof scripts === 'object' && scripts !== null ? (scripts as { start?: unknown }).start : undefined;
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
