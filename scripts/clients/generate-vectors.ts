import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signPayload } from '../../src/contract/signature.ts';
import { SIGNATURE_HEADER } from '../../src/contract/signature-header.ts';

/**
 * Writes `clients/vectors.json`: deliveries with the result that every verification helper must return (docs/WEBHOOKS.md).
 * Bodies are UTF-8 text (`utf8`), bytes (`base64`) or a repeated text (`repeat`, `count`).
 */
type Body =
  | { readonly utf8: string }
  | { readonly base64: string }
  | { readonly repeat: string; readonly count: number };
interface Vector {
  readonly name: string;
  readonly secret: string;
  readonly header: string | null;
  readonly now: number;
  readonly body: Body;
  readonly result: 'ok' | 'expired_signature' | 'invalid_signature';
}

const SECRET = 'whsec_3x5k7q2m4n6p8r9t1v3w5y7z2b4d6f8h';
const OTHER = 'whsec_9h8f6d4b2z7y5w3v1t9r8p6n4m2q7k5x';
const SIGNED_AT = 1_767_225_600;
const EVENT =
  '{"id":"evt_01","type":"scan.completed","created_at":"2026-01-01T00:00:00Z","data":{"scan_id":"scn_01","target":"example.com","status":"succeeded","findings_count":2,"report_url":"https://scan.example.com/v1/scans/scn_01/report"}}';

export function bytesOf(body: Body): Buffer {
  if ('utf8' in body) return Buffer.from(body.utf8, 'utf8');
  if ('base64' in body) return Buffer.from(body.base64, 'base64');
  return Buffer.from(body.repeat.repeat(body.count), 'utf8');
}

function vector(name: string, result: Vector['result'], over: Partial<Omit<Vector, 'name' | 'result'>> = {}): Vector {
  const body = over.body ?? { utf8: EVENT };
  const header =
    over.header === undefined ? signPayload([over.secret ?? SECRET], SIGNED_AT, bytesOf(body)) : over.header;
  return { name, secret: over.secret ?? SECRET, header, now: over.now ?? SIGNED_AT, body, result };
}

const signed = (text: string, secrets: readonly string[] = [SECRET]): string =>
  signPayload(secrets, SIGNED_AT, Buffer.from(text, 'utf8'));
const hex = (header: string): string => header.slice(header.indexOf('v1=') + 3);
const valid = signed(EVENT);
const bytes: Body = { base64: Buffer.from([0x00, 0xff, 0xfe, 0x80, 0x0a, 0x0d]).toString('base64') };

const VECTORS: readonly Vector[] = [
  vector('valid', 'ok'),
  vector('valid, 300 seconds old', 'ok', { now: SIGNED_AT + 300 }),
  vector('valid, clock 300 seconds behind', 'ok', { now: SIGNED_AT - 300 }),
  vector('empty body', 'ok', { body: { utf8: '' } }),
  vector('body of 1 MB', 'ok', { body: { repeat: 'abcdefgh', count: 131_072 } }),
  vector('Unicode body', 'ok', {
    body: { utf8: '{"target":"bücher.example","note":"\u{1F512} 安全 \u0627\u0645\u0646"}' },
  }),
  vector('body that is not UTF-8', 'ok', { body: bytes }),
  vector('white space and key order of the body are kept', 'ok', {
    body: { utf8: '{ "b" : 1.0,\n  "a": 1e2, "\\u0061": "\\/" }' },
  }),
  vector('secret with the other characters of Base64', 'ok', { secret: 'whsec_a+b/c==' }),
  vector('rotation: the new secret comes first', 'ok', { header: signed(EVENT, [SECRET, OTHER]) }),
  vector('rotation: the old secret comes second', 'ok', { secret: OTHER, header: signed(EVENT, [SECRET, OTHER]) }),
  vector('unknown scheme beside v1', 'ok', { header: `${valid},v0=00,v2=${hex(valid)}` }),
  vector('spaces after the commas', 'ok', { header: valid.replace(',', ', ') }),
  vector('v1 before t', 'ok', { header: valid.split(',').reverse().join(',') }),

  vector('expired by one second', 'expired_signature', { now: SIGNED_AT + 301 }),
  vector('expired by a day', 'expired_signature', { now: SIGNED_AT + 86_400 }),
  vector('signed 301 seconds in the future', 'expired_signature', { now: SIGNED_AT - 301 }),
  vector('expired and forged', 'expired_signature', {
    header: `t=${SIGNED_AT},v1=${'0'.repeat(64)}`,
    now: SIGNED_AT + 301,
  }),
  vector('timestamp 0', 'expired_signature', { header: `t=0,v1=${hex(valid)}` }),

  vector('one byte of the body changed', 'invalid_signature', {
    header: valid,
    body: { utf8: EVENT.replace('"findings_count":2', '"findings_count":3') },
  }),
  vector('body parsed and serialized again', 'invalid_signature', {
    header: signed('{ "a": 1.0 }'),
    body: { utf8: '{"a":1}' },
  }),
  vector('line feed added to the body', 'invalid_signature', { header: valid, body: { utf8: `${EVENT}\n` } }),
  vector('body truncated', 'invalid_signature', { header: valid, body: { utf8: EVENT.slice(0, -1) } }),
  vector('byte order mark added', 'invalid_signature', { header: valid, body: { utf8: `\ufeff${EVENT}` } }),
  vector('secret of another subscription', 'invalid_signature', { secret: OTHER, header: valid }),
  vector('secret without its prefix', 'invalid_signature', { secret: SECRET.slice('whsec_'.length), header: valid }),
  vector('empty secret', 'invalid_signature', {
    secret: '',
    header: signPayload([' '], SIGNED_AT, Buffer.from(EVENT)),
  }),
  vector('timestamp changed', 'invalid_signature', { header: valid.replace(String(SIGNED_AT), String(SIGNED_AT + 1)) }),
  vector('digest in upper case', 'invalid_signature', { header: `t=${SIGNED_AT},v1=${hex(valid).toUpperCase()}` }),
  vector('digest truncated', 'invalid_signature', { header: valid.slice(0, -1) }),
  vector('digest with a digit too many', 'invalid_signature', { header: `${valid}0` }),
  vector('digest of zeros', 'invalid_signature', { header: `t=${SIGNED_AT},v1=${'0'.repeat(64)}` }),
  vector('empty digest', 'invalid_signature', { header: `t=${SIGNED_AT},v1=` }),
  vector('digest of other characters', 'invalid_signature', { header: `t=${SIGNED_AT},v1=${'ü'.repeat(32)}` }),
  vector('no header', 'invalid_signature', { header: null }),
  vector('empty header', 'invalid_signature', { header: '' }),
  vector('no timestamp', 'invalid_signature', { header: `v1=${hex(valid)}` }),
  vector('no v1', 'invalid_signature', { header: `t=${SIGNED_AT}` }),
  vector('only another scheme', 'invalid_signature', { header: `t=${SIGNED_AT},v2=${hex(valid)}` }),
  vector('two timestamps', 'invalid_signature', { header: `t=${SIGNED_AT},${valid}` }),
  vector('timestamp is not a number', 'invalid_signature', { header: `t=now,v1=${hex(valid)}` }),
  vector('timestamp with a sign', 'invalid_signature', { header: `t=+${SIGNED_AT},v1=${hex(valid)}` }),
  vector('timestamp with a fraction', 'invalid_signature', { header: `t=${SIGNED_AT}.0,v1=${hex(valid)}` }),
  vector('timestamp in other digits', 'invalid_signature', { header: `t=١٧٦٧٢٢٥٦٠٠,v1=${hex(valid)}` }),
  vector('timestamp of 13 digits', 'invalid_signature', { header: `t=${SIGNED_AT}000,v1=${hex(valid)}` }),
  vector('part without an equals sign', 'invalid_signature', { header: `${valid},v1` }),
  vector('trailing comma', 'invalid_signature', { header: `${valid},` }),
  vector('more than 16 parts', 'invalid_signature', {
    header: [valid, ...Array.from({ length: 15 }, () => 'v1=00')].join(','),
  }),
  vector('16 parts', 'ok', { header: [valid, ...Array.from({ length: 14 }, () => 'v1=00')].join(',') }),
  vector('header of more than 2,048 characters', 'invalid_signature', { header: `${valid},v0=${'0'.repeat(2_048)}` }),
];

export function vectorsJson(): string {
  const document = { header: SIGNATURE_HEADER, tolerance_seconds: 300, vectors: VECTORS };
  return `${JSON.stringify(document, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../../clients/vectors.json'), vectorsJson());
