import { header, type RecordedResponse } from '../core/evidence/http.ts';

/**
 * True for a static file that the web server sent: it has ranges and validators (RFC 9110, sections 8.8 and 14.3), unlike a program that
 * copies a file into its page. Error documents have no entity tag.
 */
export function isServerFile({ status, headers }: RecordedResponse): boolean {
  const isShown = (name: string) => header(headers, name) !== undefined;
  if (!isShown('accept-ranges') || !isShown('last-modified')) return false;
  return status >= 400 ? !isShown('etag') : isShown('etag');
}
