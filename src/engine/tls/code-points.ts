import table from '../data/tls-registry.json' with { type: 'json' };

/** Signaling values of RFC 5746 and RFC 7507: not suites, never accepted. */
export const RENEGOTIATION_SCSV = 0x00ff;
export const FALLBACK_SCSV = 0x5600;

const NAMES = byCode(table.suites);
const SSL2_NAMES = byCode(table.ssl2);
const GROUP_NAMES = byCode(table.groups);

/** Every known two-byte suite, in the order of the registry. */
export const ALL_SUITES: readonly number[] = [...NAMES.keys()].filter((code) => code !== 0);
/** Cipher kinds of SSLv2, three bytes each. */
export const SSL2_CIPHER_KINDS: readonly number[] = [...SSL2_NAMES.keys()];

/** IANA name of a suite, or `UNKNOWN_0x…`. */
export function suiteName(code: number): string {
  return NAMES.get(code) ?? `UNKNOWN_0x${code.toString(16).padStart(4, '0')}`;
}

export function ssl2KindName(code: number): string {
  return SSL2_NAMES.get(code) ?? `UNKNOWN_0x${code.toString(16).padStart(6, '0')}`;
}

/** Usual elliptic curves (x25519, P-256, P-384, P-521, x448), first in every hello. */
const USUAL_CURVES = [29, 23, 24, 25, 30];

/** Elliptic curves for hellos up to TLS 1.2; without finite fields, so that a server shows its own. */
export const CURVES: readonly number[] = [
  ...USUAL_CURVES,
  ...[...GROUP_NAMES.keys()].filter((code) => code < 29 && !USUAL_CURVES.includes(code)),
];

/** Groups for TLS 1.3, the usual ones first. */
export const TLS13_GROUPS: readonly number[] = [
  ...USUAL_CURVES,
  ...[4588, 4587, 4589, 256, 257, 258, 259, 260, 31, 32, 33, 41, 512, 513, 514],
];

export function groupName(code: number): string {
  return GROUP_NAMES.get(code) ?? `group 0x${code.toString(16).padStart(4, '0')}`;
}

function byCode(names: Readonly<Record<string, string>>): ReadonlyMap<number, string> {
  return new Map(Object.entries(names).map(([code, name]) => [Number(code), name]));
}
