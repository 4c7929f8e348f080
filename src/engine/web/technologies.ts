import type { CrawlEvidence } from '../core/evidence/content.ts';
import { type Exchange, header, headerValues } from '../core/evidence/http.ts';

export const TECHNOLOGIES = ['php', 'dotnet', 'python', 'node', 'java', 'ruby'] as const;
export type Technology = (typeof TECHNOLOGIES)[number];

interface Signs {
  /** Of `Server`, `X-Powered-By` and `X-AspNet-Version`, joined. */
  readonly software: RegExp;
  readonly cookie: RegExp;
  readonly path: RegExp;
}

const SIGNS: Readonly<Record<Technology, Signs>> = {
  php: {
    software: /\bphp\b/i,
    cookie: /^(?:phpsessid|laravel_session|ci_session|wordpress_\w+)=/i,
    path: /\.php(?:\/|$)|\/wp-(?:content|includes)\//i,
  },
  dotnet: {
    software: /asp\.net|\bkestrel\b|\bmicrosoft-iis\b/i,
    cookie: /^(?:asp\.net_sessionid|\.aspnetcore\.[\w.]+|\.aspxauth)=/i,
    path: /\.(?:aspx|ashx|asmx)$/i,
  },
  python: {
    software: /\b(?:cpython|python|werkzeug|gunicorn|uvicorn|waitress|wsgiserver)\b/i,
    cookie: /^csrftoken=/i,
    path: /\.py$/i,
  },
  node: { software: /\b(?:express|next\.js|koa)\b/i, cookie: /^connect\.sid=/i, path: /^\/_next\// },
  java: {
    software: /\b(?:jetty|tomcat|coyote|jboss|wildfly|glassfish|weblogic|websphere|servlet|jsp)\b/i,
    cookie: /^jsessionid=/i,
    path: /\.(?:jsp|jspx|jsf|do|action)(?:$|[;/])/i,
  },
  ruby: {
    software: /\b(?:phusion passenger|passenger|puma|thin|webrick|unicorn|mongrel)\b/i,
    cookie: /^(?:_[a-z0-9_]{2,40}_session|rack\.session)=/i,
    path: /^\/rails\//,
  },
};

/** The technologies that headers, cookies and URLs of a site reveal. */
export function technologiesOf(crawl: CrawlEvidence | null): ReadonlySet<Technology> {
  if (crawl === null) return new Set();
  const responses = [...crawl.pages.map(({ exchange }) => exchange), ...crawl.resources];
  const paths = [
    ...responses.map(({ request }) => request.url),
    ...crawl.parameters.map(({ request }) => request.url),
  ].map((url) => new URL(url).pathname);
  const isShown = ({ path, ...signs }: Signs) =>
    paths.some((known) => path.test(known)) || responses.some((response) => shows(response, signs));
  return new Set(TECHNOLOGIES.filter((technology) => isShown(SIGNS[technology])));
}

function shows({ response: { headers } }: Exchange, { software, cookie }: Omit<Signs, 'path'>): boolean {
  const named = ['server', 'x-powered-by', 'x-aspnet-version'].map((name) => {
    const value = header(headers, name);
    return value === undefined ? '' : name === 'x-aspnet-version' ? 'asp.net' : value.slice(0, 500);
  });
  return (
    software.test(named.join(' ')) ||
    headerValues(headers, 'set-cookie').some((field) => cookie.test(field.slice(0, 200)))
  );
}
