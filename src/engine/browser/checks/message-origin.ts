import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';

export const browserMessageOrigin = defineCheck({
  meta: {
    id: 'browser.message-origin',
    title: 'Messages are accepted from every origin',
    subject: 'Origin checks of message handlers',
    rating: RATINGS.none,
    confidence: 'tentative',
    cwe: ['CWE-346'],
    requirements: { asvs: ['3.5.5'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A handler for messages of other windows (postMessage) reads their data and never their origin.',
    why: 'Any site that opens or frames the page can send it messages. What that changes depends on the handler; what it executes is reported by browser.message-xss.',
    proof: 'The source text of the handler reads the data of the event, and neither its origin nor its source.',
    fix: 'Compare event.origin with the exact origins that may send messages, before anything else.',
    references: ['https://developer.mozilla.org/en-US/docs/Web/API/Window/postMessage#security_concerns'],
  },
  needs: ['browser'],
  evaluate({ browser }) {
    const executed = new Set(browser.proofs.filter(({ source }) => source.kind === 'message').map(({ page }) => page));
    return browser.handlers
      .filter(
        ({ source, page }) => !executed.has(page) && /\bdata\b/.test(source) && !/origin|source|ports/i.test(source),
      )
      .map(({ source, page }) => ({
        location: { url: page },
        evidence: `the handler is ${shorten(source.replace(/\s+/g, ' '), 300)}`,
        key: source.replace(/\s+/g, '').slice(0, 200),
      }));
  },
});
