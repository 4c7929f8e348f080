import { hasName } from '../data/names.ts';

const PATHS_MAX = 20;
const LENGTH_MAX = 4_000;
/** Maximum total characters of a page's comments. */
const TOTAL_MAX = 128 * 1024;

/**
 * Paths of the site in comments: removed links, and notes such as `old version: /shop-2019/`.
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
    // Conditional comments for old browsers and licence texts name other files.
    if (/^\s*\[if\b|<!\[endif\]/i.test(text)) continue;
    for (const match of text.matchAll(/(?:^|[\s"'(=:])(\/(?!\/)[\w~-][\w./~-]{0,150})(?=$|[\s"'?#),;<])/g)) {
      const path = match[1]?.replace(/\.$/, '') ?? '';
      // Directories of a machine are not URLs of the site.
      if (hasName('machine-folder', path.split('/', 2)[1] ?? '') || found.size >= PATHS_MAX) continue;
      found.add(path);
    }
  }
  return [...found];
}
