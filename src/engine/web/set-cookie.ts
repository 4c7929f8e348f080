import { ownValue } from '../../shared/records.ts';

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

type Attributes = Pick<
  SetCookie,
  'domain' | 'path' | 'secure' | 'httpOnly' | 'sameSite' | 'sameSiteText' | 'partitioned' | 'maxAge' | 'expires'
>;

const NO_ATTRIBUTES: Attributes = {
  domain: null,
  path: null,
  secure: false,
  httpOnly: false,
  sameSite: 'missing',
  sameSiteText: null,
  partitioned: false,
};

const ATTRIBUTES_MAX = 100;

/** What an attribute sets, by its name in lower case. */
const READERS: Readonly<Record<string, (text: string) => Partial<Attributes>>> = {
  secure: () => ({ secure: true }),
  httponly: () => ({ httpOnly: true }),
  partitioned: () => ({ partitioned: true }),
  domain: (text) => ({ domain: text === '' ? null : text.toLowerCase().replace(/^\./, '').replace(/\.$/, '') }),
  path: (text) => ({ path: text.startsWith('/') ? text : null }),
  'max-age': (text) => (/^-?\d+$/.test(text) ? { maxAge: Number(text) } : {}),
  expires: (text) => (Number.isNaN(Date.parse(text)) ? {} : { expires: Date.parse(text) }),
  samesite: (text) => sameSiteOf(text),
};

/** @returns null when a browser ignores the field */
export function parseSetCookie(field: string): SetCookie | null {
  if (field.length > LENGTH_MAX || /[\u0000-\u0008\u000a-\u001f\u007f]/.test(field)) return null;
  const [pair = '', ...rest] = field.split(';');
  const equals = pair.indexOf('=');
  const name = equals < 0 ? '' : pair.slice(0, equals).trim();
  const value = pair.slice(equals + 1).trim();
  if ((name === '' && value === '') || name.length + value.length > PAIR_MAX) return null;
  // The last attribute of a name wins.
  const attributes: Attributes = Object.assign(
    { ...NO_ATTRIBUTES },
    ...rest.slice(0, ATTRIBUTES_MAX).map(readAttribute),
  );
  return { name, value, ...attributes, deletes: isDeletion(attributes) };
}

function readAttribute(attribute: string): Partial<Attributes> {
  const at = attribute.indexOf('=');
  const key = (at < 0 ? attribute : attribute.slice(0, at)).trim().toLowerCase();
  return ownValue(READERS, key)?.(at < 0 ? '' : attribute.slice(at + 1).trim()) ?? {};
}

function sameSiteOf(text: string): Pick<SetCookie, 'sameSite' | 'sameSiteText'> {
  const lower = text.toLowerCase();
  const isKnown = lower === 'strict' || lower === 'lax' || lower === 'none';
  return { sameSite: isKnown ? lower : 'invalid', sameSiteText: isKnown ? null : text };
}

/** Max-Age takes precedence over Expires (RFC 6265bis, section 5.7). */
function isDeletion({ maxAge, expires }: Attributes): boolean {
  if (maxAge !== undefined) return maxAge <= 0;
  return expires !== undefined && expires < Date.UTC(2000, 0, 1);
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
