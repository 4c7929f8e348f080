import { suiteName } from '../code-points.ts';
import { bitLength, parseServerKeyExchange } from '../key-exchange.ts';
import { suiteTraits } from '../suite-traits.ts';
import type { HandshakeResponse } from './handshake.ts';

export interface ObservedDh {
  readonly prime: Buffer;
  readonly generator: Buffer;
  readonly bits: number;
  readonly suite: string;
}

const CHAINS_MAX = 8;
const DH_MAX = 32;

/** Collects what every handshake reveals, whatever its purpose. */
export class Observations {
  readonly #chains = new Map<string, readonly Buffer[]>();
  readonly #dh = new Map<string, ObservedDh>();
  readonly #groups = new Set<number>();
  #secureRenegotiation: boolean | null = null;

  note(response: HandshakeResponse): void {
    if (response.kind !== 'accepted' || response.flight?.hello == null) return;
    const { hello, certificates, keyExchange } = response.flight;
    if (hello.version <= 0x0303)
      this.#secureRenegotiation = this.#secureRenegotiation !== false && hello.extensions.has(0xff01);
    if (certificates !== null && certificates.length > 0) this.#noteChain(certificates);
    if (keyExchange === null) return;
    const name = suiteName(hello.suite);
    const parameters = parseServerKeyExchange(name, keyExchange);
    if (parameters?.kind === 'ecdh') this.#groups.add(parameters.group);
    if (parameters?.kind === 'dh' && this.#dh.size < DH_MAX) {
      const { prime, generator } = parameters;
      const key = `${prime.toString('hex')}/${generator.toString('hex')}`;
      const known = this.#dh.get(key);
      // Keep the first suite by name of those with the same parameters, whichever was seen first.
      if (known === undefined || name < known.suite)
        this.#dh.set(key, {
          prime: Buffer.from(prime),
          generator: Buffer.from(generator),
          bits: bitLength(prime),
          suite: name,
        });
    }
  }

  /** Distinct chains as sent, by leaf: a server may have an RSA and an ECDSA certificate. */
  get chains(): readonly (readonly Buffer[])[] {
    return [...this.#chains.values()];
  }

  get dh(): readonly ObservedDh[] {
    return [...this.#dh.values()].sort(
      (a, b) => a.bits - b.bits || Buffer.compare(a.prime, b.prime) || (a.suite < b.suite ? -1 : 1),
    );
  }

  get groups(): readonly number[] {
    return [...this.#groups].sort((a, b) => a - b);
  }

  /** RFC 5746, section 3.4; null when no handshake up to TLS 1.2 was seen. */
  get secureRenegotiation(): boolean | null {
    return this.#secureRenegotiation;
  }

  #noteChain(certificates: readonly Buffer[]): void {
    const leaf = certificates[0];
    if (leaf === undefined) return;
    const key = leaf.toString('base64');
    if (!this.#chains.has(key) && this.#chains.size < CHAINS_MAX)
      this.#chains.set(
        key,
        certificates.slice(0, 32).map((der) => Buffer.from(der)),
      );
  }
}

/** Suites whose handshake reveals the size of the Diffie-Hellman group. */
export function revealsDh(code: number): boolean {
  return suiteTraits(suiteName(code)).isDhe;
}
