import type { FixSnippets } from '../core/check.ts';

/** A strict policy for the documentation pages of the CSP checks: nonces for scripts, nothing that falls open. */
export const STRICT_CSP_SNIPPETS: FixSnippets = {
  nginx:
    "# for pages without inline scripts\nadd_header Content-Security-Policy \"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\" always;",
  apache:
    "Header always set Content-Security-Policy \"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\"",
  express:
    'app.use((req, res, next) => {\n  res.locals.nonce = crypto.randomBytes(16).toString(\'base64\');\n  next();\n});\napp.use(helmet.contentSecurityPolicy({ directives: {\n  defaultSrc: ["\'self\'"],\n  scriptSrc: [(req, res) => "\'nonce-" + res.locals.nonce + "\'", "\'strict-dynamic\'"],\n  objectSrc: ["\'none\'"], baseUri: ["\'none\'"], formAction: ["\'self\'"], frameAncestors: ["\'none\'"],\n} }));',
  nextjs:
    "// middleware.ts: a fresh nonce for every answer\nconst nonce = Buffer.from(crypto.randomUUID()).toString('base64');\nconst csp = \"script-src 'nonce-\" + nonce + \"' 'strict-dynamic'; object-src 'none'; base-uri 'none'; form-action 'self'\";\nresponse.headers.set('Content-Security-Policy', csp);",
  caddy:
    "header Content-Security-Policy \"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\"",
};

export const CSP_REFERENCES: readonly string[] = [
  'https://www.w3.org/TR/CSP3/',
  'https://cheatsheetseries.owasp.org/cheatsheets/Content_Security_Policy_Cheat_Sheet.html',
  'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP',
];
