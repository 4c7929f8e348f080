import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { HIJACKED_HOSTS } from '../../data/hijacked-hosts.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { shorten } from '../../web/quote.ts';

export const contentMaliciousCdn = defineCheck({
  meta: {
    id: 'content.malicious-cdn',
    title: 'Page loads code from a hijacked host',
    subject: 'Code from hijacked hosts',
    rating: RATINGS.scriptForEveryone,
    confidence: 'certain',
    cwe: ['CWE-829'],
    requirements: { asvs: ['3.6.1'], pci: ['6.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The page loads a script, style sheet or frame from a host that is known to have served malicious code, such as polyfill.io after its sale in 2024.',
    why: 'The host decides per visitor what it sends. It can read everything on the page, redirect users and steal sessions, and the attack need not be visible during a test.',
    proof:
      'Parses the HTML and compares the host of every script, style sheet, frame and preload with a list of hijacked domains. A link or mention does not count.',
    fix: 'Remove the reference now. Most polyfills are no longer needed; host the rest yourself.',
    references: [
      'https://sansec.io/research/polyfill-supply-chain-attack',
      'https://blog.cloudflare.com/automatically-replacing-polyfill-io-links-with-cloudflares-mirror-for-a-safer-internet/',
    ],
  },
  needs: ['crawl'],
  evaluate({ crawl }, { target }) {
    const pages = htmlPages(crawl);
    if (pages.length === 0) return notApplicable(NO_PAGES);
    return pages.flatMap((page) =>
      (documentOf(page)?.subresources ?? []).flatMap((resource) => {
        if (resource.kind === 'image' || resource.kind === 'media' || resource.kind === 'icon') return [];
        const host = new URL(resource.url).hostname;
        const bad = HIJACKED_HOSTS.find(({ domain }) => host === domain || host.endsWith(`.${domain}`));
        if (bad === undefined || host === target.host) return [];
        return {
          location: { url: page.request.url },
          quote: [resource.url, host],
          evidence: `${resource.kind} loaded from ${shorten(resource.url)} (${bad.domain}: ${bad.reason})`,
          key: bad.domain,
          title: `Page loads code from the hijacked host ${bad.domain}`,
        };
      }),
    );
  },
});
