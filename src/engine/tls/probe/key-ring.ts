import {
  createECDH,
  createPublicKey,
  diffieHellman,
  type ECDH,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import type { KeyShare } from '../client-hello.ts';

const NIST_CURVES: Readonly<Record<number, string>> = { 23: 'prime256v1', 24: 'secp384r1', 25: 'secp521r1' };
const MONTGOMERY: Readonly<
  Record<number, { readonly type: 'x25519' | 'x448'; readonly bytes: number; readonly spki: string }>
> = {
  29: { type: 'x25519', bytes: 32, spki: '302a300506032b656e032100' },
  30: { type: 'x448', bytes: 56, spki: '3042300506032b656f033900' },
};

/** Groups this probe can compute with, so that it can read an encrypted flight. */
export const COMPUTABLE_GROUPS: readonly number[] = [29, 23, 24, 25, 30];

/** Ephemeral key pairs of one scan, created on demand. The secrets protect nothing: a probe sends no data. */
export class KeyRing {
  readonly #curves = new Map<number, ECDH>();
  readonly #keys = new Map<number, { readonly privateKey: KeyObject; readonly share: Buffer }>();

  /** A real key share of a group, or null for one this probe cannot compute with. */
  share(group: number): KeyShare | null {
    const curve = this.#curve(group);
    if (curve !== null) return { group, publicKey: curve.getPublicKey() };
    const key = this.#key(group);
    return key === null ? null : { group, publicKey: key.share };
  }

  /** The shared secret with a server's share, or null when the share is not valid. */
  agree(group: number, peer: Buffer): Buffer | null {
    try {
      const curve = this.#curve(group);
      if (curve !== null) return curve.computeSecret(peer);
      const key = this.#key(group);
      const parameters = MONTGOMERY[group];
      if (key === null || parameters === undefined || peer.length !== parameters.bytes) return null;
      const spki = Buffer.concat([Buffer.from(parameters.spki, 'hex'), peer]);
      const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
      return diffieHellman({ privateKey: key.privateKey, publicKey });
    } catch {
      return null;
    }
  }

  #curve(group: number): ECDH | null {
    const name = NIST_CURVES[group];
    if (name === undefined) return null;
    const known = this.#curves.get(group);
    if (known !== undefined) return known;
    const curve = createECDH(name);
    curve.generateKeys();
    this.#curves.set(group, curve);
    return curve;
  }

  #key(group: number) {
    const parameters = MONTGOMERY[group];
    if (parameters === undefined) return null;
    const known = this.#keys.get(group);
    if (known !== undefined) return known;
    const pair = parameters.type === 'x25519' ? generateKeyPairSync('x25519') : generateKeyPairSync('x448');
    const share = pair.publicKey.export({ type: 'spki', format: 'der' }).subarray(-parameters.bytes);
    const key = { privateKey: pair.privateKey, share };
    this.#keys.set(group, key);
    return key;
  }
}
