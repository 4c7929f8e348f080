import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';
import type { ScanOptions } from '../contract/scan.ts';
import { shown, UsageError } from './usage-error.ts';

export interface ParsedTarget {
  /** As given, without credentials, query and fragment: safe to show. */
  readonly input: string;
  /** host or host:port; lower case, A-labels, IPv6 in brackets; a default port of the scheme is left out. */
  readonly hostname: string;
  readonly options: Pick<ScanOptions, 'scheme' | 'start_path'>;
}

const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * Reads a target: `host`, `host:port` or an http(s) URL. Strict: what would be guessed is refused with a hint.
 * @param input name of the input, for messages
 * @throws UsageError; its message never repeats credentials
 */
export function parseTarget(input: string, given: string): ParsedTarget {
  const text = given.trim();
  if (text === '') throw new UsageError(input, 'a target is empty. Give a host, host:port or an http(s) URL.');
  if (text.length > 2_000) throw new UsageError(input, 'a target is longer than 2000 characters.');
  if (/[\s\u0000-\u001f\u007f]/.test(text)) {
    throw new UsageError(input, `${shown(withoutUserInfo(text))} holds spaces or control characters.`);
  }
  if (/^[^/?#\\]*@/.test(text)) {
    throw new UsageError(
      input,
      `${shown(withoutUserInfo(text))} carried credentials. Give them as request-headers, which are kept secret.`,
    );
  }
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+($|\/))/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && !text.startsWith('[')) return parseUrl(input, text, scheme);
  return parseHostPort(input, text);
}

function parseUrl(input: string, text: string, scheme: string): ParsedTarget {
  const safe = shown(withoutUserInfo(text));
  if (scheme !== 'http' && scheme !== 'https') {
    if (!text.includes('://') && /^[a-z0-9.-]+:[^/]*$/i.test(text) && scheme !== 'file') {
      throw new UsageError(input, `${safe} has a port that is not a number from 1 to 65535, or an unknown scheme.`);
    }
    const what = scheme === 'file' ? 'is a file, not something on the network' : `has the scheme ${scheme}:`;
    throw new UsageError(input, `${safe} ${what}. Only http:// and https:// URLs can be scanned.`);
  }
  const authority = /^https?:\/\/([^/?#\\]*)/i.exec(text)?.[1];
  if (authority === undefined || authority === '') throw new UsageError(input, `${safe} has no host.`);
  if (authority.includes('@')) {
    throw new UsageError(
      input,
      `${safe} carried credentials. Take them out of the URL; give them as request-headers, which are kept secret.`,
    );
  }
  const { host, port } = splitAuthority(input, authority, safe);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) throw new UsageError(input, `${safe} is not a valid URL.`);
  const name = checkedHost(input, host, safe);
  const defaultPort = scheme === 'https' ? 443 : 80;
  const hostname = port === null || port === defaultPort ? name : `${name}:${port}`;
  const path = `${url.pathname}${url.search}`;
  return {
    input: `${scheme}://${hostname}${url.pathname === '/' ? '' : url.pathname}${url.search === '' ? '' : '?…'}`,
    hostname,
    options: path === '/' ? { scheme } : { scheme, start_path: path },
  };
}

function parseHostPort(input: string, text: string): ParsedTarget {
  const safe = shown(withoutUserInfo(text));
  if (/[/?#\\]/.test(text)) {
    throw new UsageError(
      input,
      `${safe} has a path but no scheme. Write it as a URL: https://${withoutUserInfo(text)}`,
    );
  }
  const { host, port } = splitAuthority(input, text, safe);
  const name = checkedHost(input, host, safe);
  const hostname = port === null ? name : `${name}:${port}`;
  return { input: hostname, hostname, options: {} };
}

function splitAuthority(input: string, authority: string, safe: string): { host: string; port: number | null } {
  if (isIPv6(authority)) throw new UsageError(input, `${safe}: an IPv6 address goes in brackets: [${authority}]`);
  const match = /^(\[[^\]]*\]|[^:[]*)(?::(.*))?$/.exec(authority);
  if (match === null) throw new UsageError(input, `${safe} is not a host, host:port or URL.`);
  const [, host = '', portText] = match;
  if (portText === undefined) return { host, port: null };
  const port = /^[0-9]{1,6}$/.test(portText) ? Number(portText) : 0;
  if (port < 1 || port > 65_535) throw new UsageError(input, `${safe} has a port that is not from 1 to 65535.`);
  return { host, port };
}

function checkedHost(input: string, host: string, safe: string): string {
  if (host.startsWith('[')) {
    const address = host.slice(1, -1);
    if (!isIPv6(address) || address.includes('%')) throw new UsageError(input, `${safe} is not a valid IPv6 address.`);
    return new URL(`http://[${address}]`).hostname;
  }
  const lower = host.replace(/\.$/, '').toLowerCase();
  if (isIPv4(lower)) return lower;
  if (lower.includes('*')) throw new UsageError(input, `${safe}: a wildcard cannot be scanned; name each host.`);
  const ascii = domainToASCII(lower);
  const labels = ascii.split('.');
  if (ascii === '' || ascii.length > 253 || !labels.every((label) => LABEL.test(label))) {
    throw new UsageError(input, `${safe} has no valid host name.`);
  }
  // "2130706433", "0x7f.1", "127.1": other spellings of IPv4 addresses, which resolvers read differently.
  if (/^(0x[0-9a-f]*|[0-9]+)$/.test(labels.at(-1) ?? '')) {
    throw new UsageError(input, `${safe} looks like an IPv4 address in another spelling; write it as four numbers.`);
  }
  return ascii;
}

/** Cuts everything before the last @ of the authority, and query and fragment, so that no secret is repeated. */
function withoutUserInfo(text: string): string {
  const bare = text.replace(/[?#].*/s, '');
  return bare.replace(/^([a-z][a-z0-9+.-]*:\/*)?[^/\\]*@/i, '$1');
}
