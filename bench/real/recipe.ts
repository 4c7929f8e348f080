/** How one application is installed into the cache and started on loopback. */
export interface Recipe {
  /** Key of the application in `labels.json`. */
  readonly name: string;
  readonly registry: 'npm' | 'pypi' | 'maven' | 'debian';
  /**
   * npm `name@version`, PyPI `name==version`, Maven `group:artifact:version:type[:classifier]`, Debian `name=version`.
   * The first one is the application. Debian drops old versions: what the archive offers then is installed and named.
   */
  readonly packages: readonly string[];
  /** Files of the application's folder, written before {@link prepare}. */
  readonly files?: Readonly<Record<string, string>>;
  /** Bash after the packages are installed, once, in the application's folder (`$APP`). */
  readonly prepare?: string;
  /** Bash that becomes the server, in the application's folder: `$PORT` is free, `$PORT2` too, `$HOME` is a folder of its own. */
  readonly start: string;
  /** Path that answers once the application is ready, `/` by default. */
  readonly ready?: string;
  /** It is served by TLS. */
  readonly isTls?: true;
  /** Where the scan starts, `/` by default. */
  readonly startPath?: string;
}

/** The small site of those applications that serve files. */
export const SITE = {
  'site/index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Garden</title>' +
    '<link rel="stylesheet" href="assets/style.css"><script src="assets/garden.js" defer></script></head>' +
    '<body><h1>Garden</h1><p><a href="about.html">About</a></p></body></html>\n',
  'site/about.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About</title></head>' +
    '<body><h1>About</h1><p><a href="index.html">Home</a></p></body></html>\n',
  'site/assets/style.css': 'body { font-family: sans-serif; }\n',
  'site/assets/garden.js': "document.documentElement.dataset.garden = 'open';\n",
} as const;
