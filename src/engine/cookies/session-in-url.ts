import { mask } from '../web/mask.ts';

const PARAMETERS =
  /^(?:jsessionid|phpsessid|aspsessionid\w*|asp\.net_sessionid|cfid|cftoken|sid|ssid|sess|sessid|session|sessionid|session_id|session_token|sessiontoken|\w{1,40}_s(?:ess)?id|access_token|auth_token|authtoken|id_token|jwt)$/i;

export interface SessionInUrl {
  readonly parameter: string;
  /** The URL with the id masked. */
  readonly shown: string;
}

/** A session id in a path parameter (`;jsessionid=`), a query parameter or an ASP.NET cookieless segment; null when there is none. */
export function sessionInUrl(url: string): SessionInUrl | null {
  // Pages may hold tens of thousands of links: parse only those that can be one.
  if (!/sid|sess|cfid|cftoken|token|jwt|\([AFSX]\(/i.test(url)) return null;
  const parsed = URL.parse(url);
  if (parsed === null) return null;
  const path = /;([\w.]+)=([^;/?#]+)/.exec(parsed.pathname);
  if (path !== null && PARAMETERS.test(path[1] ?? '') && isSecret(path[2] ?? '')) {
    return { parameter: path[1] ?? '', shown: url.replace(path[2] ?? '', mask(path[2] ?? '')) };
  }
  const cookieless = /\/\((?:[AFSX]\([\w-]{16,}\))+\)\//.exec(parsed.pathname);
  if (cookieless !== null) return { parameter: 'cookieless session', shown: url.replace(cookieless[0], '/(S(…))/') };
  for (const [name, value] of parsed.searchParams) {
    if (PARAMETERS.test(name) && isSecret(value)) return { parameter: name, shown: url.replace(value, mask(value)) };
  }
  return null;
}

/** Long and mixed enough to be an id and not a page number or a word. */
function isSecret(value: string): boolean {
  if (value.length < 16 || value.length > 4_096) return false;
  return /\d/.test(value) && /[a-z]/i.test(value) ? new Set(value).size >= 8 : /^\d{20,}$/.test(value);
}
