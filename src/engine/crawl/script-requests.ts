import type { Exchange } from '../core/evidence/http.ts';
import type { Pair } from '../core/evidence/insertion-point.ts';
import { hasName } from '../data/names.ts';

/** Where a script sends a request; null when the script builds its address. */
interface ScriptCall {
  readonly method: 'GET' | 'POST';
  /** As written, relative to the page. */
  readonly path: string;
}

/** What a script adds to the requests of its page, as far as its text names it. */
export interface ScriptRequests {
  readonly headers: readonly { readonly name: string; readonly value: string; readonly call: ScriptCall | null }[];
  readonly cookies: readonly Pair[];
  /** Requests with an object as their JSON body. */
  readonly bodies: readonly { readonly path: string; readonly members: readonly Pair[] }[];
  /** Some header has a name that the script builds or a visitor types. */
  readonly namesHeaders: boolean;
  /** The same for a form field. */
  readonly namesFields: boolean;
}

const LENGTH_MAX = 256 * 1024;
const EACH_MAX = 20;
/** How far before a header or body the address of its request is searched. */
const CALL_MAX = 500;
const MEMBERS_MAX = 15;

const TEXT = String.raw`["'\x60]([^"'\x60\n]{0,200})["'\x60]`;
const SET_HEADER = new RegExp(
  String.raw`\.setRequestHeader\(\s{0,9}(?:["'\x60]([\w-]{1,60})["'\x60]|[A-Za-z_$][\w$.]{0,60})\s{0,9},\s{0,9}(?:${TEXT})?`,
  'g',
);
const HEADERS = /\bheaders["']?\s{0,9}:\s{0,9}\{([^{}]{1,1000})\}/g;
const HEADER = new RegExp(String.raw`["'\x60]?([\w-]{1,60})["'\x60]?\s{0,9}:\s{0,9}(?:${TEXT})?`, 'g');
const COOKIES: readonly RegExp[] = [
  /\bdocument\.cookie\s{0,9}=\s{0,9}["'`]([^=;"'`\s]{1,60})=([^;"'`]{0,200})/g,
  new RegExp(
    String.raw`(?:\bCookies\.set|\$\.cookie|\b(?:set|create|write)Cookie)\(\s{0,9}["'\x60]([^=;"'\x60\s]{1,60})["'\x60]\s{0,9},\s{0,9}(?:${TEXT})?`,
    'gi',
  ),
];
const CALL =
  /(?:\bfetch\(\s{0,9}|\burl\s{0,9}:\s{0,9}|\.open\(\s{0,9}["'](GET|POST)["']\s{0,9},\s{0,9}|\.(get|post)\(\s{0,9})["'`](\/?[\w\-./~]{1,200})(?:\?[^"'`]{0,200})?["'`]/gi;
const STRINGIFIED = /\bJSON\.stringify\(\s{0,9}\{([^{}]{1,1000})\}/g;
const POSTED =
  /\b(?:axios|\$?https?|httpClient|api|client)\.post(?:<[\w[\]]{1,60}>)?\(\s{0,9}["'`](\/?[\w\-./~]{1,200})["'`]\s{0,9},\s{0,9}\{([^{}]{1,1000})\}/gi;
const MEMBER = new RegExp(
  String.raw`(?:^|[,\s])["']?([A-Za-z_$][\w$-]{0,60})["']?\s{0,9}:\s{0,9}(?:${TEXT}|(-?\d{1,15}))?`,
  'g',
);
const NAMES_FIELDS = /\.(?:attr|prop|setAttribute)\(\s{0,9}["']name["']\s{0,9},\s{0,9}[A-Za-z_$]/;

/** A header that says how a request is sent, and not what; or a credential. */
function isStandard(name: string): boolean {
  return hasName('kept-header', name) || name.toLowerCase() === 'x-requested-with';
}

/** Reads a script in linear time; a library's own functions name no request. */
export function scriptRequests(script: string): ScriptRequests {
  const text = script.slice(0, LENGTH_MAX);
  const headers: ScriptRequests['headers'][number][] = [];
  const addHeader = (name: string, value: string | undefined, at: number) => {
    if (headers.length < EACH_MAX && !isStandard(name) && !headers.some((other) => other.name === name))
      headers.push({ name, value: value ?? '', call: callBefore(text, at) });
  };
  let namesHeaders = false;
  for (const { 1: name, 2: value, index } of text.matchAll(SET_HEADER))
    if (name === undefined) namesHeaders = true;
    else addHeader(name, value, index);
  for (const { 1: list = '', index } of text.matchAll(HEADERS))
    for (const [, name = '', value] of list.matchAll(HEADER)) addHeader(name, value, index);
  const cookies = COOKIES.flatMap((form) =>
    [...text.matchAll(form)].map(([, name = '', value = '']): Pair => [name, value]),
  );
  const bodies = [
    ...[...text.matchAll(STRINGIFIED)].flatMap(({ 1: list = '', index }) => {
      const call = callBefore(text, index);
      return call === null ? [] : { path: call.path, members: membersOf(list) };
    }),
    ...[...text.matchAll(POSTED)].map(([, path = '', list = '']) => ({ path, members: membersOf(list) })),
  ];
  return {
    headers,
    cookies: cookies.slice(0, EACH_MAX),
    bodies: bodies.filter(({ members }) => members.length > 0).slice(0, EACH_MAX),
    namesHeaders,
    namesFields: NAMES_FIELDS.test(text),
  };
}

function callBefore(text: string, index: number): ScriptCall | null {
  const start = Math.max(0, index - CALL_MAX);
  const last = [...text.slice(start, index).matchAll(CALL)].at(-1);
  if (last === undefined) return null;
  const [, opened, called, path = ''] = last;
  const isPost =
    /post/i.test(opened ?? called ?? '') ||
    /\b(?:method|type)["']?\s{0,9}:\s{0,9}["']POST/i.test(text.slice(start + last.index, index + CALL_MAX));
  return { method: isPost ? 'POST' : 'GET', path };
}

/** Members of an object literal without nested ones, `{a: 1, b: x}` or `{a, b}`. */
function membersOf(list: string): Pair[] {
  const named = [...list.matchAll(MEMBER)].map(([, name = '', text, number]): Pair => [name, text ?? number ?? '']);
  const short = list.split(',').flatMap((part) => (/^\s*[A-Za-z_$][\w$]{0,60}\s*$/.test(part) ? part.trim() : []));
  const known = new Set(named.map(([name]) => name));
  return [...named, ...short.filter((name) => !known.has(name)).map((name): Pair => [name, ''])].slice(0, MEMBERS_MAX);
}

const known = new WeakMap<Exchange, ScriptRequests>();
const LIBRARY =
  /(?:jquery|angular|react|vue|bootstrap|axios|lodash|prototype|mootools|ext-all|modernizr|polyfills?|vendor)[\w.-]{0,60}\.js$|\.min\.js$|js\.cookie/i;

/** Requests of a script file, read once; null for a library. */
export function requestsOfScript(exchange: Exchange): ScriptRequests | null {
  if (LIBRARY.test(new URL(exchange.request.url).pathname)) return null;
  const requests = known.get(exchange) ?? scriptRequests(exchange.response.text);
  known.set(exchange, requests);
  return requests;
}
