import { defineCheck } from '../../core/check.ts';
import { DISCLOSED, RATINGS } from '../../core/ratings.ts';
import { mask } from '../../web/mask.ts';
import { pagesAndResources } from '../../web/pages.ts';
import { leaksOf } from '../leaks.ts';

export const contentSecret = defineCheck({
  meta: {
    id: 'content.secret',
    title: 'Secret exposed in a page or script',
    subject: 'Secrets in pages and scripts',
    rating: RATINGS.allData,
    confidence: 'firm',
    cwe: ['CWE-798'],
    requirements: { pci: ['8.3.2'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A page or script contains what looks like a live credential: of a cloud provider, payment service, code host or database, or a private key.',
    why: 'Every visitor can copy the key and use the service in your name. Bots harvest such keys within hours.',
    proof:
      'The text matches the exact format of a known kind of key, has enough entropy, and a valid checksum where the format has one (GitHub, npm). Placeholders, documented examples and keys that are public by design (pk_live_, Maps) are ignored. The value is masked here.',
    fix: 'Revoke the key now and issue a new one. Keep it on the server and let the page call your own back end. Removing it from the page is not enough, because it was public.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/05-Review_Web_Page_Content_for_Information_Leakage',
    ],
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    const maps = crawl.sourceMaps?.map(({ exchange }) => exchange) ?? [];
    return [...pagesAndResources(crawl), ...maps].flatMap((exchange) =>
      leaksOf(exchange).secrets.map(({ format, secret, line }) => ({
        location: { url: exchange.request.url },
        quote: [secret.split('\n', 1)[0] ?? ''],
        title: `${format.name.charAt(0).toUpperCase()}${format.name.slice(1)} exposed in a page or script`,
        evidence: `${format.name} ${format.name === 'private key' ? '(block omitted)' : mask(secret)} on line ${line}`,
        key: `${format.name} ${mask(secret)} ${secret.length}`,
        rating: DISCLOSED[format.severity],
        confidence: format.confidence,
      })),
    );
  },
});
