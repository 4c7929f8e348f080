import { expect, test } from 'vitest';
import { OWASP_TOP_10, owaspOf, owaspTitle } from '../../../src/engine/core/owasp.ts';
import { CHECKS } from '../../../src/engine/registry.ts';

/** Category of each check as the catalogue of the design states it; written down before the checks were. */
const CATALOGUE: Readonly<Record<string, readonly string[]>> = {
  'tls.protocol-ssl2-ssl3': ['A04'],
  'tls.protocol-tls10-11': ['A04'],
  'tls.no-tls13': ['A04'],
  'tls.cipher-null-anon': ['A04'],
  'tls.cipher-export': ['A04'],
  'tls.cipher-rc4-des': ['A04'],
  'tls.cipher-no-fs': ['A04'],
  'tls.cipher-cbc': ['A04'],
  'tls.dh-weak': ['A04'],
  'tls.dh-unsafe-prime': ['A04'],
  'tls.compression': ['A04'],
  'tls.renegotiation': ['A07'],
  'tls.known-bugs': ['A03'],
  'tls.cert-expired': ['A07'],
  'tls.cert-expiring': ['A07'],
  'tls.cert-hostname': ['A07'],
  'tls.cert-untrusted': ['A04', 'A07'],
  'tls.cert-chain': ['A04'],
  'tls.cert-weak-key': ['A04'],
  'tls.cert-weak-sig': ['A04'],
  'tls.mozilla-profile': ['A04'],
  'http.no-https': ['A04'],
  'http.hsts-missing': ['A04'],
  'http.hsts-weak': ['A04'],
  'http.xcto': ['A06'],
  'http.framing': ['A06'],
  'http.framing-conflict': ['A06'],
  'http.referrer-policy': ['A01'],
  'http.permissions-policy': ['A06'],
  'http.cross-origin-isolation': ['A07'],
  'http.cache-sensitive': ['A06'],
  'http.content-type': ['A06'],
  'http.trace': ['A02'],
  'http.methods': ['A01'],
  'csp.missing': ['A06'],
  'csp.unsafe-inline': ['A06'],
  'csp.unsafe-eval': ['A06'],
  'csp.broad-source': ['A06'],
  'csp.allowlist-bypass': ['A06'],
  'csp.missing-directives': ['A06'],
  'csp.static-nonce': ['A04'],
  'csp.syntax': ['A06'],
  'cookie.no-secure': ['A02'],
  'cookie.no-httponly': ['A02'],
  'cookie.samesite': ['A01'],
  'cookie.prefix': ['A08'],
  'cookie.loose-domain': ['A08'],
  'cookie.session-in-url': ['A06'],
  'cors.reflect-credentials': ['A02'],
  'cors.null-origin': ['A02'],
  'cors.weak-match': ['A02'],
  'content.mixed-active': ['A04'],
  'content.mixed-passive': ['A04'],
  'content.sri-missing': ['A08'],
  'content.malicious-cdn': ['A08'],
  'content.insecure-form': ['A04'],
  'content.csrf-token': ['A01'],
  'content.secret': ['A07'],
  'content.sourcemap': ['A01'],
  'content.stack-trace': ['A10'],
  'content.debug-mode': ['A02'],
  'content.private-ip': ['A01'],
  'exposure.vcs': ['A01'],
  'exposure.env': ['A01'],
  'exposure.credentials': ['A01'],
  'exposure.database-dump': ['A01'],
  'exposure.backup-source': ['A01'],
  'exposure.monitoring': ['A01'],
  'exposure.directory-listing': ['A01'],
  'exposure.api-docs': ['A01'],
  'exposure.metadata': ['A01'],
  'exposure.basic-auth-http': ['A04'],
  'disclosure.server-version': ['A01'],
  'disclosure.eol-software': ['A03'],
  'disclosure.security-txt': [],
  'dns.caa': ['A07'],
  'dns.dnssec': ['A07'],
  'dns.dangling-cname': ['A07'],
  'email.spf': ['A07'],
  'email.dmarc': ['A07'],
  'ports.database': ['A01'],
  'ports.unauthenticated': ['A07'],
  'ports.plaintext-admin': ['A04'],
  'js.vulnerable-library': ['A03'],
  'active.reflected-xss': ['A05'],
  'active.open-redirect': ['A01'],
  'active.crlf': ['A05'],
  'active.host-header': ['A05'],
  'active.path-traversal': ['A01'],
  'active.unvalidated-forward': ['A01'],
  'active.sqli-error': ['A05'],
};

/** Checks whose CWE leads elsewhere than the catalogue, each with the reason. */
const DEVIATIONS: Readonly<Record<string, { owasp: readonly string[]; reason: string }>> = {};

const short = (ids: readonly string[]) => ids.map((id) => id.replace(':2025', ''));

test('the ten lists hold 249 weaknesses, none of them twice', () => {
  const all = OWASP_TOP_10.flatMap((category) => category.cwe);
  expect(OWASP_TOP_10.map((category) => category.id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `A${String(index + 1).padStart(2, '0')}:2025`),
  );
  expect(all).toHaveLength(249);
  expect(new Set(all).size).toBe(249);
});

test.each([
  [['CWE-319'], ['A04:2025']],
  [
    ['CWE-295', 'CWE-296'],
    ['A04:2025', 'A07:2025'],
  ],
  [['CWE-538', 'CWE-552'], ['A01:2025']],
  [['CWE-1021'], ['A06:2025']],
  [['CWE-99999'], []],
  [[], []],
])('%j falls into %j', (cwe, expected) => {
  expect(owaspOf(cwe)).toEqual(expected);
});

test('a category is shown with its name, an unknown one as it is', () => {
  expect(owaspTitle('A05:2025')).toBe('A05:2025 Injection');
  expect(owaspTitle('A99:2025')).toBe('A99:2025');
});

test.each(CHECKS.map((check) => [check.meta.id, check] as const))('%s: the CWE leads to its category', (id, check) => {
  expect(CATALOGUE, `${id} is not in the catalogue`).toHaveProperty([id]);
  expect(short(owaspOf(check.meta.cwe))).toEqual(DEVIATIONS[id]?.owasp ?? CATALOGUE[id]);
});

test('every check of the catalogue is registered', () => {
  expect(CHECKS.map((check) => check.meta.id).sort()).toEqual(Object.keys(CATALOGUE).sort());
});
