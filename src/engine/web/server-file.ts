import { header, type RecordedResponse } from '../core/evidence/http.ts';

/**
 * True for an answer that the web server itself made of a file: it offers ranges and validators (RFC 9110, sections 8.8 and 14.3),
 * which a program that copies a file into its page does not. Its error documents go without an entity tag.
 */
export function isServerFile({ status, headers }: RecordedResponse): boolean {
  const isShown = (name: string) => header(headers, name) !== undefined;
  if (!isShown('accept-ranges') || !isShown('last-modified')) return false;
  return status >= 400 ? !isShown('etag') : isShown('etag');
}
