import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { allResponses } from '../../web/pages.ts';
import { shorten } from '../../web/quote.ts';
import { leaksOf } from '../leaks.ts';

export const contentPrivateIp = defineCheck({
  meta: {
    id: 'content.private-ip',
    title: 'Private IP address disclosed',
    subject: 'Private IP addresses in pages',
    rating: RATINGS.hint,
    confidence: 'firm',
    cwe: ['CWE-497'],
    requirements: { pci: ['1.4.5'] },
    scanTypes: ['standard', 'compliance'],
    isDeploymentOnly: true,
    what: 'A header, page or script contains an address of the internal network (RFC 1918).',
    why: 'It reveals the layout of the network behind the site and gives an attacker targets for server-side request forgery.',
    proof:
      'An address in 10/8, 172.16/12 or 192.168/16 is in a header, a comment, a URL, or is a whole string of a script or JSON. In the text that visitors read it may be an example, so that the finding is tentative. Version numbers, network ranges and the address of the target itself are ignored.',
    fix: 'Use host names instead of addresses in pages and scripts; remove or rewrite back-end headers at the proxy.',
    references: ['https://www.rfc-editor.org/rfc/rfc1918', 'https://cwe.mitre.org/data/definitions/497.html'],
  },
  needs: ['crawl'],
  uses: ['active'],
  evaluate({ crawl, active }, { target }) {
    return allResponses(crawl, active).flatMap((exchange) =>
      leaksOf(exchange)
        .privateAddresses.filter(({ address }) => address !== target.host)
        .map(({ address, where, context, confidence }) => ({
          location: {
            url: exchange.request.url,
            ...(where.startsWith('header ') ? { parameter: where.slice(7) } : {}),
          },
          quote: [address],
          evidence: `${address} in the ${where.startsWith('header') ? 'header' : 'body'}: ${shorten(context, 160)}`,
          key: address,
          confidence,
        })),
    );
  },
});
