export interface PageSeen {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** First part of the body. */
  readonly body: string;
  /** Where the look began. */
  readonly start: URL;
  /** Where it ended after redirects. */
  readonly url: URL;
}

/** Hosts whose pages stand between a visitor and a site. */
const WALL_HOSTS =
  /(^|\.)(cloudflareaccess\.com|login\.microsoftonline\.com|accounts\.google\.com|okta\.com|auth0\.com|onelogin\.com|duosecurity\.com|iap\.googleapis\.com)$/;
const LOGIN_PATH = /\/(log-?in|sign-?in|sign_in|sso|sso-api|saml2?|oauth2?|authorize|auth|session\/new)(\/|$|\.)/i;

/** Marks of protection pages: the host's challenge instead of the site. */
const PROTECTION: readonly { readonly name: string; readonly mark: RegExp }[] = [
  {
    name: 'a Cloudflare challenge',
    mark: /<title>\s*(just a moment|attention required)|\/cdn-cgi\/challenge-platform\//i,
  },
  {
    name: 'a Vercel deployment protection page',
    mark: /vercel\.com\/sso-api|<title>\s*(authentication required|vercel security checkpoint)/i,
  },
  { name: 'a Netlify password page', mark: /<title>\s*(site )?password protected|netlify[^<]{0,80}password/i },
  {
    name: 'a bot challenge',
    mark: /_Incapsula_Resource|<title>\s*(access denied|pardon our interruption)|captcha-delivery\.com/i,
  },
];

/**
 * What stands between the visitor and the site, in a few words, or null. A site whose own start page has a login form is
 * no wall: only being sent away from the page that was asked for is, or an answer that refuses it.
 */
export function wallOf(page: PageSeen): string | null {
  if (page.headers['cf-mitigated'] !== undefined) return 'a Cloudflare challenge';
  if (page.status === 401) return 'answers 401: it asks for a login';
  const wasRedirected = page.url.href !== page.start.href;
  if (wasRedirected && page.url.hostname !== page.start.hostname && WALL_HOSTS.test(page.url.hostname)) {
    return `redirects to the login of ${page.url.hostname}`;
  }
  if (wasRedirected && LOGIN_PATH.test(page.url.pathname) && !LOGIN_PATH.test(page.start.pathname)) {
    return `redirects to a login page (${page.url.host}${page.url.pathname.slice(0, 80)})`;
  }
  if (page.status === 403 || page.status === 429 || page.status === 503 || page.status === 200) {
    const found = PROTECTION.find(({ mark }) => mark.test(page.body));
    if (found !== undefined) return `shows ${found.name}`;
  }
  return page.status === 403 ? 'answers 403: it refuses visitors' : null;
}
