import { defineCheck, notApplicable } from '../../core/check.ts';
import type { TrustFault } from '../../core/evidence/tls.ts';
import { CERTIFICATE_SNIPPETS } from '../fix-snippets.ts';
import { nameOf, noCertificate, presentedChains } from '../presented-chains.ts';

const FAULTS: Readonly<Partial<Record<TrustFault, { readonly title: string; readonly cwe: string }>>> = {
  'self-signed': { title: 'The certificate is self-signed', cwe: 'CWE-295' },
  'untrusted-root': { title: 'The certificate was issued by an untrusted root', cwe: 'CWE-296' },
  'invalid-signature': { title: 'A signature in the certificate chain is invalid', cwe: 'CWE-295' },
  'not-a-ca': { title: 'The chain holds an issuer that is no certificate authority', cwe: 'CWE-296' },
  'bad-purpose': { title: 'The certificate is not meant for TLS servers', cwe: 'CWE-295' },
  'name-constraint': { title: 'The issuer may not issue for this name', cwe: 'CWE-295' },
};

export const tlsCertUntrusted = defineCheck({
  meta: {
    id: 'tls.cert-untrusted',
    title: 'The certificate is not trusted',
    severity: 'high',
    localSeverity: 'low',
    confidence: 'certain',
    cwe: ['CWE-295', 'CWE-296'],
    requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'There is no valid path from the certificate of the server to a trusted root: it is self-signed, its root is unknown, or something on the way is not allowed to be there.',
    why: 'Clients cannot tell this server from an attacker in the middle who shows a certificate of their own making.',
    proof:
      'A path was looked for from the chain as sent to the root store (and the roots given for this scan), with every signature, authority flag, path length, purpose and name constraint verified. A missing intermediate is another check (tls.cert-chain).',
    fix: 'Use a certificate of a public authority (free by ACME), or give the root of your own authority to the scan if that is what clients trust.',
    snippets: CERTIFICATE_SNIPPETS,
    references: [
      'https://www.rfc-editor.org/rfc/rfc5280#section-6',
      'https://cwe.mitre.org/data/definitions/295.html',
      'https://letsencrypt.org/getting-started/',
    ],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    const chains = presentedChains(tls);
    if (chains.length === 0) return notApplicable(noCertificate(tls));
    return chains.flatMap(({ path: [leaf], trust }) => {
      const fault = trust.fault === null ? undefined : FAULTS[trust.fault];
      if (leaf === undefined || trust.trusted || trust.fault === null || fault === undefined) return [];
      return [
        {
          location: { url: tls.endpoint },
          key: trust.fault,
          title: fault.title,
          cwe: [fault.cwe],
          evidence: `${nameOf(leaf)}, issued by ${leaf.issuer === '' ? 'nobody named' : leaf.issuer}: ${trust.detail}.`,
        },
      ];
    });
  },
});
