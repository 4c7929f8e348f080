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

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** The value of a JavaScript or JSON string literal without its quotation marks (ECMA-262, section 12.9.4). */
export function unescapeLiteral(literal: string): string {
  return literal.replace(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|([\s\S]))/gi,
    (_, byte: string | undefined, unit: string | undefined, character: string | undefined) => {
      const code = byte ?? unit;
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return ESCAPES[character ?? ''] ?? character ?? '';
    },
  );
}
