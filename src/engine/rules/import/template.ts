import { createHash } from 'node:crypto';
import { isRecord } from '../../../shared/records.ts';
import type { Condition, TextTest } from '../condition.ts';
import type { Rule } from '../format.ts';
import { numbered, onPart, type Term, termsOf } from './dsl.ts';
import { LeftOut } from './left-out.ts';

type Data = Readonly<Record<string, unknown>>;
type RuleRequest = NonNullable<Rule['request']>[number];
type Extracts = NonNullable<RuleRequest['extract']>;

/** Templates that ask third parties, guess passwords, send word lists or may do harm. */
const REFUSED_TAGS = ['default-login', 'dos', 'fuzz', 'fuzzing', 'intrusive', 'token-spray'];
const OTHER_PROTOCOLS = [
  'code',
  'dns',
  'file',
  'headless',
  'javascript',
  'network',
  'ssl',
  'tcp',
  'websocket',
  'whois',
];
/** Ways of sending that a rule does not have. */
const OTHER_WAYS = [
  'fuzzing',
  'global-matchers',
  'pipeline',
  'race',
  'race_count',
  'self-contained',
  'signature',
  'unsafe',
];
const DROPPED_HEADERS = ['accept-encoding', 'connection', 'content-length', 'host', 'user-agent'];
/** The client sets it. */
const HOST_LINE = /^host:.*\n/im;
const NAME_MAX = 70;

/** Rules of a template of nuclei, as data that the reader of rules checks. @throws LeftOut with the reason */
export function rulesOfTemplate(template: unknown, origin: Origin): Data[] {
  if (!isRecord(template)) throw new LeftOut('no template');
  const other = OTHER_PROTOCOLS.find((name) => template[name] !== undefined);
  if (other !== undefined) throw new LeftOut(`the protocol ${other}`);
  const blocks = (template['http'] ?? template['requests']) as unknown;
  if (!Array.isArray(blocks) || !blocks.every(isRecord)) throw new LeftOut('no request over HTTP');
  const info = record(template['info']);
  const tags = list(info['tags'])
    .flatMap((tag) => tag.split(','))
    .map((tag) => tag.trim());
  const refused = tags.find((tag) => REFUSED_TAGS.includes(tag));
  if (refused !== undefined) throw new LeftOut(`the tag ${refused}`);
  const id = text(template['id']);
  const constants = constantsOf(record(template['variables']), id);
  const common = metaOf(id, info, origin);
  const extracted = blocks.flatMap((block) => internalOf(block).map((one) => text(one['name'])));
  const converted = blocks.map((block) => ofBlock(block, constants, extracted));
  const { flow } = template;
  const isRow = blocks.slice(0, -1).some(isStep);
  if (flow === undefined && !isRow)
    return converted.flat().map((part, index) => ({ ...gated(part), ...common, ...part, id: idOf(id, index) }));
  if (flow !== undefined && !/^\s*http\(\d\)(?:\s*&&\s*http\(\d\))*\s*$/.test(text(flow)))
    throw new LeftOut('a flow that is a program');
  const joint = inFlow(converted);
  return [{ ...gated(joint), ...common, ...joint, id: idOf(id, 0) }];
}

/** Without a product, only a rule that asks for nothing but the start page runs on each site. */
function gated({ request }: Part): Data {
  return request.every(({ path }) => path.every((one) => one === '/')) ? {} : { when: { scope: 'all' } };
}

/** What the rules keep of the file. */
interface Origin {
  /** Null if there is no file with one. */
  readonly licence: string | null;
  readonly digest: string;
}

interface Part {
  readonly request: readonly RuleRequest[];
  readonly match: Condition;
  readonly values?: Rule['values'];
}

/** Any response. */
const ANY: Condition = { not: { status: [100] } };

/** A block that only prepares the next one: what it finds is for the template alone. */
function isStep(block: Data): boolean {
  return [...records(block['matchers']), ...records(block['extractors'])].every((one) => one['internal'] === true);
}

/** Each block must match; the last one is judged. */
function inFlow(blocks: readonly Part[][]): Part {
  const parts = blocks.map((alternatives) => {
    const [only, second] = alternatives;
    if (only === undefined || second !== undefined || only.values !== undefined)
      throw new LeftOut('a flow with alternatives');
    return only;
  });
  const last = parts.at(-1) as Part;
  const before = parts.slice(0, -1).flatMap(({ request, match }) => {
    const final = request.at(-1) as RuleRequest;
    return [
      ...request.slice(0, -1),
      { ...final, match: final.match === undefined ? match : { all: [final.match, match] } },
    ];
  });
  return { request: [...before, ...last.request], match: last.match };
}

function metaOf(id: string, info: Data, { licence, digest }: Origin): Data {
  const classification = record(info['classification']);
  const severity = text(info['severity']);
  const products = productsOf(info);
  const references = list(info['reference'])
    .flatMap((line) => line.split('\n'))
    .map((url) => url.trim());
  const known = references.filter((url) => /^https:\/\/\S{1,290}$/.test(url)).slice(0, 10);
  const cwe = list(classification['cwe-id'])
    .map((one) => one.toUpperCase())
    .filter((one) => /^CWE-\d{1,5}$/.test(one))
    .slice(0, 5);
  const levels: Readonly<Record<string, string>> = { critical: 'high', high: 'high', medium: 'medium', low: 'low' };
  return {
    title: plain(text(info['name']) || id, 120),
    severity: levels[severity] ?? 'info',
    ...(cwe.length === 0 ? {} : { cwe }),
    control: 'strict',
    ...(products.length === 0 ? {} : { when: { product: products } }),
    proof: 'The response has what the template describes, and a made-up path has not.',
    fix:
      plain(text(info['remediation']), 2_000) ||
      'Update or reconfigure the product as its documentation says, or remove it.',
    author: plain(list(info['author']).join(', '), 200) || 'unknown',
    ...(licence === null ? {} : { licence: plain(licence, 60) }),
    source: plain(`nuclei template ${id}, sha256 ${digest}`, 200),
    ...(known.length === 0 ? {} : { references: known }),
  };
}

/** The names by which a site shows the product. */
function productsOf(info: Data): string[] {
  const metadata = record(info['metadata']);
  const cpe = text(record(info['classification'])['cpe']).split(':');
  const names = [
    ...list(metadata['product']),
    cpe[4] ?? '',
    cpe[9] === 'wordpress' || metadata['framework'] === 'wordpress' ? 'wordpress' : '',
  ];
  return [...new Set(names.map((name) => plain(name.replaceAll('\\', ''), 100)))]
    .filter((name) => /[a-z0-9]/i.test(name))
    .slice(0, 10);
}

/** No braces: they would be values. */
function plain(given: string, max: number): string {
  return given
    .replace(/\{\{|\}\}|\[\[|\]\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
}

function idOf(id: string, index: number): string {
  const name = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, NAME_MAX - 4)
    .replace(/-$/, '');
  return `nuclei.${name}${index === 0 ? '' : `-${index + 1}`}`;
}

type Constants = ReadonlyMap<string, string>;

function constantsOf(variables: Data, id: string): Constants {
  const constants = new Map([
    ['BaseURL', ''],
    ['RootURL', ''],
    ['randstr', createHash('sha256').update(id).digest('hex').slice(0, 12)],
  ]);
  for (const [name, value] of Object.entries(variables)) constants.set(name, fill(text(value), constants));
  return constants;
}

/** The text with its constants; what a response gives stays in braces. @throws LeftOut */
function fill(given: string, constants: Constants, extracted: ReadonlySet<string> = new Set()): string {
  return given.replace(/\{\{([^{}]{1,500})\}\}/g, (_, inner: string) => {
    const expression = inner.trim();
    if (extracted.has(expression)) return `{{${variable(expression)}}}`;
    return constantOf(expression, constants);
  });
}

function variable(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '_')
    .replace(/^[^a-z]/, 'v')
    .slice(0, 40);
}

function constantOf(expression: string, constants: Constants): string {
  const known = constants.get(expression);
  if (known !== undefined) return known;
  if (/interactsh/i.test(expression)) throw new LeftOut('a listener for calls from the site');
  if (/^randstr(?:_\d)?$/.test(expression)) return constants.get('randstr') ?? '';
  const call = /^(\w+)\((.*)\)$/s.exec(expression);
  if (call === null) throw new LeftOut(`the value {{${expression.slice(0, 40)}}}`);
  const [, name = '', inner = ''] = call;
  if (/^rand_(?:base|text_alpha|text_alphanumeric|char)$/.test(name))
    return (constants.get('randstr') ?? '').replace(/\d/g, 'a').slice(0, 8);
  if (/^rand_(?:int|text_numeric)$/.test(name)) return '48213';
  const quotedText = /^\s*["'](.*)["']\s*$/s.exec(inner);
  const argument =
    quotedText === null
      ? /^\s*\d+\s*$/.test(inner)
        ? inner.trim()
        : constantOf(inner.trim(), constants)
      : (quotedText[1] ?? '');
  const run = FUNCTIONS[name];
  if (run === undefined) throw new LeftOut(`the function ${name}()`);
  return run(fill(argument, constants));
}

const hashed = (algorithm: string) => (value: string) => createHash(algorithm).update(value).digest('hex');
const FUNCTIONS: Readonly<Record<string, (value: string) => string>> = {
  base64: (value) => Buffer.from(value).toString('base64'),
  hex_encode: (value) => Buffer.from(value).toString('hex'),
  md5: hashed('md5'),
  sha1: hashed('sha1'),
  sha256: hashed('sha256'),
  to_lower: (value) => value.toLowerCase(),
  tolower: (value) => value.toLowerCase(),
  url_encode: encodeURIComponent,
};

function ofBlock(block: Data, constants: Constants, extracted: readonly string[]): Part[] {
  const way = OTHER_WAYS.find((name) => block[name] !== undefined && block[name] !== false);
  if (way !== undefined) throw new LeftOut(`the way ${way}`);
  const { values, names } = payloadsOf(record(block['payloads']), constants, text(block['attack']));
  const extracts = Object.fromEntries(internalOf(block).map((one) => [variable(text(one['name'])), extractOf(one)]));
  const filled = new Set([...names, ...extracted]);
  const here = new Map([...constants, ['Hostname', '{{host}}'], ['Host', '{{host}}']]);
  const redirects = block['redirects'] === true || block['host-redirects'] === true ? { redirects: true } : {};
  const raw = list(block['raw']);
  const paths = list(block['path']).map((path) => pathOf(fill(path, here, filled)));
  const own = { method: text(block['method']) || 'GET', headers: record(block['headers']), body: text(block['body']) };
  const sent =
    raw.length > 0
      ? raw.map((one) => ofRaw(fill(one.replace(HOST_LINE, ''), here, filled)))
      : [requestOf([...new Set(paths)], own, here, filled)];
  const terms = matchersOf(block, constants);
  const requests = sent.map((request) => ({ ...request, ...redirects }));
  const part = combined(requests, terms, extracts);
  return part.map((one) => (Object.keys(values).length === 0 ? one : { ...one, values }));
}

/** Requests in a row if they depend on each other, otherwise alternatives with the same conditions. */
function combined(requests: readonly RuleRequest[], terms: readonly Term[], extract: Extracts): Part[] {
  const isRow = Object.keys(extract).length > 0 || terms.some(({ request }) => request !== null);
  if (!isRow) return requests.map((request) => ({ request: [request], match: all(terms) }));
  if (requests.length > 4) throw new LeftOut('more than four requests in a row');
  const last = requests.length;
  const ofLast = terms.filter(({ request }) => (request ?? last) === last);
  if (ofLast.length === 0 || terms.some(({ request }) => (request ?? last) > last))
    throw new LeftOut('a condition that is not on the last response');
  const withExtract = (request: RuleRequest) => (Object.keys(extract).length > 0 ? { ...request, extract } : request);
  const row = requests.map((request, index): RuleRequest => {
    if (index === last - 1) return last === 1 ? withExtract(request) : request;
    const own = terms.filter((term) => term.request === index + 1);
    const first = index === 0 ? withExtract(request) : request;
    return { ...first, ...(own.length === 0 ? {} : { match: all(own) }) };
  });
  return [{ request: row, match: all(ofLast) }];
}

function all(terms: readonly Term[]): Condition {
  const conditions = terms.map(({ condition }) => condition);
  return conditions.length === 1 && conditions[0] !== undefined ? conditions[0] : { all: conditions };
}

function payloadsOf(payloads: Data, constants: Constants, attack: string) {
  const entries = Object.entries(payloads).map(([name, given]) => {
    if (!Array.isArray(given)) throw new LeftOut('a list of words in a file');
    return [variable(name), given.map((value) => fill(text(value), constants))] as const;
  });
  if (entries.length > 1 && attack !== 'clusterbomb') throw new LeftOut('payloads in step');
  return { values: Object.fromEntries(entries), names: Object.keys(payloads) };
}

function internalOf(block: Data): Data[] {
  return records(block['extractors']).filter((one) => one['internal'] === true);
}

function extractOf(extractor: Data): Extracts[string] {
  const [regex] = list(extractor['regex']);
  const part = text(extractor['part']) || 'body';
  if (extractor['type'] === 'regex' && regex !== undefined && part === 'body') {
    const group = Number(extractor['group'] ?? 0);
    if (group > 1) throw new LeftOut('a later group of an expression');
    return { regex: group === 0 ? `(${regex})` : regex };
  }
  const [name] = list(extractor['kval']);
  if (extractor['type'] === 'kval' && name !== undefined) return { header: name.replaceAll('_', '-') };
  const path = /^\.([\w.]{1,200})$/.exec(list(extractor['json'])[0] ?? '');
  if (extractor['type'] === 'json' && path !== null) return { json: [path[1] ?? ''] };
  throw new LeftOut('an extractor that a rule does not have');
}

/** A request as it is sent over the wire. */
function ofRaw(raw: string): RuleRequest {
  const lines = raw.replaceAll('\r\n', '\n').split('\n');
  // Lines with @ are for the sender.
  const start = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('@'));
  const end = lines.indexOf('', start);
  const [first = '', ...fields] = lines.slice(start, end < 0 ? undefined : end);
  const match = /^([A-Z]{1,20})[ \t](.+)$/.exec(first.trim());
  if (match === null) throw new LeftOut('a request that is not understood');
  const [, method = '', rest = ''] = match;
  const version = rest.lastIndexOf(' HTTP/');
  const target = (version < 0 ? rest : rest.slice(0, version)).trim();
  const headers = fields.flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]] : [];
  });
  const own = {
    method,
    headers: Object.fromEntries(headers),
    body: end < 0 ? '' : lines.slice(end).join('\n').trim(),
  };
  return requestOf([pathOf(target)], own, new Map(), null);
}

interface Own {
  readonly method: string;
  readonly headers: Data;
  readonly body: string;
}

/** @param filled null: values are in place already */
function requestOf(
  path: string[],
  { method, headers, body }: Own,
  constants: Constants,
  filled: ReadonlySet<string> | null,
): RuleRequest {
  if (!['GET', 'HEAD', 'POST'].includes(method)) throw new LeftOut(`the method ${method.slice(0, 20)}`);
  if (body !== '' && method !== 'POST') throw new LeftOut(`${method} with a body`);
  if (path.length === 0) throw new LeftOut('no path');
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    const lower = name.toLowerCase();
    if (DROPPED_HEADERS.includes(lower)) return [];
    if (/[{}]/.test(name)) throw new LeftOut('a computed header');
    return [[name, filled === null ? text(value) : fill(text(value), constants, filled)]];
  });
  const given = kept.filter(([, value]) => value !== '');
  return {
    path,
    ...(method === 'GET' ? {} : { method: method as 'HEAD' | 'POST' }),
    ...(given.length === 0 ? {} : { headers: Object.fromEntries(given) }),
    ...(body === '' ? {} : { body: filled === null ? body : fill(body, constants, filled) }),
  };
}

function pathOf(given: string): string {
  const path = given.replace(/\s/g, '%20').replaceAll('\\', '%5C').replaceAll('#', '%23');
  if (path === '') return '/';
  if (/^[a-z]+:\/\//i.test(path)) throw new LeftOut('another host');
  if (/^:\d/.test(path)) throw new LeftOut('another port');
  if (path.startsWith('//')) throw new LeftOut('a path with two slashes at its start');
  return path.startsWith('/') ? path : `/${path}`;
}

function matchersOf(block: Data, constants: Constants): Term[] {
  const matchers = records(block['matchers']);
  if (matchers.length === 0) return ofExtractors(records(block['extractors']));
  const groups = matchers.map((matcher) => ofMatcher(matcher, constants));
  if (block['matchers-condition'] === 'and') return groups.flat();
  if (groups.length === 1) return groups[0] ?? [];
  const conditions = groups.map((terms) => {
    if (terms.some(({ request }) => request !== null)) throw new LeftOut('alternatives over several responses');
    return all(terms);
  });
  return [{ request: null, condition: anyOf(conditions) }];
}

/** Without a matcher, what is extracted is the match. */
function ofExtractors(extractors: readonly Data[]): Term[] {
  if (extractors.some((one) => one['internal'] === true)) return [{ request: null, condition: ANY }];
  const conditions = extractors.flatMap((one) => {
    const { name, request } = numbered(text(one['part']) || 'body');
    if (request !== null || !['regex', 'kval'].includes(text(one['type']))) throw new LeftOut('no matcher');
    if (one['type'] === 'kval')
      return list(one['kval']).map((header): Condition => ({ header: { [header.replaceAll('_', '-')]: true } }));
    return list(one['regex']).map((regex) => onPart(name, { regex: [regex] }, false));
  });
  if (conditions.length === 0) throw new LeftOut('no matcher');
  return [{ request: null, condition: anyOf(conditions) }];
}

/** A list may have twenty members. */
function anyOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 1 && conditions[0] !== undefined) return conditions[0];
  if (conditions.length <= 20) return { any: conditions };
  const groups = Array.from({ length: Math.ceil(conditions.length / 20) }, (_, index) =>
    anyOf(conditions.slice(index * 20, index * 20 + 20)),
  );
  return anyOf(groups);
}

function ofMatcher(matcher: Data, constants: Constants): Term[] {
  const isNegative = matcher['negative'] === true;
  const isAnd = matcher['condition'] === 'and' && matcher['type'] !== 'status';
  if (matcher['type'] === 'dsl') {
    const lists = list(matcher['dsl']).map((one) => termsOf(fill(one, constants)));
    return !isNegative && (isAnd || lists.length === 1) ? lists.flat() : [joined(lists, isAnd, isNegative)];
  }
  const { name, request } = numbered(text(matcher['part']) || 'body');
  const conditions = plainMatcher(matcher, name, constants);
  return [
    joined(
      conditions.map((condition) => [{ request, condition }]),
      isAnd,
      isNegative,
    ),
  ];
}

/** One term for several, which must be about one response. */
function joined(lists: readonly (readonly Term[])[], isAnd: boolean, isNegative: boolean): Term {
  const [request = null, second] = new Set(lists.flat().map((term) => term.request));
  if (second !== undefined) throw new LeftOut('alternatives over several responses');
  const conditions = lists.map(all);
  const condition = isAnd && conditions.length > 1 ? { all: conditions } : anyOf(conditions);
  return { request, condition: isNegative ? { not: condition } : condition };
}

/** One condition for each word, expression or status. */
function plainMatcher(matcher: Data, part: string, constants: Constants): Condition[] {
  const folded = matcher['case-insensitive'] === true ? { 'ignore-case': true } : {};
  const on = (test: TextTest) => onPart(part, { ...test, ...folded }, false);
  switch (matcher['type']) {
    case 'status':
      return [{ status: list(matcher['status']).map(Number) }];
    case 'word':
      return list(matcher['words']).map((word) => on({ contains: [fill(word, constants)] }));
    case 'regex':
      return list(matcher['regex']).map((regex) => on({ regex: [regex] }));
    case 'binary':
      return list(matcher['binary']).map((hex) => on({ contains: [ofBytes(hex)] }));
    default:
      throw new LeftOut(`a matcher by ${text(matcher['type']).slice(0, 20)}`);
  }
}

function ofBytes(hex: string): string {
  const bytes = Buffer.from(hex.replace(/\s/g, ''), 'hex');
  if (bytes.length === 0 || bytes.some((byte) => byte > 127)) throw new LeftOut('bytes that are no text');
  return bytes.toString('latin1');
}

function record(value: unknown): Data {
  return isRecord(value) ? value : {};
}

function records(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function list(value: unknown): string[] {
  return (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(text);
}

function text(value: unknown): string {
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}
