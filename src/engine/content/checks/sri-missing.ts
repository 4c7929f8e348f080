import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { isThirdParty } from '../../web/origins.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { shorten } from '../../web/quote.ts';

const VALID_INTEGRITY =
  /(?:^|\s)sha(?:256-[A-Za-z0-9+/_-]{43}=?|384-[A-Za-z0-9+/_-]{64}|512-[A-Za-z0-9+/_-]{86}(?:==)?)(?:\?\S*)?(?:\s|$)/;
/** Responses differ per visitor by design, so no hash can be pinned. */
const PERSONAL_STYLESHEET = /^https?:\/\/fonts\.(?:googleapis|bunny)\.(?:com|net)\//;

export const contentSriMissing = defineCheck({
  meta: {
    id: 'content.sri-missing',
    title: 'Third-party script or style sheet without Subresource Integrity',
    subject: 'Subresource Integrity',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-353'],
    requirements: { asvs: ['3.6.1'], pci: ['6.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The page loads a script or style sheet from a third-party host without a hash of the expected content.',
    why: 'An attacker who takes over that host, or an account on it, runs code in your pages. With Subresource Integrity, browsers reject a changed file.',
    proof:
      'Parses the HTML. A script or style sheet from another registrable domain needs an integrity attribute with a SHA-256, SHA-384 or SHA-512 hash. Style sheets that differ per visitor (Google Fonts) are skipped.',
    fix: 'Host the file yourself, or pin a version and add integrity="sha384-…" with crossorigin="anonymous".',
    references: ['https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity', 'https://www.w3.org/TR/SRI/'],
  },
  needs: ['crawl'],
  evaluate({ crawl }, { target }) {
    const pages = htmlPages(crawl);
    if (pages.length === 0) return notApplicable(NO_PAGES);
    return pages.flatMap((page) => {
      const document = documentOf(page);
      if (document === null) return [];
      const files = [
        ...document.scripts.map(({ url, integrity }) => ({ url, integrity, tag: 'script' })),
        ...document.stylesheets
          .filter(({ url }) => !PERSONAL_STYLESHEET.test(url))
          .map(({ url, integrity }) => ({ url, integrity, tag: 'link' })),
      ];
      return files.flatMap(({ url, integrity, tag }) => {
        if (url === null || !isThirdParty(url, target) || VALID_INTEGRITY.test(integrity)) return [];
        const state =
          integrity === ''
            ? 'without integrity'
            : `with an integrity value that browsers ignore: ${shorten(integrity, 80)}`;
        return {
          location: { url: page.request.url },
          quote: [url, new URL(url).host],
          evidence: `<${tag}> of ${shorten(url)} ${state}`,
          key: url.split('?')[0] ?? url,
        };
      });
    });
  },
});
