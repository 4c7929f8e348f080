import { describe, expect, it } from 'vitest';
import { linkSources, type ReadNames, withValues } from '../../../src/engine/browser/prove/link-sources.ts';
import { deceivingOrigins, messageShapes } from '../../../src/engine/browser/prove/message-shapes.ts';
import { callbackPayloads, hostPayloads, payloadsFor } from '../../../src/engine/browser/prove/payloads.ts';
import { scriptParameters } from '../../../src/engine/browser/prove/script-parameters.ts';
import { codeValue, readsAddress } from '../../../src/engine/browser/visit/code-value.ts';
import { readIssue, readReport, readSnapshot } from '../../../src/engine/browser/visit/read-report.ts';
import { routeShape, routeUrl } from '../../../src/engine/browser/visit/route-shape.ts';
import { scriptRoutes, svelteRoutes } from '../../../src/engine/browser/visit/script-routes.ts';
import { endpointPoints } from '../../../src/engine/crawl/endpoint-points.ts';

const none: ReadNames = new Map();
const describeSources = (url: string, read = none) =>
  linkSources(new URL(url), read).map(({ kind, name }) => `${kind} ${name}`.trim());

describe('sources of a link', () => {
  it('are its parameters, those that scripts read, the query and the fragment', () => {
    const read: ReadNames = new Map<string, ReadonlySet<'query' | 'fragment'>>([
      ['q', new Set(['query'])],
      ['tab', new Set(['fragment'])],
    ]);
    expect(describeSources('http://a.example/?page=1', read)).toEqual([
      'query page',
      'query q',
      'query-string',
      'fragment-parameter tab',
      'fragment',
    ]);
    expect(describeSources('http://a.example/#/find?q=1')).toContain('fragment-parameter q');
    expect(describeSources('http://a.example/?//b.example/')).toEqual(['query-string', 'fragment']);
  });

  it.each([
    ['http://a.example/?q=1&p=2', 'query', 'q', '<a&b>', 'http://a.example/?q=%3Ca%26b%3E&p=2'],
    ['http://a.example/', 'query-string', '', '<a>', 'http://a.example/?<a>'],
    ['http://a.example/?p=2', 'query-string', '', 'x', 'http://a.example/?x&p=2'],
    ['http://a.example/?//b.example/', 'query-string', '', 'x', 'http://a.example/?x'],
    ['http://a.example/', 'fragment', '', '&a=b', 'http://a.example/#&a=b'],
    ['http://a.example/?p=2', 'fragment', '', '<a b>', 'http://a.example/?p=2#<a%20b>'],
    ['http://a.example/#/find?q=1', 'fragment-parameter', 'q', 'x', 'http://a.example/#/find?q=x'],
    ['http://a.example/#q=1', 'fragment-parameter', 'q', 'x', 'http://a.example/#q=x'],
    ['http://a.example/#/find', 'fragment', '', 'x', 'http://a.example/#/find?x'],
    ['http://a.example/#/find?q=1', 'fragment', '', 'x', 'http://a.example/#/find?q=1&x'],
    ['http://a.example/#/find', 'path', '2', 'x', 'http://a.example/#/find/x'],
    ['http://a.example/#!/user/anna?tab=1', 'path', '2', '<a>', 'http://a.example/#!/user/%3Ca%3E?tab=1'],
    ['http://a.example/user/anna/edit?tab=1', 'path', '2', '<a/b>', 'http://a.example/user/%3Ca%2Fb%3E/edit?tab=1'],
  ] as const)('%s: %s %s', (url, kind, name, value, expected) => {
    expect(withValues(new URL(url), [[{ kind, name }, value]])).toBe(expected);
  });
});

describe('parameters that a script reads through its router', () => {
  it.each([
    ['Angular', 'let e=this.route.snapshot.queryParams.q;e&&(e=e.trim());n.queryParamMap.get("next")', ['q', 'next']],
    ['Vue', "const page = this.$route.query.page; route.query['sort']", ['page', 'sort']],
    ['Next', 'const { id, page: at = 1, ...rest } = router.query', ['id', 'page']],
    ['Vue after a minifier', 'const e=Ve();n.innerHTML=e.query.note??"",e.query["sort"]', ['note', 'sort']],
    ['React', 'const [searchParams] = useSearchParams(); searchParams.get("tab")', ['tab']],
    ['none of the object itself', 'route.queryParams.subscribe(f); db.query.length; url.searchParams.get(name)', []],
  ])('%s', (_name, script, names) => {
    expect(scriptParameters(script)).toEqual(names);
  });
});

describe('parameters that only the code of one view gets by name', () => {
  const script = 'const [e]=$e();t.innerHTML=e.get("heading");fetch.get("/api/items")';

  it('are tried in that view, and in no other', () => {
    expect(scriptParameters(script, true)).toEqual(['heading']);
    expect(scriptParameters(script)).toEqual([]);
  });
});

describe('payloads', () => {
  const at = (text: string) => ({ sinkKind: 'script' as const, sink: 'eval', text, at: text.indexOf('MARK') });

  it('leave the string that the value is in', () => {
    expect(payloadsFor([at("var a = 'MARK'")], 'p(1)')[0]).toBe("';p(1)//");
    expect(payloadsFor([at('var a = "it\'s MARK"')], 'p(1)')[0]).toBe('";p(1)//');
    expect(payloadsFor([at('var a = MARK')], 'p(1)')[0]).toBe('p(1)');
  });

  it.each([
    ['MARK/app.js', ['https://h.invalid/', '//h.invalid/']],
    ['/MARK', ['/h.invalid/']],
    ['https://cdn.exampleMARK/app.js', ['.h.invalid/', '@h.invalid/']],
    ['/app.js?v=MARK', []],
  ])('choose the host of %s', (text, expected) => {
    const hit = { sinkKind: 'url', sink: 'request', text, at: text.indexOf('MARK') } as const;
    expect(hostPayloads([hit], 'h.invalid')).toEqual(expected);
  });

  it.each([
    ['HTMLScriptElement src', '/feed?page=MARK', ['&callback=p&', '&jsonp=p&']],
    ['HTMLScriptElement src', '/feed/MARK', []],
    ['request', '/feed?page=MARK', []],
  ])('name a callback in %s, %s', (sink, text, expected) => {
    expect(callbackPayloads([{ sinkKind: 'url', sink, text, at: text.indexOf('MARK') }], 'p')).toEqual(expected);
  });

  it('are at most ten', () => {
    const all = (['html', 'script', 'url'] as const).map((sinkKind) => ({ ...at('MARK'), sinkKind }));
    expect(payloadsFor(all, 'p(1)')).toHaveLength(10);
  });
});

describe('the code of a view', () => {
  it.each([
    ['show("hello")', 0, false],
    ['const q = new URLSearchParams(location.search)', 1, true],
    ['box.innerHTML = text', 2, false],
    ['addEventListener("message", ({ data }) => { box.innerHTML = data; })', 3, false],
    ['if (e.query.to) location.href = e.query.to', 3, true],
  ])('%s', (code, value, reads) => {
    expect([codeValue(code), readsAddress(code)]).toEqual([value, reads]);
  });
});

describe('messages', () => {
  it('have the properties and constants of the handler', () => {
    const code = "(e) => { if (e.data.type === 'title') show(e.data.html) }";
    expect(messageShapes(code, 'x')).toContainEqual({ type: 'title', html: 'x' });
    expect(messageShapes('(e) => show(JSON.parse(e.data).html)', 'x')).toContain('{"html":"x"}');
    expect(messageShapes('({ data }) => { document.body.innerHTML = data.body }', 'x')).toContainEqual({ body: 'x' });
  });

  it.each([
    ['endsWith', 'shop.example', 'https://xshop.example'],
    ['includes', 'shop.example', 'https://shop.example.m.invalid'],
    ['startsWith', 'https://shop.example', 'https://shop.example.m.invalid'],
    ['test', '^https:\\/\\/shop\\.example', 'https://shop.example.m.invalid'],
    ['test', '^https:\\/\\/my.shop\\.example$', 'https://myxshop.example'],
    ['match', 'shop.example', 'https://shop.example.m.invalid'],
    ['search', 'shop.example', 'https://shopxexample'],
    ['indexOf', 'https://shop.example', 'https://shop.example.m.invalid'],
  ])('may come from an origin that deceives %s(%s)', (name, text, origin) => {
    expect(deceivingOrigins([{ kind: 'comparison', name, text }], 'm.invalid')).toContain(origin);
  });

  it('find no origin that ends with a dot and a name', () => {
    expect(deceivingOrigins([{ kind: 'comparison', name: 'endsWith', text: '.shop.example' }], 'm.invalid')).toEqual(
      [],
    );
  });
});

describe('what a page reports', () => {
  it.each(['', 'null', '[]', '{"kind":"other"}', '{"kind":"sink","sinkKind":"none"}'])('is refused: %s', (text) => {
    expect(readReport(text)).toBeNull();
  });

  it('is bounded', () => {
    const long = 'x'.repeat(10_000);
    expect(readReport(JSON.stringify({ kind: 'route', url: long }))).toEqual({ kind: 'route', url: 'x'.repeat(2_000) });
    const sink = { kind: 'sink', sinkKind: 'html', sink: long, mark: 'm', text: 'abc', at: 1e9 };
    expect(readReport(JSON.stringify(sink))).toMatchObject({ at: 3, sink: 'x'.repeat(80) });
    expect(readSnapshot({ url: 'a', links: Array(5_000).fill('b'), actions: [null] })?.links).toHaveLength(600);
    expect(readSnapshot(undefined)).toBeNull();
  });

  it('includes issues of the browser, read strictly', () => {
    const csp = { details: { contentSecurityPolicyIssueDetails: { violatedDirective: 'img-src', blockedURL: 'b' } } };
    expect(readIssue(csp, 'p')).toMatchObject({ kind: 'csp', directive: 'img-src', isReportOnly: false });
    const mixed = { insecureURL: 'http://a', resolutionStatus: 'MixedContentBlocked' };
    expect(readIssue({ details: { mixedContentIssueDetails: mixed } }, 'p')).toMatchObject({ isBlocked: true });
    expect(readIssue({ details: 1 }, 'p')).toBeNull();
  });
});

describe('routes', () => {
  it.each([
    ['http://a.example/item/1', 'http://a.example/item/2'],
    ['http://a.example/#/item/1', 'http://a.example/other#/item/2'],
    ['http://a.example/#msg=a', 'http://a.example/#msg=b'],
  ])('%s and %s show one view', (one, other) => {
    expect(routeShape(new URL(one))).toBe(routeShape(new URL(other)));
  });

  it.each([
    ['http://a.example/#/item', 'http://a.example/#/list'],
    ['http://a.example/#msg=a', 'http://a.example/'],
  ])('%s and %s do not', (one, other) => {
    expect(routeShape(new URL(one))).not.toBe(routeShape(new URL(other)));
  });

  it('have a value for each parameter', () => {
    expect(routeUrl('/user/:id/edit', 'http://a.example/')).toBe('http://a.example/user/1/edit');
    expect(routeUrl('/user/:id', 'http://a.example/#/list')).toBe('http://a.example/#/user/1');
  });
});

describe('points of a posted body', () => {
  const posted = (type: string, text: string) =>
    endpointPoints({ method: 'POST', url: 'http://a.example/api?v=1', body: { type, text }, page: '' }).map((point) =>
      'path' in point ? point.path.join('/') : 'name' in point ? point.name : '',
    );

  it('are the fields of a form and the leaves of a document', () => {
    expect(posted('application/x-www-form-urlencoded', 'a=1&b=2')).toEqual(['a', 'b']);
    expect(posted('application/json; charset=utf-8', '{"a":{"b":1},"c":["x","y"],"d":true}')).toEqual(['a/b', 'c/0']);
    expect(posted('application/json', '{')).toEqual([]);
    expect(posted('multipart/form-data', 'a')).toEqual([]);
  });
});

describe('routes in scripts', () => {
  it.each([
    [
      'a table of Angular',
      'const r=[{path:"",component:A},{path:"team",component:T,children:[{path:"jobs",component:J},{path:":id",loadComponent:()=>import("./c.js")}]},{path:"help",redirectTo:"faq"},{path:"**",component:N}]',
      ['/team', '/team/jobs', '/team/:id', '/help'],
    ],
    [
      'a table of Vue',
      "routes:[{path:'/a',name:'a',component:()=>import('./a.js')},{path:'/b',meta:{x:1},component:B}]",
      ['/a'],
    ],
    [
      'a table of React Router below the start page',
      'x([{path:"/",Component:S,children:[{path:`cart`,lazy:()=>import("./l.js")}]},{path:"/blog/:slug",element:e}])',
      ['/', '/cart', '/blog/:slug'],
    ],
    [
      'no cookie, no shape and no file',
      'set("a",{path:"/",maxAge:1}); d={path:"M0 0",fill:"x"}; f={path:"/etc/x",size:1}',
      [],
    ],
    ['no pattern of a server', 'r=[{path:"/x/*",component:A},{path:"(.*)",component:B}]', []],
  ])('finds in %s', (_name, script, routes) => {
    expect(scriptRoutes(script)).toEqual(routes);
  });
});

describe('the table of routes that SvelteKit ships', () => {
  it('gives paths with parameters, without groups, optional parameters and matchers', () => {
    const table =
      '{"/":[2],"/(app)/about":[~3],"/blog/[slug]":[4,[2]],"/[[lang]]/news":[5,[2,3],[4]],"/docs/[...rest]":[6],' +
      '"/item-[id=integer]":[7],"/odd/[x+2e]well":[8],"/(app)":[9]}';
    const routes = ['/about', '/blog/:slug', '/news', '/docs/:rest', '/item-:id'];
    expect(svelteRoutes(`const i=${table};export{i as dictionary}`)).toEqual(routes);
    expect(svelteRoutes(`const prices=${table};export{prices}`)).toEqual([]);
  });
});
