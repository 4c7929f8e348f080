export type SameSite = 'strict' | 'lax' | 'none' | 'missing' | 'invalid';

/** One Set-Cookie field as a browser reads it (RFC 6265bis, section 5.6). */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** Lower case without a leading dot, or null. */
  readonly domain: string | null;
  /** Null when missing or not starting with a slash: then the default path of the URL applies. */
  readonly path: string | null;
  readonly secure: boolean;
  readonly httpOnly: boolean;
  readonly sameSite: SameSite;
  /** The invalid value of SameSite. */
  readonly sameSiteText: string | null;
  readonly partitioned: boolean;
  /** It only deletes: Max-Age of zero or less, or an expiry before 2000. */
  readonly deletes: boolean;
  /** Seconds. */
  readonly maxAge?: number;
  /** Milliseconds since 1970. */
  readonly expires?: number;
}

/** A longer field was truncated when it was recorded, and no browser stores its cookie. */
const LENGTH_MAX = 16_383;
/** Characters of name and value together (RFC 6265bis, section 5.6). */
const PAIR_MAX = 4_096;

/** @returns null when a browser ignores the field */
export function parseSetCookie(field: string): SetCookie | null {
  if (field.length > LENGTH_MAX || /[\u0000-\u0008\u000a-\u001f\u007f]/.test(field)) return null;
  const [pair = '', ...attributes] = field.split(';');
  const equals = pair.indexOf('=');
  const name = equals < 0 ? '' : pair.slice(0, equals).trim();
  const value = pair.slice(equals + 1).trim();
  if ((name === '' && value === '') || name.length + value.length > PAIR_MAX) return null;
  let domain: string | null = null;
  let path: string | null = null;
  let secure = false;
  let httpOnly = false;
  let partitioned = false;
  let sameSite: SameSite = 'missing';
  let sameSiteText: string | null = null;
  let maxAge: number | null = null;
  let expires: number | null = null;
  // The last attribute of a name wins.
  for (const attribute of attributes.slice(0, 100)) {
    const at = attribute.indexOf('=');
    const key = (at < 0 ? attribute : attribute.slice(0, at)).trim().toLowerCase();
    const text = at < 0 ? '' : attribute.slice(at + 1).trim();
    if (key === 'secure') secure = true;
    else if (key === 'httponly') httpOnly = true;
    else if (key === 'partitioned') partitioned = true;
    else if (key === 'domain') domain = text === '' ? null : text.toLowerCase().replace(/^\./, '').replace(/\.$/, '');
    else if (key === 'path') path = text.startsWith('/') ? text : null;
    else if (key === 'max-age') maxAge = /^-?\d+$/.test(text) ? Number(text) : maxAge;
    else if (key === 'expires') expires = Number.isNaN(Date.parse(text)) ? expires : Date.parse(text);
    else if (key === 'samesite') {
      const lower = text.toLowerCase();
      const known = lower === 'strict' || lower === 'lax' || lower === 'none';
      sameSite = known ? lower : 'invalid';
      sameSiteText = known ? null : text;
    }
  }
  const deletes = maxAge !== null ? maxAge <= 0 : expires !== null && expires < Date.UTC(2000, 0, 1);
  return {
    name,
    value,
    domain,
    path,
    secure,
    httpOnly,
    sameSite,
    sameSiteText,
    partitioned,
    deletes,
    ...(maxAge === null ? {} : { maxAge }),
    ...(expires === null ? {} : { expires }),
  };
}

/** Rules of the name prefixes that a cookie violates; browsers then reject it (RFC 6265bis, section 4.1.3). */
export function prefixFaults(cookie: SetCookie): string[] {
  const name = cookie.name.toLowerCase();
  const host = name.startsWith('__host-');
  const hostHttp = name.startsWith('__host-http-');
  const http = name.startsWith('__http-') || hostHttp;
  if (!host && !http && !name.startsWith('__secure-')) return [];
  const faults: string[] = [];
  if (!cookie.secure) faults.push('Secure is missing');
  if (http && !cookie.httpOnly) faults.push('HttpOnly is missing');
  if (host && cookie.domain !== null) faults.push('Domain is set');
  if (host && cookie.path !== '/') faults.push('Path is not /');
  return faults;
}
