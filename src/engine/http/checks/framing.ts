import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { enforcedPolicies } from '../../web/csp-policies.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { observedCookies } from '../../web/observed-cookies.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { headerLine } from '../../web/quote.ts';
import { isSessionLike } from '../../web/session-names.ts';
import { judgeFrameOptions } from '../frame-options.ts';

export const httpFraming = defineCheck({
  meta: {
    id: 'http.framing',
    title: 'Clickjacking: pages can be framed by any site',
    subject: 'Clickjacking protection',
    rating: RATINGS.visitorDeceived,
    confidence: 'certain',
    cwe: ['CWE-1021'],
    requirements: { asvs: ['3.4.6'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'HTML pages have neither a Content-Security-Policy with frame-ancestors nor a valid X-Frame-Options header.',
    why: 'Another site can load the page in an invisible frame and trick a signed-in user into clicking on it (clickjacking).',
    proof:
      'Evaluates every HTML page. frame-ancestors counts only in a header, because a meta element cannot set it, and only if it does not allow every site. X-Frame-Options must be DENY or SAMEORIGIN; browsers ignore ALLOW-FROM and other values. The same value sent twice works but shows that two places set it, so it is low. A page counts if it has a POST form or a password field, or any control in a site with sessions (a search form does not count where the site protects its POST forms); other pages are info.',
    fix: "Send Content-Security-Policy: frame-ancestors 'none' (or 'self', or the sites that may frame the page), and X-Frame-Options: DENY for old browsers.",
    snippets: fixSnippets('framing'),
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Clickjacking_Defense_Cheat_Sheet.html',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/frame-ancestors',
    ],
  },
  needs: ['landing', 'crawl'],
  uses: ['active'],
  evaluate({ landing, crawl, active }) {
    const pages = htmlPages(crawl, active);
    if (pages.length === 0) return notApplicable(NO_PAGES);
    const hasSession = observedCookies(landing, crawl, undefined).some(({ cookie }) =>
      isSessionLike(cookie.name, cookie.value),
    );
    const acting = pages.filter(actsForVisitor);
    // A site that protects the pages that act needs no protection for the search form of its manual.
    const isProtected = acting.length > 0 && acting.every((page) => faultOf(page).length === 0);
    const canBeMisled = (page: Exchange) =>
      actsForVisitor(page) || (hasSession && (hasButton(page) || (!isProtected && hasForm(page))));
    return pages.flatMap((page) =>
      faultOf(page).map((draft) => (draft.key === 'repeated' || canBeMisled(page) ? draft : harmless(draft))),
    );
  },
});

/** A click on the page can change something or sign in. */
function actsForVisitor(page: Exchange): boolean {
  const forms = documentOf(page)?.forms ?? [];
  return forms.some(({ method, fields }) => method === 'POST' || fields.some(({ type }) => type === 'password'));
}

function hasButton(page: Exchange): boolean {
  return BUTTON.test(page.response.text) || isScriptRendered(page);
}

function hasForm(page: Exchange): boolean {
  return (documentOf(page)?.forms.length ?? 0) > 0;
}

const BUTTON = /<button\b|\bonclick\s*=|\brole\s*=\s*["']?button/i;

/** The page's controls are made by its scripts. */
function isScriptRendered(page: Exchange): boolean {
  const document = documentOf(page);
  return document !== null && document.links.length === 0 && document.scripts.length > 0;
}

function harmless(draft: FindingDraft): FindingDraft {
  return {
    ...draft,
    key: `${draft.key}, nothing to click`,
    rating: RATINGS.none,
    title: 'Pages without controls can be framed',
    evidence: `${draft.evidence}\nThe page has no form or button that acts for a visitor.`,
  };
}

const EVERYONE = new Set(['*', 'http:', 'https:', 'http://*', 'https://*']);

function faultOf(exchange: Exchange): FindingDraft[] {
  const { request, response } = exchange;
  const location = { url: request.url, method: request.method };
  const ancestors = enforcedPolicies(exchange)
    .map((policy) => policy.directives.get('frame-ancestors'))
    .filter((values) => values !== undefined);
  // A policy with frame-ancestors makes browsers ignore X-Frame-Options (CSP 3, section 6.4.2.2).
  if (ancestors.length > 0) {
    const restricts = ancestors.some((values) => !values.some((value) => EVERYONE.has(value.toLowerCase())));
    if (restricts) return [];
    const evidence = `Content-Security-Policy: frame-ancestors ${ancestors[0]?.join(' ')}`;
    return [{ key: 'frame-ancestors-open', location: { ...location, parameter: 'Content-Security-Policy' }, evidence }];
  }
  const values = headerValues(response.headers, 'x-frame-options');
  const { state, repeated } = judgeFrameOptions(values);
  const at = { ...location, parameter: 'X-Frame-Options' };
  if (state === 'missing') {
    return [
      { key: 'missing', location: at, evidence: `${request.url} has neither frame-ancestors nor X-Frame-Options.` },
    ];
  }
  const shown = values.map((value) => headerLine('X-Frame-Options', value)).join('\n');
  if (state === 'invalid' || state === 'allow-from') {
    return [
      {
        key: state,
        location: at,
        evidence: `${shown}\nBrowsers ignore this value, so any site can frame the page.`,
      },
    ];
  }
  if (!repeated) return [];
  return [
    {
      key: 'repeated',
      rating: RATINGS.weakerDefence,
      title: 'X-Frame-Options sent more than once',
      location: at,
      evidence: shown,
    },
  ];
}
