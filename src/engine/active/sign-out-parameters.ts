import type { CrawledPage, DiscoveredParameter } from '../core/evidence/content.ts';
import { isHarmfulLink, isPathAllowed, type PathLimits } from '../crawl/link-policy.ts';
import { documentOf } from '../web/html/html-document.ts';
import { redirectLikeness } from './redirect-target.ts';

const PARAMETERS_MAX = 3;
/** Links looked at: a page may hold tens of thousands. */
const LINKS_MAX = 20_000;
const SIGN_OUT = /\b(?:log|sign)[\s_-]?(?:out|off)/gi;

/**
 * Parameters of sign-out links that say where to go afterwards. The crawl follows no such link, for it may end a session; what
 * has no session may follow it.
 */
export function signOutParameters(
  pages: readonly CrawledPage[],
  origin: string,
  limits: PathLimits,
): DiscoveredParameter[] {
  const found = new Map<string, DiscoveredParameter>();
  let looked = 0;
  for (const page of pages)
    for (const link of documentOf(page.exchange)?.links ?? []) {
      looked += 1;
      if (looked > LINKS_MAX || found.size >= PARAMETERS_MAX) return [...found.values()];
      if (!link.url.includes('?') || !/log|sign/i.test(link.url + link.text)) continue;
      const url = new URL(link.url);
      if (url.origin !== origin || url.search === '' || !isPathAllowed(url, limits)) continue;
      if (!isHarmfulLink(url, link.text) || doesMore(url, link.text)) continue;
      const bare = `${url.origin}${url.pathname}`;
      const pairs = [...url.searchParams].slice(0, 30);
      for (const [index, [name, example]] of pairs.entries()) {
        const key = `${bare} ${name}`;
        if (found.size >= PARAMETERS_MAX || found.has(key) || redirectLikeness(name, example) !== 'strong') continue;
        const others = pairs.filter((_pair, other) => other !== index);
        found.set(key, { url: bare, method: 'GET', name, others, example });
      }
    }
  return [...found.values()];
}

/** What is left of the link without its sign-out words is harmful too. */
function doesMore(url: URL, text: string): boolean {
  const rest = new URL(url.href);
  rest.pathname = url.pathname.replace(SIGN_OUT, 'x');
  rest.search = url.search.replace(SIGN_OUT, 'x');
  return isHarmfulLink(rest, text.replace(SIGN_OUT, 'x'));
}
