import type { HeaderList } from '../core/evidence/http.ts';

export interface PrivateAddress {
  readonly address: string;
  /** `header <name>` or `body`. */
  readonly where: string;
  /** The text around it. */
  readonly context: string;
}

const FOUND_MAX = 10;
const ADDRESS =
  /(?<![\w.-])((?:10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d{1,3}\.\d{1,3})(?![\w-]|\.\d|\/\d{1,2}(?!\d))(:\d{2,5})?/g;
/** What turns four numbers into the address of a machine: a scheme before it, a port after it, or a word for a machine. */
const MACHINE =
  /(?:\b(?:web|www|db|sql|app|api|srv|host|node|cache|redis|mail|mx|proxy|lb|vm|k8s|worker|queue|backup|build|ci)[-_]?\w{0,8}\d{1,3}["']?\s{0,2}[:=(@]{1,2}\s{0,3}|\b(?:host|server|node|backend|origin|instance|worker|machine|vm|pod)\s(?=[\w.]{0,30}[\d-])[\w.-]{2,40}\s?\(|\/\/(?:[\w.%-]{0,60}(?::[^\s@/]{0,60})?@)?|\b(?:hosts?|server|backend|upstream|node|origin|peer|proxy|internal|addr(?:ess)?|ip|db|database|worker|pod|instance|cluster|controller|storage|nas|nvr|printer|camera|plc|cnc(?:-\w{1,20})?|switch|firewall|vpn|ldap|smtp|mail|redis|mysql|mariadb|postgres\w{0,4}|mongo\w{0,2}|kafka|jenkins|intranet|terminal|workstation|via|from|served by|generated (?:by|on|at))["']?(?:\s(?:is|at|on|runs|listens|lives|has|reachable)){0,3}\s{0,3}[:=(@>-]{0,2}\s{0,3}["'(]?)$/i;
/** A value of JSON that is an address and nothing else; `"version": "10.1.2.3"` is not. */
const JSON_VALUE = /(["']?)([\w.-]{1,60})\1\s{0,3}:\s{0,3}["']$/;
const NO_MACHINE_KEY =
  /ver(?:sion|$)|release|build|revision|firmware|driver|sdk|schema|section|range|mask|example|placeholder/i;
const EXPLAINED =
  /\b(?:example|e\.g\.|router|default gateway|subnet|network range|rfc ?1918|private (?:range|address)|such as|documentation)\b/i;
const VERSION = /(?:\bv|version["'\s:=]{0,4}|release\s|build\s|chrome\/|firefox\/)$/i;

function isAddress(address: string): boolean {
  const parts = address.split('.').map(Number);
  return parts.every((part) => part <= 255) && parts[3] !== 0 && parts[3] !== 255;
}

/** RFC 1918 addresses in headers and text that name a machine; numbers of versions and addresses that are explained are left out. */
export function findPrivateAddresses(text: string, headers: HeaderList): PrivateAddress[] {
  const found = new Map<string, PrivateAddress>();
  for (const [name, value] of headers) {
    for (const match of value.slice(0, 4_000).matchAll(ADDRESS)) {
      const address = match[1] ?? '';
      if (
        isAddress(address) &&
        !VERSION.test(value.slice(0, match.index)) &&
        !found.has(address) &&
        found.size < FOUND_MAX
      )
        found.set(address, { address, where: `header ${name}`, context: `${name}: ${value.slice(0, 200)}` });
    }
  }
  const isJson = /^\s*[[{]/.test(text.slice(0, 200));
  let matches = 0;
  for (const match of text.matchAll(ADDRESS)) {
    matches += 1;
    if (found.size >= FOUND_MAX || matches > 2_000) break;
    const address = match[1] ?? '';
    if (!isAddress(address) || found.has(address)) continue;
    const before = text.slice(Math.max(0, match.index - 100), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
    const isComment = before.lastIndexOf('<!--') > before.lastIndexOf('-->') && after.includes('-->');
    // A comment is no part of the prose around it.
    const words = isComment ? before.slice(before.lastIndexOf('<!--')) : before;
    if (VERSION.test(before) || EXPLAINED.test(`${words} ${after}`)) continue;
    const isNamed =
      MACHINE.test(before) || MACHINE.test(withoutInlineTags(before)) || (isJson && isJsonValue(before, after));
    if (match[2] === undefined && !isNamed && !isComment) continue;
    const context = `${before.slice(-40)}${match[0]}${after.slice(0, 20)}`.replace(/\s+/g, ' ').trim();
    found.set(address, { address, where: 'body', context });
  }
  return [...found.values()];
}

/** `Worker <code>10.0.0.7`: the mark-up of the number is not in the way of the word before it. */
function withoutInlineTags(before: string): string {
  return before.replace(/<\/?(?:code|b|strong|em|i|span|tt|kbd|samp|var|td|th|dt|dd|a)\b[^<>]{0,80}>/gi, '');
}

function isJsonValue(before: string, after: string): boolean {
  const key = /^["']\s{0,3}[,}\]]/.test(after) ? JSON_VALUE.exec(before)?.[2] : undefined;
  return key !== undefined && !NO_MACHINE_KEY.test(key);
}
