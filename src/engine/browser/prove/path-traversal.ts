/** A request of a script whose path holds a mark as a segment, or at the end of one. */
export interface PathHit {
  readonly origin: string;
  /** Path before the segment, with its slash. */
  readonly folder: string;
  /** What of the segment is before the mark. */
  readonly before: string;
  /** Path after the mark. */
  readonly after: string;
}

/** The first request of the target with the mark in its path, below a folder that it could leave. */
export function pathHit(requests: readonly string[], origin: string, mark: string): PathHit | null {
  for (const text of requests) {
    const url = URL.parse(text);
    const at = url?.pathname.toLowerCase().indexOf(mark) ?? -1;
    if (url === null || url.origin !== origin || at === -1) continue;
    const start = url.pathname.lastIndexOf('/', at) + 1;
    const folder = url.pathname.slice(0, start);
    const after = url.pathname.slice(at + mark.length);
    if (folder !== '/') return { origin, folder, before: url.pathname.slice(start, at), after };
  }
  return null;
}

/**
 * The request that `../` and a value in place of the mark have led out of the folder, or null. It ends in what followed the mark, so that it is
 * the same request.
 */
export function traversed(
  requests: readonly string[],
  { origin, folder, before, after }: PathHit,
  value: string,
): string | null {
  const expected = new URL(`${folder}${before}../${value}${after}`, origin).pathname;
  // Two dots behind other letters are a name.
  if (expected.startsWith(folder)) return null;
  return (
    requests.find((text) => {
      const url = URL.parse(text);
      return url?.origin === origin && url.pathname === expected;
    }) ?? null
  );
}
