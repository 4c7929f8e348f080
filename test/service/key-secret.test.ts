import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KEY_PREFIXES, KEY_SECRET_ALPHABET } from '../../src/contract/key.ts';
import { displayPrefix, hashKey, newKeySecret } from '../../src/service/keys/key-secret.ts';

describe('a new key', () => {
  it.each(['live', 'test'] as const)('of mode %s has its prefix and 26 characters of the alphabet', (mode) => {
    const key = newKeySecret(mode);
    expect(key.startsWith(KEY_PREFIXES[mode])).toBe(true);
    const secret = key.slice(KEY_PREFIXES[mode].length);
    expect(secret).toHaveLength(26);
    expect([...secret].every((letter) => KEY_SECRET_ALPHABET.includes(letter))).toBe(true);
  });

  it('uses all letters of the alphabet, and never comes twice', () => {
    const keys = Array.from({ length: 200 }, () => newKeySecret('test').slice(KEY_PREFIXES.test.length));
    expect(new Set(keys).size).toBe(200);
    // The chance that one of 32 letters is missing in 5,200 is below 1e-70.
    expect(new Set(keys.join('')).size).toBe(KEY_SECRET_ALPHABET.length);
  });

  it('is stored as SHA-256 and shown by its first characters', () => {
    const key = newKeySecret('live');
    expect(hashKey(key)).toBe(createHash('sha256').update(key).digest('hex'));
    const prefix = displayPrefix(key);
    expect(key.startsWith(prefix)).toBe(true);
    expect(prefix.length).toBeLessThan(key.length - 20);
  });
});
