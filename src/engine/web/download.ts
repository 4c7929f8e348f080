import { header, type RecordedResponse } from '../core/evidence/http.ts';

/** True for what a program hands out as a file to keep (RFC 6266, section 4.2); no server does so with what was left behind. */
export function isDownload({ headers }: RecordedResponse): boolean {
  return /^\s*attachment\b/i.test(header(headers, 'content-disposition') ?? '');
}
