import { defineCheck } from '../../core/check.ts';
import { mask } from '../../web/mask.ts';
import { allAnswers } from '../../web/pages.ts';
import { exchangeFindingsOf } from '../exchange-findings.ts';

export const contentSecret = defineCheck({
  meta: {
    id: 'content.secret',
    title: 'Secret key is readable in a page or script',
    severity: 'high',
    confidence: 'firm',
    cwe: ['CWE-798'],
    requirements: { pci: ['8.3.2'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A page or script of the site holds what looks like a live key: of a cloud provider, a payment service, a code host, a database, or a private key.',
    why: 'Everyone who visits the site can copy the key and use the service in your name. Crawlers collect such keys within hours.',
    proof:
      'The text has the exact format of a known kind of key, enough entropy, and a right checksum where the format has one (GitHub, npm). Placeholders, examples of manuals, and keys that are meant to be public (pk_live_, Maps) are left out. The value is masked here.',
    fix: 'Revoke the key now and make a new one; keep it on the server and let the page ask your own back end. Removing it from the page alone does not help: it was public.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/05-Review_Web_Page_Content_for_Information_Leakage',
    ],
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    const maps = crawl.sourceMaps?.map(({ exchange }) => exchange) ?? [];
    return [...allAnswers(crawl), ...maps].flatMap((exchange) =>
      exchangeFindingsOf(exchange).secrets.map(({ format, secret, line }) => ({
        location: { url: exchange.request.url },
        title: `${format.name.charAt(0).toUpperCase()}${format.name.slice(1)} is readable in a page or script`,
        evidence: `${format.name} ${format.name === 'private key' ? '(block left out)' : mask(secret)} in line ${line}`,
        key: `${format.name} ${mask(secret)} ${secret.length}`,
        severity: format.severity,
        confidence: format.confidence,
      })),
    );
  },
});
