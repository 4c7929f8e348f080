import { defineCheck } from '../../core/check.ts';
import { everyAnswer } from '../../web/pages.ts';
import { shorten } from '../../web/quote.ts';
import { exchangeFindingsOf } from '../exchange-findings.ts';

export const contentPrivateIp = defineCheck({
  meta: {
    id: 'content.private-ip',
    title: 'Private IP address is disclosed',
    severity: 'low',
    confidence: 'firm',
    cwe: ['CWE-497'],
    requirements: { pci: ['1.4.5'] },
    scanTypes: ['standard', 'compliance'],
    localSeverity: 'info',
    what: 'A header, page or script names an address of the internal network (RFC 1918).',
    why: 'It tells an attacker how the network behind the site is laid out, and gives targets for request forgery.',
    proof:
      'An address of 10/8, 172.16/12 or 192.168/16 stands in a header, a URL, a comment, with a port, after a word for a machine, or is the whole of a value in JSON. Versions, network ranges, explained examples and the address of the target itself are left out.',
    fix: 'Use names instead of addresses in pages and scripts; remove or rewrite headers of the back end at the proxy.',
    references: ['https://www.rfc-editor.org/rfc/rfc1918', 'https://cwe.mitre.org/data/definitions/497.html'],
  },
  needs: ['crawl'],
  uses: ['active'],
  evaluate({ crawl, active }, { target }) {
    return everyAnswer(crawl, active).flatMap((exchange) =>
      exchangeFindingsOf(exchange)
        .privateAddresses.filter(({ address }) => address !== target.host)
        .map(({ address, where, context }) => ({
          location: {
            url: exchange.request.url,
            ...(where.startsWith('header ') ? { parameter: where.slice(7) } : {}),
          },
          evidence: `${address} in the ${where.startsWith('header') ? 'header' : 'body'}: ${shorten(context, 160)}`,
          key: address,
        })),
    );
  },
});
