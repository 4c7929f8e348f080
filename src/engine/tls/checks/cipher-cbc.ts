import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { acceptedWith, describeSuites } from '../accepted-suites.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsCipherCbc = tlsCheck({
  meta: {
    id: 'tls.cipher-cbc',
    title: 'CBC cipher suites only, or CBC with TLS 1.0',
    subject: 'CBC cipher suites',
    rating: RATINGS.weakerTransport,
    confidence: 'certain',
    cwe: ['CWE-327'],
    requirements: { asvs: ['12.1.2'] },
    scanTypes: ['standard', 'compliance'],
    what: 'CBC suites authenticate before they encrypt, which led to a series of padding attacks. AEAD suites (AES-GCM, ChaCha20-Poly1305) do both in one step.',
    why: 'In TLS 1.0 the predictable initialization vector lets BEAST read cookies. In later versions Lucky 13 and its successors depend on how well the library hides its timing.',
    proof:
      'Either no AES-GCM or ChaCha20-Poly1305 suite was accepted in any version while a CBC suite was (CCM does not count: browsers do not offer it), or a CBC suite was accepted in TLS 1.0 or SSLv3. CBC next to AES-GCM in TLS 1.2 is not reported.',
    fix: 'Offer AES-GCM and ChaCha20-Poly1305 suites with TLS 1.2 and TLS 1.3, and disable TLS 1.0.',
    snippets: fixSnippets('tls-suites'),
    references: ['https://www.rfc-editor.org/rfc/rfc7457', 'https://www.rfc-editor.org/rfc/rfc9325#section-4.2'],
  },
  judge(tls) {
    const cbc = acceptedWith(tls, (traits) => traits.isCbc);
    const aead = acceptedWith(tls, (traits) => traits.isCommonAead || traits.isTls13);
    const only = {
      key: 'cbc-only',
      title: 'Only CBC suites, no AEAD suite that browsers support',
      evidence: `No suite with AES-GCM or ChaCha20-Poly1305 was accepted. ${describeSuites(cbc)}.`,
    };
    const old = cbc.filter(({ version }) => version === 'TLSv1.0' || version === 'SSLv3');
    const inOld = {
      key: 'cbc-tls10',
      title: `CBC suites with ${old.map(({ version }) => version).join(' and ')} (BEAST)`,
      evidence: `A CBC suite was accepted in a version with predictable initialization vectors. ${describeSuites(old)}.`,
    };
    return [...(cbc.length > 0 && aead.length === 0 ? [only] : []), ...(old.length > 0 ? [inOld] : [])];
  },
});
