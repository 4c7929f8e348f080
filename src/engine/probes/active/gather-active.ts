import type { ActiveEvidence, ActiveProbe } from '../../evidence/active.ts';
import type { CrawlEvidence } from '../../evidence/content.ts';
import { answered, type Exchange, header, headerValues } from '../../evidence/http.ts';
import type { Gathered } from '../../evidence/map.ts';
import { injectedHeader } from '../../facts/active/injected-header.ts';
import { resourceParameters } from '../../facts/active/resource-parameters.ts';
import { signOutParameters } from '../../facts/active/sign-out-parameters.ts';
import { proveXss } from '../../facts/active/xss-proof.ts';
import { parseSetCookie } from '../../facts/set-cookie.ts';
import type { ProbeContext } from '../../probe-context.ts';
import { Injector } from './injector.ts';
import { probeHeaderSplit } from './probe-header.ts';
import { probeHost } from './probe-host.ts';
import { probeRedirect } from './probe-redirect.ts';
import { probeSql, QUOTES } from './probe-sql.ts';
import { probeTraversal, type SiteFiles } from './probe-traversal.ts';
import { probeXss } from './probe-xss.ts';

const PARAMETERS_MAX = 150;
const AT_ONCE = 4;

/** Inert injections into the parameters that the crawl found. Only where ownership is proven; forms by POST only if allowed. */
export async function gatherActive(context: ProbeContext): Promise<Gathered<ActiveEvidence>> {
  if (!context.ownershipProven) return { state: 'not_applicable', reason: 'ownership of the target is not proven' };
  const crawl = await context.gather('crawl');
  if (crawl.state !== 'available') return crawl;
  const ofPages = crawl.value.parameters;
  const ofResources = resourceParameters(crawl.value.pages, context.target.origin, context.options, ofPages);
  const parameters = [...ofPages, ...ofResources]
    .filter(({ method }) => method === 'GET' || context.options.active_post === true)
    .slice(0, PARAMETERS_MAX);
  const site = siteFiles(crawl.value);
  const injectors = parameters.map((parameter) => new Injector(context, parameter));
  const signOuts = signOutInjectors(context, crawl.value);
  const waiting = [...injectors, ...signOuts].values();
  const work = async () => {
    for (const injector of waiting) {
      if (context.signal.aborted) return;
      if (signOuts.includes(injector)) await probeRedirect(injector, null, '', context.target.origin);
      else await probeParameter(context, injector, site);
    }
  };
  const pages = crawl.value.pages.map(({ exchange }) => exchange);
  const [ofSite] = await Promise.all([
    probeSite(context, pages, crawl.value.errorPages?.[0]),
    ...Array.from({ length: AT_ONCE }, work),
  ]);
  const all = [...injectors, ...signOuts];
  const probes = [...ofSite, ...all.flatMap((injector) => injector.notes)];
  const requests = all.reduce((sum, injector) => sum + injector.requests, 0);
  return { state: 'available', value: { probes, parameters: all.length, requests } };
}

/** Headers of the user's own may hold a session, which a sign-out link would end. */
function signOutInjectors(context: ProbeContext, { pages }: CrawlEvidence): Injector[] {
  if (Object.keys(context.options.request_headers ?? {}).length > 0) return [];
  return signOutParameters(pages, context.target.origin, context.options).map(
    (parameter) => new Injector(context, parameter),
  );
}

async function probeParameter(context: ProbeContext, injector: Injector, site: SiteFiles): Promise<void> {
  const canary = injector.token();
  const second = injector.token();
  const letters = await injector.send(canary);
  const quoted = await probeSql(injector, letters, canary, second);
  const plainly = letters !== null && reflects(letters, canary) ? { exchange: letters, marker: canary } : null;
  const inQuotes = quoted !== null && reflects(quoted, second) ? { exchange: quoted, marker: second } : null;
  if (plainly !== null) await probeXss(injector, plainly, '', inQuotes);
  else if (inQuotes !== null) await probeXss(injector, inQuotes, injector.parameter.example + QUOTES, inQuotes);
  if (letters !== null) await probeHeaderSplit(injector, letters, canary);
  await probeRedirect(injector, letters, canary, context.target.origin);
  // What becomes the target of a redirect is not opened by the server.
  const leads = injector.notes.some(({ family }) => family === 'open-redirect');
  if (context.scanType !== 'compliance' || leads || (letters !== null && isRedirectedTo(letters, canary))) return;
  await probeTraversal(injector, site, letters === null ? null : { exchange: letters, marker: canary });
}

function isRedirectedTo(exchange: Exchange, marker: string): boolean {
  const { status, headers } = exchange.response;
  return status >= 300 && status < 400 && (header(headers, 'location') ?? '').toLowerCase().includes(marker);
}

function reflects(exchange: Exchange, marker: string): boolean {
  return exchange.response.text.toLowerCase().includes(marker);
}

async function probeSite(
  context: ProbeContext,
  pages: readonly Exchange[],
  notFound: Exchange | undefined,
): Promise<ActiveProbe[]> {
  const marker = context.token(10);
  // A server that copies the decoded path into a redirect splits its header there (nginx `return 301 …$uri`).
  const url = `/${marker}%0d%0aX-${marker}:%201`;
  const attempt = await context.fetch({ url, fresh: true });
  const split: ActiveProbe[] =
    answered(attempt) && injectedHeader(attempt, marker)
      ? [
          {
            family: 'crlf',
            url: `${context.target.origin}/`,
            method: 'GET',
            parameter: 'path',
            payload: url,
            marker,
            step: 'new-header',
            exchange: attempt,
          },
        ]
      : [];
  const path = notFound === undefined ? [] : await probePath(context, notFound);
  return [...split, ...path, ...(await probeHost(context, pages))];
}

/** Error pages like to repeat the path that was not found. */
async function probePath(context: ProbeContext, notFound: Exchange): Promise<ActiveProbe[]> {
  const asked = new URL(notFound.request.url).pathname.slice(1);
  if (!notFound.response.text.includes(asked)) return [];
  const marker = context.token(10);
  const payload = `"'><${marker}>`;
  const attempt = await context.fetch({ url: `/${asked}%22%27%3E%3C${marker}%3E`, fresh: true });
  if (!answered(attempt) || proveXss(attempt, payload, marker) === null) return [];
  const url = `${context.target.origin}/`;
  return [
    { family: 'xss', url, method: 'GET', parameter: 'path', payload, marker, step: 'breakout', exchange: attempt },
  ];
}

/** The servlet container scopes its session cookie to the application (Servlet specification, section 7.1.1). */
function contextPathOf(crawl: CrawlEvidence): string | null {
  for (const { exchange } of crawl.pages)
    for (const field of headerValues(exchange.response.headers, 'set-cookie')) {
      const cookie = parseSetCookie(field);
      if (cookie?.name.toLowerCase() === 'jsessionid' && cookie.path !== null) return cookie.path;
    }
  return null;
}

function siteFiles(crawl: CrawlEvidence): SiteFiles {
  const banner = crawl.pages
    .map(({ exchange: { response } }) =>
      ['server', 'x-powered-by', 'set-cookie'].map((name) => header(response.headers, name)),
    )
    .join(' ');
  const urls = crawl.parameters.map(({ url }) => url).join(' ');
  const isJava =
    /tomcat|jetty|coyote|jboss|wildfly|glassfish|weblogic|websphere|servlet|jsessionid/i.test(banner) ||
    /\.(?:jsp|jspx|do|action)\b/i.test(urls);
  const isWindows =
    /iis|asp\.net|win(?:32|64|dows)/i.test(banner) ||
    /\.aspx?\b/i.test(urls) ||
    crawl.parameters.some(({ example }) => /^(?:file:\/*)?[a-z]:[\\/]/i.test(example));
  const script = crawl.resources.find(({ response }) => response.status === 200 && response.text.length > 100);
  const known =
    script === undefined ? null : { path: new URL(script.request.url).pathname, body: script.response.text };
  return { server: isJava ? 'java' : 'other', isWindows, contextPath: contextPathOf(crawl), known };
}
