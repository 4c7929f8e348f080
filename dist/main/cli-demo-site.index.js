export const id = "cli-demo-site";

export const ids = [ "cli-demo-site" ];

export const modules = {
71e3: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
startDemoSite: () => startDemoSite
});
var external_node_http_ = __webpack_require__(37067);
const exposed_files_namespaceObject = JSON.parse('{"a":[{"path":"/.env","type":"application/octet-stream","body":"APP_ENV=production\\nAPP_DEBUG=true\\nDB_HOST=db.shop.internal\\nDB_USERNAME=shop\\nDB_PASSWORD=blue-Kettle-93\\nAWS_ACCESS_KEY_ID={key}\\n"},{"path":"/.git/HEAD","type":"application/octet-stream","body":"ref: refs/heads/main\\n"},{"path":"/.git/config","type":"application/octet-stream","body":"[core]\\n\\trepositoryformatversion = 0\\n\\tbare = false\\n[remote \\"origin\\"]\\n\\turl = https://deploy@git.shop.internal/shop.git\\n"},{"path":"/backup.sql","type":"application/sql","body":"-- MySQL dump 10.13  Distrib 5.7.42\\nCREATE TABLE `customers` (`id` int, `email` varchar(190), `hash` char(60));\\nINSERT INTO `customers` VALUES (1,\'kim@shop.invalid\',\'x\');\\n"},{"path":"/server-status","type":"text/html","body":"<html><head><title>Apache Status</title></head><body><h1>Apache Server Status for shop (via 10.20.0.17)</h1><dl><dt>Server Version: Apache/2.4.29 (Ubuntu)</dt><dt>Server uptime: 41 days 3 hours</dt><dt>Total accesses: 90211</dt></dl></body></html>"},{"path":"/uploads/","type":"text/html;charset=UTF-8","body":"<html><head><title>Index of /uploads</title></head><body><h1>Index of /uploads</h1><table><tr><th><a href=\\"?C=N;O=D\\">Name</a></th></tr><tr><td><a href=\\"/\\">Parent Directory</a></td></tr><tr><td><a href=\\"invoice-2031.pdf\\">invoice-2031.pdf</a></td></tr><tr><td><a href=\\"customers.csv\\">customers.csv</a></td></tr></table></body></html>"},{"path":"/robots.txt","type":"text/plain","body":"User-agent: *\\nDisallow: /uploads/\\nDisallow: /orders\\n"},{"path":"/static/jquery-1.12.4.min.js","type":"application/javascript","body":"/*! jQuery v1.12.4 | (c) jQuery Foundation | jquery.org/license */\\n(function(w){var j=function(s){return new j.fn.init(s)};j.fn=j.prototype={jquery:\\"1.12.4\\",constructor:j,init:function(s){this.s=s}};j.fn.init.prototype=j.fn;w.jQuery=w.$=j})(window);\\n"},{"path":"/static/app.js","type":"application/javascript","body":"fetch(\\"/api/account\\",{credentials:\\"include\\"});var s3={accessKeyId:\\"{key}\\",secretAccessKey:\\"{secret}\\"};\\n//# sourceMappingURL=app.js.map\\n"},{"path":"/static/app.js.map","type":"application/json","body":"{\\"version\\":3,\\"file\\":\\"app.js\\",\\"sources\\":[\\"src/app.ts\\"],\\"sourcesContent\\":[\\"// loads the account\\\\nfetch(\\\\\\"/api/account\\\\\\", { credentials: \\\\\\"include\\\\\\" });\\\\n\\"],\\"names\\":[],\\"mappings\\":\\"AACA\\"}"}]}');
const PRODUCTS = [ {
id: 1,
name: "Oak desk lamp",
price: "49.00",
text: "Warm light, linen shade."
}, {
id: 2,
name: "Wool blanket",
price: "79.00",
text: "Woven in small batches."
}, {
id: 3,
name: "Stoneware mug",
price: "18.00",
text: "Holds a third of a litre."
} ];
const STYLE = `body { font-family: system-ui, sans-serif; margin: 2rem auto; max-width: 42rem; color: #222; }\nnav a { margin-right: 1rem; }\narticle { border-top: 1px solid #ddd; padding: 1rem 0; }\n`;
function escapeHtml(text) {
const entities = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
'"': "&quot;",
"'": "&#39;"
};
return text.replace(/[&<>"']/g, character => entities[character] ?? character);
}
const FAKES = {
key: [ "AKIA", "Q7XN4TZP", "D2WLC6HR" ].join(""),
secret: [ "n4Qw8Ld0Zk2V", "x6Rb1Tj9Ys3H", "c7Mf5Pa4GuE2", "Xo8W" ].join("")
};
const EXPOSED_FILES = new Map([ ...exposed_files_namespaceObject.a.map(({path: path, type: type, body: body}) => [ path, {
type: type,
body: body.replace(/\{(key|secret)\}/g, (_, name) => FAKES[name] ?? "")
} ]), [ "/static/style.css", {
type: "text/css",
body: STYLE
} ] ]);
const POLICY = [ "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'" ].join("; ");
const HARDENED = [ [ "Content-Security-Policy", POLICY ], [ "X-Content-Type-Options", "nosniff" ], [ "X-Frame-Options", "DENY" ], [ "Referrer-Policy", "no-referrer" ], [ "Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()" ], [ "Cross-Origin-Opener-Policy", "same-origin" ], [ "Cross-Origin-Embedder-Policy", "require-corp" ], [ "Cross-Origin-Resource-Policy", "same-origin" ], [ "Cache-Control", "no-store" ] ];
function fixedShop(request) {
if (request.method !== "GET" && request.method !== "HEAD") {
return {
...fixed_shop_text("Method not allowed\n", "text/plain"),
status: 405
};
}
switch (request.path) {
case "/":
return home();

case "/search":
return page("Search", `<h1>Results for ${escapeHtml(request.query.get("q") ?? "")}</h1><p>Nothing found.</p>`);

case "/product":
return product(request.query.get("id") ?? "");

case "/about":
return page("About", "<h1>About</h1><p>A family business.</p>");

case "/go":
return {
...page("Moved", ""),
status: 302,
headers: [ ...HARDENED, [ "Location", "/about" ] ]
};

case "/static/style.css":
return fixed_shop_text(STYLE, "text/css");

case "/static/app.js":
return fixed_shop_text("document.documentElement.dataset['ready'] = 'yes';\n", "text/javascript");

case "/robots.txt":
return fixed_shop_text("User-agent: *\nDisallow:\n", "text/plain");

case "/.well-known/security.txt":
return fixed_shop_text(securityTxt(), "text/plain");

default:
return page("Not found", "<h1>Not found</h1>", 404);
}
}
function home() {
const items = PRODUCTS.map(({id: id, name: name, price: price}) => `<article><a href="/product?id=${id}">${name}</a> <b>${price}</b></article>`).join("\n");
const response = page("Corner Shop", `<h1>Corner Shop</h1>${items}\n<form action="/search" method="get"><label>Search <input name="q" maxlength="80"></label><button>Search</button></form>`);
const cookie = [ "Set-Cookie", "__Host-basket=7d1f0a92c4; Path=/; Secure; HttpOnly; SameSite=Lax" ];
return {
...response,
headers: [ ...response.headers, cookie ]
};
}
function product(id) {
const found = PRODUCTS.find(entry => String(entry.id) === id);
if (found === undefined) return page("Not found", "<h1>No such product</h1>", 404);
return page(found.name, `<h1>${found.name}</h1><p>${found.text}</p>`);
}
function page(title, content, status = 200) {
const html = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title>\n<link rel="stylesheet" href="/static/style.css">\n<script src="/static/app.js"><\/script>\n</head><body>\n<nav><a href="/">Home</a><a href="/about">About</a><a href="/go?to=about">Blog</a></nav>\n${content}\n</body></html>\n`;
return {
...fixed_shop_text(html, "text/html"),
status: status
};
}
function fixed_shop_text(body, type) {
return {
status: 200,
headers: [ ...HARDENED, [ "Content-Type", `${type}; charset=utf-8` ] ],
body: body
};
}
function securityTxt() {
const expires = new Date(Date.now() + 180 * 864e5).toISOString();
return `Contact: mailto:security@shop.invalid\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
const BANNERS = [ [ "Server", "Apache/2.4.29 (Ubuntu)" ], [ "X-Powered-By", "PHP/7.2.24" ] ];
function vulnerableShop(request) {
const exposed = EXPOSED_FILES.get(request.path);
if (exposed !== undefined) return reply(200, exposed.type, exposed.body);
switch (request.path) {
case "/":
return vulnerable_shop_home(request);

case "/search":
return vulnerable_shop_page("Search", `<h1>Results for ${request.query.get("q") ?? ""}</h1><p>Nothing found.</p>`);

case "/product":
return vulnerable_shop_product(request.query.get("id") ?? "1");

case "/go":
return {
...vulnerable_shop_page("Moved", ""),
status: 302,
headers: [ ...BANNERS, [ "Location", request.query.get("to") ?? "/" ] ]
};

case "/login":
return login();

case "/forgot":
return vulnerable_shop_page("Forgot", `<p>Your link: <a href="http://${request.host}/reset?step=1">http://${request.host}/reset</a></p>`);

case "/reset":
return vulnerable_shop_page("Reset", "<p>Ask for a new link.</p>");

case "/about":
return vulnerable_shop_page("About", "<h1>About</h1><p>A family business.</p>\x3c!-- staging: http://10.20.0.17:8080/ --\x3e");

case "/orders":
return reply(500, "text/html", STACK_TRACE);

case "/api/account":
return account(request.header("origin"));

default:
return vulnerable_shop_page("Not found", "<h1>Not found</h1>", 404);
}
}
function vulnerable_shop_home(request) {
const items = PRODUCTS.map(({id: id, name: name, price: price}) => `<article><a href="/product?id=${id}">${name}</a> <b>${price}</b></article>`).join("\n");
const response = vulnerable_shop_page("Corner Shop", `<h1>Corner Shop</h1>${items}\n<form action="/search" method="get"><input name="q"><button>Search</button></form>\n<form action="/newsletter" method="post"><input name="email" type="email"><button>Subscribe</button></form>`);
const visit = request.header("cookie").includes("PHPSESSID") ? [] : COOKIES;
return {
...response,
headers: [ ...response.headers, ...visit ]
};
}
const COOKIES = [ [ "Set-Cookie", "PHPSESSID=3f0c1de58b7a4d22a1c9e0b6; path=/" ], [ "Set-Cookie", "remember=1; path=/; SameSite=None" ] ];
function vulnerable_shop_product(id) {
if ((id.match(/'/g) ?? []).length % 2 === 1) {
return vulnerable_shop_page("Error", `<b>Fatal error</b>: You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near '${id}' at line 1`, 500);
}
const found = PRODUCTS.find(entry => String(entry.id) === id) ?? PRODUCTS[0];
return vulnerable_shop_page(found.name, `<h1>${found.name}</h1><p>${found.text}</p><p><a href="/orders?of=${found.id}">Who else ordered this</a></p>`);
}
function login() {
return vulnerable_shop_page("Sign in", `<h1>Sign in</h1><form action="/login" method="post"><input name="user"><input name="password" type="password"><button>Sign in</button></form>\n<p><a href="/forgot">Forgot your password?</a></p>`);
}
function account(origin) {
const response = reply(200, "application/json", '{"name":"Guest","orders":[]}');
if (origin === "") return response;
const cors = [ [ "Access-Control-Allow-Origin", origin ], [ "Access-Control-Allow-Credentials", "true" ] ];
return {
...response,
headers: [ ...response.headers, ...cors ]
};
}
function vulnerable_shop_page(title, content, status = 200) {
return reply(status, "text/html", `<!doctype html>\n<html><head><title>${title}</title>\n<link rel="stylesheet" href="/static/style.css">\n<script src="/static/jquery-1.12.4.min.js"><\/script>\n<script src="/static/app.js"><\/script>\n<script src="http://cdn.polyfill.io/v2/polyfill.min.js"><\/script>\n</head><body>\n<nav><a href="/">Home</a><a href="/login">Sign in</a><a href="/about">About</a><a href="/uploads/">Files</a><a href="/go?to=/about">Blog</a></nav>\n${content}\n</body></html>\n`);
}
function reply(status, type, body) {
return {
status: status,
headers: [ ...BANNERS, [ "Content-Type", type ] ],
body: body
};
}
const STACK_TRACE = `<html><body><h1>500</h1><pre>Traceback (most recent call last):\n  File "/srv/shop/app/orders.py", line 88, in orders\n    total = cart.sum()\n  File "/srv/shop/app/cart.py", line 31, in sum\n    return sum(item["price"] for item in self.items)\nTypeError: 'NoneType' object is not iterable\n</pre></body></html>\n`;
async function startDemoSite(options = {}) {
let shop = options.fixed === true ? fixedShop : vulnerableShop;
const server = (0, external_node_http_.createServer)((request, response) => respond(shop, request, response));
await new Promise((resolve, reject) => {
server.once("error", reject);
server.listen(options.port ?? 0, "127.0.0.1", resolve);
});
const {port: port} = server.address();
return {
url: `http://127.0.0.1:${port}`,
hostname: `127.0.0.1:${port}`,
port: port,
fix: () => {
shop = fixedShop;
},
close: () => new Promise(resolve => {
server.close(() => resolve());
server.closeAllConnections();
})
};
}
function respond(shop, request, response) {
request.resume();
const url = URL.parse(request.url ?? "/", "http://shop.invalid");
const {status: status, headers: headers, body: body} = url === null ? {
status: 400,
headers: [],
body: ""
} : shop({
method: request.method ?? "GET",
path: url.pathname,
query: url.searchParams,
host: request.headers.host ?? "",
header: name => String(request.headers[name] ?? "")
});
const bytes = Buffer.from(body);
const safe = headers.map(([name, value]) => [ name, value.replace(/[^\x20-\x7e]/g, "%20") ]);
response.writeHead(status, safe.flat().concat("Content-Length", String(bytes.length)));
response.end(request.method === "HEAD" ? undefined : bytes);
}
}
};
