import type { TrustFault } from '../../core/evidence/tls.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { nameOf } from '../presented-chains.ts';
import { chainCheck } from '../tls-check.ts';

/** `key` where it differs from the fault: it is part of the fingerprint of a finding, so it outlives its wording. */
interface FaultText {
  readonly title: string;
  readonly cwe: string;
  readonly key?: string;
}

const FAULTS: Readonly<Partial<Record<TrustFault, FaultText>>> = {
  'self-signed': { title: 'Self-signed certificate', cwe: 'CWE-295' },
  'untrusted-root': { title: 'Certificate issued by an untrusted root', cwe: 'CWE-296' },
  'unknown-issuer': { title: 'Certificate issuer unknown', cwe: 'CWE-296', key: 'untrusted-root' },
  'invalid-signature': { title: 'Invalid signature in the certificate chain', cwe: 'CWE-295' },
  'not-a-ca': { title: 'Certificate chain contains an issuer that is not a CA', cwe: 'CWE-296' },
  'bad-purpose': { title: 'Certificate not valid for TLS servers', cwe: 'CWE-295' },
  'name-constraint': { title: 'Certificate violates the name constraints of its issuer', cwe: 'CWE-295' },
};

export const tlsCertUntrusted = chainCheck({
  meta: {
    id: 'tls.cert-untrusted',
    title: 'Untrusted certificate',
    subject: 'Certificate trust',
    rating: RATINGS.interceptedSession,
    isDeploymentOnly: true,
    confidence: 'certain',
    cwe: ['CWE-295', 'CWE-296'],
    requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'No valid path leads from the server certificate to a trusted root: it is self-signed, its issuer or root is unknown, or a certificate on the path is not allowed to be there.',
    why: 'Clients cannot distinguish this server from an attacker in the middle who presents their own certificate.',
    proof:
      'The engine builds a path from the chain as sent to the root store (plus the roots given for this scan) and verifies every signature, CA flag, path length, purpose and name constraint. If the issuer was not sent, it is reported as unknown, unless the certificates themselves show that an intermediate is missing (tls.cert-chain).',
    fix: 'Use a certificate from a public CA (free with ACME), or pass the root of your own CA to the scan if that is what clients trust.',
    snippets: fixSnippets('certificate'),
    references: [
      'https://www.rfc-editor.org/rfc/rfc5280#section-6',
      'https://cwe.mitre.org/data/definitions/295.html',
      'https://letsencrypt.org/getting-started/',
    ],
  },
  judge({ path: [leaf], trust }) {
    const fault = trust.fault === null ? undefined : FAULTS[trust.fault];
    if (leaf === undefined || trust.trusted || trust.fault === null || fault === undefined) return [];
    return [
      {
        key: fault.key ?? trust.fault,
        title: fault.title,
        cwe: [fault.cwe],
        evidence: `${nameOf(leaf)}, issued by ${leaf.issuer === '' ? 'an issuer without a name' : leaf.issuer}: ${trust.detail}.`,
      },
    ];
  },
});
