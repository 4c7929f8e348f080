import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  isKnownEvent,
  MalformedEventError,
  sign,
  type UnknownEvent,
  verify,
  verifySignature,
} from '../../src/client/webhooks.ts';
import { signPayload } from '../../src/contract/signature.ts';
import { ExpiredSignature, InvalidSignature, SignatureError } from '../../src/contract/signature-header.ts';

const SECRET = 'whsec_3x5k7q2m4n6p8r9t1v3w5y7z2b4d6f8h';
const NOW = 1_767_225_600;
const now = { now: NOW };

interface Vector {
  readonly name: string;
  readonly secret: string;
  readonly header: string | null;
  readonly now: number;
  readonly body: {
    readonly utf8?: string;
    readonly base64?: string;
    readonly repeat?: string;
    readonly count?: number;
  };
  readonly result: 'ok' | 'expired_signature' | 'invalid_signature';
}
const file = join(import.meta.dirname, '../../clients/vectors.json');
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };

function bodyOf({ utf8, base64, repeat = '', count }: Vector['body']): Uint8Array {
  if (base64 !== undefined) return Buffer.from(base64, 'base64');
  return Buffer.from(utf8 ?? repeat.repeat(count ?? 0), 'utf8');
}

const signed = (payload: Uint8Array | string, secret = SECRET, at = NOW): string =>
  signPayload([secret], at, Buffer.from(payload as string));
const event = (type: string, data: Record<string, unknown> = {}): string =>
  JSON.stringify({ id: 'evt_1', type, created_at: '2026-01-01T00:00:00Z', data });

describe('the vectors', () => {
  it('are at least 50', () => expect(vectors.length).toBeGreaterThanOrEqual(50));

  it.each(vectors.map((vector) => [vector.name, vector] as const))('%s', async (_, vector) => {
    const args = [bodyOf(vector.body), vector.header, vector.secret, { now: vector.now }] as const;
    if (vector.result === 'ok') {
      await verifySignature(...args);
      if (vector.body.utf8 !== undefined) {
        await verifySignature(vector.body.utf8, vector.header, vector.secret, { now: vector.now });
      }
      return;
    }
    const error = await verify(...args).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(vector.result === 'expired_signature' ? ExpiredSignature : InvalidSignature);
    expect(error).toBeInstanceOf(SignatureError);
    expect(error).toMatchObject({ code: vector.result });
  });
});

describe('events', () => {
  it('have the type of their name', async () => {
    const data = { scan_id: 'scn_1', target: 'a.example', status: 'succeeded', findings_count: 2, report_url: '/r' };
    const payload = event('scan.completed', { ...data, of_a_newer_service: true });
    const received = await verify(payload, signed(payload), SECRET, now);
    expect(received).toEqual({ id: 'evt_1', type: 'scan.completed', created_at: '2026-01-01T00:00:00Z', data });
    if (!isKnownEvent(received) || received.type !== 'scan.completed') throw new Error('another type');
    expectTypeOf(received.data.findings_count).toEqualTypeOf<number>();
  });

  it('of an unknown type are accepted as such', async () => {
    const payload = event('scan.archived', { scan_id: 'scn_1', deep: { a: [1] } });
    const received = await verify(payload, signed(payload), SECRET, now);
    expect(received).toEqual(JSON.parse(payload));
    if (isKnownEvent(received)) throw new Error('it is not known');
    expectTypeOf(received).toEqualTypeOf<UnknownEvent>();
  });

  it.each([
    ['empty', ''],
    ['text', 'hello'],
    ['a list', '[]'],
    ['other bytes', Uint8Array.of(0xff, 0xfe)],
    ['cut off', '{"type": "scan.completed"'],
    ['a type that is a number', '{"type": 1}'],
    ['no data', event('scan.completed')],
    ['not JSON', '{"id": "evt_1", "type": "x", "created_at": "2026-01-01T00:00:00Z", "data": {"a": NaN}}'],
    ['deep', '['.repeat(100_000)],
    ['a long number', `{"id": ${'9'.repeat(5_000)}}`],
    ['a byte order mark', `\ufeff${event('scan.archived')}`],
  ])('with an invalid body have their own error: %s', async (_, payload) => {
    const error = await verify(payload, signed(payload), SECRET, now).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MalformedEventError);
    expect(error).toMatchObject({ code: 'malformed_event' });
    expect(error).not.toBeInstanceOf(SignatureError);
  });
});

it('two secrets cover a rotation', async () => {
  const payload = event('scan.archived');
  for (const signer of [SECRET, 'whsec_old']) {
    expect(await verify(payload, signed(payload, signer), [SECRET, 'whsec_old'], now)).toBeDefined();
  }
  const other = signed(payload, 'whsec_other');
  await expect(verify(payload, other, [SECRET, 'whsec_old'], now)).rejects.toThrow(InvalidSignature);
  for (const unusable of [[], [''], [SECRET, '']]) {
    await expect(verify(payload, signed(payload), unusable, now)).rejects.toThrow(InvalidSignature);
  }
});

describe('sign', () => {
  it('signs as the service does', async () => {
    const payload = event('scan.archived');
    expect(await sign(payload, SECRET, { timestamp: NOW + 0.9 })).toBe(signed(payload));
    const bytes = new TextEncoder().encode(payload);
    expect(await sign(bytes, SECRET, { timestamp: NOW })).toBe(signed(payload));
    const rotating = await sign(payload, [SECRET, 'whsec_old'], { timestamp: NOW });
    expect(rotating).toBe(signPayload([SECRET, 'whsec_old'], NOW, bytes));
    for (const secret of [SECRET, 'whsec_old']) expect(await verify(payload, rotating, secret, now)).toBeDefined();
    expect(await verify(payload, await sign(payload, SECRET), SECRET)).toBeDefined();
  });

  it('refuses what cannot be signed', async () => {
    for (const secret of ['', [], [SECRET, '']]) await expect(sign('{}', secret)).rejects.toThrow(RangeError);
    for (const timestamp of [-1, Number.NaN, 10 ** 12]) {
      await expect(sign('{}', SECRET, { timestamp })).rejects.toThrow(RangeError);
    }
    await expect(sign({} as unknown as string, SECRET)).rejects.toThrow(TypeError);
  });
});

it('the message of a refusal says what is wrong', async () => {
  const payload = event('scan.archived');
  await expect(verify(payload, signed(payload), SECRET, { now: NOW + 412 })).rejects.toThrow(
    'The signature is 412 seconds away from now, more than 300: a replay, or a wrong clock.',
  );
  await expect(verify(`${payload} `, signed(payload), SECRET, now)).rejects.toThrow(/another secret, or was changed/);
});

it('the tolerance can be changed, and the clock is the default', async () => {
  const payload = event('scan.archived');
  const header = signed(payload);
  await expect(verify(payload, header, SECRET, { tolerance: 5, now: NOW + 6 })).rejects.toThrow(ExpiredSignature);
  expect(await verify(payload, header, SECRET, { tolerance: 600, now: NOW + 600 })).toBeDefined();
  await expect(verify(payload, signed(payload, SECRET, 1), SECRET)).rejects.toThrow(ExpiredSignature);
  const current = signed(payload, SECRET, Math.floor(Date.now() / 1000));
  expect(await verify(payload, current, SECRET)).toBeDefined();
});

it('misuse is not reported as an invalid signature', async () => {
  await expect(verify({} as unknown as string, null, SECRET)).rejects.toThrow(TypeError);
  for (const options of [
    { now: Number.NaN },
    { now: -1 },
    { tolerance: Number.POSITIVE_INFINITY },
    { tolerance: -1 },
  ]) {
    await expect(verify('{}', null, SECRET, options)).rejects.toThrow(RangeError);
  }
});

it.each(['\ud800', `t=${NOW},v1=\ud800`, `t=1,v1=${'\0'.repeat(64)}`, '='.repeat(2_000), ','.repeat(15)])(
  'a header with arbitrary text is refused',
  async (header) => {
    await expect(verify('{}', header, SECRET, now)).rejects.toThrow(SignatureError);
  },
);
