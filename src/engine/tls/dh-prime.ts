import { checkPrime, getDiffieHellman } from 'node:crypto';
import { promisify } from 'node:util';
import { bitLength } from './key-exchange.ts';

const isPrime = promisify(checkPrime) as (candidate: bigint, options: { checks: number }) => Promise<boolean>;

/** Testing larger primes takes seconds, and the server chooses the size. */
const TESTED_BITS_MAX = 4096;
/** Error probability below 2^-64, even for an adversarial number. */
const ROUNDS = 32;

let knownSafe: ReadonlySet<string> | null = null;

/** Cached verdicts: a 2048-bit test takes a quarter of a second, and hosts of one operator often share a group. */
const VERDICTS_MAX = 64;
const verdicts = new Map<string, Promise<'safe' | 'prime-not-safe' | 'composite'>>();

/**
 * Whether the modulus of a Diffie-Hellman group is a safe prime p = 2q + 1 with prime q: only then it has no small subgroups.
 * @returns null if it is too large to test
 */
export async function judgePrime(prime: Buffer): Promise<'safe' | 'prime-not-safe' | 'composite' | null> {
  if (isWellKnown(prime)) return 'safe';
  if (bitLength(prime) > TESTED_BITS_MAX) return null;
  const hex = prime.toString('hex');
  const known = verdicts.get(hex) ?? testPrime(hex);
  // Reinserted as the newest entry: the least recently used one is evicted first.
  verdicts.delete(hex);
  verdicts.set(hex, known);
  const [oldest] = verdicts.keys();
  if (verdicts.size > VERDICTS_MAX && oldest !== undefined) verdicts.delete(oldest);
  return await known;
}

async function testPrime(hex: string): Promise<'safe' | 'prime-not-safe' | 'composite'> {
  const value = BigInt(`0x0${hex}`);
  if (value < 5n || value % 2n === 0n) return 'composite';
  if (!(await isPrime(value, { checks: ROUNDS }))) return 'composite';
  return (await isPrime((value - 1n) / 2n, { checks: ROUNDS })) ? 'safe' : 'prime-not-safe';
}

/** The groups of RFC 2409 and RFC 3526, which most servers use. */
function isWellKnown(prime: Buffer): boolean {
  knownSafe ??= new Set(
    ['modp1', 'modp2', 'modp5', 'modp14', 'modp15', 'modp16', 'modp17', 'modp18'].flatMap((name) => {
      try {
        return [getDiffieHellman(name).getPrime('hex')];
      } catch {
        // A build of OpenSSL without the small groups.
        return [];
      }
    }),
  );
  return knownSafe.has(prime.toString('hex'));
}
