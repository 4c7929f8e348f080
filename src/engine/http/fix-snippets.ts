import type { FixSnippets } from '../core/stacks.ts';
import { headerSnippets } from '../web/header-snippets.ts';

export const HSTS_SNIPPETS: FixSnippets = {
  ...headerSnippets({ 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),

  rails: `# config/environments/production.rb
config.force_ssl = true
config.ssl_options = { hsts: { expires: 1.year, subdomains: true } }`,
  django: `# settings.py, with SecurityMiddleware
SECURE_HSTS_SECONDS = 31536000
SECURE_HSTS_INCLUDE_SUBDOMAINS = True
# behind a proxy that sets this header itself:
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")`,
  express: 'app.use(helmet.hsts({ maxAge: 31536000, includeSubDomains: true }));',
  spring: `// in the SecurityFilterChain
http.headers(headers -> headers
    .httpStrictTransportSecurity(hsts -> hsts.maxAgeInSeconds(31536000).includeSubDomains(true)));`,
};

export const NOSNIFF_SNIPPETS: FixSnippets = {
  ...headerSnippets({ 'X-Content-Type-Options': 'nosniff' }),

  django: '# settings.py, with SecurityMiddleware\nSECURE_CONTENT_TYPE_NOSNIFF = True',
  express: 'app.use(helmet.noSniff());',
  spring:
    '// in the SecurityFilterChain\nhttp.headers(headers -> headers.contentTypeOptions(Customizer.withDefaults()));',
};

export const REFERRER_SNIPPETS: FixSnippets = {
  ...headerSnippets({ 'Referrer-Policy': 'strict-origin-when-cross-origin' }),

  django: '# settings.py, with SecurityMiddleware\nSECURE_REFERRER_POLICY = "strict-origin-when-cross-origin"',
  express: "app.use(helmet.referrerPolicy({ policy: 'strict-origin-when-cross-origin' }));",
  spring: `// in the SecurityFilterChain
http.headers(headers -> headers
    .referrerPolicy(referrer -> referrer.policy(ReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN)));`,
};

export const PERMISSIONS_SNIPPETS: FixSnippets = headerSnippets({
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});

export const ISOLATION_SNIPPETS: FixSnippets = {
  ...headerSnippets({ 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Resource-Policy': 'same-origin' }),
  express: 'app.use(helmet.crossOriginOpenerPolicy());\napp.use(helmet.crossOriginResourcePolicy());',
};

/** No site may frame a page. */
export const FRAMING_SNIPPETS: FixSnippets = {
  ...headerSnippets({ 'Content-Security-Policy': "frame-ancestors 'none'", 'X-Frame-Options': 'DENY' }),

  rails: `# config/initializers/content_security_policy.rb
Rails.application.configure do
  config.content_security_policy { |policy| policy.frame_ancestors :none }
  config.action_dispatch.default_headers["X-Frame-Options"] = "DENY"
end`,
  django: `# settings.py, with XFrameOptionsMiddleware
X_FRAME_OPTIONS = "DENY"
# from Django 6.0, with ContentSecurityPolicyMiddleware
SECURE_CSP = {"frame-ancestors": ["'none'"]}`,
  spring: `// in the SecurityFilterChain
http.headers(headers -> headers
    .frameOptions(frame -> frame.deny())
    .contentSecurityPolicy(csp -> csp.policyDirectives("frame-ancestors 'none'")));`,
};

const PARTNER_ANCESTORS = "frame-ancestors 'self' https://partner.example";

/** One other site may frame the pages: `X-Frame-Options` cannot say so and must go. */
export const PARTNER_FRAMING_SNIPPETS: FixSnippets = {
  ...headerSnippets({ 'Content-Security-Policy': PARTNER_ANCESTORS }),

  rails: `# config/initializers/content_security_policy.rb
Rails.application.configure do
  config.content_security_policy { |policy| policy.frame_ancestors :self, "https://partner.example" }
  config.action_dispatch.default_headers.delete("X-Frame-Options")
end`,
  django: `# settings.py from Django 6.0: ContentSecurityPolicyMiddleware in the place of XFrameOptionsMiddleware
SECURE_CSP = {"frame-ancestors": ["'self'", "https://partner.example"]}`,
  express: `app.use((req, res, next) => {
  res.removeHeader('X-Frame-Options');
  res.set('Content-Security-Policy', "${PARTNER_ANCESTORS}");
  next();
});`,
  spring: `// in the SecurityFilterChain
http.headers(headers -> headers
    .frameOptions(frame -> frame.disable())
    .contentSecurityPolicy(csp -> csp.policyDirectives("${PARTNER_ANCESTORS}")));`,
  nginx: `proxy_hide_header X-Frame-Options;\nadd_header Content-Security-Policy "${PARTNER_ANCESTORS}" always;`,
  apache: `Header always set Content-Security-Policy "${PARTNER_ANCESTORS}"\nHeader always unset X-Frame-Options\nHeader unset X-Frame-Options`,
  caddy: `header Content-Security-Policy "${PARTNER_ANCESTORS}"\nheader >-X-Frame-Options`,
};

/** Responses made for one user, here below /account. */
export const NO_STORE_SNIPPETS: FixSnippets = {
  nextjs: "export const dynamic = 'force-dynamic'; // and do not cache the route in a CDN",
  vercel: JSON.stringify(
    { headers: [{ source: '/account/(.*)', headers: [{ key: 'Cache-Control', value: 'no-store' }] }] },
    null,
    2,
  ),
  netlify: '[[headers]]\n  for = "/account/*"\n  [headers.values]\n    Cache-Control = "no-store"',
  rails: 'class AccountController < ApplicationController\n  before_action :no_store\nend',
  django: `from django.views.decorators.cache import never_cache


@never_cache
def account(request):
    return render(request, "account.html")`,
  express: "app.use('/account', (req, res, next) => {\n  res.set('Cache-Control', 'no-store');\n  next();\n});",
  spring:
    '// in the SecurityFilterChain; the default unless it was disabled\nhttp.headers(headers -> headers.cacheControl(Customizer.withDefaults()));',
  nginx: 'location /account/ {\n  add_header Cache-Control "no-store" always;\n}',
  apache: '<Location "/account/">\n  Header always set Cache-Control "no-store"\n</Location>',
  caddy: 'header /account/* Cache-Control "no-store"',
};

export const HTTPS_REDIRECT_SNIPPETS: FixSnippets = {
  rails: '# config/environments/production.rb\nconfig.force_ssl = true',
  django: `# settings.py, with SecurityMiddleware
SECURE_SSL_REDIRECT = True
# behind a proxy that sets this header itself:
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")`,
  express:
    "app.set('trust proxy', 1);\napp.use((req, res, next) => (req.secure ? next() : res.redirect(301, 'https://example.com' + req.url)));",
  spring: '// in the SecurityFilterChain, from Spring Security 6.5\nhttp.redirectToHttps(Customizer.withDefaults());',
  nginx: 'server {\n  listen 80;\n  server_name example.com;\n  return 301 https://$host$request_uri;\n}',
  apache: '<VirtualHost *:80>\n  ServerName example.com\n  Redirect permanent / https://example.com/\n</VirtualHost>',
  caddy: '# Caddy redirects a named site to HTTPS by default:\nexample.com {\n  respond "Hello"\n}',
};
