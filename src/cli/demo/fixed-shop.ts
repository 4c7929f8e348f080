import { escapeHtml, PRODUCTS, STYLE } from './exposed-files.ts';
import type { DemoRequest, DemoResponse } from './vulnerable-shop.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HARDENED = [
  ['Content-Security-Policy', POLICY],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Cache-Control', 'no-store'],
] as const;

/** The same shop, fixed: no stray files, every text escaped, security headers set. */
export function fixedShop(request: DemoRequest): DemoResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { ...text('Method not allowed\n', 'text/plain'), status: 405 };
  }
  switch (request.path) {
    case '/':
      return home();
    case '/search':
      return page('Search', `<h1>Results for ${escapeHtml(request.query.get('q') ?? '')}</h1><p>Nothing found.</p>`);
    case '/product':
      return product(request.query.get('id') ?? '');
    case '/about':
      return page('About', '<h1>About</h1><p>A family business.</p>');
    case '/go':
      // Allowlist of the shop's own pages.
      return { ...page('Moved', ''), status: 302, headers: [...HARDENED, ['Location', '/about']] };
    case '/static/style.css':
      return text(STYLE, 'text/css');
    case '/static/app.js':
      return text("document.documentElement.dataset['ready'] = 'yes';\n", 'text/javascript');
    case '/robots.txt':
      return text('User-agent: *\nDisallow:\n', 'text/plain');
    case '/.well-known/security.txt':
      return text(securityTxt(), 'text/plain');
    default:
      return page('Not found', '<h1>Not found</h1>', 404);
  }
}

function home(): DemoResponse {
  const items = PRODUCTS.map(
    ({ id, name, price }) => `<article><a href="/product?id=${id}">${name}</a> <b>${price}</b></article>`,
  ).join('\n');
  const response = page(
    'Corner Shop',
    `<h1>Corner Shop</h1>${items}
<form action="/search" method="get"><label>Search <input name="q" maxlength="80"></label><button>Search</button></form>`,
  );
  const cookie = ['Set-Cookie', '__Host-basket=7d1f0a92c4; Path=/; Secure; HttpOnly; SameSite=Lax'] as const;
  return { ...response, headers: [...response.headers, cookie] };
}

function product(id: string): DemoResponse {
  const found = PRODUCTS.find((entry) => String(entry.id) === id);
  if (found === undefined) return page('Not found', '<h1>No such product</h1>', 404);
  return page(found.name, `<h1>${found.name}</h1><p>${found.text}</p>`);
}

function page(title: string, content: string, status = 200): DemoResponse {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<link rel="stylesheet" href="/static/style.css">
<script src="/static/app.js"></script>
</head><body>
<nav><a href="/">Home</a><a href="/about">About</a><a href="/go?to=about">Blog</a></nav>
${content}
</body></html>
`;
  return { ...text(html, 'text/html'), status };
}

function text(body: string, type: string): DemoResponse {
  return { status: 200, headers: [...HARDENED, ['Content-Type', `${type}; charset=utf-8`]], body };
}

/** RFC 9116; Expires must lie in the future. */
function securityTxt(): string {
  const expires = new Date(Date.now() + 180 * 86_400_000).toISOString();
  return `Contact: mailto:security@shop.invalid\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
