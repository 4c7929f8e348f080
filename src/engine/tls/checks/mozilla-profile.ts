import { defineCheck } from '../../core/check.ts';
import type { CertificateInfo, TlsEvidence } from '../../core/evidence/tls.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/fix-snippets.ts';
import { acceptedWith, isAccepted } from '../accepted-suites.ts';
import { presentedChains } from '../presented-chains.ts';
import { suiteTraits } from '../suite-traits.ts';

export const tlsMozillaProfile = defineCheck({
  meta: {
    id: 'tls.mozilla-profile',
    title: "Configuration deviates from Mozilla's intermediate profile",
    subject: "Mozilla's intermediate profile",
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-326'],
    requirements: { asvs: ['12.1.2'], pci: ['12.3.3'] },
    scanTypes: ['compliance'],
    what: 'Mozilla publishes a TLS profile for general-purpose servers: versions, suites, groups, key sizes, certificate lifetime. This server deviates from it in the listed points.',
    why: 'The profile is a widely used baseline for an inventory of cryptography. A deviation is not a vulnerability in itself; serious ones have their own checks.',
    proof:
      'All suites, groups and versions were enumerated and compared with version 5.7 of the profile, together with the certificate and the response to a fallback signal.',
    fix: 'Use the configuration of the Mozilla SSL Configuration Generator for your server, or document why a deviation is intended.',
    snippets: fixSnippets('tls-suites'),
    references: ['https://wiki.mozilla.org/Security/Server_Side_TLS', 'https://ssl-config.mozilla.org/'],
  },
  needs: ['tls'],
  evaluate({ tls }) {
    const deviations = mozillaDeviations(tls);
    if (deviations.length === 0) return [];
    return [
      {
        location: { url: tls.endpoint },
        key: 'mozilla-intermediate',
        evidence: deviations.map((deviation, index) => `${index + 1}. ${deviation}`).join('\n'),
      },
    ];
  },
});

/** Suites of the intermediate profile, version 5.7. */
const SUITES: ReadonlySet<string> = new Set([
  'TLS_AES_128_GCM_SHA256',
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256',
  'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256',
  'TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384',
  'TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384',
  'TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256',
  'TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256',
  'TLS_DHE_RSA_WITH_AES_128_GCM_SHA256',
  'TLS_DHE_RSA_WITH_AES_256_GCM_SHA384',
  'TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256',
]);
const DAY_MS = 86_400_000;
const LIFETIME_DAYS_MAX = 366;
const SHOWN = 15;

/** Deviations from Mozilla's intermediate profile, one line each. */
function mozillaDeviations(tls: TlsEvidence): string[] {
  const leaves = presentedChains(tls).flatMap(({ path }) => path.slice(0, 1));
  return [
    ...versionDeviations(tls),
    ...suiteDeviations(tls),
    ...keyExchangeDeviations(tls),
    ...leaves.flatMap(certificateDeviations),
  ];
}

function versionDeviations(tls: TlsEvidence): string[] {
  const old = tls.versions.filter(({ version, accepted }) => accepted && !/^TLSv1\.[23]$/.test(version));
  const missing = (['TLSv1.2', 'TLSv1.3'] as const).filter((version) => !isAccepted(tls, version));
  return [
    ...(old.length > 0 ? [`versions outside of the profile: ${old.map(({ version }) => version).join(', ')}`] : []),
    ...missing.map((version) => `${version} is not offered`),
  ];
}

function suiteDeviations(tls: TlsEvidence): string[] {
  const deviations: string[] = [];
  const names = [...new Set(acceptedWith(tls, () => true).flatMap((found) => found.names))];
  const extra = names.filter((name) => !SUITES.has(name)).sort();
  if (extra.length > 0) {
    const more = extra.length > SHOWN ? ` and ${extra.length - SHOWN} more` : '';
    deviations.push(`${extra.length} suites outside of the profile: ${extra.slice(0, SHOWN).join(', ')}${more}`);
  }
  const isProfiled = names.some((name) => SUITES.has(name) && !suiteTraits(name).isTls13);
  if (isAccepted(tls, 'TLSv1.2') && !isProfiled) deviations.push('no TLS 1.2 suite of the profile is offered');
  return deviations;
}

function keyExchangeDeviations(tls: TlsEvidence): string[] {
  const bits = [...new Set(tls.dh.map((group) => group.bits))].filter((size) => size < 2048);
  const small = tls.groups.filter((group) => /^(?!ffdhe).*(?:16[03]|19[23]|22[34]|23[39])/.test(group));
  return [
    ...bits.map((size) => `a Diffie-Hellman group of ${size} bits (2048 required)`),
    ...(small.length > 0 ? [`curves under 256 bits: ${small.join(', ')}`] : []),
    ...(tls.fallbackScsv === false ? ['the fallback signal of RFC 7507 is ignored'] : []),
  ];
}

function certificateDeviations({
  keyType,
  keyBits,
  notBefore,
  notAfter,
  signatureAlgorithm,
}: CertificateInfo): string[] {
  const isKeyOfProfile = keyType === 'EC' ? keyBits >= 256 : keyType === 'RSA' && keyBits >= 2048;
  const days = Math.round((notAfter.getTime() - notBefore.getTime()) / DAY_MS);
  return [
    ...(isKeyOfProfile ? [] : [`a certificate key of type ${keyType} with ${keyBits} bits`]),
    ...(days > LIFETIME_DAYS_MAX
      ? [`a certificate lifetime of ${days} days (maximum ${LIFETIME_DAYS_MAX}, 90 recommended)`]
      : []),
    ...(/sha(256|384|512)|ed25519|ed448/i.test(signatureAlgorithm)
      ? []
      : [`a certificate signed with ${signatureAlgorithm}`]),
  ];
}
