import { get } from 'node:http';
import { createRequire } from 'node:module';
import { ParseOption, XmlDocument } from 'libxml2-wasm';
import { Query } from 'mingo';
import type { SiteCase } from './site.ts';

const require = createRequire(import.meta.url);
/** The package has no types. */
const { parseString } = require('@ldapjs/filter') as {
  parseString(filter: string): { matches(entry: object, isStrict: boolean): boolean };
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function page(name: string, isVulnerable: boolean, example: string, render: (value: string) => string): SiteCase {
  return { name, example, isVulnerable, answer: (value, response) => void response.end(render(value)) };
}

const PEOPLE = [
  { objectClass: ['person'], uid: 'ann', name: 'Ann' },
  { objectClass: ['person'], uid: 'bob', name: 'Bob' },
];

/** Entries that a filter selects, by a real parser and matcher of filters. */
function entries(filter: string, isErrorShown: boolean): string {
  try {
    const found = PEOPLE.filter((entry) => parseString(filter).matches(entry, false));
    return found.length === 0 ? '<p>Nobody</p>' : found.map(({ name }) => `<p>${name}</p>`).join('');
  } catch (error) {
    return isErrorShown ? `<pre>InvalidSearchFilterException: ${(error as Error).message}</pre>` : '<p>Nobody</p>';
  }
}

const ldapEscaped = (value: string) => value.replace(/[\\*()]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)}`);

export const LDAP_CASES: readonly SiteCase[] = [
  page('errors are shown', true, 'ann', (value) => entries(`(&(objectClass=person)(uid=${value}))`, true)),
  page('errors are hidden', true, 'ann', (value) => entries(`(&(objectClass=person)(uid=${value}))`, false)),
  page('an escaped value', false, 'ann', (value) =>
    entries(`(&(objectClass=person)(uid=${ldapEscaped(value)}))`, true),
  ),
  page('a search that knows wildcards', false, 'ann', (value) =>
    PEOPLE.some(({ uid }) => uid === value.replace(/[)(].*$/s, '')) ? '<p>Ann</p>' : '<p>Nobody</p>',
  ),
];

const WARES = [
  { name: 'oak', kind: 'wood' },
  { name: 'ash', kind: 'wood' },
  { name: 'steel', kind: 'metal' },
];

/** The parameter `v` as `qs` and PHP parse brackets in its name. */
function parsed(url: string): unknown {
  const pairs = [...new URL(url, 'http://host.invalid').searchParams];
  const own = pairs.find(([name]) => name === 'v' || name.startsWith('v['));
  if (own === undefined) return undefined;
  const [name, value] = own;
  const keys = [...name.matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key ?? '');
  return keys.reduceRight<unknown>((inner, key) => (key === '' ? [inner] : { [key]: inner }), value);
}

function wares(condition: unknown): string {
  try {
    const found = new Query({ kind: condition } as never).find<{ name: string }>(WARES).all();
    return found.length === 0 ? '<p>Nothing</p>' : found.map(({ name }) => `<p>${name}</p>`).join('');
  } catch {
    return '<p>Error</p>';
  }
}

function query(name: string, isVulnerable: boolean, render: (value: unknown) => string): SiteCase {
  return {
    name,
    example: 'wood',
    isVulnerable,
    answer: (_value, response, request) => void response.end(render(parsed(request.url ?? ''))),
  };
}

const first = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? first(Object.values(value)[0]) : value;

/** A real engine of MongoDB queries. */
export const NOSQL_CASES: readonly SiteCase[] = [
  query('an object from the query string', true, wares),
  query('strings only', false, (value) => wares(String(value))),
  query('the first of all values', false, (value) => wares(first(value))),
  query('an operator of its own', false, (value) => wares({ $eq: first(value) })),
];

/** The text of a document, by a real XML parser. */
function text(document: string, option: ParseOption): string {
  let parsedDocument: XmlDocument | undefined;
  try {
    parsedDocument = XmlDocument.fromString(document, { option });
    return escaped(parsedDocument.root.content);
  } catch {
    return 'This is no document';
  } finally {
    parsedDocument?.dispose();
  }
}

const NOTE = '<note><to>Ann</to><body>Hello</body></note>';

export const XML_CASES: readonly SiteCase[] = [
  page('entities are expanded', true, NOTE, (value) => `<p>${text(value, ParseOption.XML_PARSE_NOENT)}</p>`),
  page('type definitions are refused', false, NOTE, (value) =>
    /<!DOCTYPE/i.test(value) ? 'refused' : text(value, ParseOption.XML_PARSE_DEFAULT),
  ),
  page('the document is only shown', false, NOTE, escaped),
];

function fetches(name: string, isVulnerable: boolean, isAllowed: (url: string) => boolean): SiteCase {
  return {
    name,
    example: 'http://example.invalid/feed.xml',
    isVulnerable,
    answer: (value, response) => {
      if (!isAllowed(value)) return void response.end('<p>not allowed</p>');
      const request = get(value, (reply) => {
        reply.resume();
        response.end('<p>done</p>');
      });
      request.on('error', () => response.end('<p>failed</p>'));
    },
  };
}

export const FETCH_CASES: readonly SiteCase[] = [
  fetches('any URL', true, (url) => URL.canParse(url)),
  fetches('hosts of a list', false, (url) => URL.parse(url)?.hostname === 'example.invalid'),
  page('a link', false, 'http://example.invalid/', (value) => `<a href="${escaped(value)}">x</a>`),
  {
    name: 'a redirect',
    example: 'http://example.invalid/',
    isVulnerable: false,
    answer: (value, response) => void response.writeHead(302, { location: encodeURI(value) }).end(),
  },
];
