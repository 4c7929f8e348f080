/** Named groups by code point: the IANA registry "TLS Supported Groups". */
const NAMES: Readonly<Record<number, string>> = {
  1: 'sect163k1',
  2: 'sect163r1',
  3: 'sect163r2',
  4: 'sect193r1',
  5: 'sect193r2',
  6: 'sect233k1',
  7: 'sect233r1',
  8: 'sect239k1',
  9: 'sect283k1',
  10: 'sect283r1',
  11: 'sect409k1',
  12: 'sect409r1',
  13: 'sect571k1',
  14: 'sect571r1',
  15: 'secp160k1',
  16: 'secp160r1',
  17: 'secp160r2',
  18: 'secp192k1',
  19: 'secp192r1',
  20: 'secp224k1',
  21: 'secp224r1',
  22: 'secp256k1',
  23: 'secp256r1',
  24: 'secp384r1',
  25: 'secp521r1',
  26: 'brainpoolP256r1',
  27: 'brainpoolP384r1',
  28: 'brainpoolP512r1',
  29: 'x25519',
  30: 'x448',
  31: 'brainpoolP256r1tls13',
  32: 'brainpoolP384r1tls13',
  33: 'brainpoolP512r1tls13',
  41: 'curveSM2',
  256: 'ffdhe2048',
  257: 'ffdhe3072',
  258: 'ffdhe4096',
  259: 'ffdhe6144',
  260: 'ffdhe8192',
  512: 'MLKEM512',
  513: 'MLKEM768',
  514: 'MLKEM1024',
  4587: 'SecP256r1MLKEM768',
  4588: 'X25519MLKEM768',
  4589: 'SecP384r1MLKEM1024',
};

const ALL = Object.keys(NAMES).map(Number);

/** Elliptic curves for hellos up to TLS 1.2, the usual ones first; finite fields are left out so that a server shows its own. */
export const CURVES: readonly number[] = [
  29,
  23,
  24,
  25,
  30,
  ...ALL.filter((code) => code < 29 && ![23, 24, 25].includes(code)),
];

/** Groups for TLS 1.3, the usual ones first. */
export const TLS13_GROUPS: readonly number[] = [
  29, 23, 24, 25, 30, 4588, 4587, 4589, 256, 257, 258, 259, 260, 31, 32, 33, 41, 512, 513, 514,
];

export function groupName(code: number): string {
  return NAMES[code] ?? `group 0x${code.toString(16).padStart(4, '0')}`;
}
