import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { isPathAllowed } from '../link-policy.ts';

const STYLES_MAX = 4;
const STYLE_BYTES_MAX = 512 * 1024;

/** The first style sheets of the site's own that pages load. */
export async function fetchStyles(context: ProbeContext, pages: readonly Exchange[]): Promise<Exchange[]> {
  const urls = pages.flatMap((page) => documentOf(page)?.stylesheets.map(({ url }) => url) ?? []);
  const isOwn = (url: URL) => url.origin === context.target.origin && isPathAllowed(url, context.options);
  const own = [...new Set(urls)].filter((url) => isOwn(new URL(url))).slice(0, STYLES_MAX);
  const attempts = await Promise.all(own.map((url) => context.fetch({ url, maxBytes: STYLE_BYTES_MAX })));
  return attempts.filter(hasResponse);
}
