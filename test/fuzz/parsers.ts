import { gzipSync } from 'node:zlib';
import { parseTargetAddress, TargetSyntaxError } from '../../src/contract/target-address.ts';
import { readXmlTokens } from '../../src/engine/active/xss/xml-tokens.ts';
import { readDescription } from '../../src/engine/api/describe/read-description.ts';
import { parseJwt } from '../../src/engine/api/tokens/jwt.ts';
import { readLoginView, readStorage } from '../../src/engine/browser/visit/read-login.ts';
import { readReport as readPageReport, readSnapshot } from '../../src/engine/browser/visit/read-report.ts';
import { scriptRoutes, svelteRoutes } from '../../src/engine/browser/visit/script-routes.ts';
import { parseRobots } from '../../src/engine/crawl/robots.ts';
import { scriptEndpoints } from '../../src/engine/crawl/script-endpoints.ts';
import { scriptRequests } from '../../src/engine/crawl/script-requests.ts';
import { parseSitemap } from '../../src/engine/crawl/sitemap.ts';
import { parseSecurityTxt } from '../../src/engine/disclosure/checks/security-txt.ts';
import { parseHsts } from '../../src/engine/http/checks/hsts-weak.ts';
import { parseFeaturePolicy, parsePermissionsPolicy } from '../../src/engine/http/checks/permissions-policy.ts';
import { parseSourceMap } from '../../src/engine/leaks/source-map.ts';
import { detectLibraries } from '../../src/engine/libraries/detect-libraries.ts';
import { parseDmarc } from '../../src/engine/network/dmarc-record.ts';
import { dnsQuery, parseDnsResponse } from '../../src/engine/network/dns-message.ts';
import { parseMongoResponse } from '../../src/engine/network/mongo-message.ts';
import { parseHttpResponse } from '../../src/engine/network/probe/data-services.ts';
import { parseSpf } from '../../src/engine/network/probe/evaluate-spf.ts';
import { CHECKS } from '../../src/engine/registry.ts';
import { ruleShape } from '../../src/engine/rules/format.ts';
import { readRules } from '../../src/engine/rules/read-rules.ts';
import { childrenOf, DerError, readDer } from '../../src/engine/tls/certificate/der.ts';
import { parseChain } from '../../src/engine/tls/certificate/parse-certificate.ts';
import { parseServerKeyExchange } from '../../src/engine/tls/key-exchange.ts';
import { FlightReader } from '../../src/engine/tls/server-flight.ts';
import { parseServerHello, parseSsl2ServerHello } from '../../src/engine/tls/server-hello.ts';
import { parsePolicies } from '../../src/engine/web/csp-policies.ts';
import { parseHtmlDocument } from '../../src/engine/web/html/html-document.ts';
import { parseSetCookie } from '../../src/engine/web/set-cookie.ts';
import { parseConfig } from '../../src/gate/inputs/config-file.ts';
import { UsageError } from '../../src/gate/model/usage-error.ts';
import { readResult, writeResult } from '../../src/gate/verdict/result-document.ts';
import { renderJson } from '../../src/reports/json.ts';
import { ReportError, readReport } from '../../src/reports/read-report.ts';
import { ApiError } from '../../src/service/errors.ts';
import { parseJson } from '../../src/service/http/json-body.ts';
import { decodeBody } from '../../src/shared/decode-body.ts';
import { createCa, issue } from '../helpers/certificates.ts';
import { sampleResult } from '../helpers/sample-result.ts';
import { CONTEXT, Material, PLACES } from '../patterns/feed/material.ts';
import { sampleReport } from '../reports/helpers/sample-report.ts';
import { configuration, page, rule, script } from './seeds.ts';

/** A parser of bytes that a site, a pull request or a remote service chose. */
export interface Parser {
  readonly name: string;
  readonly seeds: readonly (string | Buffer)[];
  /** The errors that its documentation names; any other is a fault. */
  readonly errors?: readonly (new (
    ...args: never[]
  ) => Error)[];
  parse(data: Buffer): unknown;
}

const SITE = 'https://site.example/';
const address = new URL(`${SITE}openapi.json`);
const root = createCa();
const leaf = issue({ issuer: root, dnsNames: ['fuzz.test', '*.fuzz.test'], ipAddresses: ['127.0.0.1'] });
const hex = (text: string) => Buffer.from(text, 'hex');
const hello = Buffer.concat([hex('0303'), Buffer.alloc(32, 1), hex('00c02f000005ff01000100')]);
const text = (parse: (text: string) => unknown) => (data: Buffer) => parse(data.toString('utf8'));
const latin = (parse: (text: string) => unknown) => (data: Buffer) => parse(data.toString('latin1'));
const query = dnsQuery(1, 'fuzz.test', 16);
/** The response of one record to it. */
const dnsResponse = Buffer.concat([
  hex('000185a00001000100000000'),
  query.subarray(12, query.indexOf(0, 12) + 5),
  hex('c00c00100001000000780005047465737421'),
]);
/** OP_MSG with `maxWireVersion` 21 and `ok` 1. */
const mongoMessage = hex(
  '3a0000000000000000000000dd070000000000000025000000106d61785769726556657273696f6e0015000000016f6b00000000000000f03f00',
);
const message = (type: number, body: Buffer) =>
  Buffer.concat([Buffer.from([type, body.length >> 16, (body.length >> 8) & 0xff, body.length & 0xff]), body]);
const certificates = Buffer.concat([Buffer.from([0, leaf.der.length >> 8, leaf.der.length & 0xff]), leaf.der]);
const flight = Buffer.concat([
  message(2, hello),
  message(11, Buffer.concat([Buffer.from([0, certificates.length >> 8, certificates.length & 0xff]), certificates])),
  message(14, Buffer.alloc(0)),
]);
const record = Buffer.concat([hex('160303'), Buffer.from([flight.length >> 8, flight.length & 0xff]), flight]);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const PARSERS: readonly Parser[] = [
  { name: 'DER', seeds: [leaf.der, root.der], errors: [DerError], parse: (data) => childrenOf(readDer(data)) },
  { name: 'certificate chain', seeds: [leaf.der, root.der], parse: (data) => parseChain([data, leaf.der]) },
  { name: 'TLS ServerHello', seeds: [hello], parse: parseServerHello },
  {
    name: 'SSL 2 ServerHello',
    seeds: [hex('801c0400010002000300060008aabbcc0100800700800102030405060708')],
    parse: parseSsl2ServerHello,
  },
  {
    name: 'TLS ServerKeyExchange',
    seeds: [hex('0003aabbcc0001020002ddee'), hex('0002686903001d20')],
    parse: (data) => [
      parseServerKeyExchange('TLS_DHE_RSA_WITH_AES_128_CBC_SHA', data),
      parseServerKeyExchange('TLS_ECDHE_PSK_WITH_AES_128_CBC_SHA', data),
    ],
  },
  {
    name: 'TLS records',
    seeds: [record, hex('15030300020228')],
    parse(data) {
      const reader = new FlightReader();
      reader.push(data.subarray(0, 5));
      reader.push(data.subarray(5));
      return reader.flight;
    },
  },
  {
    name: 'DNS message',
    seeds: [dnsResponse],
    parse: (data) => parseDnsResponse(data, query),
  },
  {
    name: 'SPF record',
    seeds: ['v=spf1 include:a.test ip4:10.0.0.0/8 mx:b.test/24 redirect=c.test -all'],
    parse: latin(parseSpf),
  },
  {
    name: 'DMARC record',
    seeds: ['v=DMARC1; p=none; sp=reject; pct=20; rua=mailto:a@b.test'],
    parse: latin(parseDmarc),
  },
  {
    name: 'HTTP response',
    seeds: ['HTTP/1.1 200 OK\r\nServer: a\r\n\r\n2\r\n{"a":[1]}\r\n0\r\n\r\n'],
    parse: parseHttpResponse,
  },
  {
    name: 'MongoDB message',
    seeds: [mongoMessage],
    parse: parseMongoResponse,
  },
  { name: 'HTML document', seeds: [page], parse: text((html) => parseHtmlDocument(html, SITE)) },
  {
    name: 'XML tokens',
    seeds: ['<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a b="c">&b;<![CDATA[x]]><!-- y --></a>'],
    parse: text((xml) => readXmlTokens(xml, { startTag: () => undefined })),
  },
  {
    name: 'sitemap',
    seeds: ['<urlset><url><loc>https://site.example/a?b=1&amp;c</loc></url></urlset>', 'https://site.example/a\n'],
    parse: text(parseSitemap),
  },
  {
    name: 'robots.txt',
    seeds: ['User-agent: *\nDisallow: /a*b$\nAllow: /\nSitemap: /s.xml # x\n'],
    parse: text(parseRobots),
  },
  {
    name: 'security.txt',
    seeds: ['Contact: mailto:a@b.test\nExpires: 2027-01-01T00:00:00Z\nCanonical: https://a.test/\n'],
    parse: text((file) => parseSecurityTxt(file, CONTEXT.now)),
  },
  { name: 'script requests', seeds: [script], parse: text(scriptRequests) },
  { name: 'script endpoints', seeds: [script], parse: text(scriptEndpoints) },
  { name: 'libraries', seeds: [script], parse: text((code) => [...detectLibraries(code)].length) },
  {
    name: 'source map',
    seeds: ['{"version":3,"sources":["webpack:///./src/a.ts"],"sourcesContent":["x"],"mappings":"AAAA"}'],
    parse: text((map) => parseSourceMap(map, false)),
  },
  {
    name: 'Content-Security-Policy',
    seeds: ["default-src 'self' https: 'nonce-abc'; script-src 'strict-dynamic'; report-uri /r, img-src *"],
    parse: text((value) => parsePolicies([value], 'header')),
  },
  {
    name: 'Set-Cookie',
    seeds: [
      'a="b;c"; Domain=.a.test; Path=/; Max-Age=-1; Expires=Wed, 09 Jun 2027 10:18:14 GMT; SameSite=None; Secure; HttpOnly',
    ],
    parse: text(parseSetCookie),
  },
  {
    name: 'security headers',
    seeds: [
      'max-age=31536000; includeSubDomains; preload',
      'camera=(), geolocation=(self "https://a.test")',
      "camera 'none'; fullscreen *",
    ],
    parse: text((value) => [parseHsts([value]), parsePermissionsPolicy([value]), parseFeaturePolicy([value])]),
  },
  { name: 'JWT', seeds: ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'], parse: text(parseJwt) },
  {
    name: 'API description',
    seeds: [
      '{"openapi":"3.1.0","paths":{"/a/{id}":{"get":{"parameters":[{"name":"id","in":"path","schema":{"$ref":"#/components/schemas/A"}}]}}},"components":{"schemas":{"A":{"type":["integer","null"],"allOf":[{"$ref":"#/components/schemas/A"}]}}}}',
      'swagger: "2.0"\nbasePath: /v1\npaths:\n  /a: &x\n    post:\n      parameters: [{in: body, name: b, schema: {type: object, properties: {c: {type: string, enum: [d]}}}}]\n  /b: *x\n',
      'type Query { user(id: ID!, filter: In = {a: 1}): User @auth }\ninput In { a: Int, b: [In!] }\ntype User { id: ID! }\nextend type Mutation { a: Int }',
      '{"info":{"schema":"https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},"item":[{"request":{"method":"GET","url":{"raw":"{{base}}/a/:id?b=1"}}}],"variable":[{"key":"base","value":"https://site.example"}]}',
      '{"log":{"entries":[{"request":{"method":"POST","url":"https://site.example/a?b=1","headers":[],"postData":{"mimeType":"application/json","text":"{}"}},"response":{"status":200}}]}}',
      '{"data":{"__schema":{"queryType":{"name":"Query"},"types":[{"kind":"OBJECT","name":"Query","fields":[{"name":"a","args":[],"type":{"kind":"SCALAR","name":"Int"}}]}]}}}',
    ],
    parse: text((description) => readDescription(description, address)),
  },
  {
    name: 'report of a page',
    seeds: [
      '{"kind":"sink","sinkKind":"html","sink":"innerHTML","mark":"a","text":"<p>b","at":3}',
      '{"url":"https://site.example/","links":["/a"],"routes":["/b"],"actions":[{"id":1,"label":"c"}],"stored":[{"name":"d","value":"e"}],"scripts":[{"url":"/f.js"}]}',
    ],
    parse: text((report) => [readPageReport(report), readSnapshot(jsonOf(report))]),
  },
  {
    name: 'routes in scripts',
    seeds: [
      'r=[{path:"team",component:T,children:[{path:":id",lazy:()=>import("./c.js")}]},{path:`/a`,element:e}]',
      'const d={"/":[2],"/(site)/blog/[slug=word]":[~4,[2,3],[5]],"/[[lang]]/[...rest]":[6]};export{d as dictionary}',
    ],
    parse: text((code) => [scriptRoutes(code), svelteRoutes(code)]),
  },
  {
    name: 'sign-in page of the browser',
    seeds: [
      '{"url":"https://site.example/#/login","titles":["Log in"],"forms":[{"fields":[{"id":1,"name":"u","type":"email","hint":"email","autocomplete":""},{"id":2,"type":"password"}],"buttons":[{"id":3,"text":"log in"}]}],"hasCaptcha":false}',
      '{"localStorage":{"token":"a"},"sessionStorage":{"b":"c"}}',
    ],
    parse: text((report) => [readLoginView(jsonOf(report)), readStorage(jsonOf(report))]),
  },
  {
    name: 'Content-Encoding',
    seeds: [gzipSync('a page'.repeat(100))],
    parse: (data) =>
      Promise.all(['gzip', 'deflate', 'br', 'gzip, br'].map((coding) => decodeBody(data, coding, 100_000))),
  },
  {
    name: 'request body',
    seeds: ['{"scans":[{"target":"a.test","scan_type":"quick","metadata":{"a":"b"}}],"fail_fast":true}'],
    errors: [ApiError],
    parse: parseJson,
  },
  {
    name: 'target',
    seeds: ['https://a.test:8443/b?c#d', '[::1]:80', 'xn--a.test.', '127.0.0.1'],
    errors: [TargetSyntaxError],
    parse: text(parseTargetAddress),
  },
  {
    name: '.scan-gate.yml',
    seeds: [configuration],
    errors: [UsageError],
    parse: text((file) => parseConfig('config', { name: '.scan-gate.yml', text: file })),
  },
  { name: 'rule', seeds: [rule], parse: text((file) => readRules(file, ruleShape)) },
  {
    name: 'result document',
    seeds: [writeResult(sampleResult(Date.UTC(2026, 10, 23)))],
    parse: text(readResult),
  },
  { name: 'JSON report', seeds: [renderJson(sampleReport(2))], errors: [ReportError], parse: text(readReport) },
  {
    name: 'every check on a page',
    seeds: [page, script],
    parse(data) {
      const body = data.toString('utf8');
      const place = PLACES[data.length % PLACES.length] ?? 'page';
      const material = new Material(
        { name: 'fuzz', text: () => body, bytes: () => data },
        Math.max(64, body.length),
        place,
      );
      const { evidence } = material;
      for (const check of CHECKS) check.evaluate(evidence, CONTEXT);
    },
  },
];
