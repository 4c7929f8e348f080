/** How one application is installed into the cache and started on loopback. */
export interface Recipe {
  /** Key of the application in `labels.json`. */
  readonly name: string;
  readonly registry: 'npm' | 'pypi' | 'maven' | 'debian' | 'go' | 'crates';
  /**
   * npm `name@version`, PyPI `name==version`, Maven `group:artifact:version:type[:classifier]`, Debian `name=version`,
   * Go `module/package@version`, crates.io `name@version`.
   * The first one is the application. Debian drops old versions: what the archive offers then is installed and named.
   */
  readonly packages: readonly string[];
  /** PyPI: series of Python, such as `3.8`, for releases that newer ones cannot run; that of `python3` by default. */
  readonly python?: string;
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
  /**
   * Bash that prints what the application stores outside its folder or in a form of its own (`$APP`, `$PORT`), before and after the
   * scan. All files of its folder but those installed are compared in any case.
   */
  readonly data?: string;
  /** What may change of the files and the output of {@link data}, as the start of a path or line, with the reason. */
  readonly mayChange?: Readonly<Record<string, string>>;
  /** Faults of this release that somebody else published and harmless requests can prove: check, and where it is documented. */
  readonly known?: Readonly<Record<string, string>>;
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
