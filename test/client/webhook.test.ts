import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SIGNATURE_HEADER, verifySignature } from '../../src/client/webhook.ts';

const secret = 'whsec_c2VjcmV0';
const body = Buffer.from('{"type":"scan.completed","data":{"n":1.0}}');
const now = 1_790_000_000;
const sign = (t: number, bytes: Uint8Array = body, key = secret) =>
  `t=${t},v1=${createHmac('sha256', key).update(`${t}.`).update(bytes).digest('hex')}`;

describe('the helper of a webhook receiver', () => {
  it('reads the header of the API document', () => {
    expect(SIGNATURE_HEADER).toBe('service-signature');
  });

  it('takes a genuine delivery, up to 300 seconds away', () => {
    expect(() => verifySignature(body, sign(now), secret, now)).not.toThrow();
    expect(() => verifySignature(body, sign(now - 300), secret, now)).not.toThrow();
  });

  it.each([
    ['expired_signature', sign(now - 301), body],
    ['expired_signature', sign(now + 301), body],
    ['invalid_signature', sign(now, body, 'whsec_other'), body],
    ['invalid_signature', sign(now), Buffer.from('{"type":"scan.completed","data":{"n":1}}')],
    ['invalid_signature', `t=${now},v1=00`, body],
    ['invalid_signature', 'v1=00', body],
    ['invalid_signature', undefined, body],
  ])('throws %s for %s', (name, header, bytes) => {
    expect(() => verifySignature(bytes, header, secret, now)).toThrow(expect.objectContaining({ name, code: name }));
  });
});
