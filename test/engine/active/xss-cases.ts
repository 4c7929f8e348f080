/** Places a value is written to, with the filters in front of them. */
export interface XssCase {
  readonly name: string;
  readonly render: (value: string) => string;
  readonly isVulnerable: boolean;
}

const encode = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const noTags = (text: string) => text.replace(/<[^>]+>/g, '');
const noQuotes = (text: string) => text.replace(/["']/g, '');
const noAngles = (text: string) => text.replace(/[<>]/g, '');
const jsEscape = (text: string) =>
  text.replace(/[\\"'<>\n\r]/g, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
const plain = (text: string) => noAngles(noQuotes(text));

const vulnerable: Readonly<Record<string, (value: string) => string>> = {
  text: (v) => `<p>Hello ${v}</p>`,
  'text, whole tags removed': (v) => `<p>Hello ${noTags(v)} <b>there</b></p>`,
  'text, the word script removed': (v) => `<p>${v.replace(/script/gi, '')}</p>`,
  'text in upper case': (v) => `<p>${v.toUpperCase()}</p>`,
  'text of an error': (v) => (/^\d+$/.test(v) ? '<p>fine</p>' : `<h1>Error</h1><pre>no number: ${v}</pre>`),
  'text of an error that only a quote provokes': (v) =>
    v.includes("'") ? `<pre>The value ${v} is invalid</pre>` : '<p>fine</p>',
  'text after a needed prefix': (v) => (v.startsWith('textvalue') ? `<p>${v}</p>` : '<p>no</p>'),
  'text encoded once, then bare': (v) => `<p>${encode(v)}</p><div title="${v}"></div>`,
  comment: (v) => `<!-- ${v} -->`,
  textarea: (v) => `<textarea>${v}</textarea>`,
  title: (v) => `<title>${v}</title>`,
  style: (v) => `<style>.a{color:${v}}</style>`,
  noscript: (v) => `<noscript>${v}</noscript>`,
  xmp: (v) => `<xmp>${v}</xmp>`,
  option: (v) => `<select><option>${v}</option></select>`,
  frameset: (v) => `<html><frameset rows="*">${v}</frameset></html>`,
  'source of a frame': (v) => `<html><frameset rows="*"><frame src="${v}"></frameset></html>`,
  'tag name': (v) => `<${v}>x</${v}>`,
  'attribute name': (v) => `<div ${v}>x</div>`,
  'double-quoted attribute': (v) => `<input value="${v}">`,
  'double-quoted attribute without angles': (v) => `<input value="${noAngles(v)}">`,
  'single-quoted attribute': (v) => `<input value='${v}'>`,
  'unquoted attribute': (v) => `<input value=${v}>`,
  'unquoted attribute, encoded': (v) => `<input value=${encode(v)}>`,
  'source of an image': (v) => `<img src="${v}">`,
  'style attribute': (v) => `<p style="color:${v}">x</p>`,
  'content of a meta element': (v) => `<meta name=d content="${v}">`,
  'address of a link, encoded': (v) => `<a href="${encode(v)}">x</a>`,
  'script address': (v) => `<a href="javascript:go('${noAngles(v).replaceAll('"', '')}')">x</a>`,
  'event handler, single quotes': (v) => `<a onclick="go('${v}')">x</a>`,
  'event handler, encoded for HTML only': (v) => `<a onclick="go('${encode(v)}')">x</a>`,
  'event handler, bare': (v) => `<a onclick="go(${plain(v)})">x</a>`,
  'event handler in VBScript': (v) => `<a onclick='vbs:msgbox "${v}"'>x</a>`,
  'script, double quotes': (v) => `<script>var a = "${v}";</script>`,
  'script, single quotes': (v) => `<script>var a = '${v}';</script>`,
  'script, single quotes without angles': (v) => `<script>var a = '${noAngles(v)}';</script>`,
  'script, quotes escaped but not backslashes': (v) =>
    `<script>var a = "${v.replaceAll('"', '\\"').replaceAll('<', '')}";</script>`,
  'script, escaped but for the end tag': (v) => `<script>var a = "${v.replace(/[\\"]/g, '\\$&')}";</script>`,
  'script, bare': (v) => `<script>var a = ${plain(v)};</script>`,
  'script, bare, without semicolons': (v) => `<script>go(${plain(v).replaceAll(';', '')});</script>`,
  'script, regular expression': (v) => `<script>var a = /${plain(v)}/;</script>`,
  'script, line comment': (v) => `<script>\n// ${noAngles(v)}\nvar a = 1;</script>`,
  'script, block comment': (v) => `<script>/* ${noAngles(v)} */ var a = 1;</script>`,
  'script, template literal': (v) => `<script>var a = \`${plain(v)}\`;</script>`,
  'VBScript, quotes': (v) => `<script language="vbscript">a = "${noAngles(v)}"</script>`,
  'VBScript, bare': (v) => `<script language="vbscript">a = ${plain(v)}</script>`,
  'VBScript, comment': (v) => `<script language="vbscript">\n' ${noAngles(v)}\na = 1</script>`,
  'source of a script, encoded': (v) => `<script src="${encode(v).replaceAll(':', '')}"></script>`,
  'base of the page, encoded': (v) => `<base href="${encode(v).replaceAll(':', '')}">`,
  'target of a form with a password, encoded': (v) =>
    `<form action="${encode(v).replaceAll(':', '')}"><input type=password name=p></form>`,
  'unquoted attribute of a page that refuses quotes': (v) =>
    /["']/.test(v) ? '<h1>Invalid value</h1>' : `<input value=${noAngles(v)}>`,
  'attribute in double quotes of a page that refuses single ones': (v) =>
    v.includes("'") ? '<h1>Invalid value</h1>' : `<input value="${noAngles(v)}">`,
  'attribute in single quotes of a page that refuses double ones': (v) =>
    v.includes('"') ? '<h1>Invalid value</h1>' : `<input value='${noAngles(v)}'>`,
  'AngularJS, text': (v) => `<body ng-app><p>Hello ${encode(v)}</p></body>`,
  'AngularJS, text of an application by name': (v) => `<div data-ng-app="shop"><p>Hello ${encode(v)}</p></div>`,
  'AngularJS, attribute': (v) => `<body ng-app><p title="${encode(v)}">x</p></body>`,
  'AngularJS, text field': (v) => `<body ng-app><textarea>Hello ${encode(v)}</textarea></body>`,
  'AngularJS, style sheet': (v) => `<body ng-app><style>p { color: ${encode(v)} }</style></body>`,
  'AngularJS, expression': (v) => `<body ng-app><p>{{ ${plain(v)} }}</p></body>`,
  'AngularJS, string in an expression': (v) => `<body ng-app><p>{{ go('${encode(v)}') }}</p></body>`,
  'AngularJS, directive': (v) => `<body ng-app><p ng-class="${encode(v)}">x</p></body>`,
  'AngularJS, symbols of its own': (v) =>
    `<body ng-app><script>shop.config(p => p.startSymbol('[[').endSymbol(']]'));</script><p>${encode(v)}</p></body>`,
  'AngularJS, symbols of its own, the standard ones refused': (v) =>
    `<body ng-app><script>p.startSymbol('[[').endSymbol(']]')</script><p>${encode(v.replace(/[{}]/g, ''))}</p></body>`,
  'AngularJS, directive, braces refused': (v) =>
    `<body ng-app><p ng-class="${encode(v.replace(/[{}]/g, ''))}">x</p></body>`,
  'data block': (v) => `<script type="application/json">{"a":"${v.replaceAll('"', '\\"')}"}</script>`,
};

const safe: Readonly<Record<string, (value: string) => string>> = {
  'text, encoded': (v) => `<p>Hello ${encode(v)}</p>`,
  'text, letters and digits only': (v) => `<p>${v.replace(/\W/g, '')}</p>`,
  'number only': (v) => `<p>${Number.parseInt(v, 10) || 0}</p>`,
  'text of an error that only a quote provokes, encoded': (v) =>
    v.includes("'") ? `<pre>The value ${encode(v)} is invalid</pre>` : '<p>fine</p>',
  'source of a script in a folder, encoded': (v) => `<script src="/js/${encode(v)}"></script>`,
  'source of an own script only': (v) => `<script src="${/^[\w-]*(?:\.js)?$/.test(v) ? v : 'main.js'}"></script>`,
  'target of a search form, encoded': (v) => `<form action="${encode(v).replaceAll(':', '')}"><input name=q></form>`,
  'base of the page, the second one': (v) => `<base href="/"><base href="${encode(v)}">`,
  'attribute, encoded': (v) => `<input value="${encode(v)}">`,
  'attribute without quotes': (v) => `<input value="${noQuotes(v)}">`,
  'comment, encoded': (v) => `<!-- ${encode(v)} -->`,
  'address after a path, encoded': (v) => `<a href="/x?${encode(v)}">x</a>`,
  'script, escaped': (v) => `<script>var a = "${jsEscape(v)}";</script>`,
  'script, as JSON': (v) => `<script>var a = ${JSON.stringify(v).replaceAll('<', '\\u003c')};</script>`,
  'script, number': (v) => `<script>var a = ${Number.parseInt(v, 10) || 0};</script>`,
  'script, identifier': (v) => `<script>var a = ${v.replace(/\W/g, '')};</script>`,
  'script, percent-encoded': (v) => `<script>var a = ${encodeURIComponent(v).replace(/[()']/g, '')};</script>`,
  'AngularJS, text that is not bound': (v) => `<body ng-app><p ng-non-bindable>Hello ${encode(v)}</p></body>`,
  'AngularJS, braces apart': (v) =>
    `<body ng-app><p>Hello ${encode(v).replaceAll('{{', '{ {').replaceAll('}}', '} }')}</p></body>`,
  'AngularJS, outside of the application': (v) => `<div ng-app></div><p>Hello ${encode(v)}</p>`,
  'AngularJS, string in an expression, escaped': (v) =>
    `<body ng-app><p>{{ go('${encode(jsEscape(v).replace(/[{}]/g, ''))}') }}</p></body>`,
  'AngularJS, data block': (v) => `<body ng-app><script type="application/json">{"a":"${jsEscape(v)}"}</script></body>`,
  'braces without AngularJS': (v) => `<p>Hello ${encode(v)}</p>`,
  'script, line comment without line ends': (v) =>
    `<script>// ${noAngles(v).replace(/[\r\n\u2028\u2029]/g, ' ')}\nvar a = 1;</script>`,
  'data block, escaped': (v) =>
    `<script type="application/json">{"a":${JSON.stringify(v).replaceAll('<', '\\u003c')}}</script>`,
  'event handler, escaped': (v) => `<a onclick="go('${encode(jsEscape(v))}')">x</a>`,
  textarea: (v) => `<textarea>${encode(v)}</textarea>`,
};

export const XSS_CASES: readonly XssCase[] = [
  ...Object.entries(vulnerable).map(([name, render]) => ({ name, render, isVulnerable: true })),
  ...Object.entries(safe).map(([name, render]) => ({ name: `safe ${name}`, render, isVulnerable: false })),
];
