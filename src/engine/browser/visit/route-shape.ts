import { urlShape } from '../../crawl/url-shape.ts';

/** True for a fragment that a client-side router reads as a path: `#/inbox/7`, `#!/inbox`. */
export function isHashRoute(hash: string): boolean {
  return /^#!?\//.test(hash);
}

/** URLs with one shape show the same view: {@link urlShape}, or that of the path in the fragment, whatever page it is written on. */
export function routeShape(url: URL): string {
  if (!isHashRoute(url.hash))
    return url.hash.includes('=') ? `${urlShape(url)}#${fragmentNames(url.hash)}` : urlShape(url);
  const inner = URL.parse(url.hash.replace(/^#!?/, ''), url.origin);
  return `#${inner === null ? url.hash.slice(0, 200) : urlShape(inner)}`;
}

function fragmentNames(hash: string): string {
  return [...new URLSearchParams(hash.slice(1, 2_000)).keys()].slice(0, 20).sort().join('&');
}

const PARAMETER = /:\w{1,60}(?:\([^)]{0,100}\))?[?*+]?/g;

/**
 * A path of a router's table as a URL of the site, with a value for each parameter (`/user/:id`).
 * @param base URL of the page; where its fragment holds the route, that of the path does too
 */
export function routeUrl(path: string, base: string): string | null {
  const filled = path.slice(0, 500).replace(PARAMETER, '1');
  const inFragment = filled.startsWith('/') && isHashRoute(URL.parse(base)?.hash ?? '');
  return URL.parse(inFragment ? `#${filled}` : filled, base)?.href ?? null;
}

/** The URL that is requested. */
export function withoutFragment(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  parsed.hash = '';
  return parsed.href;
}
