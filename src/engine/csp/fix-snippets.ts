import type { FixSnippets } from '../core/stacks.ts';
import { headerSnippets } from '../web/header-snippets.ts';

/** For pages without inline scripts, which a static host can serve. */
const OWN_SCRIPTS =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** A strict policy: a nonce for every response where a framework writes the page, otherwise scripts of the own origin. */
export const STRICT_CSP_SNIPPETS: FixSnippets = {
  ...headerSnippets({ 'Content-Security-Policy': OWN_SCRIPTS }),

  nextjs: `// middleware.js (from Next.js 16 proxy.js, function proxy): a new nonce for every response
import { NextResponse } from 'next/server';

export function middleware(request) {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const csp = \`script-src 'nonce-\${nonce}' 'strict-dynamic'; object-src 'none'; base-uri 'none'; form-action 'self'\`;
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', csp); // Next.js takes the nonce for its scripts from here.
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', csp);
  return response;
}`,
  rails: `# config/initializers/content_security_policy.rb
Rails.application.configure do
  config.content_security_policy do |policy|
    policy.default_src :self
    policy.script_src :strict_dynamic
    policy.object_src :none
    policy.base_uri :none
    policy.form_action :self
    policy.frame_ancestors :none
  end
  config.content_security_policy_nonce_generator = ->(_request) { SecureRandom.base64(16) }
  config.content_security_policy_nonce_directives = %w[script-src]
end
# in views: javascript_tag nonce: true, javascript_include_tag "application", nonce: true`,
  django: `# settings.py from Django 6.0, with ContentSecurityPolicyMiddleware and the context processor csp
from django.utils.csp import CSP

SECURE_CSP = {
    "default-src": [CSP.SELF],
    "script-src": [CSP.NONCE, CSP.STRICT_DYNAMIC],
    "object-src": [CSP.NONE],
    "base-uri": [CSP.NONE],
    "form-action": [CSP.SELF],
    "frame-ancestors": [CSP.NONE],
}
# in templates: <script nonce="{{ csp_nonce }}">; before Django 6.0 use the package django-csp`,
  express: `app.use((req, res, next) => {
  res.locals.nonce = crypto.randomBytes(16).toString('base64');
  next();
});
app.use(helmet.contentSecurityPolicy({ directives: {
  defaultSrc: ["'self'"],
  scriptSrc: [(req, res) => "'nonce-" + res.locals.nonce + "'", "'strict-dynamic'"],
  objectSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'self'"], frameAncestors: ["'none'"],
} }));`,
  spring: `// in the SecurityFilterChain
http.headers(headers -> headers.contentSecurityPolicy(csp -> csp.policyDirectives(
    "${OWN_SCRIPTS}")));`,
};
