import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';

/** A parsed target. Nothing has been resolved or requested yet. */
export interface TargetAddress {
  /** Lower-case host name (A-labels) or IP address without brackets. */
  readonly host: string;
  /** Null when neither a port nor a scheme was given: the engine then tries 443 and 80. */
  readonly port: number | null;
  readonly scheme: 'http' | 'https' | null;
  /** Path and query as a URL writes them, or null when none was given. Never contains a fragment. */
  readonly path: string | null;
  readonly isIpAddress: boolean;
}

export type TargetSyntaxFault = 'empty' | 'credentials' | 'scheme' | 'port' | 'host' | 'path';

/** The text is not a target. The message never repeats the text, which may contain credentials. */
export class TargetSyntaxError extends Error {
  readonly code: TargetSyntaxFault;
  constructor(code: TargetSyntaxFault, message: string) {
    super(message);
    this.name = 'TargetSyntaxError';
    this.code = code;
  }
}

const TARGET_LENGTH_MAX = 2_300;
/** As for `start_path` of a scan. */
const PATH_LENGTH_MAX = 2_000;
const SCHEME = /^([a-z][a-z0-9+.-]{0,30}):\/\//i;
/** Schemes that are often written without `//`. Digits after the colon are a port. */
const SCHEME_ONLY = /^(?:about|blob|data|file|ftp|https?|javascript|mailto|ssh):(?!\d{1,5}(?:$|[/?#]))/i;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * Parses `host`, `host:port`, an IPv6 address (in brackets where a port follows) or an http(s) URL; a path may follow each
 * of them. This is the only grammar of targets: the API, the command line and the action all use it. It is strict, because
 * resolvers and URL parsers disagree on anything else: `127.1`, `0x7f.1` and `2130706433` are refused.
 * @throws TargetSyntaxError with the fault and the remedy
 */
export function parseTargetAddress(input: string): TargetAddress {
  const text = input.trim();
  if (text === '') throw new TargetSyntaxError('empty', 'A target is empty; write host, host:port or an http(s) URL.');
  if (text.length > TARGET_LENGTH_MAX) {
    throw new TargetSyntaxError('host', `A target must not exceed ${TARGET_LENGTH_MAX} characters.`);
  }
  if (/[\s\u0000-\u001f\u007f\\]/.test(text)) {
    throw new TargetSyntaxError('host', 'A target must not contain spaces, backslashes or control characters.');
  }
  const written = SCHEME.exec(text);
  const rest = written === null ? text : text.slice(written[0].length);
  const end = rest.search(/[/?#]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  if (authority.includes('@')) {
    throw new TargetSyntaxError(
      'credentials',
      'A target must not contain credentials (user:password@). Pass them as request headers, which are kept secret.',
    );
  }
  const scheme = written?.[1]?.toLowerCase() ?? null;
  if ((scheme !== null && scheme !== 'http' && scheme !== 'https') || (scheme === null && SCHEME_ONLY.test(text))) {
    throw new TargetSyntaxError('scheme', 'Only http:// and https:// URLs can be scanned.');
  }
  const { host, portText } = splitAuthority(authority);
  const port = portText === null ? defaultPort(scheme) : parsePort(portText);
  return { ...parseHost(host), port, scheme, path: end < 0 ? null : parsePath(rest.slice(end)) };
}

/** `host` or `host:port` with IPv6 in brackets: the form in which targets are stored. */
export function formatTargetHost(host: string, port: number | null): string {
  const name = host.includes(':') ? `[${host}]` : host;
  return port === null ? name : `${name}:${port}`;
}

/** As {@link formatTargetHost}, without the default port of the URL's scheme. */
export function formatTargetAddress({ host, port, scheme }: TargetAddress): string {
  return formatTargetHost(host, port === defaultPort(scheme) ? null : port);
}

function defaultPort(scheme: TargetAddress['scheme']): number | null {
  return scheme === null ? null : scheme === 'https' ? 443 : 80;
}

function splitAuthority(authority: string): { host: string; portText: string | null } {
  if (isIPv6(authority)) return { host: `[${authority}]`, portText: null };
  const [, host, portText = null] = /^(\[[^\]]*\]|[^:[\]]*)(?::([^:]*))?$/.exec(authority) ?? [];
  if (host === undefined) {
    throw new TargetSyntaxError('host', 'An IPv6 address with a port needs brackets, for example [2001:db8::1]:8443.');
  }
  return { host, portText };
}

function parsePort(text: string): number {
  const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new TargetSyntaxError('port', 'The port must be a number from 1 to 65535.');
}

function parseHost(text: string): { host: string; isIpAddress: boolean } {
  if (text === '') throw new TargetSyntaxError('host', 'A target needs a host.');
  if (text.startsWith('[')) {
    const address = text.slice(1, -1);
    if (!isIPv6(address) || address.includes('%')) {
      throw new TargetSyntaxError('host', 'The brackets do not contain an IPv6 address without a zone.');
    }
    // The URL parser writes it as RFC 5952 recommends.
    return { host: new URL(`http://[${address}]/`).hostname.slice(1, -1), isIpAddress: true };
  }
  const name = text.replace(/\.$/, '').toLowerCase();
  if (isIPv4(name)) return { host: name, isIpAddress: true };
  if (name.includes('*')) throw new TargetSyntaxError('host', 'A wildcard cannot be scanned; name each host.');
  const ascii = name.includes('%') ? '' : domainToASCII(name);
  const labels = ascii.split('.');
  // domainToASCII turns other spellings of IPv4 addresses into dotted form, so the result is checked, not the input.
  if (/^(?:0x[0-9a-f]*|[0-9]+)$/.test(labels.at(-1) ?? '')) {
    throw new TargetSyntaxError('host', 'An IPv4 address must be written as four decimal numbers, such as 192.0.2.1.');
  }
  if (ascii.length > 253 || !labels.every((label) => LABEL.test(label))) {
    throw new TargetSyntaxError('host', 'The host is not a valid host name.');
  }
  return { host: ascii, isIpAddress: false };
}

function parsePath(tail: string): string {
  const { pathname, search } = new URL(tail.startsWith('/') ? `http://host${tail}` : `http://host/${tail}`);
  const path = `${pathname}${search}`;
  if (path.length <= PATH_LENGTH_MAX) return path;
  throw new TargetSyntaxError('path', `The path of a target must not exceed ${PATH_LENGTH_MAX} characters.`);
}
