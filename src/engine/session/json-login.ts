import { percentDecoded } from '../../shared/text.ts';
import { type Exchange, headerValues } from '../core/evidence/http.ts';
import { endpointsOf } from '../crawl/script-endpoints.ts';
import { hasName } from '../data/names.ts';
import { documentOf } from '../web/html/html-document.ts';
import type { SessionCredentials } from './session-credentials.ts';

/** Interfaces that many applications have; asked only after those that the scripts name. */
const USUAL = ['/api/login', '/api/auth/login', '/api/v1/auth/login', '/auth/login'];
const ENDPOINTS_MAX = 6;

/** Paths that may take credentials as JSON, the likeliest first. */
export function signInEndpoints(scripts: readonly Exchange[]): string[] {
  const named = scripts
    .flatMap((script) => endpointsOf(script))
    .filter((path) => hasName('sign-in-endpoint', path) && !hasName('not-sign-in-endpoint', path));
  const rank = (path: string) => (/log-?in|sign-?in|authenticate/i.test(path) ? 0 : 1);
  const sorted = [...new Set(named)].sort((one, other) => rank(one) - rank(other));
  return [...new Set([...sorted, ...USUAL])].slice(0, ENDPOINTS_MAX);
}

/** Names of the members for the user name, as the scripts write them around a path; the usual ones otherwise. */
export function userNames(scripts: readonly Exchange[], path: string, username: string): string[] {
  const usual = username.includes('@') ? ['email', 'username'] : ['username', 'email'];
  for (const { response } of scripts) {
    const text = response.text.slice(0, 512 * 1024);
    const at = text.indexOf(path);
    if (at === -1) continue;
    const near = text.slice(Math.max(0, at - 300), at + 500);
    const named = /\b(username|user_name|userName|email|login|identifier|user)\s{0,3}:/.exec(near)?.[1];
    if (named !== undefined) return [...new Set([named, ...usual])].slice(0, 2);
  }
  return usual;
}

/** Headers by which scripts prove that the request comes from the site (Rails, Laravel, Django, Angular). */
export function csrfHeaders(page: Exchange | null, { cookies }: SessionCredentials): [string, string][] {
  const meta =
    page === null ? undefined : documentOf(page)?.metas.find(({ name }) => /^_?csrf-?token$|^csrf$/.test(name));
  const xsrf = cookies.value('XSRF-TOKEN');
  const django = cookies.value('csrftoken');
  const headers: [string, string | undefined | null][] = [
    ['X-CSRF-Token', meta?.content],
    ['X-XSRF-TOKEN', xsrf === null ? null : percentDecoded(xsrf)],
    ['X-CSRFToken', django],
  ];
  return headers.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && /^[\x21-\x7e]{1,4096}$/.test(value) ? [[name, value]] : [],
  );
}

/** True if the response asks for HTTP Basic credentials (RFC 7617). */
export function asksForBasic({ response }: Exchange): boolean {
  return (
    response.status === 401 &&
    headerValues(response.headers, 'www-authenticate').some((value) =>
      /(?:^|,)\s{0,5}basic\b/i.test(value.slice(0, 2_000)),
    )
  );
}
