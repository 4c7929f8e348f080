import type { HeaderList } from '../core/evidence/http.ts';
import type { SessionToken } from '../core/probe-context.ts';

const HEADERS_MAX = 50;

/** The first JSON Web Token in the headers of a session, or null (RFC 7519, section 3). */
export function sessionTokenIn(headers: HeaderList): SessionToken | null {
  for (const [header, value] of headers.slice(0, HEADERS_MAX)) {
    const text = value.slice(0, 32_768);
    const match = /(?<![\w.-])eyJ[\w-]{8,8000}\.eyJ[\w-]{2,8000}\.[\w-]{0,2000}(?![\w.-])/.exec(text);
    if (match === null) continue;
    const [token] = match;
    return { header, before: text.slice(0, match.index), token, after: text.slice(match.index + token.length) };
  }
  return null;
}
