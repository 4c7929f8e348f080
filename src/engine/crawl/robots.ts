export interface RobotsFile {
  /** Paths of all Allow and Disallow lines that can be requested as they are, in order, without repeats. */
  readonly paths: readonly string[];
  /** URLs of Sitemap lines as written. */
  readonly sitemaps: readonly string[];
}

/** RFC 9309, section 2.5: a crawler must read at least 500 KiB. */
const LENGTH_MAX = 500 * 1024;
const PATHS_MAX = 200;
const SITEMAPS_MAX = 10;

/** Reads a robots.txt (RFC 9309). Unknown lines are skipped, and so are patterns with wildcards, which name no path. */
export function parseRobots(text: string): RobotsFile {
  const paths = new Set<string>();
  const sitemaps = new Set<string>();
  for (const line of text.slice(0, LENGTH_MAX).split(/\r\n|\r|\n/)) {
    const match = /^\s*([a-z-]{1,20})\s*:\s*([^#\s]{1,2000})/i.exec(line);
    if (match === null) continue;
    const [, field = '', value = ''] = match;
    const name = field.toLowerCase();
    if (name === 'sitemap' && sitemaps.size < SITEMAPS_MAX) sitemaps.add(value);
    if (name !== 'allow' && name !== 'disallow') continue;
    const path = value.endsWith('$') ? value.slice(0, -1) : value;
    if (path.startsWith('/') && path !== '/' && !path.includes('*') && paths.size < PATHS_MAX) paths.add(path);
  }
  return { paths: [...paths], sitemaps: [...sitemaps] };
}
