import { percentDecoded } from '../../shared/text.ts';

/** Replaces a location that is not a URL. */
const UNKNOWN = 'unknown-location';

/**
 * The location of a finding in the form that GitHub code scanning accepts: relative, without scheme, query and fragment,
 * `host/path`. An underscore joins the port, because a colon in the first segment would end a scheme (RFC 3986, 4.2).
 */
export function artifactUri(location: string): string {
  const name = /^dns:([^/?#]+)$/i.exec(location)?.[1];
  if (name !== undefined) return encodeSegment(name);
  if (!URL.canParse(location)) return UNKNOWN;
  const { protocol, hostname, port, pathname } = new URL(location);
  if (hostname === '' || !/^(https?|tls|tcp|wss?):$/.test(protocol)) return UNKNOWN;
  const host = encodeSegment(hostname.replace(/^\[|\]$/g, '').replaceAll(':', '_'));
  const path = pathname
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    .map((segment) => encodeSegment(percentDecoded(segment)));
  return [port === '' ? host : `${host}_${port}`, ...path].join('/');
}

/** Percent-encodes everything that a path segment must not contain, including lone surrogates and dot segments. */
function encodeSegment(segment: string): string {
  const encoded = encodeURIComponent(segment.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return /^\.+$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}
