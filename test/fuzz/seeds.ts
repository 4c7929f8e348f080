/** A page with one of everything that the engine reads. */
export const page = `<!doctype html><html lang=en><head><base href="/app/"><title>Shop &amp; more</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'nonce-a'"><meta name=generator content="WordPress 5.0">
<meta http-equiv=refresh content="0; url=/next"><link rel="stylesheet" href="https://cdn.example/a.css" integrity="sha384-x">
<script src="/js/jquery-1.12.4.min.js"></script><script nonce=a>var t="AKIAIOSFODNN7EXAMPLE";fetch('/api/items?id=1');</script></head>
<body onload="go()"><!-- TODO password=hunter2 10.0.0.1 --><a href="?page=2&amp;q=x">next</a><a href='//other.example/x' target=_blank>out</a>
<form action="/login" method=post><input type=hidden name=csrf value="abc"><input name=user><input type=password name=pass>
<select name=a><option value=1 selected>1<option>2</select><textarea name=b>x</textarea><button name=go value=1>Go</button></form>
<iframe srcdoc="&lt;p&gt;"></iframe><svg><script>1</script></svg><template><p>x</template><img src=x onerror=alert(1)>
<pre>Traceback (most recent call last):\n  File "/srv/app.py", line 3, in view\nKeyError: 'a'</pre></body></html>`;

/** A bundle with requests, routes and a library. */
export const script = `/*! jQuery v1.12.4 | (c) jQuery Foundation */!function(e,t){"use strict";const base="/api/v1";
const routes=[{path:"/users/:id",component:()=>import("./chunk-abc.js")},{path:"*"}];
async function load(id){const r=await fetch(\`\${base}/users/\${id}?full=1\`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify({id,name:"x"})});return r.json()}
axios.get("/api/items",{params:{q:1}});$.ajax({url:"/api/save",type:"PUT",data:{a:1}});var x=new XMLHttpRequest;x.open("DELETE","/api/items/"+id);
window.addEventListener("message",e=>{if(e.origin.indexOf("https://a.example")===0)document.body.innerHTML=e.data});
const re=/[/\\]"]+/g;location.hash.slice(1);}(window);
//# sourceMappingURL=app.js.map`;

/** A configuration with one of everything. */
export const configuration = `version: 1
fail-on-severity: high
thresholds: { medium: 10 }
targets:
  - https://shop.example.com
  - target: https://admin.example.com
    scan-types: [compliance]
    request-headers-env: ADMIN_HEADERS
    extra-paths: [/start.php]
severity-overrides: { cookie.samesite: info }
ignore:
  - check: http.framing
    path: /embed
    reason: &r Partners embed this page.
    expires: 2027-03-31
  - fingerprint: '58fb361a4f5013269b0891b636848e19'
    reason: *r
    expires: 2027-01-31
`;

/** A rule with most of the keys. */
export const rule = `id: shop.order-pdf-is-public
title: Order PDFs can be read without a session
severity: high
cwe: [CWE-639]
request:
  - { path: '/orders/{{sample}}/pdf', as: anonymous, headers: { accept: application/pdf }, extract: { id: { json: a.*.~ } } }
values: { sample: [1001, 1002] }
match:
  status: [200, 206]
  header: { content-type: application/pdf, via: false }
  body: { starts: '%PDF-', regex: ['a(?<b>c{1,9})', 'd|e'], lines: '^x+$', html: false }
  any: [{ json: { a.b: { is: text, every: true }, c: 1 } }, { not: { path: { contains: [x] } } }]
unless: { body: Sign in }
cases: [{ match: { truncated: true }, severity: low, proof: 'Of {{b|mask}}' }]
proof: The response is a PDF[[ of {{id}}]].
fix: Check the owner of the order.
test: [{ response: a.http, expect: finding }, { response: { status: 404, body: x }, expect: none }]
`;
