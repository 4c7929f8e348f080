import { CODE_SYNTAXES } from '../../../src/engine/active/code/code-payloads.ts';
import { WriteLog } from '../../../src/engine/active/kit/write-log.ts';
import { SchemaReader } from '../../../src/engine/api/describe/schema-reader.ts';
import { CrawlFrontier } from '../../../src/engine/crawl/frontier.ts';
import { queryPoints } from '../../../src/engine/crawl/insertion-points.ts';
import { builtInPattern } from '../../../src/engine/rules/built-in-pattern.ts';
import { formsOf } from '../../../src/engine/session/read-fields.ts';
import { SessionCredentials } from '../../../src/engine/session/session-credentials.ts';
import { readDer } from '../../../src/engine/tls/certificate/der.ts';
import { parsePolicies } from '../../../src/engine/web/csp-policies.ts';
import { treeElements } from '../../../src/engine/web/html/bounded-tree.ts';
import { documentOf, parseHtmlDocument } from '../../../src/engine/web/html/html-document.ts';
import type { ExportedFunction } from './exports.ts';
import { CONTEXT, MARKER, type Material, SITE } from './material.ts';

/** Arguments that a site has no say in, by the parameter's name, where it is not the only one. */
const OURS: Readonly<Record<string, string>> = {
  marker: MARKER,
  word: MARKER,
  payload: `<${MARKER}>`,
  base: SITE,
  url: SITE,
  host: 'site.example',
  origin: 'https://site.example',
  foreignHost: 'foreign.example',
  folder: '/files/',
  indent: '  ',
  path: '/files/a.php.bak',
  token: MARKER,
  signature: 'environment',
  suite: 'TLS_DHE_RSA_WITH_AES_128_CBC_SHA',
};

const document = (material: Material) => documentOf(material.exchange) ?? parseHtmlDocument(material.text, SITE);
const policies = (material: Material) => parsePolicies([material.text], 'meta');
const names = (material: Material) => material.text.match(/.{1,20}/gs) ?? [];
const response = (material: Material) => material.exchange.response;
const form = (material: Material) => ({
  action: SITE,
  method: 'POST' as const,
  fields: [{ name: material.text.slice(0, material.length / 4), type: 'text', value: material.text }],
});
const login = (text: string) =>
  formsOf(parseHtmlDocument(`<form method=post><input name=a><button>${text}</button></form>`, SITE))[0];
const link = ({ text }: Material) => ({ url: `${SITE}?${encodeURIComponent(text.slice(0, 100_000))}`, text });
const cookie = (material: Material) => ({
  name: material.text,
  value: material.text,
  domain: material.text,
  path: material.text,
  secure: false,
  httpOnly: false,
  sameSite: 'none' as const,
  sameSiteText: null,
  partitioned: false,
  deletes: false,
});
const extensions = (material: Material) => ({
  dnsNames: names(material),
  ipAddresses: names(material).map((_, index) => `10.0.${index >> 8}.${index & 255}`),
});

const exploredPage = ({ text, url }: Material) => ({
  url,
  parameters: new Map([[text.slice(0, 100), 'query']]),
  handlers: new Set([text]),
  hasNewCode: true,
});

/** Makes an argument of what a site sent, by the type of the parameter as TypeScript prints it. */
const FED: Readonly<Record<string, (material: Material) => unknown>> = {
  string: ({ text }) => text,
  'string | null': ({ text }) => text,
  'string | undefined': ({ text }) => text,
  'string | number | null': ({ text }) => text,
  unknown: ({ text }) => ({ text }),
  MtaStsPolicy: (material) => ({ mode: 'enforce', mx: names(material) }),
  'readonly string[]': ({ text }) => [text],
  'readonly (string | number | null)[]': ({ text }) => [text],
  'Buffer<ArrayBufferLike>': ({ bytes }) => bytes,
  'readonly Buffer<ArrayBufferLike>[]': ({ bytes }) => [bytes, bytes],
  URL: ({ url }) => new URL(url),
  Exchange: ({ exchange }) => exchange,
  'Exchange | null': ({ exchange }) => exchange,
  'readonly Exchange[]': ({ exchange }) => [exchange],
  'Iterable<Exchange>': ({ exchange }) => [exchange],
  'readonly [Exchange, Exchange]': ({ exchange }) => [exchange, exchange],
  '{ readonly url: string; readonly text: string; }': link,
  'Readonly<Record<string, string>>': ({ text }) => ({ token: text }),
  Form: ({ text }) => login(text),
  LoginStep: ({ text }) => ({ kind: 'code', form: login(text), code: login(text)?.fields[0] }),
  StepKind: () => 'password',
  'ReadonlySet<StepKind>': () => new Set(['username']),
  CrawledPage: ({ crawl }) => crawl.pages[0],
  'readonly Item[]': ({ text }) => [text],
  CrawlFrontier: () => new CrawlFrontier(SITE, {}),
  Attributes: ({ text }) => new Map([['rel', text]]),
  Attempt: ({ exchange }) => exchange,
  'Attempt | null': ({ exchange }) => exchange,
  RecordedResponse: response,
  HeaderList: (material) => response(material).headers,
  HtmlDocument: document,
  Subresource: ({ text }) => ({ kind: 'image', url: text }),
  DocumentForm: form,
  'Pick<DocumentForm, "action" | "fields" | "method">': form,
  'readonly Pick<DocumentForm, "action" | "fields" | "method">[]': (material) => [form(material)],
  'readonly Pick<DocumentForm, "fields">[]': (material) => [form(material)],
  DocumentField: (material) => ({ ...form(material).fields[0], type: 'hidden' }),
  ForgedForm: ({ exchange }) => {
    const sent = { marker: MARKER, exchange, shown: null };
    return { page: SITE, action: SITE, way: 'none', own: sent, stranger: sent, forged: sent };
  },
  'DocumentField | undefined': (material) => form(material).fields[0],
  'readonly DocumentField[]': (material) => form(material).fields,
  'ReadonlySet<string>': () => new Set(['accept']),
  'Set<string>': () => new Set(['accept']),
  KnownNouns: () => new Set(['accept']),
  '{ readonly username?: string; readonly password?: string; }': () => ({ username: 'u', password: 'p' }),
  'readonly Path[]': (material) => [names(material).slice(0, 5), ['user', 'email'], ['user', 'password']],
  'KnownNouns | undefined': () => new Set(['accept']),
  '{ readonly name: string; readonly type: string; readonly value: string; }': (material) => form(material).fields[0],
  MarkedResponse: ({ exchange }) => ({ exchange, marker: MARKER }),
  'MarkedResponse | null': ({ exchange }) => ({ exchange, marker: MARKER }),
  Shown: () => ({}),
  ProofDraft: ({ exchange, text }) => ({ steps: [{ role: 'proof', attempt: exchange, quote: { texts: [text] } }] }),
  Place: ({ text, url }) => ({
    checkId: 'active.reflected-xss',
    location: { url, method: 'POST', parameter: text },
    requests: [{ role: 'proof', method: 'POST', url, headers: [], body: text, response: null }],
    page: url,
  }),
  'Seen | undefined': ({ text }) => ({
    foreignScripts: [{ url: text, page: SITE }],
    sockets: [{ url: text, page: SITE }],
  }),
  WriteLog: ({ exchange }) => {
    const log = new WriteLog(1);
    log.note({ method: 'POST', url: 'https://site.example/things', query: [] }, exchange);
    return log;
  },
  BodyPlace: ({ text }) => ({
    document: { consumes: [text] },
    schemas: new SchemaReader({}),
    node: { requestBody: { content: { [text]: { schema: { $ref: text } } } } },
  }),
  'readonly Readonly<Record<string, unknown>>[]': ({ text }) => [{ in: 'formData', name: text, type: 'string' }],
  'Pick<BaselineRequest, "isRead" | "method">': () => ({ method: 'POST' }),
  'Pick<BaselineRequest, "isRead" | "method" | "url">': ({ text }) => ({
    method: 'POST',
    url: `https://site.example/${encodeURIComponent(text.slice(0, 100_000))}`,
  }),
  CallbackName: () => ({ name: MARKER, url: (word = '') => `${SITE}${MARKER}/${word}`, host: () => null }),
  'Callback | undefined': ({ text }) => ({ kinds: ['http' as const], words: [text] }),
  PathHit: ({ text }) => ({ origin: new URL(SITE).origin, folder: '/files/', before: text, after: text }),

  Shape: () => (operator: string, one: number, other: number) => `${operator} ${one}=${other}`,
  Pair: ({ text }) => ['page', text],
  'readonly Pair[]': ({ text }) => [['page', text]],
  'readonly InsertionPoint[]': ({ crawl }) => crawl.parameters,
  InsertionPoint: ({ text }) => queryPoints(new URL(`/?${encodeURIComponent(text.slice(0, 100_000))}=a`, SITE))[0],
  CrawlEvidence: ({ crawl }) => crawl,
  'CrawlEvidence | null': ({ crawl }) => crawl,
  'readonly CrawledPage[]': ({ crawl }) => crawl.pages,
  LandingEvidence: ({ evidence }) => evidence.landing,
  'ActiveEvidence | undefined': ({ evidence }) => evidence.active,
  'readonly ActiveProbe[]': ({ activeProbes }) => activeProbes,
  'readonly ProbeCookie[]': ({ text }) => [
    { url: SITE, method: 'POST' as const, field: text },
    { url: SITE, method: 'POST' as const, field: `a=b; ${text}` },
  ],
  ActiveProbe: ({ activeProbes }) => activeProbes[0],
  'readonly Form[]': ({ text }) =>
    formsOf(parseHtmlDocument(`<input name=a><input type=password><label>${text}</label>`, SITE)),
  PageStorage: ({ text }) => ({ localStorage: { [text]: text }, sessionStorage: {} }),
  'PageStorage | null': ({ text }) => ({ localStorage: { [text]: text }, sessionStorage: {} }),
  PausedRequest: ({ url }) => ({ url, method: 'GET', type: 'Fetch', isTop: false }),
  RuleContext: () => ({
    origin: 'https://site.example',
    staysAt: false,
    expected: SITE,
    attackerHost: 'attacker.invalid',
    loadsForeign: false,
  }),
  'Readonly<Record<string, unknown>>': ({ text }) => ({ cookie: text, [text.slice(0, 1_000)]: text }),
  'readonly (readonly [string, string])[]': (material) => response(material).headers,
  BrowserEndpoint: ({ evidence, text }) => ({
    ...evidence.browser.endpoints[0],
    body: { type: text.slice(0, 1_000), text },
  }),
  ReadNames: ({ text }) =>
    new Map([
      [text.slice(0, 60), new Set(['query'])],
      [text.slice(0, 59), new Set(['fragment', 'query'])],
    ]),
  'readonly { readonly kind: "comparison"; readonly name: string; readonly text: string; }[]': ({ text }) => [
    { kind: 'comparison', name: 'test', text },
    { kind: 'comparison', name: 'endsWith', text },
  ],
  'readonly SinkHit[]': ({ text }) => [{ sinkKind: 'script', sink: 'eval', text, at: text.length }],
  ApiOperation: ({ evidence }) => evidence.operations.operations[0],
  'readonly ApiOperation[]': ({ evidence }) => evidence.operations.operations,
  'Readonly<Record<string, JsonValue>>': ({ text }) => ({ role: text }),
  ApiEvidence: ({ evidence }) => evidence.api,
  Account: ({ text }) => ({ username: text, email: text, password: text }),
  'Iterable<string>': names,
  JwtFault: () => 'none_accepted',
  'Pick<Jwt, "signature" | "signed">': ({ text }) => ({ signed: `e30.${text}`, signature: text }),
  Jwt: ({ text }) => ({ header: { alg: 'HS256' }, claims: { sub: text }, signed: `e30.${text}`, signature: text }),
  ApiParameter: ({ evidence }) => evidence.operations.operations[0]?.parameters[0],
  'readonly Listed[]': ({ text, url }) => [
    { template: url, records: [{ [text.slice(0, 1_000)]: text }], scalars: [text] },
  ],
  PointLimits: () => ({ allowsPost: true, ownHeaders: new Set(['cookie']) }),
  GraphQlSchema: ({ text }) => ({
    query: 'Query',
    mutation: null,
    types: new Map([
      [
        'Query',
        {
          kind: 'object',
          fields: [{ name: text.slice(0, 100), inputs: [], type: { text: 'Query', name: 'Query' } }],
          inputs: [],
          values: [],
        },
      ],
    ]),
  }),
  RecordedCall: ({ text, url }) => ({
    method: 'POST',
    url: new URL(url),
    path: new Map(),
    headers: [[text.slice(0, 100), text]],
    body: { type: 'application/x-www-form-urlencoded', text },
    name: text,
  }),
  '"har" | "postman"': () => 'har',
  '"key" | "name"': () => 'name',
  PathValues: ({ text }) => new Map([[text.slice(0, 1_000), text.slice(0, 1_000)]]),
  BaselineRequest: ({ crawl }) => crawl.parameters[0]?.request,
  JsonValue: ({ text }) => ({ [text.slice(0, 1_000)]: [text] }),
  SourceValues: ({ evidence, text }) => [[evidence.browser.proofs[0]?.source, text]],
  BrowserProgress: ({ text }) => ({
    ends: [text],
    pagesOpened: 1,
    pagesLeft: { count: 1, reason: text },
    actionsLost: 1,
    actionsLeft: { count: 1, reason: text },
    steps: { total: 2, done: 0 },
    pagesUnproven: { count: 1, reason: text },
    requestsRefused: 1,
    blockedHosts: [text],
  }),
  'readonly { kind: "actions_not_completed" | "ended" | "pages_not_opened" | "pages_not_probed" | "requests_not_sent" | "scripts_not_loaded"; detail: string; count: number; }[]':
    ({ evidence }) => evidence.browser.limits,
  ExploredPage: exploredPage,
  Found: ({ text }) => new Map([['a', [text]]]),
  Sighting: ({ text }) => ({ proof: text, title: text }),
  CheckContext: () => CONTEXT,
  'readonly { readonly header: string; }[]': () => [{ header: 'x-access-token' }],
  'readonly ExploredPage[]': (material) => [exploredPage(material)],
  BrowserSource: ({ evidence }) => evidence.browser.proofs[0]?.source,
  BrowserProof: ({ evidence }) => evidence.browser.proofs[0],
  Factors: () => ({ a: 1234, b: 5678 }),
  'readonly Factors[]': () => [{ a: 1234, b: 5678 }],
  'readonly { readonly requested: number; readonly measured: number; }[]': (material) =>
    names(material).map((_, index) => ({ requested: index % 2, measured: index % 2 })),
  CorsSite: () => ({ hasSession: true, isAuthenticated: true }),
  CorsGrant: ({ text }) => ({ text, differsWithoutCookies: false }),
  'readonly CorsProbe[]': ({ evidence }) => evidence.cors.probes,
  'readonly ExposureProbe[]': ({ exposureProbes }) => exposureProbes,
  TlsEvidence: ({ evidence }) => evidence.tls,
  CertificateInfo: ({ evidence }) => evidence.tls.chain[0],
  'readonly CertificateInfo[]': ({ evidence }) => evidence.tls.chain,
  CspPolicy: (material) => policies(material)[0],
  'readonly CspPolicy[]': policies,
  SqlResponses: ({ text }) => ({
    quote: text,
    quoteAgain: text,
    twoQuotes: text,
    baseline: '',
    letters: text,
    sum: text,
  }),
  Element: ({ text }) => treeElements(text).at(-1),
  DerElement: ({ bytes }) => readDer(bytes),
  'readonly DerElement[]': ({ bytes }) => [readDer(bytes)],
  SetCookie: cookie,
  ObservedCookie: (material) => ({ cookie: cookie(material), url: SITE, shown: material.text }),
  CertificateExtensions: extensions,
  NameConstraints: (material) => ({
    permittedDns: names(material).map((name) => `${name}x`),
    excludedDns: names(material).map((name) => `${name}x`),
    permittedIp: names(material).map(() => Buffer.alloc(8)),
    excludedIp: [],
  }),
  '{ readonly dnsNames: readonly string[]; readonly ipAddresses: readonly string[]; }': extensions,
  ProvenExposure: ({ exposureProbes, text }) => ({ probe: exposureProbes[0], sighting: { proof: text }, url: SITE }),
  ServerHello: ({ bytes }) => ({
    version: 0x0304,
    suite: 1,
    compression: 0,
    isRetry: false,
    extensions: new Map([[51, bytes]]),
  }),
  'readonly SpfTerm[]': (material) =>
    names(material).map((value) => ({ kind: 'mechanism', qualifier: '+', name: 'a', value })),
  SpfTerm: ({ text }) => ({ kind: 'mechanism', qualifier: '+', name: text, value: text }),
  TraversalPlace: ({ text }) => ({
    example: text,
    pagePath: '/a',
    server: 'other',
    isWindows: false,
    contextPath: null,
    endsAtZero: false,
    knownPath: text,
  }),
};

/** Types that are ours: the value does for any call. */
const OWN: Readonly<Record<string, unknown>> = {
  number: 1,
  boolean: true,
  Date: CONTEXT.now,
  SessionCredentials: new SessionCredentials('site.example', {}, () => 0),
  'ReadonlyMap<Field, string>': new Map(),
  RegExp: /^\d+/,
  TargetInfo: CONTEXT.target,
  PathLimits: { include_paths: ['/'], exclude_paths: ['/b'] },
  Interpolation: { start: '{{', end: '}}' },
  XmlTokenHandler: { startTag: () => undefined },
  HtmlTokenHandler: { startTag: () => undefined },
  'readonly XssContext[]': [{ kind: 'text', inside: null }],
  CommentIdentity: { comment: '0'.repeat(12), section: '1'.repeat(12), runId: '1' },
  CheckMeta: {},
  ChainCheck: { meta: {}, judge: () => [] },
  TlsCheck: { meta: {}, judge: () => [] },
  'Partial<Pick<FindingDraft, "confidence" | "fix" | "rating" | "title">>': {},
  CodeSyntax: CODE_SYNTAXES[0],
  'Quote | null': null,
  Kind: 'object',
  Compile: builtInPattern,
  Condition: { body: { contains: ['a'] }, json: { '*.a': { regex: 'a' } } },
  SightRule: { match: { body: { regex: ['a'] } }, proof: 'a' },
  SignatureName: 'sql',
  RuleFamily: 'vcs',
  'Readonly<Record<string, string>>': { 'X-Frame-Options': 'DENY' },
  CspFault: 'unknown-directive',
  TlsVersion: 'TLSv1.2',
  ShowControlsOptions: {},
  '{ readonly table?: boolean; }': { table: true },
  '{ readonly multiline?: boolean; }': { multiline: true },
  'readonly LibraryAdvisory[]': [],
  'readonly AcceptedSuites[]': [],
  HelloVersion: 'TLSv1.2',
  HelloOptions: { version: 'TLSv1.2', suites: [5] },
  '{ readonly workflow: string; readonly header: string; readonly job: string; readonly step: string; readonly matrix: string; readonly runId: string; }':
    { workflow: 'a', header: 'a', job: 'a', step: 'a', matrix: 'a', runId: '1' },
};

/** Types whose argument is the same wherever in a response the payload stands. */
const PLACELESS = /^(?:string|readonly string\[\]|unknown|Buffer|URL|readonly Buffer|DerElement|Element)/;

export interface Call {
  /** How the arguments of one call are made. */
  readonly arguments: (material: Material) => unknown[];
  /** It reads a whole response, so the place of the payload in it matters. */
  readonly readsResponses: boolean;
}

/** @returns null when the function takes nothing of a site; the text of a fault when a parameter is not known */
export function callOf({ file, name, parameters }: ExportedFunction): Call | string | null {
  const makers: ((material: Material) => unknown)[] = [];
  let isFed = false;
  let readsResponses = false;
  for (const parameter of parameters) {
    const { name: called, type } = parameter;
    const fed = FED[type];
    const isOurs = type.startsWith('string') && parameters.length > 1 && Object.hasOwn(OURS, called);
    if (fed !== undefined && !isOurs) {
      makers.push(fed);
      isFed = true;
      readsResponses ||= !PLACELESS.test(type);
      continue;
    }
    const own = isOurs ? () => OURS[called] : ownMaker(called, type);
    if (own === null)
      return `${file}: ${name}(${called}: ${type}): say in test/patterns/feed/arguments.ts how to make one`;
    makers.push(own);
  }
  if (!isFed) return null;
  return { arguments: (material) => makers.map((make) => make(material)), readsResponses };
}

/** Makes an argument that does not come from a site; null when it is not known how. */
function ownMaker(called: string, type: string): (() => unknown) | null {
  if (Object.hasOwn(OWN, type)) return () => OWN[type];
  if (called === 'options') return () => ({});
  if (type.includes('=>')) return () => () => [];
  return /^"[^"]+"(?: \| "[^"]+")*$/.test(type) ? () => type.split('"')[1] : null;
}
