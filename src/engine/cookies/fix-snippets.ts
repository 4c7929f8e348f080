import type { FixSnippets } from '../core/stacks.ts';

/** Session cookies that only this host receives, over HTTPS only, and no script reads. */
export const COOKIE_SNIPPETS: FixSnippets = {
  nextjs: `import { cookies } from 'next/headers';

(await cookies()).set('__Host-sid', token, { secure: true, httpOnly: true, sameSite: 'lax', path: '/' });`,
  functions: `const headers = new Headers();
headers.append('Set-Cookie', \`__Host-sid=\${token}; Path=/; Secure; HttpOnly; SameSite=Lax\`);`,
  rails: `# config/initializers/session_store.rb
Rails.application.config.session_store :cookie_store,
  key: "__Host-session", secure: true, httponly: true, same_site: :lax

# any other cookie, in a controller
cookies["__Host-theme"] = { value: theme, secure: true, httponly: true, same_site: :lax }`,
  django: `# settings.py
SESSION_COOKIE_NAME = "__Host-sessionid"
SESSION_COOKIE_SECURE = True
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = True`,
  express: `app.use(session({
  name: '__Host-sid',
  secret: process.env.SESSION_SECRET,
  cookie: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },
}));`,
  springBoot: `server.servlet.session.cookie.name=__Host-session
server.servlet.session.cookie.path=/
server.servlet.session.cookie.secure=true
server.servlet.session.cookie.http-only=true
server.servlet.session.cookie.same-site=lax
# no session id in URLs
server.servlet.session.tracking-modes=cookie`,
  nginx: '# for the cookies of a proxied application\nproxy_cookie_flags ~ secure httponly samesite=lax;',
  apache: '# with mod_headers\nHeader always edit Set-Cookie ^(.*)$ "$1; Secure; HttpOnly; SameSite=Lax"',
  caddy: 'header >Set-Cookie (.*) "$1; Secure; HttpOnly; SameSite=Lax"',
};
