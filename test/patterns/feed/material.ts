import type { ActiveProbe } from '../../../src/engine/core/evidence/active.ts';
import type { CrawlEvidence } from '../../../src/engine/core/evidence/content.ts';
import { EXPOSURE_FAMILIES, type ExposureProbe } from '../../../src/engine/core/evidence/exposure.ts';
import type { Exchange } from '../../../src/engine/core/evidence/http.ts';
import type { EvidenceMap } from '../../../src/engine/core/evidence/map.ts';
import { EXPOSURE_PATHS } from '../../../src/engine/exposure/catalogue.ts';
import { escapeHtml } from '../../../src/reports/escape/html.ts';
import { crawlOf, exchange, type Headers, landingOf, targetOf } from '../../helpers/recorded.ts';
import type { Payload } from './payloads.ts';

/** Where in a response the payload stands. */
export const PLACES = ['page', 'parts of a page', 'script', 'error', 'redirect'] as const;
export type Place = (typeof PLACES)[number];

export const SITE = 'https://site.example/';
/** Canaries of the probes: lower-case letters that are nowhere else. */
export const MARKER = 'qzkvjxwq';

const HEADER_NAMES = [
  'Server',
  'X-Powered-By',
  'Set-Cookie',
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'Refresh',
  'Location',
  'Link',
  'Cache-Control',
  'Vary',
  'Expires',
  'Strict-Transport-Security',
  'X-Frame-Options',
  'X-Content-Type-Options',
  'Permissions-Policy',
  'Feature-Policy',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Cross-Origin-Embedder-Policy',
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Credentials',
  'Allow',
  'WWW-Authenticate',
  'Content-Disposition',
  'X-Debug-Token',
  'X-AspNet-Version',
  'Via',
];

/** One payload of one length, in every form in which an analyzer may be given it. Made on demand and kept. */
export class Material {
  readonly payload: Payload;
  readonly length: number;
  readonly place: Place;
  #text: string | undefined;
  #exchange: Exchange | undefined;
  #evidence: EvidenceMap | undefined;

  constructor(payload: Payload, length: number, place: Place) {
    this.payload = payload;
    this.length = length;
    this.place = place;
  }

  get text(): string {
    this.#text ??= this.payload.text(this.length);
    return this.#text;
  }

  get bytes(): Buffer {
    return this.payload.bytes?.(this.length) ?? Buffer.from(this.text);
  }

  /** URLs are bounded where they are read. */
  get url(): string {
    return `${SITE}a/${encodeURI(this.text.slice(0, this.length / 64).toWellFormed())}`;
  }

  get exchange(): Exchange {
    this.#exchange ??= this.#madeExchange();
    return this.#exchange;
  }

  get crawl(): CrawlEvidence {
    const page = this.exchange;
    const parameters = [...new Set(['q', this.text.slice(0, 200)])].map((name) => ({
      kind: 'query' as const,
      name,
      request: { method: 'GET' as const, url: SITE, query: [] },
      baseline: this.text.slice(0, 2_000),
    }));
    return {
      ...crawlOf([page], [page]),
      parameters,
      errorPages: [page],
      redirects: [page],
      sourceMaps: [{ script: `${SITE}a.js`, exchange: page }],
    };
  }

  get exposureProbes(): ExposureProbe[] {
    const { exchange: attempt } = this;
    return EXPOSURE_FAMILIES.flatMap((family) =>
      EXPOSURE_PATHS.filter((entry) => entry.family === family).map(({ path, signature }) => ({
        family,
        path,
        signature,
        attempt,
        sibling: null,
      })),
    );
  }

  get activeProbes(): ActiveProbe[] {
    const { exchange: answer } = this;
    const families = ['xss', 'open-redirect', 'crlf', 'host-header', 'path-traversal', 'sqli'] as const;
    return families.flatMap((family) =>
      ['canary', 'breakout', 'quote', 'two-quotes', 'baseline', 'file', 'control', 'alias'].map((step) => ({
        family,
        url: SITE,
        method: 'GET' as const,
        parameter: 'q',
        payload: `<${MARKER}>`,
        marker: MARKER,
        step,
        exchange: answer,
        example: this.text.slice(0, 2_000),
      })),
    );
  }

  /** All that checks read of what a site said over HTTP, in DNS and by mail records. */
  get evidence(): EvidenceMap {
    this.#evidence ??= this.#madeEvidence();
    return this.#evidence;
  }

  #madeExchange(): Exchange {
    const headers: Headers = Object.fromEntries(
      HEADER_NAMES.map((name) => [name, this.text.slice(0, this.length / 16).replaceAll(/[\r\n\0]/g, ' ')]),
    );
    const body = this.payload.bytes === undefined ? this.text : this.bytes;
    switch (this.place) {
      case 'page':
        return exchange({ body, headers });
      case 'parts of a page':
        return exchange({ body: partsOf(this.text.slice(0, this.length / 5)), headers: { 'X-A': 'b' } });
      case 'script':
        return exchange({ url: `${SITE}a.js`, body, headers: { 'Content-Type': 'text/javascript' } });
      case 'error':
        return exchange({ status: 500, body, headers: { 'Content-Type': 'text/plain' } });
      case 'redirect':
        return exchange({ status: 302, body: '', headers });
    }
  }

  #madeEvidence(): EvidenceMap {
    const { exchange: one, text } = this;
    const record = text.slice(0, this.length / 4);
    return {
      landing: { ...landingOf([one], one), leavesTo: this.url },
      plainHttp: { attempts: [one] },
      crawl: this.crawl,
      views: { seen: () => browserEvidence(one, this.url, record), goOn: () => Promise.resolve(false) },
      browser: browserEvidence(one, this.url, record),
      operations: operationsEvidence(this.url, record),
      api: apiEvidence(operationsEvidence(this.url, record), one, record),
      surface: { ...this.crawl, endpoints: [this.url] },
      rules: { results: new Map() },
      secondResponses: { responses: [one] },
      cors: {
        probes: (['arbitrary', 'null', 'prefix', 'suffix', 'http-scheme', 'subdomain'] as const).map((kind) => ({
          kind,
          origin: 'https://other.example',
          attempt: one,
        })),
      },
      methods: { options: one, trace: one, traceMarker: MARKER, inner: [one] },
      securityTxt: { wellKnown: one, legacy: one },
      exposure: { probes: this.exposureProbes, skipped: [] },
      libraries: {
        servers: [],
        libraries: [{ name: 'jquery', version: text.slice(0, 4_000), url: this.url, how: 'banner' }],
      },
      active: { probes: this.activeProbes, failures: [one] },
      access: {
        probes: (['object', 'function', 'cache'] as const).map((kind) => ({
          kind,
          own: one,
          other: one,
          namesOwner: true,
        })),
        objects: 1,
        functions: 1,
        pages: 1,
      },
      ports: {
        ports: [
          {
            port: 6379,
            service: 'Redis',
            kind: 'data',
            open: true,
            proved: true,
            unauthenticated: true,
            opened: 'PING',
            banner: record,
          },
        ],
      },
      dns: {
        name: 'site.example',
        registrableDomain: 'site.example',
        caa: [{ name: 'site.example', tag: 'issue', value: record }],
        caaError: null,
        dnssec: { signed: false, detail: record },
        cnames: [record],
        dangling: { name: record, provider: 'a provider', proof: record },
      },
      email: {
        domain: 'site.example',
        mx: [record],
        spf: { records: [record], lookups: 1, all: '+', error: null },
        dmarc: { records: [record], error: null },
        mtaSts: { records: [record, `v=STSv1; ${record}`], policy: { text: record } },
        tlsRpt: [`v=TLSRPTv1; ${record}`],
        bimi: [`v=BIMI1; ${record}`],
        dane: [{ name: record, usages: [0], isSigned: null }],
      },
      tls: tlsEvidence(record),
    };
  }
}

function browserEvidence(exchange: Exchange, url: string, words: string): EvidenceMap['browser'] {
  const page = url;
  const source = { kind: 'query', name: words } as const;
  const proof = { page, url, source, sink: words, payload: words, sender: words };
  return {
    product: 'Chrome/1',
    sandboxed: true,
    pages: [url],
    routes: [url],
    exchanges: [exchange],
    endpoints: [{ method: 'POST', url, body: { type: 'application/json', text: words }, page }],
    withheld: 1,
    foreignScripts: [{ url, page, hasIntegrity: false, isAdded: true }],
    signIns: [url],
    sockets: [{ url: `ws://other.example/${words}`, page }],
    stored: [{ storage: 'localStorage', name: words, value: words, page }],
    handlers: [{ source: words, page }],
    issues: [
      { kind: 'csp', page, directive: words, blocked: words, isReportOnly: false },
      { kind: 'mixed-content', page, url, isBlocked: true },
    ],
    proofs: (['script', 'redirect', 'pollution'] as const).map((effect) => ({ ...proof, effect })),
    screenshot: null,
    isProbed: true,
    limits: [{ kind: 'ended', count: 1, detail: words }],
    incomplete: words,
  };
}

function tlsEvidence(words: string): EvidenceMap['tls'] {
  const certificate = {
    subject: words,
    issuer: words,
    notBefore: new Date('2026-01-01T00:00:00Z'),
    notAfter: new Date('2026-03-01T00:00:00Z'),
    dnsNames: words.split(/[ ,]/, 5_000),
    ipAddresses: [],
    keyType: 'rsa',
    keyBits: 1_024,
    signatureAlgorithm: 'sha1WithRSAEncryption',
    fingerprint256: 'aa',
    isSelfSigned: true,
    isLogged: false,
  };
  return {
    endpoint: 'site.example:443',
    chain: [certificate],
    path: [certificate],
    trust: { trusted: false, fault: 'self-signed', detail: words },
    nameMatches: false,
    versions: [{ version: 'TLSv1.0', accepted: true, suites: [{ code: 5, name: words }], enumerated: true }],
    otherChains: [],
    dh: [],
    compression: true,
    secureRenegotiation: false,
    fallbackScsv: false,
    groups: [words],
    knownBugs: null,
    connections: 1,
    limitedBy: null,
  };
}

/** The payload in the title, in attributes, in a script, in a comment and in the text of one page. */
function partsOf(text: string): string {
  const attribute = escapeHtml(text);
  return [
    `<!doctype html><head><title>${attribute}</title><meta http-equiv="refresh" content="${attribute}">`,
    `<script>${text.replaceAll('</', '< /')}</script></head>`,
    `<body><a href="/?a=${attribute}">t</a><!-- ${text.replaceAll('--', '- -')} --><p>${attribute}</p>`,
  ].join('\n');
}

/** What the checks are told of the scan. */
export const CONTEXT = {
  target: targetOf(SITE),
  scanType: 'compliance' as const,
  now: new Date('2026-06-01T12:00:00Z'),
};

function apiEvidence({ operations }: EvidenceMap['operations'], exchange: Exchange, words: string): EvidenceMap['api'] {
  const faults = {
    jwt: ['weak_key', 'none_accepted', 'signature_ignored', 'expired_accepted'],
    graphql: ['introspection', 'suggestions', 'batching', 'get_mutations', 'depth'],
  } as const;
  const probes = operations.flatMap((operation): EvidenceMap['api']['probes'] => {
    const base = { operation, exchange, own: exchange, other: exchange, detail: words } as const;
    return [
      { kind: 'broken_authentication', ...base },
      { kind: 'secret_properties', ...base, properties: [{ path: words, records: 2 }], isAnonymous: true },
      { kind: 'object', ...base, namesOwner: true },
      { kind: 'function', ...base, isLikeAdmin: false },
      { kind: 'mass_assignment', ...base, property: words },
      { kind: 'user_enumeration', ...base },
      { kind: 'verb_tampering', ...base },
      { kind: 'server_error', ...base },
      { kind: 'undocumented_properties', ...base, properties: [words] },
      ...faults.jwt.map((fault) => ({ kind: 'jwt', fault, exchange, detail: words }) as const),
      ...faults.graphql.map((fault) => ({ kind: 'graphql', fault, exchange }) as const),
    ];
  });
  return { probes, responses: [exchange], requested: 1, isCutShort: true, reasons: {} };
}

function operationsEvidence(url: string, words: string): EvidenceMap['operations'] {
  const name = words.slice(0, 200);
  return {
    descriptions: [{ format: 'openapi', version: '3.1', source: url, operations: 1, leftOut: 0 }],
    operations: [
      {
        format: 'openapi',
        id: `GET /${name}`,
        method: 'GET',
        template: url,
        parameters: [{ in: 'query', name, isRequired: true, schema: { type: 'string' }, value: words }],
        headers: [],
        body: null,
        response: { type: 'object', properties: new Map([[name, { type: 'string' }]]) },
        security: 'required',
        scopes: [name],
        isRead: true,
      },
    ],
    points: [],
    urls: [url],
    requested: 1,
    fault: null,
  };
}
