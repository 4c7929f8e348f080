import { domainToASCII } from 'node:url';

/** What a user wrote for a target, understood but not yet looked at on the network. */
export interface TargetAddress {
  /** Lower-case host name (A-labels) or IP address without brackets. */
  readonly host: string;
  /** Null when neither a port nor a scheme was given: the engine then tries 443 and 80. */
  readonly port: number | null;
  readonly scheme: 'http' | 'https' | null;
  /** Path and query of a URL, or null when none was given. Never holds a fragment. */
  readonly path: string | null;
  readonly isIpAddress: boolean;
}

export type TargetSyntaxFault = 'empty' | 'credentials' | 'scheme' | 'port' | 'host';

/** The text of a target could not be understood. The message never repeats credentials. */
export class TargetSyntaxError extends Error {
  readonly code: TargetSyntaxFault;
  constructor(code: TargetSyntaxFault, message: string) {
    super(message);
    this.name = 'TargetSyntaxError';
    this.code = code;
  }
}

const SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * Understands `host`, `host:port`, `[v6]:port` and http(s) URLs.
 * @throws TargetSyntaxError naming what is wrong and what to write instead
 */
export function parseTargetAddress(input: string): TargetAddress {
  const text = input.trim();
  if (text === '')
    throw new TargetSyntaxError('empty', 'The target is empty; write host, host:port or an http(s) URL.');
  if (text.length > 2_300) throw new TargetSyntaxError('host', 'The target is longer than 2300 characters.');
  if (/[\s\u0000-\u001f\u007f\\]/.test(text)) {
    throw new TargetSyntaxError('host', 'The target holds a space, a backslash or a control character.');
  }
  const schemeMatch = SCHEME.exec(text);
  const scheme = schemeOf(schemeMatch?.[1]);
  const rest = schemeMatch === null ? text : text.slice(schemeMatch[0].length);
  const end = rest.search(/[/?#]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const tail = end < 0 ? '' : (rest.slice(end).split('#')[0] ?? '');
  if (authority.includes('@')) {
    throw new TargetSyntaxError(
      'credentials',
      'The target holds credentials (user:password@); leave them out and pass them as request headers.',
    );
  }
  if (schemeMatch === null && /^(?:file|data|javascript|mailto|ftp|ssh|about|blob|https?(?=:\D)):/i.test(text)) {
    throw new TargetSyntaxError('scheme', 'Only http:// and https:// URLs can be scanned.');
  }
  const { hostText, portText } = splitAuthority(authority);
  const { host, isIpAddress } = normalizeHost(hostText);
  const port = portOf(portText) ?? (scheme === null ? null : scheme === 'https' ? 443 : 80);
  const path = tail === '' ? null : tail.startsWith('/') ? tail : `/${tail}`;
  return { host, port, scheme, path, isIpAddress };
}

/** `host` or `host:port` with IPv6 in brackets: the form in which targets are stored. */
export function formatTargetHost(host: string, port: number | null): string {
  const name = host.includes(':') ? `[${host}]` : host;
  return port === null ? name : `${name}:${port}`;
}

function schemeOf(text: string | undefined): 'http' | 'https' | null {
  if (text === undefined) return null;
  const scheme = text.toLowerCase();
  if (scheme === 'http' || scheme === 'https') return scheme;
  throw new TargetSyntaxError('scheme', `The scheme "${scheme}" cannot be scanned; write an http or https URL.`);
}

function splitAuthority(authority: string): { hostText: string; portText: string | null } {
  if (authority.startsWith('[')) {
    const match = /^(\[[^\]]*\])(?::(.*))?$/.exec(authority);
    if (match === null) throw new TargetSyntaxError('host', 'The IPv6 address is not closed by a bracket.');
    return { hostText: match[1] ?? '', portText: match[2] ?? null };
  }
  // A bare IPv6 address has at least two colons; with one, the rest is a port.
  if (authority.split(':').length > 2) return { hostText: `[${authority}]`, portText: null };
  const colon = authority.indexOf(':');
  if (colon < 0) return { hostText: authority, portText: null };
  return { hostText: authority.slice(0, colon), portText: authority.slice(colon + 1) };
}

function portOf(text: string | null): number | null {
  if (text === null) return null;
  const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new TargetSyntaxError('port', `The port "${text.slice(0, 20)}" is not a number from 1 to 65535.`);
  }
  return port;
}

function normalizeHost(text: string): { host: string; isIpAddress: boolean } {
  const wrong = () => new TargetSyntaxError('host', `"${text.slice(0, 100)}" is not a host name or an IP address.`);
  if (text === '' || text.includes('%')) throw wrong();
  if (text.startsWith('[')) {
    // The URL parser checks and shortens IPv6 (RFC 5952).
    const url = URL.parse(`http://${text}/`);
    if (url === null) throw wrong();
    return { host: url.hostname.slice(1, -1), isIpAddress: true };
  }
  const ascii = domainToASCII(text).replace(/\.$/, '');
  if (ascii === '' || ascii.length > 253) throw wrong();
  // domainToASCII also turns 0x7f.1 and 2130706433 into dotted form, so that no disguise reaches the address guard.
  if (/^\d+\.\d+\.\d+\.\d+$/.test(ascii)) return { host: ascii, isIpAddress: true };
  if (!ascii.split('.').every((label) => LABEL.test(label))) throw wrong();
  return { host: ascii, isIpAddress: false };
}
