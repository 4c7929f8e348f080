import { type Exchange, header, mediaType } from '../../core/evidence/http.ts';
import { isDownload } from '../../web/download.ts';
import { isHtml } from '../../web/html/html-document.ts';

/**
 * How a browser renders the response, where scripts can run: HTML, an SVG image, or another XML document (XHTML elements in it run
 * scripts). Null for downloads, redirects and all other types.
 */
export function renderedAs(exchange: Exchange): 'html' | 'svg' | 'xml' | null {
  const { status, headers } = exchange.response;
  if (status >= 300 && status < 400 && header(headers, 'location') !== undefined) return null;
  if (isDownload(exchange.response)) return null;
  if (isHtml(exchange)) return 'html';
  const type = mediaType(exchange);
  if (type === 'image/svg+xml') return 'svg';
  return type === 'text/xml' || type === 'application/xml' ? 'xml' : null;
}
