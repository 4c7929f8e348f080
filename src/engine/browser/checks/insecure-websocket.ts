import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';

export const browserInsecureWebsocket = defineCheck({
  meta: {
    id: 'browser.insecure-websocket',
    title: 'WebSocket without encryption',
    rating: RATINGS.plaintext,
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['12.2.1'], pci: ['4.2.1'] },
    scanTypes: ['standard', 'compliance'],
    isDeploymentOnly: true,
    what: 'A script of the page opens a WebSocket by a ws: URL, which is not encrypted.',
    why: 'Anyone on the same network reads and changes the messages. From a page served over HTTPS, browsers refuse the connection.',
    proof:
      'The page called the WebSocket constructor with a ws: URL while it ran. Sockets to the same machine are not reported.',
    fix: 'Use wss: URLs, built from location.protocol where the page may be served either way.',
    references: ['https://cheatsheetseries.owasp.org/cheatsheets/WebSocket_Security_Cheat_Sheet.html'],
  },
  needs: ['browser'],
  evaluate({ browser }, { target }) {
    return browser.sockets.flatMap(({ url, page }) => {
      const address = URL.parse(url);
      if (address?.protocol !== 'ws:') return [];
      const isOwn = address.hostname.replace(/^\[|\]$/g, '') === target.host;
      // The page itself is not encrypted either: http.no-https reports that.
      if (isOwn && target.scheme === 'http') return [];
      if (/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname)) return [];
      return {
        location: { url: page },
        evidence: `the page opens ${shorten(url, 300)}`,
        key: address.host,
      };
    });
  },
});
