import { checkPrime, getDiffieHellman } from 'node:crypto';
import { promisify } from 'node:util';
import { bitLength } from './key-exchange.ts';

const isPrime = promisify(checkPrime) as (candidate: bigint, options: { checks: number }) => Promise<boolean>;

/** Larger ones take the thread pool seconds, and a server chooses the size. */
const TESTED_BITS_MAX = 4096;
/** An error of less than 2^-64 even for a number made to deceive. */
const ROUNDS = 32;

let knownSafe: ReadonlySet<string> | null = null;

/** The test of 2048 bits takes a quarter of a second, and the hosts of one operator tend to share a group. */
const VERDICTS_MAX = 64;
const verdicts = new Map<string, Promise<'safe' | 'prime-not-safe' | 'composite'>>();

/**
 * Is the modulus of a Diffie-Hellman group a safe prime p = 2q + 1, with q prime too? Only then has it no small subgroups.
 * @returns null when it is too large to be tested
 */
export async function judgePrime(prime: Buffer): Promise<'safe' | 'prime-not-safe' | 'composite' | null> {
  if (isWellKnown(prime)) return 'safe';
  if (bitLength(prime) > TESTED_BITS_MAX) return null;
  const hex = prime.toString('hex');
  const known = verdicts.get(hex) ?? testPrime(hex);
  // Put back at the end: the one used longest ago is let go first.
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
