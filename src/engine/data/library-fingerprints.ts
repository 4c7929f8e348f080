/*
 * Long because: one table, one row per library.
 *
 * Learned from the published packages: what survives minifying and bundling are strings and property names, so a signature is
 * a literal that the minifier must keep (`near`) with the version, or the variable that holds it, in its surroundings.
 * In a pattern `%V` stands for a quoted version (group `v`), `%I` for a quoted version or a variable that is assigned one
 * elsewhere (group `v` or `id`), `%N` for any variable name. `\s*` reads at most 20 characters, so that no text makes the
 * pattern slow.
 */
export interface CodeSignature {
  /** Literal text; the pattern is tried at each of its places. */
  readonly near: string;
  /** Characters before and after the literal that the pattern sees. Default 0 and 160. */
  readonly before?: number;
  readonly after?: number;
  readonly pattern: string;
  /** Literals that must be in the file too. */
  readonly requires?: readonly string[];
  /** It does not tell libraries of one family apart: several versions in a file say nothing. */
  readonly isAlone?: boolean;
}

export interface LibraryFingerprint {
  /** Name in the npm registry, by which advisories know it. */
  readonly name: string;
  /** Packages of the registry that hold its browser builds, best first, where it is not the one of its name. */
  readonly packages?: readonly string[];
  /** Packages before this version are others' copies, numbered otherwise than their files. */
  readonly since?: string;
  /** Paths of its browser builds in them, where neither the manifest nor the name of a file tells. */
  readonly builds?: readonly string[];
  /** Names it goes by in file names and on content delivery networks. */
  readonly files: readonly string[];
  /** Text before the version in the banner comment. */
  readonly banners?: readonly string[];
  readonly code?: readonly CodeSignature[];
}

/** A module of its own that exports nothing but the version, as browserify and webpack wrap it. */
const EXPORTED_VERSION = (starts: readonly string[], requires: readonly string[]): CodeSignature[] =>
  starts.flatMap((start) =>
    ['="', "='", ' = "', " = '"].map((assigned) => ({
      near: `.exports${assigned}${start}`,
      pattern: '^\\.exports\\s*=\\s*%V',
      requires,
      isAlone: true,
    })),
  );

export const LIBRARY_FINGERPRINTS: readonly LibraryFingerprint[] = [
  {
    name: 'jquery',
    since: '1.11.0',
    files: ['jquery', 'jquery.slim', 'jquery-core'],
    banners: ['jQuery JavaScript Library v', 'jQuery v'],
    code: [
      {
        near: 'jquery:',
        before: 2,
        after: 900,
        pattern: '[{,\\s]jquery:\\s*%I\\s*,(?:[^]{0,800}?)(?:constructor|length)\\s*:',
      },
    ],
  },
  {
    name: 'jquery-migrate',
    files: ['jquery-migrate'],
    banners: ['jQuery Migrate - v', 'jQuery Migrate v'],
    code: [{ near: 'migrateVersion', pattern: 'migrateVersion\\s*=\\s*%V' }],
  },
  {
    name: 'jquery-ui',
    packages: ['jquery-ui-dist', 'jquery-ui'],
    since: '1.12.0',
    files: ['jquery-ui', 'jqueryui', 'jquery.ui', 'jquery-ui.custom', 'jquery-ui-dist'],
    banners: ['jQuery UI - v', 'jQuery UI v', 'jQuery UI Core '],
    code: [
      { near: '.ui.version', pattern: '\\.ui\\.version\\s*=\\s*%V' },
      { near: '.ui', pattern: '\\.extend\\(\\s*%N\\.ui\\s*,\\s*\\{\\s*version:\\s*%V', before: 12 },
      {
        near: 'ui.accordion',
        before: 12,
        pattern: 'widget\\(\\s*["\'`]ui\\.accordion["\'`]\\s*,\\s*\\{\\s*version:\\s*%V',
      },
      { near: 'ui.dialog', before: 12, pattern: 'widget\\(\\s*["\'`]ui\\.dialog["\'`]\\s*,\\s*\\{\\s*version:\\s*%V' },
      { near: 'ui.mouse', before: 12, pattern: 'widget\\(\\s*["\'`]ui\\.mouse["\'`]\\s*,\\s*\\{\\s*version:\\s*%V' },
    ],
  },
  {
    name: 'jquery-validation',
    files: ['jquery-validation', 'jquery.validate', 'jquery-validate', 'jquery.validation'],
    banners: ['jQuery Validation Plugin - v', 'jQuery Validation Plugin v', 'jQuery Validation Plugin '],
  },
  {
    name: 'jquery-mobile',
    files: ['jquery.mobile', 'jquery-mobile'],
    banners: ['jQuery Mobile '],
    code: [{ near: '.mobile', before: 12, pattern: '\\.extend\\(\\s*%N\\.mobile\\s*,\\s*\\{\\s*version:\\s*%V' }],
  },
  { name: 'jquery-form', files: ['jquery.form', 'jquery-form'], banners: ['jQuery Form Plugin\n * version: '] },
  {
    name: 'bootstrap',
    files: ['bootstrap', 'bootstrap.bundle', 'twitter-bootstrap'],
    banners: ['Bootstrap v', 'bootstrap-modal.js v', 'bootstrap-tooltip.js v', 'bootstrap.js v'],
    code: [
      { near: 'TRANSITION_DURATION', before: 60, after: 0, pattern: '\\.VERSION\\s*=\\s*%V[,;]\\s*%N\\.$' },
      {
        near: 'bs.alert',
        before: 90,
        pattern: '=\\s*["\'`]alert["\'`]\\s*[,;]\\s*(?:var |const |let )?\\s*%N\\s*=\\s*%V\\s*[,;]',
      },
      {
        near: '"VERSION"',
        before: 6,
        pattern: 'key:\\s*"VERSION",\\s*get:\\s*function(?:\\s+%N)?\\s*\\(\\)\\s*\\{\\s*return\\s*%I',
        requires: ['bs.carousel', 'data-toggle'],
      },
      {
        near: 'static get VERSION',
        pattern: 'static get VERSION\\(\\)\\s*\\{\\s*return\\s*%I;?\\s*\\}',
        requires: ['bs.carousel'],
      },
      {
        near: 'loadingText',
        before: 60,
        after: 0,
        pattern: '\\.VERSION\\s*=\\s*%V\\s*[,;]\\s*%N\\.DEFAULTS\\s*=\\s*\\{\\s*$',
        requires: ['bs.carousel'],
      },
    ],
  },
  {
    name: 'angular',
    files: ['angular', 'angularjs', 'angular.js'],
    banners: ['AngularJS v'],
    code: [
      { near: 'codeName', before: 120, after: 0, pattern: 'full:\\s*%V' },
      { near: 'errors.angularjs.org/', pattern: 'errors\\.angularjs\\.org/(?<v>\\d+\\.\\d+\\.\\d+[-\\w.]{0,12})/' },
    ],
  },
  {
    name: '@angular/core',
    builds: ['fesm2022/_debug_node-chunk.mjs', 'fesm2022/debug_node.mjs'],
    files: ['@angular/core'],
    banners: ['@license Angular v'],
    code: [
      {
        near: '.slice(2).join(".")',
        after: 300,
        pattern: '(?:new\\s+%N|\\}\\)?)\\(%V\\)',
        requires: ['ng-version'],
      },
      {
        near: ".slice(2).join('.')",
        after: 300,
        pattern: '(?:new\\s+%N|\\}\\)?)\\(%V\\)',
        requires: ['ng-version'],
      },
      { near: '"ng-version"', pattern: '^"ng-version",\\s*%V' },
      { near: "'ng-version'", pattern: "^'ng-version',\\s*%V" },
    ],
  },
  {
    name: 'vue',
    files: ['vue', 'vue.runtime', 'vue.global', 'vue.global.prod', 'vue.runtime.global', 'vue.esm-browser'],
    banners: ['Vue.js v', 'vue v'],
    code: [
      { near: '_context: context', pattern: '^_context: context,\\s*(?<id>version)\\s*,\\s*get config' },
      { near: '_context:', pattern: '^_context:\\s*%N\\s*,\\s*version:\\s*%I\\s*,\\s*get config' },
      {
        near: 'FunctionalRenderContext',
        pattern: 'FunctionalRenderContext["\'`]\\s*,\\s*\\{\\s*value:\\s*%N\\s*\\}\\)[,;]\\s*%N\\.version\\s*=\\s*%I',
      },
      { near: '_instance:', pattern: '_instance:\\s*null,\\s*version:\\s*%I\\s*,' },
      { near: '_instance: null', pattern: '_instance:\\s*null,\\s*(?<id>version)\\s*,' },
      {
        near: '.devtools',
        before: 120,
        pattern:
          '\\.version\\s*=\\s*%V[,;]\\s*setTimeout\\(\\s*function\\s*\\(\\)\\s*\\{\\s*(?:if\\s*\\(\\s*)?%N\\.devtools',
      },
      {
        near: '$isServer',
        pattern: '^\\$isServer["\\\'`]\\s*,\\s*\\{\\s*get:\\s*%N\\s*\\}\\s*\\)\\s*[,;]\\s*%N\\.version\\s*=\\s*%V',
      },
      { near: 'ssrContext', pattern: '^ssrContext;?\\s*\\}\\s*\\}\\s*\\)\\s*[,;]\\s*%N\\.version\\s*=\\s*%V' },
      {
        near: '__VUE_DEVTOOLS_GLOBAL_HOOK__',
        before: 200,
        after: 0,
        pattern: '\\.version\\s*=\\s*%V\\s*[,;]\\s*%N\\.exports\\s*=\\s*(?:%N\\.Vue\\s*=)?[^]{0,120}$',
      },
    ],
  },
  {
    name: 'react',
    since: '0.9.0',
    files: ['react', 'react.production', 'react.development'],
    code: [
      ...EXPORTED_VERSION(['0.13.', '0.14.', '15.'], ['isValidElement', 'createFactory']),
      { near: 'isValidElement', pattern: '^isValidElement:\\s*%N\\s*,\\s*version:\\s*%I\\s*,' },
      {
        near: '.version',
        before: 260,
        pattern:
          '\\.use(?:State|Transition|SyncExternalStore)\\s*=\\s*function\\s*\\([^)]{0,40}\\)\\s*\\{\\s*return[^{}]{0,140}\\}\\s*[;,]\\s*%N\\.version\\s*=\\s*%V',
        requires: ['isValidElement'],
      },
      {
        near: '.version',
        before: 90,
        pattern:
          '\\.use(?:State|Transition|SyncExternalStore|Reducer|Ref)\\s*=\\s*%N\\s*[;,]\\s*%N\\.version\\s*=\\s*%I',
        requires: ['isValidElement'],
      },
      {
        near: '.version',
        pattern: '^\\.version\\s*=\\s*%V\\s*[,;]\\s*%N\\.exports\\s*=',
        requires: ['renderComponentToString'],
      },
    ],
  },
  {
    name: 'react-dom',
    since: '0.14.0',
    files: ['react-dom', 'react-dom.production', 'react-dom.development'],
    banners: ['ReactDOM v'],
    code: [
      {
        near: 'rendererPackageName',
        before: 90,
        pattern: '[,{\\s]version:\\s*%I\\s*,\\s*rendererPackageName:\\s*["\'`]react-dom',
      },
      ...EXPORTED_VERSION(['15.'], ['data-reactroot', 'data-reactid']),
      {
        near: 'useHostTransitionStatus',
        pattern: '^useHostTransitionStatus\\(\\);?\\s*\\}\\s*[;,]\\s*%N\\.version\\s*=\\s*%V',
      },
      {
        near: 'useHostTransitionStatus',
        after: 400,
        pattern: 'useFormStatus\\s*=\\s*%N\\s*[;,]\\s*%N\\.version\\s*=\\s*%I',
      },
    ],
  },
  {
    name: 'lodash',
    files: ['lodash', 'lodash.core', 'lodash.compat', 'lodash.underscore', 'lodash.js'],
    banners: ['lodash lodash.com/license', 'lodash (Custom Build) ', 'lodash ', 'Lo-Dash v', 'Lo-Dash '],
    code: [
      { near: 'bindKey', before: 160, after: 0, pattern: '\\.VERSION\\s*=\\s*%I\\s*[,;](?:(?!\\.VERSION)[^]){0,110}$' },
      // Releases before 3.
      {
        near: '.VERSION',
        pattern:
          '^\\.VERSION\\s*=\\s*%V\\s*[,;](?:\\s|//[^\\n]{0,200}\\n){0,100}%N\\.(?:prototype\\.(?:chain|toString)|after)\\s*=',
        requires: ['_wrapped'],
      },
      // The core build, the underscore build and custom ones: what has the version is what becomes `_`.
      ...['__wrapped__', 'lodash.com/license'].map((literal) => ({
        near: '.VERSION',
        before: 40,
        after: 3_000,
        pattern:
          '(?<root>[\\w$]{1,40})\\.VERSION\\s*=\\s*%I\\s*[,;](?:(?!\\.VERSION)[^]){0,2900}?[\\w$)\\]]\\._\\s*=\\s*\\k<root>(?![\\w$])',
        requires: [literal],
      })),
    ],
  },
  {
    name: 'underscore',
    files: ['underscore', 'underscore.js', 'underscore-umd', 'underscore-esm'],
    banners: ['Underscore.js '],
    code: [
      {
        near: '.VERSION',
        after: 700,
        pattern:
          '^\\.VERSION\\s*=\\s*%V\\s*[;,][^]{0,560}?(?:switch\\s*\\(\\s*(?:null\\s*==|%N\\s*==|%N\\?\\?)|\\.each\\s*=\\s*%N\\.forEach\\s*=)',
        requires: ['findWhere'],
      },
      {
        near: 'self.self',
        before: 420,
        after: 0,
        pattern: '=\\s*%V\\s*[,;](?:(?!\\d\\.\\d+\\.\\d)[^]){0,320}$',
        requires: ['findWhere', 'Bind must be called on a function'],
      },
      { near: 'VERSION:()=>', pattern: 'VERSION:\\(\\)=>%I\\s*,\\s*after:', requires: ['findWhere'] },
      {
        near: '.VERSION',
        after: 500,
        pattern:
          '^\\.VERSION\\s*=\\s*%V\\s*[;,](?:\\s|//[^\\n]{0,200}\\n){0,100}(?:var\\s+)?%N\\s*=\\s*(?:%N\\.each\\s*=\\s*)?%N\\.forEach\\s*=',
      },
    ],
  },
  {
    name: 'underscore.string',
    files: ['underscore.string'],
    banners: ['underscore.string '],
    code: [
      { near: '.isBlank', before: 60, after: 0, pattern: '\\.VERSION\\s*=\\s*%V\\s*[,;]\\s*%N$' },
      { near: 'isBlank:', before: 60, after: 0, pattern: 'VERSION:\\s*%V\\s*,\\s*$' },
    ],
  },
  {
    name: 'moment',
    files: ['moment', 'moment-with-locales', 'moment.js', 'momentjs'],
    banners: ['//! moment.js\n//! version : ', '// moment.js\n// version : '],
    code: [
      {
        near: '.version',
        pattern:
          '^\\.version\\s*=\\s*%V\\s*[,;]\\s*(?:%N\\s*\\(\\s*%N\\s*\\)|%N\\s*=\\s*%N|function\\s*\\(%N\\)\\s*\\{[^{}]{1,40}\\}\\s*\\(%N\\))\\s*[,;]\\s*%N\\.fn\\s*=',
      },
      {
        near: '.defaultFormat',
        before: 80,
        after: 0,
        pattern: '\\.version\\s*=\\s*%I\\s*[,;](?:\\s|//[^\\n]{0,200}\\n){0,100}%N$',
      },
    ],
  },
  {
    name: 'moment-timezone',
    files: ['moment-timezone', 'moment-timezone-with-data'],
    banners: ['moment-timezone.js\n//! version : '],
    code: [{ near: '.dataVersion', before: 60, after: 0, pattern: '\\.version\\s*=\\s*%I\\s*[,;]\\s*%N$' }],
  },
  {
    name: 'handlebars',
    files: ['handlebars', 'handlebars.runtime', 'handlebars.js'],
    banners: ['handlebars v', '@license\n\n handlebars v'],
    code: [
      {
        near: 'COMPILER_REVISION',
        before: 140,
        after: 0,
        pattern: 'VERSION\\s*=\\s*%I\\s*[,;](?:(?!VERSION\\s*=)[^]){0,100}$',
      },
    ],
  },
  {
    name: 'mustache',
    files: ['mustache', 'mustache.js'],
    code: [
      {
        near: 'mustache.js',
        before: 12,
        pattern: 'name\\s*[=:]\\s*["\'`]mustache\\.js["\'`]\\s*[,;]\\s*(?:%N\\.)?version\\s*[=:]\\s*%V',
      },
    ],
  },
  {
    name: 'ember-source',
    files: ['ember', 'ember.js', 'ember.prod', 'ember.debug'],
    code: [
      { near: 'ember/version', after: 500, pattern: 'default["\'`\\]]{0,2}\\s*=\\s*%V' },
      { near: 'Ember.VERSION', pattern: '^Ember\\.VERSION\\s*=\\s*%V' },
      { near: 'registerCoreLibrary("Ember"', pattern: '^registerCoreLibrary\\("Ember",\\s*%I' },
      { near: "registerCoreLibrary('Ember'", pattern: "^registerCoreLibrary\\('Ember',\\s*%I" },
      {
        near: '@overview  Ember',
        after: 480,
        pattern: '^@overview  Ember[^]{0,420}?@version\\s+(?<v>\\d+\\.\\d+\\.\\d+(?:-[\\w.]{1,20})?)',
      },
    ],
  },
  {
    name: 'backbone',
    files: ['backbone', 'backbone.js'],
    banners: ['Backbone.js '],
    code: [
      {
        near: '.VERSION',
        after: 400,
        pattern:
          '^\\.VERSION\\s*=\\s*%V\\s*[,;][^]{0,200}?[\\w$]\\.\\$\\s*=\\s*[^,;]{1,60}[,;][^]{0,200}?[\\w$]\\.noConflict',
      },
      {
        near: '.VERSION',
        after: 260,
        pattern:
          '^\\.VERSION\\s*=\\s*%V\\s*[;,](?:\\s|//[^\\n]{0,200}\\n){0,100}(?:var\\s+)?(?:%N\\s*,\\s*){0,4}%N\\s*=\\s*%N\\._(?![\\w$])',
        requires: ['Backbone'],
      },
    ],
  },
  {
    name: 'knockout',
    files: ['knockout', 'knockout-latest', 'knockout-min', 'knockout.debug'],
    banners: ['Knockout JavaScript library v'],
    code: [{ near: '.version', pattern: '^\\.version\\s*=\\s*%V\\s*[;,]\\s*%N\\.%N\\(\\s*["\'`]version["\'`]\\s*,' }],
  },
  {
    name: 'dompurify',
    files: ['dompurify', 'purify'],
    banners: ['@license DOMPurify '],
    code: [
      {
        near: '.removed',
        before: 320,
        pattern: '\\.version\\s*=\\s*%V\\s*[,;](?:(?!\\.version)[^]){0,260}?[\\w$]\\.removed\\s*=\\s*\\[\\]',
      },
    ],
  },
  {
    name: 'axios',
    files: ['axios'],
    banners: ['axios v', 'Axios v'],
    code: [
      {
        near: 'xports',
        // Releases before 1.0; core-js keeps its number the same way.
        pattern:
          '^xports\\s*=\\s*\\{\\s*["\'`]?version["\'`]?:\\s*["\'`](?<v>0\\.\\d+\\.\\d+)["\'`],?\\s*\\}(?![^]{0,40}__e\\b)',
        requires: ['[Axios v'],
      },
      {
        near: '[Axios v',
        pattern:
          '\\[Axios v(?:(?<v>\\d+\\.\\d+\\.\\d+[-\\w.]{0,12})\\]|["\'`]\\s*\\+\\s*(?<id>[\\w$]+)|\\$\\{(?<id2>[\\w$]+)\\})',
      },
      { near: '"name":"axios"', pattern: '^"name":"axios",\\s*"version":\\s*%V' },
      { near: 'name:"axios"', pattern: '^name:"axios",\\s*version:\\s*%V' },
      { near: "name: 'axios'", pattern: "^name: 'axios',\\s*version:\\s*%V" },
      { near: 'name: "axios"', pattern: '^name: "axios",\\s*version:\\s*%V' },
    ],
  },
  {
    name: 'chart.js',
    files: ['chart.js', 'Chart', 'chart', 'Chart.bundle', 'chartjs', 'chart.umd'],
    banners: ['Chart.js v', 'Chart.js\n * http://chartjs.org/\n * Version: '],
    code: [
      { near: 'getChart', before: 140, after: 0, pattern: 'value:\\s*%I\\s*\\}\\s*,\\s*$' },
      { near: 'static version', pattern: 'static version\\s*=\\s*%I\\s*;\\s*static getChart' },
      {
        near: 'chartArea',
        before: 110,
        pattern: '=\\s*%V\\s*[,;]\\s*(?:(?:const|var|let)\\s+)?%N\\s*=\\s*\\[\\s*["\'`]top["\'`]',
      },
      {
        near: 'chartArea',
        before: 220,
        pattern: '=\\s*%V\\s*[,;]\\s*(?:const|var|let)\\s+%N\\s*=\\s*\\[\\s*["\\\'`]top["\\\'`]',
      },
    ],
  },
  {
    name: 'd3',
    files: ['d3', 'd3.js'],
    banners: ['https://d3js.org v', 'https://d3js.org Version '],
    code: [
      { near: '.bisect', before: 40, after: 2, pattern: '%N\\.version\\s*=\\s*%I\\s*[,;]\\s*%N\\.bisect\\s*=' },
      {
        near: '[].slice',
        before: 90,
        after: 0,
        pattern: '\\{\\s*version:\\s*%V\\s*\\}\\s*[,;]\\s*(?:var\\s+)?%N\\s*=\\s*$',
      },
      { near: '.variance', after: 90, pattern: '^\\.variance\\s*=\\s*%N\\s*[,;]\\s*%N\\.version\\s*=\\s*%I' },
      { near: 'variance:', pattern: '^variance:\\s*\\(\\)\\s*=>\\s*%N\\s*,\\s*version:\\s*\\(\\)\\s*=>\\s*%I' },
      { near: 'as variance', pattern: '^as variance\\s*,\\s*(?<id>[\\w$]{1,60}) as version(?![\\w$])' },
      { near: 'version:', before: 40, pattern: '(?<![\\w$.])d3\\s*=\\s*\\{\\s*version:\\s*%V\\s*\\}' },
      {
        near: 'version:',
        before: 12,
        after: 460,
        pattern: '=\\s*\\{\\s*version:\\s*%V\\s*\\}[^]{0,360}?Date\\.now\\s*\\|\\|\\s*\\(?\\s*Date\\.now',
        requires: ['albersUsa'],
      },
    ],
  },
  {
    name: 'three',
    builds: ['build/three.core.js', 'build/three.core.min.js', 'build/three.js', 'build/three.min.js'],
    since: '0.73.0',
    files: ['three', 'three.core', 'three.module', 'three.js'],
    code: [
      {
        near: '__THREE__',
        pattern: '__THREE__\\s*=\\s*(?:["\'`](?<rev>\\d{2,3})["\'`]|(?<revId>[\\w$]+))',
      },
      {
        near: 'REVISION',
        pattern: '^REVISION\\s*[=:]\\s*["\'`](?<rev>\\d{2,3})(?:dev)?["\'`]',
        requires: ['WebGLRenderer'],
      },
      {
        near: 'REVISION:()=>',
        pattern: '^REVISION:\\(\\)=>(?:["\'`](?<rev>\\d{2,3})|(?<revId>[\\w$]+))',
        requires: ['WebGLRenderer'],
      },
    ],
  },
  {
    name: 'prototype',
    packages: [],
    files: ['prototype'],
    banners: ['Prototype JavaScript framework, version '],
    code: [{ near: 'Prototype', pattern: '^Prototype\\s*=\\s*\\{\\s*Version:\\s*%V' }],
  },
  {
    name: 'dojo',
    builds: ['_base/kernel.js'],
    files: ['dojo', 'dojo.xd'],
    code: [
      {
        near: 'flag:',
        before: 90,
        after: 0,
        pattern: 'major:\\s*(?<major>\\d+),\\s*minor:\\s*(?<minor>\\d+),\\s*patch:\\s*(?<patch>\\d+),\\s*$',
      },
    ],
  },
  {
    name: 'tinymce',
    files: ['tinymce', 'tiny_mce'],
    banners: ['TinyMCE version '],
    code: [
      {
        near: 'majorVersion',
        pattern:
          '^majorVersion\\s*:\\s*["\'`](?<major>\\d+)["\'`]\\s*,\\s*minorVersion\\s*:\\s*["\'`](?<minor>\\d+)\\.(?<patch>\\d+)',
      },
    ],
  },
  {
    name: 'ckeditor4',
    packages: ['ckeditor4', 'ckeditor'],
    files: ['ckeditor', 'ckeditor4'],
    code: [
      {
        near: 'timestamp:',
        pattern: '^timestamp:\\s*["\'`][^"\'`]{1,20}["\'`]\\s*,\\s*version:\\s*%V',
        requires: ['CKEDITOR'],
      },
    ],
  },
  {
    name: 'ckeditor5',
    files: ['ckeditor5'],
    code: [{ near: 'CKEDITOR_VERSION', pattern: 'CKEDITOR_VERSION\\s*=\\s*%V' }],
  },
  { name: 'select2', files: ['select2', 'select2.full'], banners: ['Select2 '] },
  {
    name: 'datatables.net',
    files: ['datatables.net', 'jquery.dataTables', 'datatables', 'dataTables'],
    banners: ['DataTables '],
    code: [
      { near: '.version', pattern: '^\\.version\\s*=\\s*%V\\s*[,;][^]{0,60}?[\\w$]\\.settings\\s*=\\s*\\[\\]' },
      { near: '_unique', pattern: '^_unique:\\s*0\\s*,\\s*version:\\s*%V' },
    ],
  },
  {
    name: 'highlight.js',
    packages: ['@highlightjs/cdn-assets', 'highlight.js'],
    files: ['highlight.js', 'highlight', 'highlight.pack'],
    banners: ['Highlight.js v', 'Highlight.js '],
    code: [{ near: 'versionString', pattern: '^versionString\\s*[=:]\\s*%I', requires: ['hljs'] }],
  },
  { name: 'marked', files: ['marked', 'marked.umd'], banners: ['marked v', 'marked - a markdown parser v'] },
  { name: 'showdown', files: ['showdown'], banners: ['showdown v '] },
  {
    name: 'socket.io-client',
    files: ['socket.io', 'socket.io-client', 'socket.io.slim'],
    banners: ['Socket.IO v', 'socket.io-client v', 'Socket.IO.js build:', 'Socket.IO.min.js build:'],
    code: [
      { near: '.protocol', before: 60, pattern: '\\.version\\s*=\\s*%V\\s*[,;]\\s*%N\\.protocol\\s*=\\s*1(?!\\d)' },
    ],
  },
  { name: 'markdown-it', files: ['markdown-it'], banners: ['markdown-it '] },
  {
    name: 'video.js',
    files: ['video.js', 'video', 'videojs'],
    banners: ['Video.js '],
    code: [
      {
        near: '.VERSION',
        pattern: '^\\.VERSION\\s*=\\s*%I\\s*[,;][^]{0,60}?[\\w$]\\.options\\s*=',
        requires: ['vjs-'],
      },
    ],
  },
  {
    name: 'pdfjs-dist',
    files: ['pdf', 'pdfjs', 'pdf.js', 'pdfjs-dist'],
    code: [{ near: 'apiVersion:', pattern: '^apiVersion:\\s*%I', requires: ['GetDocRequest'] }],
  },
  {
    name: 'jszip',
    files: ['jszip'],
    banners: ['JSZip v'],
    code: [{ near: '.version', pattern: '^\\.version\\s*=\\s*%V\\s*[,;]\\s*%N\\.loadAsync' }],
  },
  {
    name: 'plupload',
    files: ['plupload', 'plupload.full', 'plupload.dev'],
    banners: ['Plupload - multi-runtime File Uploader\n * v'],
    code: [{ near: 'STOPPED', before: 40, pattern: 'VERSION\\s*:\\s*%V\\s*,[^]{0,30}?STOPPED\\s*:\\s*1' }],
  },
  {
    name: 'jplayer',
    files: ['jplayer', 'jquery.jplayer'],
    banners: ['jPlayer '],
    code: [{ near: 'needFlash', before: 60, after: 0, pattern: 'script:\\s*%V\\s*,\\s*$' }],
  },
  {
    name: 'mathjax',
    builds: ['es5/tex-mml-chtml.js', 'tex-mml-chtml.js', 'MathJax.js'],
    files: ['mathjax', 'MathJax'],
    code: [
      { near: 'MathJax.version', pattern: '^MathJax\\.version\\s*=\\s*%V' },
      {
        near: '.VERSION',
        pattern: '^\\.VERSION\\s*=\\s*void 0\\s*[,;]\\s*%N\\.VERSION\\s*=\\s*%V',
        requires: ['MathJax'],
      },
    ],
  },
  {
    name: 'quill',
    builds: ['dist/quill.js', 'dist/quill.min.js'],
    files: ['quill'],
    banners: ['Quill Editor v'],
    code: [
      { near: '.imports', before: 40, pattern: '\\.version\\s*=\\s*%V\\s*[,;]\\s*%N\\.imports' },
      {
        near: '.imports',
        before: 90,
        pattern: '\\.version\\s*=\\s*(?:false\\s*\\?\\s*["\\\'`]dev["\\\'`]\\s*:\\s*)%V\\s*[,;]\\s*%N\\.imports',
      },
      { near: 'static version', pattern: '^static version\\s*=\\s*%V\\s*;?\\s*static imports' },
    ],
  },
  {
    name: 'summernote',
    files: ['summernote', 'summernote-lite', 'summernote-bs4'],
    banners: ['Super simple wysiwyg editor v'],
    code: [{ near: '>Summernote ', pattern: '^>Summernote (?<v>\\d+\\.\\d+\\.\\d+)' }],
  },
  {
    name: 'ua-parser-js',
    files: ['ua-parser', 'ua-parser-js'],
    banners: ['UAParser.js v'],
    code: [
      { near: '"?"', before: 90, after: 4, pattern: '=\\s*%V\\s*,\\s*%N\\s*=\\s*""\\s*,\\s*%N\\s*=\\s*"\\?"' },
      { near: "'?'", before: 110, after: 4, pattern: "=\\s*%V\\s*,\\s*%N\\s*=\\s*''\\s*,\\s*%N\\s*=\\s*'\\?'" },
      { near: '.BROWSER', before: 60, after: 0, pattern: '\\.VERSION\\s*=\\s*%I\\s*[,;]\\s*%N$' },
    ],
  },
  {
    name: 'validator',
    files: ['validator'],
    code: [
      { near: 'toDate:', before: 40, after: 60, pattern: 'version:\\s*%I\\s*,\\s*toDate:\\s*[\\w$.]+\\s*,\\s*toFloat' },
    ],
  },
  {
    name: 'xlsx',
    files: ['xlsx', 'xlsx.full', 'xlsx.core'],
    code: [
      {
        near: '1200',
        before: 50,
        after: 2,
        pattern: '\\.version\\s*=\\s*%V\\s*;\\s*var\\s+(?:%N\\s*,\\s*){0,4}%N\\s*=\\s*1200',
      },
    ],
  },
  {
    name: 'bootstrap-table',
    files: ['bootstrap-table'],
    banners: [
      'bootstrap-table - An extended table to integration with some of the most widely used CSS frameworks. (Supports Bootstrap, Semantic UI, Bulma, Material Design, Foundation)\n  *\n  * @version v',
    ],
    code: [
      { near: 'THEME:', before: 40, pattern: 'VERSION:\\s*%I\\s*,\\s*THEME:', requires: ['bootstrap-table'] },
      { near: 'THEME:', pattern: '^THEME:[^,]{1,60},\\s*VERSION:\\s*%I', requires: ['bootstrap-table'] },
    ],
  },
  {
    name: 'bootstrap-select',
    files: ['bootstrap-select'],
    banners: ['Bootstrap-select v'],
    code: [
      { near: '.BootstrapVersion', before: 50, pattern: '\\.VERSION\\s*=\\s*%V[,;]\\s*%N\\.BootstrapVersion' },
      {
        near: 'noneSelectedText',
        before: 420,
        after: 0,
        pattern: '\\.VERSION\\s*=\\s*%V\\s*[,;](?:\\s|//[^\\n]{0,200}\\n){0,100}%N\\.DEFAULTS\\s*=\\s*\\{\\s*$',
      },
    ],
  },
  {
    name: 'sweetalert2',
    files: ['sweetalert2', 'sweetalert2.all'],
    banners: ['sweetalert2 v'],
    code: [
      { near: '.DismissReason', after: 90, pattern: '^\\.DismissReason\\s*=\\s*%N[,;]\\s*%N\\.version\\s*=\\s*%V' },
      { near: 'Sweetalert2.version', pattern: '^Sweetalert2\\.version\\s*=\\s*%V' },
    ],
  },
  { name: 'swfobject', files: ['swfobject'], banners: ['SWFObject v'] },
  { name: 'nunjucks', files: ['nunjucks'], banners: ['(nunjucks ', 'Browser bundle of nunjucks '] },
  {
    name: 'mermaid',
    files: ['mermaid'],
    code: [
      { near: '"name":"mermaid"', pattern: '^"name":"mermaid","version":%V' },
      { near: 'renderer.draw(', pattern: '^renderer\\.draw\\([^()"\\\'`]{1,60},\\s*%V\\s*,' },
      {
        near: 'Object.freeze(',
        before: 60,
        after: 0,
        pattern: '=\\s*%V\\s*[,;]\\s*(?:(?:const|var|let)\\s+)?%N\\s*=\\s*$',
        requires: ['sequenceDiagram', 'stateDiagram'],
      },
    ],
  },
  {
    name: 'katex',
    files: ['katex'],
    code: [
      {
        near: 'renderToString',
        before: 70,
        after: 0,
        pattern: '\\{\\s*version:\\s*%V\\s*,\\s*render:\\s*%N\\s*,\\s*$',
      },
      {
        near: 'renderToString',
        before: 600,
        after: 0,
        pattern: '\\{[^{}]{0,200}?(?:version:\\s*%I|(?<id2>version))\\s*,[^{}]{0,200}?render\\b[^{}]{0,160}$',
        requires: ['katex-'],
      },
    ],
  },
  {
    name: 'svelte',
    packages: [],
    files: [],
    code: [
      {
        near: 'Object.assign({',
        pattern: '^Object\\.assign\\(\\{\\s*version:\\s*%V\\s*\\}\\s*,\\s*%N\\)\\s*,\\s*(?:true|!0)',
        requires: ['svelte'],
      },
    ],
  },
  {
    name: 'vuex',
    files: ['vuex'],
    banners: ['vuex v'],
    code: [
      { near: 'mapState', before: 60, after: 2, pattern: 'install:\\s*%N\\s*,\\s*version:\\s*%V\\s*,\\s*mapState' },
      { near: 'storeKey', before: 60, after: 0, pattern: 'version:\\s*%V\\s*,\\s*Store:\\s*%N\\s*,\\s*$' },
    ],
  },
  {
    name: 'swagger-ui-dist',
    files: ['swagger-ui', 'swagger-ui-bundle', 'swagger-ui-dist'],
    code: [
      { near: '-swagger-oss', before: 60, after: 0, pattern: ',\\s*%N\\s*=\\s*%V\\s*,\\s*%N\\s*=\\s*["\'`]\\w+$' },
      {
        near: ' GMT"',
        before: 90,
        after: 0,
        pattern: '["\'`]g[0-9a-f]{7,9}["\'`]\\s*,\\s*%N\\s*=\\s*%V\\s*,\\s*%N\\s*=\\s*["\'`][^"\'`]{0,40}$',
        requires: ['swagger-ui'],
      },
      { near: 'PACKAGE_VERSION:', pattern: '^PACKAGE_VERSION:\\s*%V\\s*,\\s*GIT_COMMIT' },
      {
        near: ' GMT"',
        before: 220,
        after: 0,
        pattern:
          '["\\\'`]g[0-9a-f]{7,9}["\\\'`]\\s*,\\s*%N\\s*=\\s*%V\\s*,\\s*%N\\s*=\\s*["\\\'`][^"\\\'`]{1,60}["\\\'`]\\s*,\\s*%N\\s*=\\s*["\\\'`][^"\\\'`]{0,40}$',
        requires: ['swagger-ui'],
      },
      { near: 'gitRevision', before: 60, after: 0, pattern: 'version:\\s*%I\\s*,\\s*$' },
    ],
  },
  {
    name: 'requirejs',
    files: ['require', 'requirejs'],
    banners: ['@license RequireJS ', 'RequireJS '],
    code: [
      {
        near: '[\\s\\S]*?\\*\\/',
        before: 60,
        pattern: '=\\s*%V\\s*,\\s*%N\\s*=\\s*/\\\\/\\\\\\*\\[',
        requires: ['requirejs'],
      },
      {
        near: '([\\s\\S]*?)\\*\\/',
        before: 70,
        after: 0,
        pattern: '=\\s*%V\\s*,\\s*%N\\s*=\\s*/[^\\n]{0,12}$',
        requires: ['requirejs'],
      },
    ],
  },
  {
    name: 'mootools',
    files: ['mootools', 'mootools-core'],
    code: [{ near: 'MooTools', pattern: '^MooTools\\s*=\\s*\\{\\s*version:\\s*%V' }],
  },
  {
    name: 'zeroclipboard',
    files: ['zeroclipboard', 'ZeroClipboard'],
    banners: [
      'ZeroClipboard\n * The ZeroClipboard library provides an easy way to copy text to the clipboard using an invisible Adobe Flash movie and a JavaScript interface.\n',
    ],
    code: [
      { near: '"version"', pattern: '^"version"\\s*,\\s*\\{\\s*value:\\s*%V', requires: ['ZeroClipboard'] },
      {
        near: '.version',
        after: 500,
        pattern:
          '^\\.version\\s*=\\s*%V\\s*[,;](?:\\s|/\\*(?:[^*]|\\*+[^*/]){0,300}\\*+/){0,100}%N\\.config\\s*=\\s*function',
        requires: ['ZeroClipboard'],
      },
    ],
  },
  {
    name: 'froala-editor',
    files: ['froala_editor', 'froala-editor'],
    banners: ['froala_editor v'],
    code: [{ near: 'OPTS_MAPPING', before: 60, after: 0, pattern: 'VERSION:\\s*%V\\s*,\\s*INSTANCES' }],
  },
  {
    name: 'trix',
    files: ['trix'],
    code: [
      { near: 'Trix', pattern: '^Trix\\s*=\\s*\\{\\s*VERSION:\\s*%V' },
      {
        near: '[data-trix-attachment]',
        before: 60,
        after: 0,
        pattern: '=\\s*%V\\s*[,;]\\s*(?:(?:var|const|let)\\s+)?%N\\s*=\\s*["\\\'`]$',
      },
      {
        near: 'A rich text editor for everyday writing',
        before: 60,
        after: 0,
        pattern: 'version\\s*=\\s*%V\\s*[,;]\\s*(?:var\\s+)?%N\\s*=\\s*["\\\'`]$',
      },
      { near: 'VERSION:', pattern: '^VERSION:\\s*%I\\s*,\\s*config:', requires: ['data-trix-attachment'] },
    ],
  },
  {
    name: 'htmx.org',
    files: ['htmx', 'htmx.org'],
    code: [
      { near: 'wsBinaryType', after: 120, pattern: 'version:\\s*%V\\s*\\}', requires: ['hx-get'] },
      {
        near: 'parseInterval:',
        after: 1400,
        pattern: '^parseInterval:[^]{0,1200}?[,\\s]version:\\s*%V\\s*\\}',
        requires: ['htmx-indicator'],
      },
      { near: 'createWebSocket:', after: 500, pattern: '^createWebSocket:[^]{0,400}?[,\\s]version:\\s*%V\\s*\\}' },
      {
        near: 'logAll',
        before: 80,
        after: 0,
        pattern: '\\.version\\s*=\\s*%V\\s*[,;]?\\s*this\\.config\\s*=\\s*\\{\\s*$',
      },
    ],
  },
  {
    name: 'alpinejs',
    files: ['alpine', 'alpinejs'],
    code: [
      { near: 'pauseMutationObserver', before: 40, after: 0, pattern: '\\{\\s*version:\\s*%V\\s*,\\s*$' },
      {
        near: 'get raw()',
        after: 320,
        pattern: '^get raw\\(\\)[^]{0,240}?[,\\s]version:\\s*%V',
        requires: ['mapAttributes'],
      },
    ],
  },
  {
    name: '@fancyapps/fancybox',
    files: ['jquery.fancybox', 'fancybox'],
    banners: ['fancyBox v'],
    code: [{ near: '.fancybox', pattern: '^\\.fancybox\\s*=\\s*\\{\\s*version:\\s*%V' }],
  },
  {
    name: 'jstree',
    files: ['jstree'],
    banners: ['jsTree - v'],
    code: [{ near: '.jstree', pattern: '^\\.jstree\\s*=\\s*\\{[^]{0,300}?version\\s*:\\s*%V' }],
  },
  {
    name: 'highcharts',
    files: ['highcharts', 'highstock', 'highmaps'],
    banners: ['Highcharts JS v'],
    code: [
      { near: 'product:', pattern: '^product:\\s*["\'`]Highcharts["\'`]\\s*,\\s*version:\\s*%V' },
      {
        near: '.product',
        pattern: '^\\.product\\s*=\\s*["\\\'`]Highcharts["\\\'`]\\s*[,;]\\s*%N\\.version\\s*=\\s*%V',
      },
    ],
  },
  {
    name: 'leaflet',
    files: ['leaflet'],
    banners: ['Leaflet '],
    code: [
      { near: '.version', pattern: '^\\.version\\s*=\\s*%I\\s*[,;]\\s*%N\\.Control\\s*=' },
      {
        near: '.version',
        pattern: '\\.version\\s*=\\s*%I\\s*[,;]\\s*%N\\.(?:noConflict|videoOverlay)\\s*=',
        requires: ['leaflet-container'],
      },
      {
        near: 'version:',
        before: 12,
        pattern:
          '=\\s*\\{\\s*version:\\s*%V\\s*\\}\\s*[;,]\\s*(?:["\\\'`]object["\\\'`]\\s*===?\\s*typeof module|function %N\\(\\)\\s*\\{\\s*var %N\\s*=\\s*window\\.L)',
        requires: ['leaflet-container'],
      },
      {
        near: '.version',
        before: 24,
        after: 260,
        pattern:
          '\\{\\}\\s*[;,]\\s*%N\\.version\\s*=\\s*%V\\s*[,;](?:\\s|//[^\\n]{0,200}\\n){0,100}(?:if\\s*\\(\\s*)?(?:["\\\'`]object["\\\'`]\\s*===?\\s*typeof module|typeof module\\s*===?\\s*["\\\'`]object)',
        requires: ['leaflet-container'],
      },
    ],
  },
  {
    name: 'echarts',
    files: ['echarts'],
    code: [
      {
        near: '.dependencies',
        before: 40,
        pattern: '\\.version\\s*=\\s*%I\\s*[,;]\\s*%N\\.dependencies\\s*=\\s*\\{\\s*zrender',
      },
      {
        near: 'zrender:',
        before: 60,
        after: 0,
        pattern: '=\\s*%V\\s*[,;]\\s*(?:(?:var|const|let)\\s+)?%N\\s*=\\s*\\{\\s*$',
      },
      { near: '.zrUtil', before: 60, after: 0, pattern: '\\.version\\s*=\\s*%I\\s*[,;]\\s*%N$' },
    ],
  },
  {
    name: 'next',
    packages: [],
    files: [],
    code: [{ near: 'window.next', pattern: '^window\\.next\\s*=\\s*\\{\\s*version:\\s*%I' }],
  },
  {
    name: 'extjs',
    packages: [],
    files: ['ext-all', 'ext-base', 'extjs'],
    code: [{ near: 'Ext', pattern: '^Ext\\s*=\\s*\\{\\s*version\\s*:\\s*%V' }],
  },
  {
    name: 'core-js',
    packages: ['core-js-bundle'],
    builds: ['minified.js', 'index.js'],
    files: ['core-js', 'core'],
    code: [{ near: 'mode:', before: 60, after: 0, pattern: '\\.push\\(\\{\\s*version:\\s*%V\\s*,\\s*$' }],
  },
  {
    name: 'fullpage.js',
    files: ['fullpage', 'jquery.fullpage'],
    banners: ['fullPage '],
    code: [{ near: '.setAutoScrolling', before: 40, after: 0, pattern: '\\.version\\s*=\\s*%V[,;]\\s*%N$' }],
  },
  {
    name: 'bootbox',
    files: ['bootbox'],
    banners: ['bootbox.js ', 'bootbox.js [v'],
    code: [
      {
        near: 'CANCEL',
        before: 170,
        after: 0,
        pattern:
          'VERSION\\s*=\\s*%I\\s*[,;]\\s*(?:let|var|const)?\\s*%N\\s*=\\s*\\{\\s*["\\\'`]?en["\\\'`]?\\s*:\\s*\\{\\s*OK\\s*:\\s*["\\\'`]OK["\\\'`]\\s*,\\s*$',
      },
    ],
  },
  { name: 'blueimp-file-upload', files: ['jquery.fileupload'], banners: ['jQuery File Upload Plugin '] },
  { name: 'swiper', files: ['swiper', 'swiper-bundle'], banners: ['Swiper '] },
  { name: 'prismjs', files: ['prism', 'prismjs'], banners: ['PrismJS '] },
];
