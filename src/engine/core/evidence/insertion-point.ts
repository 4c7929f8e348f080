/** A name with its value, as a query, a form, a list of headers or a Cookie header holds them. */
export type Pair = readonly [name: string, value: string];

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** Fields of a form, by `application/x-www-form-urlencoded` or `multipart/form-data`. */
export interface FieldsBody {
  readonly encoding: 'form' | 'multipart';
  readonly fields: readonly Pair[];
}

/** A document of members, as JSON or as elements of XML. */
export interface DocumentBody {
  readonly encoding: 'json' | 'xml';
  readonly value: JsonValue;
  /** Name of the outermost element of XML. */
  readonly root?: string;
}

export type RequestBody = FieldsBody | DocumentBody;

export type RequestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** A request as the site's own links, forms and scripts send it. Points of one request share it. */
export interface BaselineRequest {
  readonly method: RequestMethod;
  /** Absolute URL without query and fragment. */
  readonly url: string;
  readonly query: readonly Pair[];
  readonly headers?: readonly Pair[];
  readonly cookies?: readonly Pair[];
  readonly body?: RequestBody;
  /** A query of GraphQL, which only reads although it is sent by POST. */
  readonly isRead?: true;
}

interface Shared {
  /** The request that contains the point. */
  readonly request: BaselineRequest;
  /** The value the site itself sends. */
  readonly baseline: string;
  /** The site sends no value of its own; the baseline is one that a visitor might type. */
  readonly isInvented?: true;
  /** The request with only this field filled, for a form whose fields may exclude each other. */
  readonly alone?: BaselineRequest;
}

/** One place in a request that takes a value. */
export type InsertionPoint = Shared &
  (
    | { readonly kind: 'query' | 'form' | 'header' | 'cookie'; readonly name: string }
    /** The whole query string, as in `page.jsp?input`. */
    | { readonly kind: 'query-string' }
    /** A segment of the path, counted from 0: `/item/7` has `item` and `7`. */
    | { readonly kind: 'path'; readonly segment: number }
    /** The name of a query parameter or form field; `name` is the name that the site uses. */
    | { readonly kind: 'name'; readonly of: 'query' | 'form'; readonly name: string }
    /** A member of a JSON or XML body: names and indexes from the root. */
    | { readonly kind: 'json'; readonly path: readonly (string | number)[] }
    /** The whole body, a document of XML. */
    | { readonly kind: 'document' }
  );

/** A request that is ready to be sent (`ProbeContext.fetch`). */
export interface BuiltRequest {
  readonly method: RequestMethod;
  readonly url: string;
  readonly headers: readonly Pair[];
  readonly body?: string;
}

/** The point's request with a value in place of the baseline; everything else stays as the site sends it. */
export function requestWith(point: InsertionPoint, value: string): BuiltRequest {
  const { request } = point;
  const { url, query, headers = [], cookies = [], body } = request;
  const pairs = (kind: 'query' | 'form', list: readonly Pair[]): readonly Pair[] => {
    if (point.kind === kind) return replaced(list, point.name, [point.name, value]);
    if (point.kind !== 'name' || point.of !== kind) return list;
    return replaced(list, point.name, [value, list.find(([name]) => name === point.name)?.[1] ?? '']);
  };
  const changed: BaselineRequest = {
    ...request,
    url: point.kind === 'path' ? withSegment(url, point.segment, value) : url,
    query: pairs('query', query),
    headers: point.kind === 'header' ? replaced(headers, point.name, [point.name, fieldValue(value)]) : headers,
    cookies: point.kind === 'cookie' ? replaced(cookies, point.name, [point.name, value]) : cookies,
  };
  const search = point.kind === 'query-string' ? encode(value) : encodePairs(changed.query);
  if (body === undefined) return built(changed, search);
  if (isFields(body)) return built({ ...changed, body: { ...body, fields: pairs('form', body.fields) } }, search);
  if (point.kind === 'document') return { ...built({ ...changed, body }, search), body: value };
  const member = point.kind === 'json' ? withMember(body.value, point.path, value) : body.value;
  return built({ ...changed, body: { ...body, value: member } }, search);
}

/** The request as the site itself sends it. */
export function baselineRequest(request: BaselineRequest): BuiltRequest {
  return built(request, encodePairs(request.query));
}

export function isFields(body: RequestBody): body is FieldsBody {
  return body.encoding === 'form' || body.encoding === 'multipart';
}

function built({ method, url, headers = [], cookies = [], body }: BaselineRequest, search: string): BuiltRequest {
  const sent = [...headers, ...(cookies.length === 0 ? [] : [['Cookie', cookieField(cookies)] as const])];
  const target = { method, url: search === '' ? url : `${url}?${search}` };
  if (body === undefined) return { ...target, headers: sent };
  const { type, text } = encodedBody(body);
  return { ...target, headers: [...sent, ['Content-Type', type]], body: text };
}

function encodedBody(body: RequestBody): { readonly type: string; readonly text: string } {
  switch (body.encoding) {
    case 'form':
      return { type: 'application/x-www-form-urlencoded', text: encodePairs(body.fields) };
    case 'multipart':
      return { type: `multipart/form-data; boundary=${BOUNDARY}`, text: multipart(body.fields) };
    case 'json':
      return { type: 'application/json', text: JSON.stringify(body.value) };
    case 'xml':
      return { type: 'application/xml', text: xmlDocument(body) };
  }
}

/** No payload contains it. */
const BOUNDARY = '----scangate5f1d7c0b9a3e';

/** WHATWG HTML, "multipart/form-data encoding algorithm". */
function multipart(fields: readonly Pair[]): string {
  const quoted = (name: string) => name.replace(/\r\n|\r|\n/g, '%0D%0A').replaceAll('"', '%22');
  const parts = fields.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${value.toWellFormed()}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

const XML_NAME = /^[A-Za-z_][\w.-]{0,100}$/;

/** A document of XML whose elements are the members; those whose names are no names of elements are left out. */
export function xmlDocument({ value, root = 'root' }: DocumentBody): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${xmlElement(root, value)}`;
}

function xmlElement(name: string, value: JsonValue): string {
  if (!XML_NAME.test(name) || value === null) return '';
  if (Array.isArray(value)) return value.map((item: JsonValue) => xmlElement(name, item)).join('');
  if (typeof value !== 'object') return `<${name}>${xmlText(String(value))}</${name}>`;
  const members = Object.entries(value).map(([member, item]) => xmlElement(member, item));
  return `<${name}>${members.join('')}</${name}>`;
}

/** XML 1.0 has no other control characters (section 2.2). */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** A name that is sent several times is sent once, so that every server reads the same value. */
function replaced(list: readonly Pair[], name: string, pair: Pair): readonly Pair[] {
  const first = list.findIndex(([other]) => other === name);
  if (first === -1) return [...list, pair];
  return list.flatMap((other, index) => (index === first ? [pair] : other[0] === name ? [] : [other]));
}

/** The URL up to a segment of its path, and the path after it. */
export function aroundSegment(href: string, segment: number): { before: string; after: string } {
  const { origin, pathname } = new URL(href);
  const segments = pathname.split('/');
  const before = `${origin}${segments.slice(0, segment + 1).join('/')}/`;
  const rest = segments.slice(segment + 2);
  return { before, after: rest.length === 0 ? '' : `/${rest.join('/')}` };
}

function withSegment(href: string, segment: number, value: string): string {
  const { before, after } = aroundSegment(href, segment);
  return `${before}${encode(value).replaceAll('/', '%2F')}${after}`;
}

/** A JSON value with another member at a path, which is made where it is missing. */
export function withMember(value: JsonValue, path: readonly (string | number)[], member: JsonValue): JsonValue {
  const [key, ...rest] = path;
  if (key === undefined) return member;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withMember(item, rest, member) : item));
  const object = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, JsonValue>>;
  return { ...object, [key]: withMember(object[key] ?? null, rest, member) };
}

/** A query string without its question mark. */
export function encodePairs(pairs: readonly Pair[]): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

/**
 * Form encoding that leaves only those characters of a payload bare that need no encoding in a query (RFC 3986, section 3.4):
 * servers such as nginx pass values on as received, and an encoded URL would not be one.
 */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%(?:2F|3A)/g, decodeURIComponent);
}

/** A header value cannot carry line ends or other control characters (RFC 9110, section 5.5). */
function fieldValue(value: string): string {
  return value.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '');
}

/** Cookie values hold no white space, comma, semicolon, backslash or double quote (RFC 6265, section 4.1.1). */
function cookieField(cookies: readonly Pair[]): string {
  const safe = (text: string) =>
    text
      .toWellFormed()
      .replace(/[^\u0021\u0023-\u0024\u0026-\u002b\u002d-\u003a\u003c-\u005b\u005d-\u007e]/gu, encodeURIComponent);
  return cookies.map(([name, value]) => `${name}=${safe(value)}`).join('; ');
}
