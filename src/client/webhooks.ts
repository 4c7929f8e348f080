import { EVENT_TYPES, type EventType } from '../contract/event.ts';
import { LIMITS } from '../contract/limits.ts';
import { checkSignatureHeader, InvalidSignature } from '../contract/signature-header.ts';
import type { KnownEvent } from '../generated/models.ts';
import { isRecord } from '../shared/records.ts';
import { checkResponse } from './check-response.ts';
import { WIRE_EVENTS, WireUnknownEvent } from './wire-events.ts';

/** An event of a type that this version does not know. */
export interface UnknownEvent {
  id: string;
  type: string;
  created_at: string;
  data: Record<string, unknown>;
}

export type Event = KnownEvent | UnknownEvent;

export { ExpiredSignature, InvalidSignature, SIGNATURE_HEADER, SignatureError } from '../contract/signature-header.ts';

export interface VerifyOptions {
  /** Maximum distance between the signature's timestamp and now, in seconds. Default 300. */
  readonly tolerance?: number;
  /** Current Unix time in seconds. Default: the clock. */
  readonly now?: number;
}

/** The signature is genuine, but the payload is not an event in JSON. */
export class MalformedEventError extends Error {
  readonly code = 'malformed_event';
  constructor(fault: string) {
    super(`The signature is genuine, but the payload is not an event: ${fault}.`);
    this.name = 'MalformedEventError';
  }
}

/**
 * Verifies a delivery with Web Crypto and returns its event.
 * @param payload the body as received, before any parsing
 * @param header value of the `service-signature` header; null or undefined when the request has none
 * @param secret the subscription's secret, or several of them, for example the old and the new one during a rotation
 * @throws ExpiredSignature when the timestamp is outside the tolerance
 * @throws InvalidSignature when the delivery is not signed with the secret
 * @throws MalformedEventError when the signature is genuine, but the payload is not an event
 * @throws TypeError when the payload is neither bytes nor text, RangeError when an option is not a number of seconds
 */
export async function verify(
  payload: Uint8Array | string,
  header: string | null | undefined,
  secret: string | readonly string[],
  options: VerifyOptions = {},
): Promise<Event> {
  await verifySignature(payload, header, secret, options);
  return eventOf(payload);
}

/** Verifies a delivery without parsing it. The arguments and errors are those of {@link verify}. */
export async function verifySignature(
  payload: Uint8Array | string,
  header: string | null | undefined,
  secret: string | readonly string[],
  options: VerifyOptions = {},
): Promise<void> {
  const { tolerance = LIMITS.signatureToleranceSeconds, now = Math.floor(Date.now() / 1000) } = options;
  if (typeof payload !== 'string' && !isBytes(payload)) {
    throw new TypeError('payload must be the received body as bytes or text, not a parsed body');
  }
  if (!Number.isFinite(now) || now < 0) throw new RangeError('now must be a Unix time in seconds');
  if (!Number.isFinite(tolerance) || tolerance < 0) {
    throw new RangeError('tolerance must be a number of seconds that is not negative');
  }
  const secrets = typeof secret === 'string' ? [secret] : secret;
  const { timestamp, versions } = checkSignatureHeader(header, secrets, now, tolerance);
  const signed = signedBytes(timestamp, payload);
  // Every pair is compared, so that the time does not depend on which one matches.
  let isGenuine = false;
  for (const key of secrets) {
    const digest = await hexDigest(key, signed);
    for (const version of versions) isGenuine = isSame(digest, version) || isGenuine;
  }
  if (!isGenuine)
    throw new InvalidSignature(
      'No v1 signature matches the payload: it has another secret, or was changed on the way.',
    );
}

export interface SignOptions {
  /** Unix time in seconds. Default: the clock. */
  readonly timestamp?: number;
}

/**
 * Signs a payload as the service does, for tests of a receiver.
 * @param secret the subscription's secret, or several of them: the service signs with two during a rotation
 * @returns the value of the `service-signature` header
 * @throws TypeError when the payload is neither bytes nor text, RangeError when there is no secret or the timestamp is not a Unix time
 */
export async function sign(
  payload: Uint8Array | string,
  secret: string | readonly string[],
  options: SignOptions = {},
): Promise<string> {
  const timestamp = Math.floor(options.timestamp ?? Date.now() / 1000);
  if (typeof payload !== 'string' && !isBytes(payload)) {
    throw new TypeError('payload must be the body to send as bytes or text');
  }
  if (!(timestamp >= 0 && timestamp < 10 ** 12)) throw new RangeError('timestamp must be a Unix time in seconds');
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (secrets.length === 0 || secrets.includes('')) throw new RangeError('The secret of the subscription is empty.');
  const bytes = signedBytes(timestamp, payload);
  const versions = await Promise.all(secrets.map(async (key) => `v1=${await hexDigest(key, bytes)}`));
  return [`t=${timestamp}`, ...versions].join(',');
}

/** True also for the bytes of another realm, as in a test runner or an edge worker. */
function isBytes(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Uint8Array]';
}

function signedBytes(timestamp: number, payload: Uint8Array | string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const start = encoder.encode(`${timestamp}.`);
  const body = typeof payload === 'string' ? encoder.encode(payload) : payload;
  const bytes = new Uint8Array(start.length + body.length);
  bytes.set(start);
  bytes.set(body, start.length);
  return bytes;
}

/** Lower-case hex HMAC-SHA256, keyed with the whole secret including its prefix. */
async function hexDigest(secret: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign']);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Takes the same time wherever the texts differ. */
function isSame(expected: string, received: string): boolean {
  let difference = expected.length ^ received.length;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= expected.charCodeAt(index) ^ received.charCodeAt(index);
  }
  return difference === 0;
}

function eventOf(payload: Uint8Array | string): Event {
  let document: unknown;
  try {
    const text = typeof payload === 'string' ? payload : decoder().decode(payload);
    document = JSON.parse(text);
  } catch {
    throw new MalformedEventError('it is not JSON');
  }
  const type = isRecord(document) ? document['type'] : undefined;
  const schema = isEventType(type) ? WIRE_EVENTS[type] : WireUnknownEvent;
  try {
    return checkResponse(schema, document, 'event') as Event;
  } catch (error) {
    const member = error instanceof Error && 'member' in error ? error.member : '';
    throw new MalformedEventError(member ? `${member} is missing or malformed` : 'it is not a JSON object');
  }
}

const decoder = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** True for an event of a type that this version knows; `event.type` then says what `event.data` is. */
export function isKnownEvent(event: Event): event is KnownEvent {
  return isEventType(event.type);
}

function isEventType(type: unknown): type is EventType {
  return EVENT_TYPES.some((known) => known === type);
}
