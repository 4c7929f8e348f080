import { describe, expect, it } from 'vitest';
import { totp } from '../../../src/engine/session/totp.ts';

describe('a one-time code', () => {
  // RFC 6238, appendix B, shortened to six digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('of second %i is that of the specification', (seconds, code) => {
    expect(totp('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(seconds * 1_000))).toBe(code);
    expect(totp('gezd gnbv-gy3t qojq gezd gnbv gy3t qojq==', new Date(seconds * 1_000))).toBe(code);
  });

  it.each(['', '1', 'not base 32!', 'A'.repeat(300)])('is null for the secret "%s"', (secret) => {
    expect(totp(secret, new Date(0))).toBeNull();
  });
});
