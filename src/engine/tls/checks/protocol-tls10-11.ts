import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { describeSuites } from '../accepted-suites.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsProtocolTls1011 = tlsCheck({
  meta: {
    id: 'tls.protocol-tls10-11',
    title: 'TLS 1.0 or TLS 1.1 enabled',
    subject: 'TLS 1.0 and TLS 1.1',
    rating: RATINGS.weakEncryption,
    confidence: 'certain',
    cwe: ['CWE-327'],
    requirements: { asvs: ['12.1.1'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The server accepts TLS 1.0 (1999) or TLS 1.1 (2006). Both were deprecated in 2021, and no current browser supports them.',
    why: 'They depend on MD5 and SHA-1 in the handshake and on CBC modes with known attacks (BEAST, Lucky 13). An attacker who can downgrade a client gets that weaker protection.',
    proof: 'The server responded to a hello with that maximum version with a ServerHello of exactly that version.',
    fix: 'Accept TLS 1.2 and TLS 1.3 only.',
    snippets: fixSnippets('tls-versions'),
    references: ['https://www.rfc-editor.org/rfc/rfc8996', 'https://wiki.mozilla.org/Security/Server_Side_TLS'],
  },
  judge(tls) {
    const old = tls.versions.filter(
      ({ version, accepted }) => accepted && (version === 'TLSv1.0' || version === 'TLSv1.1'),
    );
    if (old.length === 0) return [];
    const versions = old.map(({ version }) => version.replace('TLSv', 'TLS ')).join(' and ');
    const suites = old.map(({ version, suites }) => ({ version, names: suites.map(({ name }) => name) }));
    const evidence = `The server sent a ServerHello in ${versions} (${describeSuites(suites)}).`;
    return [{ key: old.map(({ version }) => version).join('+'), title: `${versions} enabled`, evidence }];
  },
});
