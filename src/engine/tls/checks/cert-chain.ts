import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { nameOf } from '../presented-chains.ts';
import { chainCheck } from '../tls-check.ts';

export const tlsCertChain = chainCheck({
  meta: {
    id: 'tls.cert-chain',
    title: 'Incomplete or misordered certificate chain',
    subject: 'Certificate chain',
    rating: RATINGS.visitorTurnedAway,
    isDeploymentOnly: true,
    confidence: 'firm',
    cwe: ['CWE-296'],
    requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The server does not send the intermediate certificates that link its certificate to a root, or sends them in the wrong order.',
    why: 'Browsers often repair the chain from a cache. API clients, mobile apps and monitoring fail, and the usual workaround is to disable certificate verification.',
    proof:
      'The chain is read as sent. Incomplete: the last issuer was not sent, and the certificates show that it is an intermediate (authority key identifier, organization of a trusted root, URL of the issuer certificate). Any other unknown issuer is reported by tls.cert-untrusted. Wrong order: a trusted path exists, but not in the order sent.',
    fix: 'Install the full chain: the server certificate first, then each intermediate, without the root.',
    snippets: fixSnippets('certificate'),
    references: [
      'https://www.rfc-editor.org/rfc/rfc8446#section-4.4.2',
      'https://www.rfc-editor.org/rfc/rfc5246#section-7.4.2',
    ],
  },
  judge({ chain, path: [leaf], trust }) {
    if (leaf === undefined || (trust.fault !== 'incomplete-chain' && trust.fault !== 'wrong-order')) return [];
    const isIncomplete = trust.fault === 'incomplete-chain';
    return [
      {
        key: trust.fault,
        title: isIncomplete ? 'Intermediate certificate missing' : 'Certificate chain in the wrong order',
        confidence: isIncomplete ? 'firm' : 'certain',
        evidence: `${nameOf(leaf)}, sent with ${chain.length - 1} other certificates: ${trust.detail}.`,
      },
    ];
  },
});
