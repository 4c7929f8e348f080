import { percentDecoded } from '../../shared/text.ts';

/** What a place that is no address becomes. */
const UNKNOWN = 'unknown-location';

/**
 * A finding's place as GitHub code scanning takes it: relative, without scheme, query and fragment, `host/path`. A port
 * is joined by an underscore, for a colon in the first segment would read as a scheme (RFC 3986, 4.2).
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

/** Percent-encodes all that a path segment may not hold; lone surrogates and dot segments cannot pass. */
function encodeSegment(segment: string): string {
  const encoded = encodeURIComponent(segment.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return /^\.+$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}
