import type { Pair } from '../core/evidence/insertion-point.ts';

/** No site has a query parameter of this name. */
const NAME = 'scangate';
const LAST_PAIR = new RegExp(`[?&]${NAME}=[^&#]{0,100}$`);

/** The URL with a parameter that no visitor sends: a cache in front of the site must not keep the response for visitors. */
export function uncached(url: string, token: string): string {
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname}${search === '' ? '?' : `${search}&`}${busterPair(token)}`;
}

/** The parameter of {@link uncached}, for URLs that must stay as they are written. */
export function busterPair(token: string): string {
  return `${NAME}=${token}`;
}

/** The text without the value that {@link uncached} gave its URL, which a page may repeat. */
export function withoutBuster(text: string, url: string): string {
  const value = new URL(url).searchParams.get(NAME) ?? '';
  return value === '' ? text : text.replaceAll(value, '');
}

/** The URL before {@link uncached}. */
export function withoutBusterPair(url: string): string {
  return url.replace(LAST_PAIR, '');
}

/** The parameters that the site itself has. */
export function ownQuery(query: readonly Pair[]): readonly Pair[] {
  return query.filter(([name]) => name !== NAME);
}
