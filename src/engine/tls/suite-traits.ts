import type { TlsVersion } from '../core/evidence/tls.ts';
import { ALL_SUITES, suiteName } from './code-points.ts';

/** Strength of a suite by its name. SSLv2 kinds work too. */
export interface SuiteTraits {
  readonly isTls13: boolean;
  /** No encryption at all, integrity only. */
  readonly isNull: boolean;
  /** No authentication of the server: anyone on the path can impersonate it. */
  readonly isAnonymous: boolean;
  readonly isExport: boolean;
  /** RC4, DES, 3DES, RC2, IDEA or SEED: broken, or with blocks of 64 bits, or withdrawn. */
  readonly legacyCipher: 'RC4' | 'DES' | '3DES' | 'RC2' | 'IDEA' | 'SEED' | null;
  readonly isForwardSecret: boolean;
  readonly isCbc: boolean;
  readonly isAead: boolean;
  /** AEAD with a certificate and a cipher that browsers offer: AES-GCM or ChaCha20-Poly1305, with (EC)DHE or RSA. */
  readonly isCommonAead: boolean;
  /** Ephemeral finite-field Diffie-Hellman. */
  readonly isDhe: boolean;
  readonly isEcdhe: boolean;
}

const LEGACY: readonly (readonly [pattern: RegExp, cipher: NonNullable<SuiteTraits['legacyCipher']>])[] = [
  [/RC4/, 'RC4'],
  [/3DES|_DES_192_EDE3/, '3DES'],
  [/RC2/, 'RC2'],
  [/IDEA/, 'IDEA'],
  [/SEED/, 'SEED'],
  [/_DES(40)?_|_DES_64/, 'DES'],
];

/** Looked up for hundreds of suites by every hello. */
const known = new Map<string, SuiteTraits>();

export function suiteTraits(name: string): SuiteTraits {
  const traits = known.get(name) ?? traitsOf(name);
  // Unregistered codes are chosen by the server, so they are not cached.
  if (!name.startsWith('UNKNOWN')) known.set(name, traits);
  return traits;
}

function traitsOf(name: string): SuiteTraits {
  const isTls13 = /^TLS_(AES|CHACHA20|SM4|SHA\d+_SHA)/.test(name) || /MGM_[LS]$/.test(name);
  const isDhe = /^TLS_(DHE_|DH_anon|PSK_DHE)/i.test(name);
  const isEcdhe = /^TLS_(ECDHE_|ECDH_anon|CECPQ1|ECCPWD)/i.test(name);
  return {
    isTls13,
    isNull: /_NULL(_|$)|^TLS_SHA(256_SHA256|384_SHA384)$/.test(name),
    isAnonymous: /_anon_/i.test(name) || name === 'TLS_NULL_WITH_NULL_NULL' || /^TLS_SRP_SHA_WITH/.test(name),
    isExport: /EXPORT/.test(name),
    legacyCipher: LEGACY.find(([pattern]) => pattern.test(name))?.[1] ?? null,
    isForwardSecret: isTls13 || isDhe || isEcdhe || /^TLS_SRP_/.test(name),
    isCbc: /_CBC_/.test(name),
    isAead: /_(GCM|CCM)(_|$)|POLY1305|_MGM_|^TLS_SM4/.test(name),
    isCommonAead: /^TLS_(?:(?:EC)?DHE_)?(?:RSA|ECDSA)_WITH_(?:AES_\d+_GCM|CHACHA20_POLY1305)_SHA/.test(name),
    isDhe,
    isEcdhe,
  };
}

/** Suites that were defined for TLS 1.2 (AEAD modes and SHA-2 MACs) are never offered below it. */
export function fitsVersion(code: number, version: TlsVersion): boolean {
  const name = suiteName(code);
  const { isTls13, isAead } = suiteTraits(name);
  if (version === 'TLSv1.3') return isTls13;
  if (isTls13) return false;
  return version === 'TLSv1.2' || !(isAead || /SHA(256|384)$/.test(name));
}

const RARE =
  /PSK|SRP|KRB5|GOST|28147|ARIA|CECPQ1|ECCPWD|SM4|TLS_DH_(RSA|DSS)|TLS_ECDH_(RSA|ECDSA)|FIPS|OLD|EXPORT1024|CCM|RC2_CBC_56|DHE_DSS_WITH_RC4/;

const byVersion = new Map<TlsVersion, readonly number[]>();

/** The suites of a version, those that common stacks implement first. */
export function suitesOf(version: TlsVersion): readonly number[] {
  const suites = byVersion.get(version) ?? orderedSuites(version);
  byVersion.set(version, suites);
  return suites;
}

function orderedSuites(version: TlsVersion): readonly number[] {
  const fitting = ALL_SUITES.filter((code) => fitsVersion(code, version));
  const isRare = (code: number): boolean => RARE.test(suiteName(code));
  return [...fitting.filter((code) => !isRare(code)), ...fitting.filter(isRare)];
}

/**
 * Two dozen suites, of which nearly every server of any age accepts at least one, for servers that drop long hellos: RSA,
 * DHE and ECDHE with AES, 3DES and RC4.
 */
export const COMMON_SUITES: readonly number[] = [
  0xc02f, 0xc02b, 0xc030, 0xc02c, 0xcca8, 0xcca9, 0xc013, 0xc009, 0xc014, 0xc00a, 0x009c, 0x009d, 0x002f, 0x0035,
  0x003c, 0x0033, 0x0039, 0x009e, 0x000a, 0x0005, 0x0004, 0x0034, 0x0009, 0x0003,
];
