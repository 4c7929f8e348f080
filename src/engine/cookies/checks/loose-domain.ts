import { getPublicSuffix } from 'tldts';
import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { type ObservedCookie, observedCookies } from '../../web/observed-cookies.ts';
import { isCsrfLike, isSessionLike } from '../../web/session-names.ts';
import { COOKIE_REFERENCES, cookieDraft } from '../cookie-draft.ts';

export const cookieLooseDomain = defineCheck({
  meta: {
    id: 'cookie.loose-domain',
    title: 'Cookie scoped to a parent domain',
    subject: 'Cookie domains',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-565'],
    requirements: { asvs: ['3.3.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The Domain attribute of a cookie names a parent domain of the host, so every host under that domain receives the cookie and can set it.',
    why: 'A weak or hijacked sibling host (a forgotten test system, a hosted help page) can read the session of the main site or set a cookie for it.',
    proof:
      'Compares the Domain of each Set-Cookie with the host of the target. Only a real parent domain that is not a public suffix counts. Cookies without a session are info.',
    fix: 'Remove Domain, so the cookie belongs to this host alone. With the name prefix __Host- browsers enforce this.',
    snippets: fixSnippets('cookie'),
    references: COOKIE_REFERENCES,
  },
  needs: ['landing', 'crawl'],
  uses: ['active'],
  evaluate({ landing, crawl, active }, { target }) {
    if (target.isIpAddress || !target.host.includes('.')) return notApplicable('the host has no parent domain');
    return observedCookies(landing, crawl, active).flatMap((observed) => faultOf(observed, target.host));
  },
});

function faultOf(observed: ObservedCookie, host: string): FindingDraft[] {
  const { cookie } = observed;
  const { domain } = cookie;
  if (domain === null || domain === host || !host.endsWith(`.${domain}`)) return [];
  // Browsers reject a cookie for a whole public suffix.
  if (getPublicSuffix(domain, { allowPrivateDomains: true }) === domain) return [];
  const matters = isSessionLike(cookie.name, cookie.value) || isCsrfLike(cookie.name);
  return [
    cookieDraft(observed, `Domain=${domain} includes every host under it.`, {
      rating: matters ? RATINGS.weakerDefence : RATINGS.none,
    }),
  ];
}
