import type { HeaderList } from '../core/evidence/http.ts';
import { header } from '../core/evidence/http.ts';

/** Directives in lower case with their values (RFC 9111, section 5.2). */
export function parseCacheControl(text: string): Map<string, string | null> {
  const directives = new Map<string, string | null>();
  for (const part of text.slice(0, 8_192).split(',')) {
    const equals = part.indexOf('=');
    const name = (equals < 0 ? part : part.slice(0, equals)).trim().toLowerCase();
    const value =
      equals < 0
        ? null
        : part
            .slice(equals + 1)
            .trim()
            .replace(/^"|"$/g, '');
    if (name !== '' && !directives.has(name)) directives.set(name, value);
  }
  return directives;
}

export type SharedCaching =
  /** Told to keep it for everyone. */
  | 'explicit'
  /** Nothing said: a cache may guess (RFC 9111, section 4.2.2). */
  | 'heuristic'
  | 'prevented';

/** What a shared cache may do with a successful answer to GET. */
export function sharedCaching(headers: HeaderList, now: Date): SharedCaching {
  const control = header(headers, 'cache-control');
  const directives = parseCacheControl(control ?? '');
  const seconds = (name: string) => Number.parseInt(directives.get(name) ?? '', 10);
  if (['no-store', 'private', 'no-cache'].some((name) => directives.has(name))) return 'prevented';
  if (header(headers, 'vary')?.trim() === '*') return 'prevented';
  if (directives.has('s-maxage')) return seconds('s-maxage') > 0 ? 'explicit' : 'prevented';
  if (directives.has('max-age')) return seconds('max-age') > 0 ? 'explicit' : 'prevented';
  if (directives.has('public')) return 'explicit';
  const expires = header(headers, 'expires');
  if (expires !== undefined) {
    const time = Date.parse(expires);
    // A date that cannot be read means "already expired" (RFC 9111, section 5.3).
    return Number.isNaN(time) || time <= now.getTime() ? 'prevented' : 'explicit';
  }
  if (/no-cache/i.test(header(headers, 'pragma') ?? '')) return 'prevented';
  return directives.has('must-revalidate') ? 'prevented' : 'heuristic';
}
