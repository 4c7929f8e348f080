import type { CoverageCode } from '../../src/contract/coverage.ts';

/** What a site is asked, and how many requests of a scan came before. */
export interface Visit {
  readonly path: string;
  readonly method: string;
  readonly agent: string;
  /** 1 for the first request after the readiness check. */
  readonly count: number;
}

export interface Page {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Drops the connection instead. */
  readonly drop?: true;
}

export interface CoverageSite {
  readonly name: string;
  readonly respond: (visit: Visit) => Page;
  readonly startPath?: string;
  /** Null: the application is seen. */
  readonly code: CoverageCode | readonly CoverageCode[] | null;
  readonly signInRequired?: true;
}

const html = (body: string, more: Partial<Page> = {}): Page => ({ type: 'text/html; charset=utf-8', body, ...more });
const page = (title: string, body: string) =>
  html(`<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`);
const json = (value: unknown, status = 200): Page => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const status = (code: number, body = ''): Page => html(body, { status: code });
const redirect = (location: string, code = 302): Page => ({ status: code, headers: { location } });
const NOT_FOUND = status(404, '<!doctype html><title>404</title><h1>Not found</h1>');

/** The shop with a readable environment file: what the hiding sites hide. */
export function realSite(visit: Visit): Page {
  if (visit.path === '/.env')
    return {
      type: 'text/plain',
      body: 'APP_ENV=production\nAWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYzAQ9v3kLmN\n',
    };
  return shop(visit);
}

/** A small honest site. */
function shop({ path }: Visit): Page {
  if (path === '/')
    return page('Garden shop', '<h1>Garden shop</h1><p>Spades, seeds and more.</p><a href="/about">About us</a>');
  if (path === '/about') return page('About us', '<h1>About us</h1><p>Family owned since 1962.</p>');
  return NOT_FOUND;
}

const isScanner = ({ agent }: Visit) => agent.startsWith('ScanGate/');
const forScanner = (shown: Page) => (visit: Visit) => (isScanner(visit) ? shown : realSite(visit));
/** Which requests are the first five depends on the machine: the file that fails the gate is never among them. */
const afterFive = (shown: Page) => (visit: Visit) =>
  visit.count > 5 || visit.path === '/.env' ? shown : realSite(visit);
const afterFiveNotStart = (shown: Page) => (visit: Visit) =>
  visit.path === '/' ? realSite(visit) : afterFive(shown)(visit);
const always = (shown: Page) => () => shown;

const CHALLENGE = html(
  '<!doctype html><html><head><title>Just a moment...</title></head><body><script>window._cf_chl_opt={cType:"managed"};</script><noscript>Enable JavaScript and cookies to continue</noscript></body></html>',
);
const BLOCKED = page('Request blocked', '<h1>Request blocked</h1><p>Your request has been blocked.</p>');
const MAINTENANCE = page('Maintenance', '<h1>We will be back soon</h1><p>The site is under maintenance.</p>');
const SIGN_IN = page(
  'Sign in',
  '<h1>Sign in</h1><form method="post"><input name="u"><input type="password" name="p"></form>',
);
const OTHER_HOST = 'http://other-host.example/';

const HIDING_THROUGHOUT: readonly CoverageSite[] = [
  { name: 'refuses the User-Agent by 403', respond: forScanner(status(403)), code: 'target_refused' },
  {
    name: 'fails for the User-Agent',
    respond: forScanner(status(500)),
    code: ['target_server_error', 'target_not_ready' as CoverageCode],
  },
  {
    name: 'refuses everything but the start page after five requests',
    respond: afterFiveNotStart(status(403)),
    code: 'target_turned_away',
  },
  {
    name: 'shows a block page on everything but the start page after five requests',
    respond: afterFiveNotStart(BLOCKED),
    code: 'target_turned_away',
  },
  {
    name: 'shows "Access Denied" with 200 on everything but the start page',
    respond: (visit) => (visit.path === '/' ? realSite(visit) : page('Access Denied', '<h1>Access Denied</h1>')),
    code: 'target_paths_refused',
  },
  {
    name: 'shows an unknown page with 200 on everything but the start page',
    respond: (visit) => (visit.path === '/' ? realSite(visit) : page('Hello', '<p>Hi there.</p>')),
    code: 'target_paths_refused',
  },
  { name: 'challenges the User-Agent with 200', respond: forScanner(CHALLENGE), code: 'target_challenge' },
  { name: 'challenges after five requests with 200', respond: afterFive(CHALLENGE), code: 'target_turned_away' },
  { name: 'blocks the User-Agent with 200', respond: forScanner(BLOCKED), code: 'target_blocked' },
  { name: 'shows maintenance with 200', respond: forScanner(MAINTENANCE), code: 'target_maintenance' },
  { name: 'shows an empty body', respond: forScanner(html('')), code: 'target_empty' },
  { name: 'responds 204', respond: forScanner({ status: 204 }), code: 'target_empty' },
  { name: 'redirects everything to another host', respond: always(redirect(OTHER_HOST)), code: 'target_off_host' },
  {
    name: 'redirects the User-Agent to another host',
    respond: forScanner(redirect(OTHER_HOST)),
    code: 'target_off_host',
  },
  { name: 'redirects the User-Agent in a loop', respond: forScanner(redirect('/')), code: 'target_redirect_loop' },
  { name: 'responds 404 everywhere', respond: always(status(404)), code: 'target_not_found' },
  { name: 'responds 404 everywhere with a page', respond: always(NOT_FOUND), code: 'target_not_found' },
  {
    name: 'challenges the User-Agent with 503',
    respond: forScanner({ ...CHALLENGE, status: 503 }),
    code: 'target_challenge',
  },
  { name: 'limits the rate of the User-Agent', respond: forScanner(status(429)), code: 'target_refused' },
  { name: 'refuses everything after five requests', respond: afterFive(status(403)), code: 'target_turned_away' },
  { name: 'limits the rate after five requests', respond: afterFiveNotStart(status(429)), code: 'target_turned_away' },
  { name: 'refuses everything', respond: always(status(403)), code: 'target_refused' },
  { name: 'fails with 502 after five requests', respond: afterFive(status(502)), code: 'target_turned_away' },
  {
    name: 'redirects between two pages',
    respond: ({ path }) => redirect(path === '/a' ? '/b' : '/a'),
    code: 'target_redirect_loop',
  },
  { name: 'drops connections after five requests', respond: afterFive({ drop: true }), code: 'target_turned_away' },
  {
    name: 'fails on everything but the start page',
    respond: (visit) => (visit.path === '/' ? realSite(visit) : status(503)),
    code: 'target_paths_refused',
  },
  {
    name: 'refuses everything but the start page',
    respond: (visit) => (visit.path === '/' ? realSite(visit) : status(403)),
    code: 'target_paths_refused',
  },
  {
    name: 'turns into one body after five requests',
    respond: afterFive(page('Hello', '<p>Hi there.</p>')),
    code: 'target_turned_away',
  },
  {
    name: 'shows one body everywhere',
    respond: always(page('Hello', '<p>Hi there.</p>')),
    code: 'target_same_response',
  },
  { name: 'shows one JSON document everywhere', respond: always(json({ ok: true })), code: 'target_same_response' },
  // Pages of vendors, as their documentation and their customers show them.
  {
    name: 'Cloudflare by header alone',
    respond: always({ ...html('<p>x</p>', { status: 403 }), headers: { 'cf-mitigated': 'challenge' } }),
    code: 'target_challenge',
  },
  {
    name: 'Cloudflare: sorry, you have been blocked',
    respond: always(
      html(
        '<title>Attention Required! | Cloudflare</title><div id="cf-error-details">Sorry, you have been blocked</div>',
      ),
    ),
    code: 'target_blocked',
  },
  {
    name: 'Akamai: access denied',
    respond: always(
      html(
        '<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY><H1>Access Denied</H1>You don\'t have permission to access "http&#58;&#47;&#47;shop&#47;" on this server.<P>Reference&#32;&#35;18&#46;9cc61160</BODY></HTML>',
      ),
    ),
    code: 'target_blocked',
  },
  {
    name: 'Imperva: incident',
    respond: always(
      html(
        '<html><head></head><body><iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=9">Request unsuccessful. Incapsula incident ID: 1-2</iframe></body></html>',
      ),
    ),
    code: 'target_blocked',
  },
  {
    name: 'DataDome',
    respond: always(
      html(
        "<html><head><title>shop.example</title></head><body><p id=\"cmsg\">Please enable JS and disable any ad blocker</p><script>var dd={'rt':'c','host':'geo.captcha-delivery.com'}</script></body></html>",
      ),
    ),
    code: 'target_challenge',
  },
  {
    name: 'HUMAN',
    respond: always(
      html(
        '<html><head><title>Access to this page has been denied</title></head><body><div id="px-captcha"></div><script>window._pxAppId="PX1"</script></body></html>',
      ),
    ),
    code: 'target_challenge',
  },
  {
    name: 'AWS WAF',
    respond: always({
      ...html('<html><body><script>window.gokuProps={}</script></body></html>', { status: 202 }),
      headers: { 'x-amzn-waf-action': 'challenge' },
    }),
    code: 'target_challenge',
  },
  {
    name: 'CloudFront: request blocked',
    respond: always(
      html(
        '<HTML><HEAD><TITLE>ERROR: The request could not be satisfied</TITLE></HEAD><BODY><H1>403 ERROR</H1>Request blocked.<PRE>Generated by cloudfront (CloudFront)</PRE></BODY></HTML>',
      ),
    ),
    code: 'target_blocked',
  },
  {
    name: 'Sucuri',
    respond: always({
      ...html('<title>Sucuri WebSite Firewall - Access Denied</title>', {}),
      headers: { 'x-sucuri-block': '11' },
    }),
    code: 'target_blocked',
  },
  {
    name: 'Vercel security checkpoint',
    respond: always({
      ...html('<title>Vercel Security Checkpoint</title>', { status: 429 }),
      headers: { 'x-vercel-mitigated': 'challenge' },
    }),
    code: 'target_challenge',
  },
  {
    name: 'Vercel: deployment not found',
    respond: always({ ...status(404, 'DEPLOYMENT_NOT_FOUND'), headers: { 'x-vercel-error': 'DEPLOYMENT_NOT_FOUND' } }),
    code: 'target_not_deployed',
  },
  {
    name: 'Netlify: password',
    respond: always(html('<title>Password protected site</title><form><input type="password"></form>')),
    code: 'target_refused',
  },
  {
    name: 'Azure Front Door: request blocked',
    respond: always(html('<h2>The request is blocked.</h2>')),
    code: 'target_blocked',
  },
  {
    name: 'F5: request rejected',
    respond: always(
      html(
        '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br>Your support ID is: 1234</body></html>',
      ),
    ),
    code: 'target_blocked',
  },
  {
    name: 'Anubis',
    respond: always(
      html(
        '<title>Making sure you&#39;re not a bot!</title><script src="/.within.website/x/cmd/anubis/static/js/main.mjs"></script>',
      ),
    ),
    code: 'target_challenge',
  },
  {
    name: 'a captcha of no known vendor',
    respond: always(page('Security check', '<h1>Please verify you are human</h1><div class="h-captcha"></div>')),
    code: 'target_challenge',
  },
  {
    name: 'a parked domain',
    respond: always(
      html(
        '<html><head><title>shop.example</title></head><body><script src="//www.sedoparking.com/frmpark/x"></script></body></html>',
      ),
    ),
    code: 'target_parked',
  },
  {
    name: 'a domain for sale',
    respond: always(page('shop.example', '<h1>This domain is for sale</h1><a href="/offer">Make an offer</a>')),
    code: 'target_parked',
  },
  {
    name: 'Heroku: no such app',
    respond: always(status(404, '<iframe src="//www.herokucdn.com/error-pages/no-such-app.html"></iframe>')),
    code: 'target_not_deployed',
  },
  {
    name: "nginx's default page",
    respond: always(
      html(
        '<!DOCTYPE html><html><head><title>Welcome to nginx!</title></head><body><h1>Welcome to nginx!</h1></body></html>',
      ),
    ),
    code: 'target_not_deployed',
  },
  {
    name: 'a German maintenance page',
    respond: always(page('Wartungsarbeiten', '<p>Wir sind bald zurück.</p>')),
    code: 'target_maintenance',
  },
  {
    name: 'a "not found" page with 200',
    respond: always(page('Page not found', '<h1>404</h1><p>Nothing here.</p>')),
    code: 'target_not_found',
  },
  {
    name: 'single sign-on on another host',
    respond: always(redirect('https://login.microsoftonline.com/t/oauth2/v2.0/authorize?client_id=1&redirect_uri=x')),
    code: 'target_single_sign_on',
  },
  {
    name: 'a SAML form to another host',
    respond: always(
      html(
        '<body onload="document.forms[0].submit()"><form method="post" action="https://idp.example/sso"><input type="hidden" name="SAMLRequest" value="x"></form></body>',
      ),
    ),
    code: 'target_single_sign_on',
  },
  {
    name: 'a meta refresh to another host',
    respond: always(html('<meta http-equiv="refresh" content="0; url=https://www.shop.example/">')),
    code: 'target_off_host',
  },
  {
    name: 'a script that leaves for another host',
    respond: always(html('<script>window.location.replace("https://www.shop.example/")</script>')),
    code: 'target_off_host',
  },
  {
    name: 'a markup frame without content',
    respond: always(html('<!doctype html><html><head></head><body></body></html>')),
    code: 'target_empty',
  },
  {
    name: 'a script that sets a cookie and goes on',
    respond: ({ path }) =>
      path === '/check' ? html('<script>document.cookie="a=1";location="/"</script>') : redirect('/check', 307),
    code: 'target_challenge',
  },
  {
    name: 'a body that is not what its encoding says',
    respond: always({
      ...html(Buffer.from('e2f0d1c3b4a5968778695a4b3c2d1e0f', 'hex').toString('latin1')),
      headers: {},
    }),
    code: 'target_unreadable',
  },
  {
    name: 'a block page in UTF-16',
    respond: ({ path }) =>
      path === '/'
        ? {
            type: 'text/html',
            body: Buffer.from('\ufeff<title>Access Denied</title><h1>Access Denied</h1>', 'utf16le'),
          }
        : NOT_FOUND,
    code: 'target_blocked',
  },
  {
    name: 'a Japanese maintenance page',
    respond: ({ path }) => (path === '/' ? page('メンテナンス中', '<p>ただいまメンテナンス中です。</p>') : NOT_FOUND),
    code: 'target_maintenance',
  },
  {
    name: 'another page for each path',
    respond: (visit) =>
      visit.path === '/'
        ? realSite(visit)
        : page('Page', `<p>${[...visit.path].map((letter) => `${letter} as in word`).join(' and ')}</p>`),
    code: 'target_paths_refused',
  },
];

const between = (from: number, to: number, shown: Page) => (visit: Visit) =>
  (visit.count >= from && visit.count <= to) || visit.path === '/.env' ? shown : realSite(visit);
const HIDING_FOR_A_WHILE: readonly CoverageSite[] = (
  [
    ['a block page', BLOCKED],
    ['403', status(403)],
    ['an empty page', html('')],
    ['a redirect to a captcha', redirect('/captcha')],
    ['dropped connections', { drop: true }],
  ] as const
).map(([what, shown]) => ({
  name: `responds with ${what} in the middle of the scan`,
  respond: between(8, 26, shown),
  code: ['target_turned_away', 'target_paths_refused'],
}));

/** Sites that hide the application; none of them may pass. */
export const HIDING_SITES: readonly CoverageSite[] = [...HIDING_THROUGHOUT, ...HIDING_FOR_A_WHILE];

/** Small sites that are what they are; all of them are seen. */
export const HONEST_SITES: readonly CoverageSite[] = [
  { name: 'a shop of two pages', respond: shop, code: null },
  { name: 'one page', respond: ({ path }) => (path === '/' ? page('Hello', '<p>Hello</p>') : NOT_FOUND), code: null },
  {
    name: 'one line of text',
    respond: ({ path }) => (path === '/' ? { type: 'text/plain', body: 'OK' } : status(404)),
    code: null,
  },
  {
    name: 'a JSON interface',
    respond: ({ path }) => (path === '/' ? json({ name: 'api', version: 1 }) : json({ error: 'not found' }, 404)),
    code: null,
  },
  {
    name: 'a JSON interface below a path',
    startPath: '/v1/health',
    respond: ({ path }) => (path === '/v1/health' ? json({ status: 'up' }) : json({ error: 'no route' }, 404)),
    code: null,
  },
  {
    name: 'a JSON interface that says "not found" with 200',
    respond: ({ path }) => json(path === '/' ? { name: 'api' } : { error: 'not found' }),
    code: null,
  },
  {
    name: 'an interface that refuses all but its start page with JSON',
    startPath: '/health',
    respond: ({ path }) => (path === '/health' ? json({ ok: true }) : json({ error: 'not found' }, 404)),
    code: null,
  },
  {
    name: 'a single-page application that serves its shell everywhere',
    respond: ({ path }) =>
      path === '/assets/index-abc.js'
        ? { type: 'text/javascript', body: 'document.getElementById("root").textContent="Hi";'.repeat(20) }
        : html(
            '<!doctype html><html><head><title>App</title><script type="module" src="/assets/index-abc.js"></script></head><body><div id="root"></div></body></html>',
          ),
    code: null,
  },
  {
    name: 'a single-page application whose scripts are on another host',
    respond: always(
      html('<!doctype html><title>App</title><div id="app"></div><script src="https://cdn.example/app.js"></script>'),
    ),
    code: null,
  },
  {
    name: 'a single-page application in one file',
    respond: always(
      html(`<!doctype html><title>App</title><div id="root"></div><script>${'render(state);'.repeat(60)}</script>`),
    ),
    code: null,
  },
  {
    name: 'an Angular application',
    respond: ({ path }) =>
      path === '/main.js'
        ? { type: 'text/javascript', body: 'bootstrap();'.repeat(30) }
        : html(
            '<!doctype html><html><head><title>Admin</title><base href="/"></head><body><app-root></app-root><script src="main.js"></script></body></html>',
          ),
    code: null,
  },
  {
    name: 'a catch-all home page with its own style sheet',
    respond: ({ path }) =>
      path === '/style.css'
        ? { type: 'text/css', body: 'body { color: #333 }' }
        : html('<link rel="stylesheet" href="/style.css"><h1>Bakery</h1><p>Open from 7.</p>'),
    code: null,
  },
  {
    name: 'soft 404s that say so',
    respond: (visit) =>
      shop(visit) === NOT_FOUND ? page('Oops', '<p>The page you requested does not exist.</p>') : shop(visit),
    code: null,
  },
  {
    name: 'soft 404s in the layout of the site',
    respond: ({ path }) =>
      ({
        '/': html('<link rel="stylesheet" href="/s.css"><nav><a href="/about">About</a></nav><p>Welcome</p>'),
        '/about': html('<link rel="stylesheet" href="/s.css"><p>We are a shop.</p>'),
        '/s.css': { type: 'text/css', body: 'p{}' },
      })[path] ??
      html('<link rel="stylesheet" href="/s.css"><nav><a href="/about">About</a></nav><p>Try our search.</p>'),
    code: null,
  },
  {
    name: 'unknown paths lead to the start page',
    respond: (visit) => (shop(visit) === NOT_FOUND ? redirect('/') : shop(visit)),
    code: null,
  },
  {
    name: 'dot files are refused',
    respond: (visit) => (visit.path.startsWith('/.') ? status(403, 'Forbidden') : shop({ ...visit })),
    code: null,
  },
  {
    name: 'object storage that denies what does not exist',
    respond: (visit) =>
      visit.path === '/'
        ? page('Docs', '<p>Read the docs.</p>')
        : {
            status: 403,
            type: 'application/xml',
            headers: { 'x-amz-request-id': 'A1' },
            body: '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
          },
    code: null,
  },
  {
    name: 'a redirect to a language',
    respond: ({ path }) =>
      path === '/' ? redirect('/en/') : path === '/en/' ? page('Welcome', '<p>Choose a plan.</p>') : NOT_FOUND,
    code: null,
  },
  {
    name: 'an article about challenges',
    respond: ({ path }) =>
      path === '/'
        ? page(
            'Blog',
            `<h1>How bots are stopped</h1><p>Sites say "Checking your browser" or "Access denied" and ask you to verify you are human.</p>${'<p>Much has been written about this in the last ten years, and more will be.</p>'.repeat(30)}`,
          )
        : NOT_FOUND,
    code: null,
  },
  {
    name: 'an application called Maintenance planner',
    respond: ({ path }) =>
      path === '/'
        ? page('Maintenance planner', '<h1>Maintenance planner</h1><p>Plan the next service of your machines.</p>')
        : NOT_FOUND,
    code: null,
  },
  {
    name: 'a status page',
    respond: ({ path }) =>
      path === '/' ? page('Status', '<h1>All systems operational</h1><p>Scheduled maintenance: none.</p>') : NOT_FOUND,
    code: null,
  },
  {
    name: 'a directory listing',
    respond: ({ path }) =>
      path === '/'
        ? page('Index of /', '<h1>Index of /</h1><a href="a.txt">a.txt</a>')
        : path === '/a.txt'
          ? { type: 'text/plain', body: 'a' }
          : NOT_FOUND,
    code: null,
  },
  {
    name: 'a page that changes with each request',
    respond: ({ path, count }) =>
      path === '/' ? page('Clock', `<p>Request ${count} at 12:${count}:07, id 9f${count}ab3c</p>`) : NOT_FOUND,
    code: null,
  },
  {
    name: 'an ordinary site behind Cloudflare with its sensor',
    respond: ({ path }) =>
      path === '/'
        ? page(
            'Shop',
            '<p>Welcome to the shop.</p><script>a.src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"</script>',
          )
        : NOT_FOUND,
    code: null,
  },
  {
    name: 'a page of pictures',
    respond: ({ path }) =>
      path === '/'
        ? html('<img src="/a.png" alt="">')
        : path === '/a.png'
          ? { type: 'image/png', body: Buffer.from('89504e47', 'hex') }
          : NOT_FOUND,
    code: null,
  },
  {
    name: 'a sign-in page as start page',
    respond: ({ path }) => (path === '/' ? SIGN_IN : NOT_FOUND),
    code: null,
    signInRequired: true,
  },
  {
    name: 'a redirect to its own sign-in',
    respond: ({ path }) => (path === '/login' ? SIGN_IN : redirect(`/login?next=${path}`)),
    code: null,
    signInRequired: true,
  },
  {
    name: 'a redirect of the User-Agent to its own sign-in',
    respond: (visit) => (!isScanner(visit) ? shop(visit) : visit.path === '/login' ? SIGN_IN : redirect('/login')),
    code: null,
    signInRequired: true,
  },
  {
    name: 'a redirect to a welcome page with a sign-in form',
    respond: ({ path }) => (path === '/welcome' ? SIGN_IN : redirect('/welcome?next=/')),
    code: null,
    signInRequired: true,
  },
  {
    name: 'a public page with everything else behind a sign-in',
    respond: ({ path }) =>
      path === '/'
        ? page('Portal', '<p>The portal of the club.</p>')
        : path === '/login'
          ? SIGN_IN
          : redirect('/login'),
    code: null,
    signInRequired: true,
  },
  {
    name: 'a SvelteKit application',
    respond: ({ path }) =>
      path.startsWith('/_app/')
        ? { type: 'text/javascript', body: 'export const start = () => 1;'.repeat(5) }
        : html(
            '<link rel="modulepreload" href="/_app/start.js"><div style="display: contents"><script>Promise.all([import("/_app/start.js")])</script></div>',
          ),
    code: null,
  },
  {
    name: 'a shop whose help page is called "Access denied"',
    respond: ({ path }) =>
      path === '/' ? page('Shop', '<p>Welcome.</p><a href="/help">Access denied? Read this.</a>') : NOT_FOUND,
    code: null,
  },
  {
    name: 'an agency called 403',
    respond: ({ path }) =>
      path === '/' ? page('403 Agency', '<h1>403 Agency</h1><p>We build brands.</p>') : NOT_FOUND,
    code: null,
  },
  {
    name: 'a heating service',
    respond: ({ path }) =>
      path === '/'
        ? page('Heizung Meier', '<h1>Wartungsarbeiten an Ihrer Heizung</h1><p>Jetzt Termin buchen.</p>')
        : NOT_FOUND,
    code: null,
  },
  {
    name: 'a blog that quotes a block page',
    respond: ({ path }) =>
      path === '/'
        ? page(
            'Blog',
            `<p>What does "Incapsula incident ID" mean?</p>${'<p>A short teaser of an article.</p><a href="/a">read</a>'.repeat(20)}`,
          )
        : NOT_FOUND,
    code: null,
  },
  {
    name: 'a page that offers a single sign-on',
    respond: ({ path }) =>
      path === '/' ? page('Portal', '<p>Welcome</p><a href="/auth/saml">Sign in with SSO</a>') : NOT_FOUND,
    code: null,
    signInRequired: true,
  },
];
