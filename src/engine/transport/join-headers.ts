import type { HeaderList } from '../core/evidence/http.ts';

/**
 * Joins the headers of a request. A later list replaces the fields of the earlier ones by name, except that the cookies of the user
 * and of the session follow those of the later lists.
 */
export function joinHeaders(
  defaults: HeaderList,
  userHeaders: HeaderList,
  sessionHeaders: HeaderList,
  probeHeaders: HeaderList,
): HeaderList {
  const isCookie = ([name]: readonly [string, string]) => name.toLowerCase() === 'cookie';
  const others = [defaults, userHeaders, sessionHeaders, probeHeaders].map((list) =>
    list.filter((field) => !isCookie(field)),
  );
  const kept = others.flatMap((list, index) => {
    const later = new Set(
      others
        .slice(index + 1)
        .flat()
        .map(([name]) => name.toLowerCase()),
    );
    return list.filter(([name]) => !later.has(name.toLowerCase()));
  });
  const given = probeHeaders.filter(isCookie).map(([, value]) => value);
  // A probe's Cookie replaces the user's.
  const joined = given.length > 0 ? given : userHeaders.filter(isCookie).map(([, value]) => value);
  const names = new Set(joined.flatMap(pairsOf).map(nameOf));
  const more = sessionHeaders
    .filter(isCookie)
    .flatMap(([, value]) => pairsOf(value))
    .filter((pair) => !names.has(nameOf(pair)));
  const [first, ...rest] = joined;
  if (more.length === 0) return [...kept, ...joined.map((value) => ['Cookie', value] as const)];
  return [
    ...kept,
    ['Cookie', first === undefined ? more.join('; ') : `${first}; ${more.join('; ')}`],
    ...rest.map((value) => ['Cookie', value] as const),
  ];
}

function pairsOf(cookies: string): string[] {
  return cookies.split(';').map((pair) => pair.trim());
}

function nameOf(pair: string): string {
  return pair.split('=', 1)[0] ?? '';
}
