import { header, type RecordedResponse } from '../core/evidence/http.ts';

/** True if Content-Disposition is `attachment` (RFC 6266, section 4.2). */
export function isDownload({ headers }: RecordedResponse): boolean {
  return /^\s*attachment\b/i.test(header(headers, 'content-disposition') ?? '');
}
