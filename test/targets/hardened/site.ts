import { randomBytes } from 'node:crypto';
import type { Answer, Site } from '../serve.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

const BASE = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Server', 'nginx'],
] as const;

/** A page with a fresh nonce. `unsafe-inline` beside the nonce is the advised fallback for old browsers, not a weakness. */
function page(title: string, content: string, more: readonly (readonly [string, string])[] = [], status = 200): Answer {
  const nonce = randomBytes(18).toString('base64');
  const policy = `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-inline' https:; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
  return {
    status,
    headers: [
      ...BASE,
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Security-Policy', policy],
      // A trap: a weak policy that is only reported changes nothing.
      ['Content-Security-Policy-Report-Only', "default-src * 'unsafe-inline'"],
      ['Cache-Control', 'no-store'],
      ...more,
    ],
    body: `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="/site.css">
<script nonce="${nonce}" src="/app.js"></script></head><body>${content}</body></html>
`,
  };
}

function text(body: string, type: string, more: readonly (readonly [string, string])[] = []): Answer {
  return { headers: [...BASE, ['Content-Type', `${type}; charset=utf-8`], ...more], body };
}

const LINKS = [
  '/docs/errors',
  '/docs',
  '/index-of',
  '/search?q=lamp',
  '/go?to=/docs',
  '/item?id=3',
  '/account',
  '/release',
  '/embed',
  '/status',
  '/metrics',
  '/files?name=terms.txt',
];

/** Documentation that quotes what other sites leave open. */
const DOCS = `<h1>Deployment</h1><p>Put this into <code>.env</code>, never into the repository:</p>
<pre>DB_PASSWORD=your-password-here
AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE
AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY</pre>
<p>The head of a repository reads <code>ref: refs/heads/main</code>. PHP is shown as <code>&lt;?php echo 1; ?&gt;</code>.</p>
<p>MySQL calls that an error in SQL syntax; the fix is a prepared statement.</p>`;

/** An article on error messages, with what others print. */
const ERRORS = `<h1>Errors explained</h1><p>What does <q>You have an error in your SQL syntax</q> mean? And this, from a forum:</p>
<blockquote><p>Traceback (most recent call last):<br>&nbsp;&nbsp;File "app.py", line 3, in main</p></blockquote>
<p>Version 10.4.2.1 prints less. A key such as <code>sk_test_</code> belongs into a vault.</p>`;

const SECURITY_TXT = `Contact: mailto:security@hard-shop.example\nExpires: ${new Date(Date.now() + 90 * 86_400_000).toISOString()}\nCanonical: https://www.hard-shop.example/.well-known/security.txt\n`;

/** A host as it should be, with everything on it that only looks like a weakness. */
export const hardenedSite: Site = ({ method, path, query, request }) => {
  if (method !== 'GET' && method !== 'HEAD') {
    return {
      status: 405,
      headers: [...BASE, ['Allow', 'GET, HEAD'], ['Content-Type', 'text/plain; charset=utf-8']],
      body: 'No.\n',
    };
  }
  switch (path) {
    case '/':
      return page(
        'Hard & Sons',
        `<ul>${LINKS.map((href) => `<li><a href="${escapeHtml(href)}">${escapeHtml(href)}</a></li>`).join('')}</ul>`,
      );
    case '/docs':
      return page('Documentation', DOCS);
    case '/docs/errors':
      return page('Errors explained', ERRORS);
    case '/index-of':
      return page(
        'Index of /archive',
        '<h1>Index of /archive</h1><p>An essay about the early web.</p><a href="/">Parent Directory</a>',
      );
    case '/search':
      return page(
        'Search',
        `<form action="/search" method="get"><input name="q" value="${escapeHtml(query.get('q') ?? '')}"></form><h1>${escapeHtml(query.get('q') ?? '')}</h1>`,
      );
    case '/go':
      return go(query.get('to') ?? '');
    case '/item':
      return /^\d{1,6}$/.test(query.get('id') ?? '')
        ? page('Item', '<h1>Lamp</h1>')
        : page('Bad request', '<h1>No such item</h1>', [], 400);
    case '/account':
      return page(
        'Account',
        '<form action="/account" method="post"><input type="hidden" name="csrf_token" value="f0b1c39a77de"><input name="city"></form>',
        [
          ['Set-Cookie', '__Host-session=b7e20c4f91aa; Path=/; Secure; HttpOnly; SameSite=Lax'],
          ['Set-Cookie', 'theme=dark; Path=/; Secure; SameSite=Strict'],
          // Meant for a widget on partner sites.
          ['Set-Cookie', '__Secure-widget=1; Path=/; Secure; HttpOnly; SameSite=None; Partitioned'],
        ],
      );
    case '/release':
      return page(
        'Release notes',
        '<h1>Release 10.2.14.3</h1><p>Build 192.168 of the shop runs on nginx and PHP, versions are secret.</p>',
      );
    case '/embed':
      return page('Embed', '<script type="application/json" id="data">{"q":"\\u003c/script\\u003e"}</script>');
    case '/status':
      return page('Server status', '<h1>Server status</h1><p>All systems are up. Active connections: many.</p>');
    case '/metrics':
      return page('Metrics', '<h1># HELP</h1><p>Our metrics of last year: 17 lamps.</p>');
    case '/files':
      return query.get('name') === 'terms.txt'
        ? text('Terms of sale\n', 'text/plain')
        : page('Not found', '<h1>Not found</h1>', [], 404);
    case '/api/public':
      // Open on purpose: no credentials, the same for everybody.
      return text('{"open":true}', 'application/json', [['Access-Control-Allow-Origin', '*']]);
    case '/app.js':
      return text(
        `"use strict";fetch("/api/public");const hint="${request.headers.host === undefined ? '' : 'v3'}";\n`,
        'text/javascript',
        [['Cache-Control', 'public, max-age=600']],
      );
    case '/site.css':
      return text('body{margin:2rem}\n', 'text/css', [['Cache-Control', 'public, max-age=600']]);
    case '/robots.txt':
      return text('User-agent: *\nDisallow: /account\n', 'text/plain');
    case '/.well-known/security.txt':
      return text(SECURITY_TXT, 'text/plain');
    case '/server-status':
    case '/.env':
    case '/.git/HEAD':
      return page('Forbidden', '<h1>Forbidden</h1>', [], 403);
    default:
      return page('Not found', `<h1>Not found</h1><p>There is no ${escapeHtml(path)} here.</p>`, [], 404);
  }
};

/** Redirects inside of the site alone; the rest is a page that names the address, as text. */
function go(to: string): Answer {
  if (/^\/(?![/\\])[\w/-]*$/.test(to)) return { status: 303, headers: [...BASE, ['Location', to]] };
  return page('Leaving', `<p>Not followed: ${escapeHtml(to)}</p>`, [], 400);
}
