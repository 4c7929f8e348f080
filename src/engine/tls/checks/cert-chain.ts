import { defineCheck, notApplicable } from '../../core/check.ts';
import { CERTIFICATE_SNIPPETS } from '../fix-snippets.ts';
import { nameOf, noCertificate, presentedChains } from '../presented-chains.ts';

export const tlsCertChain = defineCheck({
  meta: {
    id: 'tls.cert-chain',
    title: 'The certificate chain is incomplete or in the wrong order',
    severity: 'medium',
    localSeverity: 'low',
    confidence: 'firm',
    cwe: ['CWE-296'],
    requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The server does not send the intermediate certificates that connect its own to a root, or sends them in another order than each signing the one before.',
    why: 'Browsers often repair such a chain from their cache; API clients, mobile apps and monitoring fail, and the usual workaround is to turn verification off.',
    proof:
      'The chain was read as sent. Incomplete: the issuer of the last certificate that fits was not sent and is no known root, and its name or its issuer URL shows that it is an intermediate. Wrong order: a trusted path exists, but not in the order sent.',
    fix: 'Install the full chain: the certificate of the server first, then each intermediate, without the root.',
    snippets: CERTIFICATE_SNIPPETS,
    references: [
      'https://www.rfc-editor.org/rfc/rfc8446#section-4.4.2',
      'https://www.rfc-editor.org/rfc/rfc5246#section-7.4.2',
    ],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    const chains = presentedChains(tls);
    if (chains.length === 0) return notApplicable(noCertificate(tls));
    return chains.flatMap(({ chain, path: [leaf], trust }) => {
      if (leaf === undefined || (trust.fault !== 'incomplete-chain' && trust.fault !== 'wrong-order')) return [];
      const isIncomplete = trust.fault === 'incomplete-chain';
      return [
        {
          location: { url: tls.endpoint },
          key: trust.fault,
          title: isIncomplete
            ? 'An intermediate certificate is missing'
            : 'The certificate chain is in the wrong order',
          confidence: isIncomplete ? ('firm' as const) : ('certain' as const),
          evidence: `${nameOf(leaf)}, sent with ${chain.length - 1} more: ${trust.detail}.`,
        },
      ];
    });
  },
});
