import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { LIBRARY_FINGERPRINTS } from '../../../src/engine/data/library-fingerprints.ts';
import { fixedVersion } from '../../../src/engine/libraries/checks/vulnerable-library.ts';
import { detectLibraries } from '../../../src/engine/libraries/detect-libraries.ts';
import { runScan } from '../../../src/engine/run.ts';
import { compareVersions } from '../../../src/engine/web/compare-versions.ts';
import { ADVISORIES, ADVISORIES_DATE, advisoriesFor } from '../../../src/engine/web/library-advisories.ts';
import { libraryInUrl } from '../../../src/engine/web/library-in-url.ts';
import { listen } from '../../helpers/listen.ts';

const found = (text: string) =>
  [...detectLibraries(text)].filter((library) => library !== null).map(({ name, version }) => `${name}@${version}`);

/** Filler as a bundle has it around a library: short names, assigned again and again. */
const noise = 'var a=1,t="x",n=function(e){return e};'.repeat(50);

describe('a library in the text of a script', () => {
  it.each([
    [
      'jquery@3.4.1',
      'var t="3.4.1",k=function(e,n){return new k.fn.init(e,n)};k.fn=k.prototype={jquery:t,constructor:k,length:0}',
    ],
    ['jquery@1.8.3', '{selector:"",jquery:"1.8.3",length:0}'],
    ['jquery-migrate@1.4.1', 'a.migrateVersion="1.4.1"'],
    ['jquery-ui@1.12.1', 't.ui=t.ui||{},t.ui.version="1.12.1"'],
    ['jquery-ui@1.10.3', 'e.widget("ui.dialog",{version:"1.10.3",options:{}})'],
    ['bootstrap@3.3.7', 'd.VERSION="3.3.7",d.TRANSITION_DURATION=150'],
    ['bootstrap@4.1.3', 'var f="alert",S="4.1.3",E="bs.alert"'],
    ['angular@1.5.8', 'me={full:"1.5.8",major:1,minor:5,dot:8,codeName:"x"}'],
    ['vue@2.6.14', 'Object.defineProperty($,"FunctionalRenderContext",{value:dr});$.version="2.6.14"'],
    ['vue@3.2.47', 'const ps="3.2.47";e={_context:null,_instance:null,version:ps,get config(){}}'],
    ['react@16.13.1', 'u.isValidElement=x;u.useState=function(e){return y().useState(e)};u.version="16.13.1"'],
    ['react-dom@18.2.0', '{bundleType:0,version:"18.2.0-next-9e3b772b8-20220608",rendererPackageName:"react-dom"}'],
    ['lodash@4.17.15', 'var l,X="4.17.15",xn=200;u.VERSION=X,hn(["bind","bindKey"],f)'],
    ['lodash@2.4.1', 'return this.__wrapped__}h.VERSION="2.4.1",h.prototype.chain=function(){}'],
    ['lodash@2.4.1', "lodash.__wrapped__;lodash.VERSION = '2.4.1';\n\n// chaining\nlodash.prototype.chain = chain;"],
    ['lodash@4.17.15', 'o.VERSION="4.17.15",m(),v(this.__wrapped__);cn?((cn.exports=o)._=o,un._=o):on._=o'],
    ['lodash@4.17.15', "var VERSION = '4.17.15';lodash.VERSION = VERSION;\nthis.__wrapped__;root._ = lodash;"],
    [
      'underscore@1.13.6',
      'var n="1.13.6",r="object"==typeof self&&self.self===self&&self;t.findWhere=1;throw"Bind must be called on a function"',
    ],
    ['moment@2.24.0', 'c._d=new Date(w(e))}),t.version="2.24.0",a(x),t.fn=p,t.min=q'],
    ['moment@2.19.1', 'n._d=new Date(w(e))}),e.version="2.19.1",function(e){Yt=e}(Ie),e.fn=is,e.min=fu'],
    ['handlebars@4.7.6', 'n="4.7.6";b.VERSION=n;var o=8;b.COMPILER_REVISION=o'],
    ['mustache@2.3.2', 'i.name="mustache.js",i.version="2.3.2"'],
    ['ember-source@2.18.2', 'enifed("ember/version",["exports"],function(e){"use strict";e.default="2.18.2"})'],
    ['backbone@1.1.2', 'a.VERSION="1.1.2",a.$=x,a.noConflict=function(){}'],
    ['knockout@3.4.2', 'a.version="3.4.2";a.b("version",a.version)'],
    ['dompurify@2.0.10', 'n.version="2.0.10",n.removed=[],!t'],
    ['axios@1.6.0', 'var Ne="1.6.0";"[Axios v"+Ne+"] Transitional option"'],
    ['chart.js@3.9.1', 'var Pl="3.9.1",Dl=["top","bottom","left","right","chartArea"]'],
    ['three@0.125', 'WebGLRenderer;const jf="125";window.__THREE__?0:window.__THREE__=jf'],
    ['dojo@1.12.3', 'dojo.version={major:1,minor:12,patch:3,flag:"",revision:1}'],
    ['tinymce@5.10.0', '{majorVersion:"5",minorVersion:"10.0",releaseDate:"x"}'],
    ['ckeditor4@4.14.0', 'CKEDITOR={timestamp:"K24B",version:"4.14.0 (Standard)"}'],
    ['datatables.net@1.10.19', 'n.version="1.10.19";n.settings=[];'],
    ['highlight.js@10.7.3', 'var B="10.7.3";hljs.versionString=B'],
    ['pdfjs-dist@2.16.105', '("GetDocRequest",{docId:n,apiVersion:"2.16.105"})'],
    ['@angular/core@18.2.14', 'e?r(i,o,["ng-version","18.2.14"]):q'],
    ['alpinejs@3.13.0', 'var A={get raw(){return r},version:"3.13.0",flushAndStop:f,mapAttributes:m}'],
    ['axios@0.28.1', 'var ce="0.28.1",fe=ce,le={};"[Axios v"+fe+"] Transitional option"'],
    ['axios@0.35.0', 'var data={version:"0.35.0"},V=data.version;"[Axios v"+V+"] Transitional option"'],
    ['axios@0.21.4', `e.exports=JSON.parse('{"name":"axios","version":"0.21.4","main":"index.js"}')`],
    ['backbone@0.5.3', 'i.Backbone={}).VERSION="0.5.3";var r=e._;'],
    ['bootbox@6.0.0', "r.VERSION='6.0.0';let l={en:{OK:'OK',CANCEL:'Cancel'}}"],
    ['bootstrap@3.2.0', 'n.VERSION="3.2.0",n.DEFAULTS={loadingText:"x"};"bs.carousel"'],
    ['d3@7.8.5', 't.variance=Vt,t.version="7.8.5",t.window=W'],
    ['d3@3.3.11', 'var n={version:"3.3.11"};Date.now||(Date.now=function(){});n.geo.albersUsa=1'],
    ['datatables.net@3.1.5', '{order:{},type:r,_unique:0,version:"3.1.5"}'],
    ['echarts@5.6.0', 'var Nd="5.6.0",Od={zrender:"5.6.1"}'],
    ['ember-source@2.18.2', '/*!\n * @overview  Ember - JavaScript Application Framework\n * @version   2.18.2\n */'],
    ['highcharts@12.6.2', 'a.product="Highcharts",a.version="12.6.2",a.win=w'],
    ['htmx.org@2.0.4', '"htmx-indicator";Q={parseInterval:null,location:location,_:null,version:"2.0.4"}'],
    ['htmx.org@4.0.1', 'this.version="4.0.1",this.config={logAll:!1}'],
    ['leaflet@1.9.4', '"leaflet-container";t.version="1.9.4",t.videoOverlay=function(){}'],
    ['mermaid@11.2.0', 'await y.renderer.draw(t,e,"11.2.0",y)'],
    ['quill@2.0.2', 'class Q{static version="2.0.2";static imports={}}'],
    ['react-dom@19.1.0', 'e.useFormStatus=function(){return R.H.useHostTransitionStatus()},e.version="19.1.0"'],
    ['socket.io-client@0.9.17', 'n.version="0.9.17",n.protocol=1,n.transports=[]'],
    ['swagger-ui-dist@5.17.0', '{PACKAGE_VERSION:"5.17.0",GIT_COMMIT:"g1234567"}'],
    ['three@0.104', '"WebGLRenderer";x={REVISION:()=>"104",RGBAFormat:()=>P}'],
    ['trix@2.1.15', 'var t="2.1.15";const e="[data-trix-attachment]"'],
    ['underscore@1.2.4', 'j.VERSION="1.2.4";var A=j.each=j.forEach=function(){}'],
    ['vue@2.4.3', '{get:function(){return this.$vnode&&this.$vnode.ssrContext}}),e.version="2.4.3"'],
    ['sweetalert2@11.4.8', 'R.DismissReason=F,R.version="11.4.8"'],
  ])('%s', (library, code) => {
    expect(found(`${noise}${code};${noise}`)).toContain(library);
  });

  it.each([
    ['jquery@3.5.1', '/*! jQuery v3.5.1 | (c) JS Foundation and other contributors */'],
    ['select2@4.0.5', '/*! Select2 4.0.5 | https://github.com/select2/select2/blob/master/LICENSE.md */'],
    ['axios@0.18.0', '/* axios v0.18.0 | (c) 2018 by Matt Zabriskie */'],
    ['socket.io-client@4.5.0', '/*!\n * Socket.IO v4.5.0\n * (c) 2014-2022 Guillermo Rauch\n */'],
    [
      'jquery@3.7.1',
      '/*! Bundled license information:\n\njquery/dist/jquery.js:\n  (*!\n   * jQuery JavaScript Library v3.7.1\n   *)\n*/',
    ],
    ['jquery-validation@1.17.0', '/*! jQuery Validation Plugin - v1.17.0 - 7/29/2017'],
  ])('%s by its banner', (library, banner) => {
    expect(found(`${banner}\n!function(){}()`)).toContain(library);
  });

  it.each([
    ['a plug-in that requires another', '/*!\n * Some plug-in\n * Requires jQuery v1.7.2 or later\n */'],
    [
      'a comment on what another is based on',
      '/**\n * Based on Underscore.js 1.8.3 <http://underscorejs.org/LICENSE>\n */',
    ],
    [
      'a licence line after a bar',
      '/**\n * Lodash lodash.com/license | Underscore.js 1.8.3 underscorejs.org/LICENSE\n */',
    ],
    [
      'a licence line of its own',
      '/*!\n Lo-Dash fork lodash.com/license\n Underscore.js 1.4.2 underscorejs.org/LICENSE\n*/',
    ],
    ['another project of the same family', '//! some-moment-plugin.js\n//! version : 0.5.48\n//! license : MIT'],
    ['a version tag in the header of anything', '/**\n * @summary     Tables\n * @version   1.10.16\n */'],
    [
      'another thing with a version beside the word',
      '/* lodash.com/license */ var q={};q.VERSION="1.2.3";this.__wrapped__;window._=other;e._=qq;',
    ],
    [
      'a change log',
      '/* Storefront. 2024-02 replaces jQuery v1.12.4 and Bootstrap v3.3.7\n   (the old site had lodash 4.17.11) */',
    ],
    [
      'a bundle that names what it replaces',
      '/* vendor pack 1.8.3; replaces the jQuery v1.12.4 and lodash 4.17.11 of the old site */',
    ],
    ['a string in an application', 'alert("jQuery v1.0.0 is old")'],
    ['a version of something else', 'var o={version:"1.2.3"};o.VERSION="4.5.6";app.version="7.8.9"'],
    ['a check of a version', 'if (jQuery.fn.jquery < "1.9.0") warn("jquery: too old")'],
  ])('not by %s', (_name, text) => {
    expect(found(text)).toEqual([]);
  });

  it('says nothing by code alone of a number that later releases carry too', () => {
    const code = 'n="3.0.1";b.VERSION=n;var o=6;b.COMPILER_REVISION=o';
    expect(found(code)).toEqual([]);
    expect(found(`/*!\n\n handlebars v3.0.1\n*/${code}`)).toEqual(['handlebars@3.0.1']);
  });

  it('does not take the number of core-js beside axios for that of axios', () => {
    const core = '(function(r){var o=r.exports={version:"1.2.6"};typeof __e=="number"&&(__e=o)})';
    const axios = 'var co="1.21.1";"[Axios v"+co+"] Transitional option"';
    expect(found(`${core};${axios}`)).toEqual(['axios@1.21.1']);
    expect(found(`${core.replace('1.2.6', '0.9.6')};"[Axios v"`)).toEqual([]);
    expect(found('e.exports={version:"0.27.2"};"[Axios v"')).toEqual(['axios@0.27.2']);
  });

  it('does not guess which of two version modules is of React and which of ReactDOM', () => {
    const rest = '"isValidElement";"createFactory";"data-reactroot";"data-reactid";';
    expect(found(`${rest}e.exports="15.5.1"`)).toEqual(['react@15.5.1', 'react-dom@15.5.1']);
    expect(found(`${rest}e.exports="15.5.1"},function(e){e.exports="15.7.0"`)).toEqual([]);
  });

  it('tells two versions in one bundle apart', () => {
    const one = (version: string) => `!function(){var t="${version}",k={};k.prototype={jquery:t,constructor:k}}();`;
    expect(found(one('1.12.4') + noise + one('3.4.1'))).toEqual(['jquery@1.12.4', 'jquery@3.4.1']);
  });
});

describe('a library in the address of a script', () => {
  it.each([
    ['https://code.jquery.com/jquery-3.4.1.min.js', 'jquery 3.4.1'],
    ['https://cdnjs.cloudflare.com/ajax/libs/jquery/2.1.4/jquery.min.js', 'jquery 2.1.4'],
    ['https://ajax.googleapis.com/ajax/libs/angularjs/1.5.8/angular.min.js', 'angular 1.5.8'],
    ['https://cdn.jsdelivr.net/npm/vue@2.6.14/dist/vue.min.js', 'vue 2.6.14'],
    ['https://unpkg.com/react-dom@16.4.1/umd/react-dom.production.min.js', 'react-dom 16.4.1'],
    ['https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/js/bootstrap.min.js', 'bootstrap 3.3.7'],
    ['https://shop.example.com/js/jquery-ui-1.12.1.custom.min.js', 'jquery-ui 1.12.1'],
    ['https://cdn.example.net/jquery/3.4.1/plugins/slider.min.js', null],
    ['https://cdn.example.net/app-1.2.3.js', null],
    ['https://cdn.example.net/jquery.min.js', null],
    ['https://cdn.example.net/jquery.js?v=3.4.1', null],
  ])('%s', (url, library) => {
    const seen = libraryInUrl(url);
    expect(seen === null ? null : `${seen.name} ${seen.version}`).toBe(library);
  });
});

describe('advisories', () => {
  it('are facts in order: known libraries, ids, ranges that are not empty', () => {
    const names = new Set(LIBRARY_FINGERPRINTS.map(({ name }) => name));
    expect(Object.keys(ADVISORIES).filter((name) => !names.has(name))).toEqual([]);
    expect(ADVISORIES_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const { ids, severity, cwe, ranges } of Object.values(ADVISORIES).flat()) {
      expect(ids.join(' ')).toMatch(/^(?:CVE-\d{4}-\d{4,7}(?: GHSA(?:-[a-z0-9]{4}){3})?|GHSA(?:-[a-z0-9]{4}){3})$/);
      expect(['critical', 'high', 'medium', 'low']).toContain(severity);
      expect(cwe).toMatch(/^CWE-\d+$/);
      expect(ranges.length).toBeGreaterThan(0);
      for (const [introduced, fixed] of ranges)
        if (fixed !== null) expect(compareVersions(introduced ?? '', fixed ?? ''), ids[0]).toBeLessThan(0);
    }
  });

  it.each([
    ['jquery', '3.4.1', ['CVE-2020-11022', 'CVE-2020-11023'], '3.5.0'],
    ['jquery', '3.5.0', [], '0'],
    [
      'lodash',
      '4.17.20',
      ['CVE-2021-23337', 'CVE-2026-4800', 'CVE-2020-28500', 'CVE-2025-13465', 'CVE-2026-2950'],
      '4.18.0',
    ],
    ['lodash', '4.18.0', [], '0'],
    [
      'next',
      '16.2.10',
      [
        'CVE-2026-64641',
        'CVE-2026-64642',
        'CVE-2026-64645',
        'CVE-2026-64649',
        'CVE-2026-64643',
        'CVE-2026-64644',
        'CVE-2026-64646',
        'CVE-2026-64647',
        'CVE-2026-64648',
      ],
      '16.2.11',
    ],
    ['mootools', '1.6.0', ['CVE-2021-32821', 'CVE-2021-23432'], null],
    ['ckeditor5', '43.1.0', ['CVE-2024-45613'], '43.1.1'],
    ['next', '16.2.11', [], '0'],
    ['axios', '1.18.0', [], '0'],
    ['bootstrap', '4.3.1', [], '0'],
    [
      'angular',
      '1.8.3',
      [
        'CVE-2024-21490',
        'CVE-2026-11998',
        'CVE-2022-25844',
        'CVE-2022-25869',
        'CVE-2023-26116',
        'CVE-2023-26117',
        'CVE-2023-26118',
        'CVE-2025-2336',
        'CVE-2025-4690',
        'CVE-2024-8372',
        'CVE-2024-8373',
        'CVE-2025-0716',
      ],
      null,
    ],
    ['three', '0.125', [], '0'],
    ['constructor', '1.0.0', [], '0'],
  ])('of %s %s', (name, version, ids, fixed) => {
    const advisories = advisoriesFor(name, version);
    expect(advisories.map((advisory) => advisory.ids[0])).toEqual(ids);
    expect(fixedVersion(advisories)).toBe(fixed);
  });

  it('compares versions as Semantic Versioning does', () => {
    const sorted = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
      '1.0.1',
      '1.2',
      '1.10.0',
      '2.0.0',
    ];
    expect([...sorted].reverse().sort(compareVersions)).toEqual(sorted);
  });
});

interface Served {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Findings about libraries of a site whose start page is `home`. */
async function findingsOn(home: string, files: Readonly<Record<string, Served>>) {
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body } = files[request.url ?? ''] ?? { status: 404 };
    if (request.url === '/') response.setHeader('content-type', 'text/html').end(home);
    else response.writeHead(status, { 'content-type': 'text/javascript', ...headers }).end(body);
  });
  const { url, close } = await listen(server);
  try {
    const result = await runScan({
      target: url,
      scanType: 'standard',
      ownershipProven: false,
      addressPolicy: { mode: 'any', allow: [] },
    });
    if (result.status !== 'completed') throw new Error(result.status);
    return result.report.findings
      .filter(({ check_id }) => check_id === 'js.vulnerable-library')
      .map((finding) => ({ ...finding, place: finding.location.url.replace(url, '') }));
  } finally {
    await close();
  }
}

describe('scripts of the site itself', () => {
  const jquery = '!function(){var t="3.4.1",k={};k.prototype={jquery:t,constructor:k,length:0}}();';
  const scan = async (script: string, files: Readonly<Record<string, Served>>) =>
    (await findingsOn(`<script src="${script}"></script>`, files)).map(({ title }) => title);

  it('are what they were moved to, not what their name says', async () => {
    const moved = { '/jquery-1.12.4.min.js': { status: 301, headers: { location: '/lib/a.js' } } };
    expect(await scan('/jquery-1.12.4.min.js', { ...moved, '/lib/a.js': { body: 'var a = 1;' } })).toEqual([]);
    expect(await scan('/jquery-1.12.4.min.js', { ...moved, '/lib/a.js': { body: jquery } })).toEqual([
      'jquery 3.4.1 has known vulnerabilities',
    ]);
    expect(await scan('/jquery-1.12.4.min.js', {})).toEqual([]);
  });

  it('are read inside the strings of a development build', async () => {
    const module = JSON.stringify(`${jquery}\n//# sourceURL=webpack://shop/./node_modules/jquery/dist/jquery.js?`);
    expect(await scan('/main.js', { '/main.js': { body: `({"a":(m)=>{eval(${module})}})` } })).toEqual([
      'jquery 3.4.1 has known vulnerabilities',
    ]);
  });
});

describe('js.vulnerable-library', () => {
  it('names library, version, place, advisories and the version to update to', async () => {
    const home =
      '<script src=/bundle.js></script><script src="https://cdn.example.net/ajax/libs/lodash.js/4.17.4/lodash.min.js"></script>';
    const bundle = '!function(){var t="3.4.1",k={};k.prototype={jquery:t,constructor:k}}();';
    const findings = await findingsOn(home, { '/bundle.js': { body: bundle } });
    expect(findings.map(({ title, severity, confidence, place }) => [title, severity, confidence, place])).toEqual([
      [
        'lodash 4.17.4 has known vulnerabilities',
        'high',
        'firm',
        'https://cdn.example.net/ajax/libs/lodash.js/4.17.4/lodash.min.js',
      ],
      ['jquery 3.4.1 has known vulnerabilities', 'medium', 'certain', '/bundle.js'],
    ]);
    expect(findings[0]?.evidence).toContain('its URL (not loaded)');
    expect(findings[1]?.evidence).toContain('CVE-2020-11022');
    expect(findings[1]?.remediation).toContain('3.5.0');
  });

  it('goes by the address of an own script that says nothing, if it is there', async () => {
    const home = '<script src="/js/jquery-1.8.0.min.js"></script><script src="/js/jquery-1.9.0.min.js"></script>';
    const findings = await findingsOn(home, { '/js/jquery-1.8.0.min.js': { body: 'f(1);' } });
    expect(findings.map(({ title }) => title)).toEqual(['jquery 1.8.0 has known vulnerabilities']);
  });
});

describe('a critical advisory about a library', () => {
  const lodash = 'var l,X="4.17.11",xn=200;u.VERSION=X,hn(["bind","bindKey"],f);u.defaultsDeep=function(a){return a}';
  const severities = async (home: string, files: Readonly<Record<string, string>>) => {
    const served = Object.fromEntries(Object.entries(files).map(([path, body]) => [path, { body }]));
    return (await findingsOn(home, served)).map(({ severity, confidence, evidence }) => ({
      severity,
      confidence,
      evidence,
    }));
  };
  const own = '<script src="/js/lodash.min.js"></script>';

  it('is critical where a script of the site calls the member that it is about', async () => {
    const calls = [
      {
        home: `${own}<script>var options = _.defaultsDeep({}, JSON.parse(location.hash.slice(1)));</script>`,
        files: {},
      },
      {
        home: `${own}<script src="/app.js"></script>`,
        files: { '/app.js': 'load().then(e => (0, n.defaultsDeep)(o, e))' },
      },
    ];
    for (const { home, files } of calls)
      expect(await severities(home, { '/js/lodash.min.js': lodash, ...files })).toEqual([
        { severity: 'critical', confidence: 'certain', evidence: expect.stringContaining('call defaultsDeep') },
      ]);
  });

  it.each([
    ['no script calls it', '<script>_.debounce(save, 100)</script>'],
    [
      'it is defined or named, not called',
      '<script>_.mixin({ deep: _.defaultsDeep }); _.defaultsDeep = null;</script>',
    ],
    ['another function has a longer name', '<script>_.defaultsDeepAll(a, b)</script>'],
    [
      'a comment shows how to',
      '<script>\n/**\n * _.defaultsDeep({}, defaults);\n */\n// _.defaultsDeep(a, b)\nvar ready = true;</script>',
    ],
  ])('is high where %s', async (_, script) => {
    expect(await severities(own + script, { '/js/lodash.min.js': lodash })).toEqual([
      { severity: 'high', confidence: 'certain', evidence: expect.not.stringContaining('call') },
    ]);
  });

  it('is high in a copy inside the file of another project, even if the site calls its own', async () => {
    const home = '<script src="/static/dagre-d3.min.js"></script><script>_.defaultsDeep({}, input)</script>';
    expect(await severities(home, { '/static/dagre-d3.min.js': `dagreD3=${lodash}` })).toMatchObject([
      { severity: 'high', confidence: 'firm' },
    ]);
  });
});

describe('the files of one library', () => {
  it('are one finding: its modules, and its version in the name', async () => {
    const banner = {
      body: '/*\n AngularJS v1.2.3\n (c) 2010-2014 Google, Inc. http://angularjs.org\n License: MIT\n*/\n',
    };
    const files = {
      '/angular/angular.min.js': banner,
      '/angular/angular-route.min.js': banner,
      '/lib/angular-1.2.3.min.js': banner,
    };
    const home = Object.keys(files).map((path) => `<script src="${path}"></script>`);
    const found = await findingsOn(home.join(''), files);
    expect(found.map(({ title }) => title)).toEqual(['angular 1.2.3 has known vulnerabilities']);
  });
});

/** What the released bundles of Swagger UI 4.15.5 hold of DOMPurify, highlight.js, React and Swagger UI itself; it calls its own copies. */
const SWAGGER_UI = [
  '/*! For license information please see swagger-ui-bundle.js.LICENSE.txt */',
  'r=function(e){return ne(e)};if(r.version="2.3.10",r.removed=[],!t||!t.document)return r;r.sanitize=function(e){return e}',
  'hljs;var B="10.1.0";N.versionString=B',
  '{PACKAGE_VERSION:"4.15.5",GIT_COMMIT:"g1234567"};Kt().sanitize(e.source,{ADD_ATTR:["target"]})',
].join(';');

describe('an ordinary service with the documentation of its API', () => {
  const page = (folder: string, script: string) =>
    `<!DOCTYPE html><html><head><title>Swagger UI</title><link rel="stylesheet" href="${folder}/swagger-ui.css"></head><body><div id="swagger-ui"></div><script src="${folder}/swagger-ui-bundle.js"></script>${script}</body></html>`;
  const call =
    "<script>const ui = SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true })</script>";

  it.each([
    ['FastAPI with its own copy', '/static', page('/static', call), '/static/swagger-ui-bundle.js'],
    [
      'Flask with flasgger',
      '/flasgger_static',
      page('/flasgger_static', call),
      '/flasgger_static/swagger-ui-bundle.js',
    ],
    ['NestJS', '/api', page('/api', '<script src="/api/swagger-ui-init.js"></script>'), '/api/swagger-ui-bundle.js'],
  ])('passes the default gate: %s', async (_, folder, home, bundle) => {
    const findings = await findingsOn(home, {
      [bundle]: { body: SWAGGER_UI },
      [`${folder}/swagger-ui-init.js`]: {
        body: 'window.onload = function() { window.ui = SwaggerUIBundle(options); }',
      },
    });
    const copies = findings.filter(({ title }) => title.includes('contains'));
    expect(copies.map(({ title, severity, confidence, place }) => [title, severity, confidence, place])).toEqual([
      ['swagger-ui-bundle.js contains 2 libraries with known vulnerabilities', 'high', 'firm', bundle],
    ]);
    expect(copies[0]?.evidence).toContain('dompurify 2.3.10, detected by its code: ');
    expect(copies[0]?.evidence).toContain('highlight.js 10.1.0, detected by its code: ');
    expect(findings.filter(({ severity }) => severity === 'critical')).toEqual([]);
  });

  it('is not loaded where a content delivery network has the bundle', async () => {
    const cdn = '<script src="https://cdn.jsdelivr.net/npm/swagger-ui-dist@3.20.0/swagger-ui-bundle.js"></script>';
    const findings = await findingsOn(cdn + call, {});
    expect(findings.map(({ severity, confidence }) => [severity, confidence])).toEqual([['high', 'firm']]);
    expect(findings[0]?.evidence).toContain('its URL (not loaded)');
  });
});
