import type { ActiveEvidence } from '../core/evidence/active.ts';
import type { CrawlEvidence } from '../core/evidence/content.ts';
import { type Exchange, headerValues } from '../core/evidence/http.ts';
import type { LandingEvidence } from '../core/evidence/passive.ts';
import { allResponses } from './pages.ts';
import { mask } from './quote.ts';
import { isInfrastructure } from './session-names.ts';
import { parseSetCookie, type SetCookie } from './set-cookie.ts';

export interface ObservedCookie {
  readonly cookie: SetCookie;
  /** URL of the response that set it. */
  readonly url: string;
  readonly method: string;
  /** The field for evidence, its value masked. */
  readonly shown: string;
}

const PER_RESPONSE_MAX = 200;

/** Every cookie that the site sets, once per URL and distinct attributes, without deletions; those of responses to probes too. */
export function observedCookies(
  landing: LandingEvidence,
  crawl: CrawlEvidence,
  active: ActiveEvidence | undefined,
): ObservedCookie[] {
  const exchanges: Exchange[] = [...landing.chain, ...allResponses(crawl, undefined)];
  const crawled = exchanges.flatMap(({ request: { url, method }, response }) =>
    headerValues(response.headers, 'set-cookie')
      .slice(0, PER_RESPONSE_MAX)
      .map((field) => ({ url, method, field })),
  );
  const found = new Map<string, ObservedCookie>();
  for (const { url, method, field } of [...crawled, ...(active?.cookies ?? [])]) {
    const cookie = parseSetCookie(field);
    if (cookie === null || cookie.deletes || isInfrastructure(cookie.name)) continue;
    const key = `${url}\n${cookie.name}\n${attributesOf(field)}`;
    if (!found.has(key)) found.set(key, { cookie, url, method, shown: showCookie(field, cookie) });
  }
  return [...found.values()];
}

function showCookie(field: string, cookie: SetCookie): string {
  const attributes = attributesOf(field);
  const pair = cookie.name === '' ? mask(cookie.value) : `${cookie.name}=${mask(cookie.value)}`;
  return `Set-Cookie: ${pair}${attributes === '' ? '' : `; ${attributes}`}`.slice(0, 500);
}

function attributesOf(field: string): string {
  const end = field.indexOf(';');
  return end < 0 ? '' : field.slice(end + 1).trim();
}
