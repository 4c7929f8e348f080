const PATHS_MAX = 20;
const LENGTH_MAX = 4_000;
/** Characters of all comments of a page together. */
const TOTAL_MAX = 128 * 1024;

/**
 * Paths of the site that comments name: links that were taken out, and notes such as `old version: /shop-2019/`.
 * @param comments texts of the comments of a page
 * @returns paths from the root without query, each once, in order
 */
export function commentPaths(comments: readonly string[]): string[] {
  const found = new Set<string>();
  let total = 0;
  for (const comment of comments) {
    const text = comment.slice(0, LENGTH_MAX);
    total += text.length;
    if (total > TOTAL_MAX || found.size >= PATHS_MAX) break;
    // Conditional comments for old browsers and blocks of licences name files of their own.
    if (/^\s*\[if\b|<!\[endif\]/i.test(text)) continue;
    for (const match of text.matchAll(/(?:^|[\s"'(=:])(\/(?!\/)[\w~-][\w./~-]{0,150})(?=$|[\s"'?#),;<])/g)) {
      const path = match[1]?.replace(/\.$/, '') ?? '';
      // Folders of a machine are no addresses of the site.
      if (/^\/(?:usr|var|etc|home|opt|srv|tmp|root|mnt|proc|bin|lib)\//.test(path) || found.size >= PATHS_MAX) continue;
      found.add(path);
    }
  }
  return [...found];
}
