import type { HeaderList } from '../core/evidence/http.ts';

export interface PrivateAddress {
  readonly address: string;
  /** `header <name>` or `body`. */
  readonly where: string;
  /** The text around it. */
  readonly context: string;
  /** `tentative` in a text that visitors read, where it may be an example. */
  readonly confidence: 'firm' | 'tentative';
}

const FOUND_MAX = 10;
const MATCHES_MAX = 2_000;
const ADDRESS =
  /(?<![\w.-])((?:10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d{1,3}\.\d{1,3})(?![\w-]|\.\d|\/\d{1,2}(?!\d))(:\d{2,5})?/g;
/** The authority of a URL before the address, with user information. */
const URL_START = /\/\/(?:[\w.%-]{0,60}(?::[^\s@/]{0,60})?@)?$/;
/** A string that begins with the address; group 2 is its key in JSON or an assignment. */
const VALUE_START = /(?:(["']?)([\w.-]{1,60})\1\s{0,3}[:=]\s{0,3})?["'`]$/;
/** Four numbers that a version has too. */
const VERSION = /(?:\bv|ver(?:sion)?["'\s:=]{0,4}|release["'\s:=]{0,4}|build["'\s:=]{0,4}|chrome\/|firefox\/)$/i;
const VERSION_KEY = /ver(?:sion|$)|release|build|revision|firmware|driver|sdk/i;

function isAddress(address: string): boolean {
  const parts = address.split('.').map(Number);
  return parts.every((part) => part <= 255) && parts[3] !== 0 && parts[3] !== 255;
}

/**
 * RFC 1918 addresses in headers and text; versions and network ranges are left out. An address in a comment, in a URL, with a port
 * or as a whole string is certain to be one; in the text that visitors read it may be an example.
 *
 * @param prose the part of the text that visitors read; empty when the text is not a page
 */
export function findPrivateAddresses(text: string, headers: HeaderList, prose = ''): PrivateAddress[] {
  const found = new Map<string, PrivateAddress>();
  for (const [name, value] of headers) {
    for (const match of value.slice(0, 4_000).matchAll(ADDRESS)) {
      const address = match[1] ?? '';
      const isNew = isAddress(address) && !found.has(address) && found.size < FOUND_MAX;
      if (!isNew || VERSION.test(value.slice(0, match.index))) continue;
      const context = `${name}: ${value.slice(0, 200)}`;
      found.set(address, { address, where: `header ${name}`, context, confidence: 'firm' });
    }
  }
  const inProse = occurrences(prose);
  const inText = occurrences(text);
  let matches = 0;
  for (const match of text.matchAll(ADDRESS)) {
    matches += 1;
    if (matches > MATCHES_MAX) break;
    const address = match[1] ?? '';
    const earlier = found.get(address);
    if (!isAddress(address) || earlier?.confidence === 'firm') continue;
    if (earlier === undefined && found.size >= FOUND_MAX) continue;
    const before = text.slice(Math.max(0, match.index - 100), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
    if (VERSION.test(before)) continue;
    const value = VALUE_START.exec(before);
    const isValue = value !== null && /^["'`]/.test(after);
    if (isValue && VERSION_KEY.test(value[2] ?? '')) continue;
    const isComment = before.lastIndexOf('<!--') > before.lastIndexOf('-->') && after.includes('-->');
    const isRead = (inText.get(address) ?? 0) <= (inProse.get(address) ?? 0);
    const isMachine = match[2] !== undefined || URL_START.test(before) || isValue;
    const confidence = isComment || (isMachine && !isRead) ? 'firm' : 'tentative';
    if (earlier !== undefined && confidence === 'tentative') continue;
    const context = `${before.slice(-40)}${match[0]}${after.slice(0, 20)}`.replace(/\s+/g, ' ').trim();
    found.set(address, { address, where: 'body', context, confidence });
  }
  return [...found.values()];
}

/** How often each address is in a text. */
function occurrences(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let matches = 0;
  for (const [, address = ''] of text.matchAll(ADDRESS)) {
    matches += 1;
    if (matches > MATCHES_MAX) break;
    counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}
