import { getPublicSuffix } from 'tldts';
import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { type ObservedCookie, observedCookies } from '../../web/observed-cookies.ts';
import { isCsrfLike, isSessionLike } from '../../web/session-names.ts';
import { cookieDraft } from '../cookie-draft.ts';
import { COOKIE_REFERENCES, COOKIE_SNIPPETS } from '../cookie-snippets.ts';

export const cookieLooseDomain = defineCheck({
  meta: {
    id: 'cookie.loose-domain',
    title: 'A cookie is shared with sibling hosts',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-565'],
    requirements: { asvs: ['3.3.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A cookie names a parent domain of the host in its Domain attribute, so that every host below that domain receives it and can set it.',
    why: 'A weak or taken-over sibling (a forgotten test system, a hosted help page) reads the session of the main site or plants a cookie there.',
    proof:
      'The Domain of each Set-Cookie is compared with the host of the target. Only a real parent that is not a public suffix counts; the host itself does not. Cookies that carry no session are reported as info.',
    fix: 'Leave Domain out: the cookie then belongs to this host alone. Use the prefix __Host- to make browsers insist on it.',
    snippets: COOKIE_SNIPPETS,
    references: COOKIE_REFERENCES,
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }, { target }) {
    if (target.isIpAddress || !target.host.includes('.')) return notApplicable('the host has no parent domain');
    return observedCookies(landing, crawl).flatMap((observed) => faultOf(observed, target.host));
  },
});

function faultOf(observed: ObservedCookie, host: string): FindingDraft[] {
  const { cookie } = observed;
  const { domain } = cookie;
  if (domain === null || domain === host || !host.endsWith(`.${domain}`)) return [];
  // A browser refuses a cookie for a whole public suffix.
  if (getPublicSuffix(domain, { allowPrivateDomains: true }) === domain) return [];
  const matters = isSessionLike(cookie.name, cookie.value) || isCsrfLike(cookie.name);
  return [
    cookieDraft(observed, `Domain=${domain} covers every host below it.`, { severity: matters ? 'low' : 'info' }),
  ];
}
