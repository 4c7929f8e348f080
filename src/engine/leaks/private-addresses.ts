import type { HeaderList } from '../core/evidence/http.ts';
import { hasName } from '../data/names.ts';

export interface PrivateAddress {
  readonly address: string;
  /** `header <name>` or `body`. */
  readonly where: string;
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
  const add = (one: PrivateAddress) => {
    const earlier = found.get(one.address);
    const isBetter = earlier?.confidence === 'tentative' && one.confidence === 'firm';
    if (isBetter || (earlier === undefined && found.size < FOUND_MAX)) found.set(one.address, one);
  };
  headers.flatMap(inHeader).forEach(add);
  const inProse = occurrences(prose);
  const inText = occurrences(text);
  for (const match of addressesIn(text)) {
    const [, address = ''] = match;
    if (found.get(address)?.confidence === 'firm') continue;
    const isRead = (inText.get(address) ?? 0) <= (inProse.get(address) ?? 0);
    const one = inBody(text, match, isRead);
    if (one !== null) add(one);
  }
  return [...found.values()];
}

/** The first matches of a text. */
function* addressesIn(text: string): Generator<RegExpExecArray> {
  let matches = 0;
  for (const match of text.matchAll(ADDRESS)) {
    matches += 1;
    if (matches > MATCHES_MAX) return;
    yield match;
  }
}

function inHeader([name, value]: HeaderList[number]): PrivateAddress[] {
  return [...value.slice(0, 4_000).matchAll(ADDRESS)].flatMap((match) => {
    const address = match[1] ?? '';
    if (!isAddress(address) || VERSION.test(value.slice(0, match.index))) return [];
    return {
      address,
      where: `header ${name}`,
      context: `${name}: ${value.slice(0, 200)}`,
      confidence: 'firm' as const,
    };
  });
}

/**
 * The address of a match in a body; null for a version.
 * @param isRead visitors read each occurrence
 */
function inBody(text: string, match: RegExpExecArray, isRead: boolean): PrivateAddress | null {
  const address = match[1] ?? '';
  const before = text.slice(Math.max(0, match.index - 100), match.index);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
  if (!isAddress(address) || VERSION.test(before)) return null;
  const value = VALUE_START.exec(before);
  const isValue = value !== null && /^["'`]/.test(after);
  if (isValue && hasName('version-property', value[2] ?? '')) return null;
  const isComment = before.lastIndexOf('<!--') > before.lastIndexOf('-->') && after.includes('-->');
  const isMachine = match[2] !== undefined || URL_START.test(before) || isValue;
  return {
    address,
    where: 'body',
    context: `${before.slice(-40)}${match[0]}${after.slice(0, 20)}`.replace(/\s+/g, ' ').trim(),
    confidence: isComment || (isMachine && !isRead) ? 'firm' : 'tentative',
  };
}

function occurrences(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, address = ''] of addressesIn(text)) counts.set(address, (counts.get(address) ?? 0) + 1);
  return counts;
}
