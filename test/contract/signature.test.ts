import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../scripts/clients/generate-vectors.ts';
import { signPayload, verifySignature } from '../../src/contract/signature.ts';
import { SignatureError } from '../../src/contract/signature-header.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const now = 1_700_000_000;
const body = Buffer.from('{"id":"evt_1","type":"scan.completed"}', 'utf8');

function failure(work: () => void): string {
  try {
    work();
  } catch (error) {
    if (error instanceof SignatureError) return error.code;
    throw error;
  }
  return 'accepted';
}

describe('signPayload', () => {
  it('is the lower-case hex HMAC-SHA256 over "t.body", keyed with the whole secret string', () => {
    const expected = createHmac('sha256', secret)
      .update(`${now}.${body.toString('utf8')}`)
      .digest('hex');
    expect(signPayload([secret], now, body)).toBe(`t=${now},v1=${expected}`);
  });

  it('signs with both secrets during a rotation, and either one verifies', () => {
    const header = signPayload(['whsec_new', 'whsec_old'], now, body);
    expect(header.match(/v1=/g)).toHaveLength(2);
    expect(failure(() => verifySignature(body, header, 'whsec_new', now))).toBe('accepted');
    expect(failure(() => verifySignature(body, header, 'whsec_old', now))).toBe('accepted');
  });
});

/** As anyone can sign who knows the secret, with any secret and time. */
function signed(key: string, seconds: number): string {
  const digest = createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

describe('verifySignature', () => {
  const header = signPayload([secret], now, body);
  it.each([
    ['at the moment of signing', body, header, secret, now, 'accepted'],
    ['300 seconds later', body, header, secret, now + 300, 'accepted'],
    ['300 seconds earlier', body, header, secret, now - 300, 'accepted'],
    ['301 seconds later', body, header, secret, now + 301, 'expired_signature'],
    ['301 seconds earlier', body, header, secret, now - 301, 'expired_signature'],
    ['another secret', body, header, 'whsec_other', now, 'invalid_signature'],
    ['an empty secret', body, header, '', now, 'invalid_signature'],
    ['an empty secret that signed the body', body, signed('', now), '', now, 'invalid_signature'],
    ['spaces around the parts', body, header.replace(',v1=', ' , v1 = '), secret, now, 'accepted'],
    ['a header of 2,048 characters', body, header.padEnd(2_048, ' '), secret, now, 'accepted'],
    ['a header of 2,049 characters', body, header.padEnd(2_049, ' '), secret, now, 'invalid_signature'],
    ['the start of the epoch', body, signed(secret, 0), secret, 0, 'accepted'],
    ['the oldest time', body, signed(secret, now - 300), secret, now, 'accepted'],
    ['a changed body', Buffer.from('{}'), header, secret, now, 'invalid_signature'],
    [
      'a re-serialised body',
      Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1)),
      header,
      secret,
      now,
      'invalid_signature',
    ],
    ['no header', body, undefined, secret, now, 'invalid_signature'],
    ['no timestamp', body, header.replace(/^t=\d+,/, ''), secret, now, 'invalid_signature'],
    ['no digest', body, `t=${now}`, secret, now, 'invalid_signature'],
    ['a digest cut short', body, header.slice(0, -2), secret, now, 'invalid_signature'],
    [
      'an upper-case digest',
      body,
      header.replace(/v1=(.*)/, (_, hex: string) => `v1=${hex.toUpperCase()}`),
      secret,
      now,
      'invalid_signature',
    ],
    ['a timestamp that is no number', body, header.replace(/t=\d+/, 't=1e9'), secret, now, 'invalid_signature'],
    ['two timestamps', body, `t=${now},${header}`, secret, now, 'invalid_signature'],
    ['a header of 4 KiB', body, `${header},${'v1=00,'.repeat(700)}`, secret, now, 'invalid_signature'],
    ['an unknown version beside v1', body, `${header},v0=abc`, secret, now, 'accepted'],
  ] as const)('%s', (_name, raw, value, key, at, expected) => {
    expect(failure(() => verifySignature(raw, value, key, at))).toBe(expected);
  });

  it('accepts only bytes: a string body is a programming error, not a bad signature', () => {
    expect(() => verifySignature(body.toString() as unknown as Uint8Array, header, secret, now)).toThrow(TypeError);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -now])(
    'refuses an invalid time: %s',
    (time) => {
      expect(() => verifySignature(body, header, secret, time)).toThrow(RangeError);
    },
  );
});

describe('the vectors that every client passes', () => {
  interface Vector {
    readonly name: string;
    readonly secret: string;
    readonly header: string | null;
    readonly now: number;
    readonly body: Parameters<typeof bytesOf>[0];
    readonly result: string;
  }
  const file = join(import.meta.dirname, '../../clients/vectors.json');
  const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };

  it('are at least 50', () => expect(vectors.length).toBeGreaterThanOrEqual(50));

  it.each(vectors.map((vector) => [vector.name, vector] as const))('%s', (_, vector) => {
    const { header, secret: key, now: at, result } = vector;
    const verification = () => verifySignature(bytesOf(vector.body), header ?? undefined, key, at);
    expect(failure(verification)).toBe(result === 'ok' ? 'accepted' : result);
  });
});
