import { parseServerHello, type ServerHello } from './server-hello.ts';

/** Opens one encrypted record of TLS 1.3; null when it cannot be opened. */
export type RecordOpener = (
  header: Buffer,
  payload: Buffer,
) => { readonly type: number; readonly content: Buffer } | null;

/** The first flight of a server, as far as it has been read. */
export interface ServerFlight {
  readonly hello: ServerHello | null;
  /** The whole ServerHello message, for the transcript. */
  readonly helloMessage: Buffer | null;
  /** DER, as sent; null until the Certificate message was read. */
  readonly certificates: readonly Buffer[] | null;
  readonly keyExchange: Buffer | null;
  readonly isComplete: boolean;
  /** Description of a fatal alert or a close notification. */
  readonly alert: number | null;
  /** Why the bytes are not TLS, or exceed a limit. */
  readonly fault: string | null;
}

/** A certificate with 10,000 names takes half a megabyte. */
export const FLIGHT_BYTES_MAX = 1_572_864;
const RECORD_BYTES_MAX = 16_384 + 2_048;
const RECORDS_MAX = 20_000;

/**
 * Reads a server's first flight incrementally, however it is divided into records. Bounded in bytes and records. Never
 * throws.
 */
export class FlightReader {
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #total = 0;
  #records = 0;
  #handshake: Buffer[] = [];
  #handshakeBytes = 0;
  #opener: RecordOpener | null = null;
  #flight: { -readonly [Key in keyof ServerFlight]: ServerFlight[Key] } = {
    hello: null,
    helloMessage: null,
    certificates: null,
    keyExchange: null,
    isComplete: false,
    alert: null,
    fault: null,
  };
  readonly #onServerHello: ((hello: ServerHello, message: Buffer) => RecordOpener | null) | undefined;

  /** @param onServerHello returns the opener for the encrypted rest of a TLS 1.3 flight */
  constructor(onServerHello?: (hello: ServerHello, message: Buffer) => RecordOpener | null) {
    this.#onServerHello = onServerHello;
  }

  get flight(): ServerFlight {
    return this.#flight;
  }

  get isOver(): boolean {
    const { isComplete, alert, fault } = this.#flight;
    return isComplete || alert !== null || fault !== null;
  }

  push(chunk: Buffer): void {
    this.#total += chunk.length;
    this.#pending.push(chunk);
    this.#pendingBytes += chunk.length;
    while (!this.isOver) {
      const record = this.#takeRecord();
      if (record === null) break;
      this.#record(record.header, record.payload);
    }
    if (this.#total > FLIGHT_BYTES_MAX && !this.isOver) this.#flight.fault = 'first flight is too long';
  }

  #takeRecord(): { header: Buffer; payload: Buffer } | null {
    if (this.#pendingBytes < 5) return null;
    let data = this.#pending[0] ?? Buffer.alloc(0);
    if (data.length < 5) {
      data = Buffer.concat(this.#pending);
      this.#pending = [data];
    }
    const header = data.subarray(0, 5);
    const length = header.readUInt16BE(3);
    if (
      header.readUInt8(0) < 20 ||
      header.readUInt8(0) > 24 ||
      header.readUInt8(1) !== 3 ||
      length > RECORD_BYTES_MAX
    ) {
      this.#flight.fault = 'not a TLS record';
      return null;
    }
    this.#records += 1;
    if (this.#records > RECORDS_MAX) {
      this.#flight.fault = 'too many records';
      return null;
    }
    if (this.#pendingBytes < 5 + length) {
      this.#records -= 1;
      return null;
    }
    if (data.length < 5 + length) data = Buffer.concat(this.#pending);
    this.#pending = [data.subarray(5 + length)];
    this.#pendingBytes = data.length - 5 - length;
    return { header, payload: data.subarray(5, 5 + length) };
  }

  #record(header: Buffer, payload: Buffer): void {
    let type = header.readUInt8(0);
    let content = payload;
    if (type === 23 && this.#opener !== null) {
      const opened = this.#opener(header, payload);
      if (opened === null) {
        this.#flight.fault = 'an encrypted record could not be opened';
        return;
      }
      type = opened.type;
      content = opened.content;
    }
    if (type === 21) this.#alert(content);
    if (type !== 22) return;
    this.#handshake.push(content);
    this.#handshakeBytes += content.length;
    this.#messages();
  }

  #alert(content: Buffer): void {
    if (content.length < 2) this.#flight.fault = 'a malformed alert';
    // Warnings such as unrecognized_name do not end a handshake, close_notify (0) does.
    else if (content.readUInt8(0) === 2 || content.readUInt8(1) === 0) this.#flight.alert = content.readUInt8(1);
  }

  #messages(): void {
    while (!this.isOver && this.#handshakeBytes >= 4) {
      let data = this.#handshake[0] ?? Buffer.alloc(0);
      if (data.length < 4) {
        data = Buffer.concat(this.#handshake);
        this.#handshake = [data];
      }
      const length = data.readUIntBE(1, 3);
      if (length > FLIGHT_BYTES_MAX) {
        this.#flight.fault = 'a handshake message is too long';
        return;
      }
      if (this.#handshakeBytes < 4 + length) return;
      if (data.length < 4 + length) data = Buffer.concat(this.#handshake);
      this.#handshake = [data.subarray(4 + length)];
      this.#handshakeBytes = data.length - 4 - length;
      this.#message(data.readUInt8(0), data.subarray(4, 4 + length), data.subarray(0, 4 + length));
    }
  }

  #message(type: number, body: Buffer, whole: Buffer): void {
    const flight = this.#flight;
    if (type === 2) this.#serverHello(body, whole);
    else if (flight.hello === null) flight.fault = 'the flight does not begin with a ServerHello';
    else if (type === 11 && flight.certificates === null) this.#certificate(body);
    else if (type === 12) flight.keyExchange = body;
    else if (type === 14) flight.isComplete = true;
  }

  #serverHello(body: Buffer, whole: Buffer): void {
    const flight = this.#flight;
    flight.hello = parseServerHello(body);
    flight.helloMessage = whole;
    if (flight.hello === null) flight.fault = 'a malformed ServerHello';
    else if (flight.hello.isRetry) flight.isComplete = true;
    else this.#opener = this.#onServerHello?.(flight.hello, whole) ?? null;
  }

  #certificate(body: Buffer): void {
    const flight = this.#flight;
    flight.certificates = parseCertificates(body, this.#opener !== null);
    if (flight.certificates === null) flight.fault = 'a malformed Certificate message';
    // Nothing else of a TLS 1.3 flight is needed.
    else if (this.#opener !== null) flight.isComplete = true;
  }
}

/** Bodies of a Certificate message: RFC 5246, section 7.4.2, or with request context and extensions RFC 8446, section 4.4.2. */
function parseCertificates(body: Buffer, isTls13: boolean): Buffer[] | null {
  let at = 0;
  if (isTls13) {
    if (body.length < 1) return null;
    at = 1 + body.readUInt8(0);
  }
  if (body.length < at + 3 || body.readUIntBE(at, 3) !== body.length - at - 3) return null;
  at += 3;
  const certificates: Buffer[] = [];
  while (at < body.length) {
    if (at + 3 > body.length) return null;
    const end = at + 3 + body.readUIntBE(at, 3);
    if (end > body.length) return null;
    certificates.push(body.subarray(at + 3, end));
    at = end;
    if (isTls13) {
      if (at + 2 > body.length) return null;
      at += 2 + body.readUInt16BE(at);
    }
  }
  return certificates;
}
