import type { CertificateInfo, TlsEvidence } from '../../core/evidence/tls.ts';
import { RATINGS } from '../../core/ratings.ts';
import table from '../../data/mozilla-tls.json' with { type: 'json' };
import { fixSnippets } from '../../web/header-snippets.ts';
import { acceptedWith, isAccepted } from '../accepted-suites.ts';
import { presentedChains } from '../presented-chains.ts';
import { suiteTraits } from '../suite-traits.ts';
import { tlsCheck } from '../tls-check.ts';

export const tlsMozillaProfile = tlsCheck({
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
  judge(tls) {
    const deviations = mozillaDeviations(tls);
    if (deviations.length === 0) return [];
    const evidence = deviations.map((deviation, index) => `${index + 1}. ${deviation}`).join('\n');
    return [{ key: 'mozilla-intermediate', evidence }];
  },
});

const PROFILE = table.configurations.intermediate;
const SUITES: ReadonlySet<string> = new Set([...PROFILE.ciphersuites, ...PROFILE.ciphers.iana]);
const DAY_MS = 86_400_000;
const KEY_BITS_MIN: ReadonlyMap<string, number> = new Map([
  ['EC', PROFILE.ecdh_param_size],
  ['RSA', PROFILE.rsa_key_size],
]);
const SHOWN = 15;

/** Deviations from Mozilla's intermediate profile, one line each. */
function mozillaDeviations(tls: TlsEvidence): string[] {
  return [
    ...versionDeviations(tls),
    ...suiteDeviations(tls),
    ...groupDeviations(tls),
    ...(tls.fallbackScsv === false ? ['the fallback signal of RFC 7507 is ignored'] : []),
    ...presentedChains(tls).flatMap(({ path: [leaf] }) => (leaf === undefined ? [] : certificateDeviations(leaf))),
  ];
}

function versionDeviations(tls: TlsEvidence): string[] {
  const old = tls.versions.filter(({ version, accepted }) => accepted && !PROFILE.tls_versions.includes(version));
  const missing = (['TLSv1.2', 'TLSv1.3'] as const).filter((version) => !isAccepted(tls, version));
  return [
    ...(old.length > 0 ? [`versions outside of the profile: ${old.map(({ version }) => version).join(', ')}`] : []),
    ...missing.map((version) => `${version} is not offered`),
  ];
}

function suiteDeviations(tls: TlsEvidence): string[] {
  const deviations: string[] = [];
  const names = new Set(acceptedWith(tls, () => true).flatMap((found) => found.names));
  const extra = [...names].filter((name) => !SUITES.has(name)).sort();
  if (extra.length > 0) {
    const more = extra.length > SHOWN ? ` and ${extra.length - SHOWN} more` : '';
    deviations.push(`${extra.length} suites outside of the profile: ${extra.slice(0, SHOWN).join(', ')}${more}`);
  }
  const isProfiled = [...names].some((name) => SUITES.has(name) && !suiteTraits(name).isTls13);
  if (isAccepted(tls, 'TLSv1.2') && !isProfiled) deviations.push('no TLS 1.2 suite of the profile is offered');
  return deviations;
}

function groupDeviations({ dh, groups }: TlsEvidence): string[] {
  const sizes = [...new Set(dh.map((group) => group.bits))].filter((bits) => bits < PROFILE.dh_param_size);
  const small = groups.filter((group) => /^(?!ffdhe).*(?:16[03]|19[23]|22[34]|23[39])/.test(group));
  return [
    ...sizes.map((bits) => `a Diffie-Hellman group of ${bits} bits (${PROFILE.dh_param_size} required)`),
    ...(small.length > 0 ? [`curves under ${PROFILE.ecdh_param_size} bits: ${small.join(', ')}`] : []),
  ];
}

function certificateDeviations(leaf: CertificateInfo): string[] {
  const deviations: string[] = [];
  const bitsMin = KEY_BITS_MIN.get(leaf.keyType);
  if (bitsMin === undefined || leaf.keyBits < bitsMin)
    deviations.push(`a certificate key of type ${leaf.keyType} with ${leaf.keyBits} bits`);
  const { maximum_certificate_lifespan: maximum, recommended_certificate_lifespan: recommended } = PROFILE;
  const days = Math.round((leaf.notAfter.getTime() - leaf.notBefore.getTime()) / DAY_MS);
  if (days > maximum)
    deviations.push(`a certificate lifetime of ${days} days (maximum ${maximum}, ${recommended} recommended)`);
  if (!/sha(256|384|512)|ed25519|ed448/i.test(leaf.signatureAlgorithm))
    deviations.push(`a certificate signed with ${leaf.signatureAlgorithm}`);
  return deviations;
}
