import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { clientHello, type HelloOptions, toRecord, WIRE_VERSIONS } from '../client-hello.ts';
import { FlightReader, type RecordOpener, type ServerFlight } from '../server-flight.ts';
import { keyShareOf, type ServerHello } from '../server-hello.ts';
import { hashedFirstHello, serverHandshakeOpener } from '../tls13-secrets.ts';
import type { KeyRing } from './key-ring.ts';

/** How far a first flight is read: its ServerHello, its certificates, or all of it (up to TLS 1.2 with ServerKeyExchange). */
export type ReadUntil = 'hello' | 'certificates' | 'flight';

export interface HandshakeResponse {
  /**
   * `accepted`: the offered version with an offered suite. `refused`: an alert, or another version. `silent`: closed, reset
   * or timed out without a response. `not-tls`: other bytes. `unreachable`: no connection. `skipped`: out of budget or time.
   */
  readonly kind: 'accepted' | 'refused' | 'silent' | 'not-tls' | 'unreachable' | 'skipped';
  readonly flight: ServerFlight | null;
  readonly timedOut: boolean;
  /** Length of the hello that was sent. */
  readonly helloBytes: number;
}

export interface HandshakeLimits {
  readonly keys: KeyRing;
  /** For the whole handshake, even if the server sends single bytes slowly. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Sends one ClientHello over a fresh socket and reads the response; the socket is destroyed. Never throws. */
export async function handshake(
  socket: Socket,
  options: HelloOptions,
  until: ReadUntil,
  limits: HandshakeLimits,
): Promise<HandshakeResponse> {
  const fixed = { ...options, random: randomBytes(32), sessionId: randomBytes(options.version === 'TLSv1.3' ? 32 : 0) };
  const first = clientHello(fixed);
  const deadline = performance.now() + limits.timeoutMs;
  let reader = new FlightReader((hello, message) => openerFor(limits.keys, hello, [first, message]));
  let end = await converse(socket, toRecord(first, options.version), reader, until, deadline, limits.signal);
  const { hello, helloMessage } = reader.flight;
  if (until !== 'hello' && hello?.isRetry === true && helloMessage !== null) {
    const second = helloAfterRetry(fixed, hello, limits.keys);
    const hashed = hashedFirstHello(hello.suite, first);
    if (second !== null && hashed !== null) {
      const transcript = [hashed, helloMessage, second];
      reader = new FlightReader((next, message) => openerFor(limits.keys, next, [...transcript, message]));
      end = await converse(socket, toRecord(second, options.version), reader, until, deadline, limits.signal);
    }
  }
  socket.destroy();
  return {
    kind: kindOf(reader.flight, options),
    flight: reader.flight,
    timedOut: end === 'timeout',
    helloBytes: first.length,
  };
}

function kindOf(flight: ServerFlight, options: HelloOptions): HandshakeResponse['kind'] {
  const { hello, fault, alert } = flight;
  if (hello !== null) {
    const isOffered = hello.version === WIRE_VERSIONS[options.version] && options.suites.includes(hello.suite);
    return isOffered ? 'accepted' : 'refused';
  }
  if (alert !== null) return 'refused';
  return fault === null ? 'silent' : 'not-tls';
}

function openerFor(keys: KeyRing, hello: ServerHello, transcript: readonly Buffer[]): RecordOpener | null {
  if (hello.version !== WIRE_VERSIONS['TLSv1.3']) return null;
  const share = keyShareOf(hello);
  const secret = share === null ? null : keys.agree(share.group, share.publicKey);
  return secret === null ? null : serverHandshakeOpener(hello.suite, secret, transcript);
}

/** The second ClientHello differs only in its key share and cookie (RFC 8446, section 4.1.2). */
function helloAfterRetry(options: HelloOptions, retry: ServerHello, keys: KeyRing): Buffer | null {
  const wanted = keyShareOf(retry);
  const share = wanted === null ? null : keys.share(wanted.group);
  if (share === null) return null;
  const cookie = retry.extensions.get(44);
  return clientHello({ ...options, keyShares: [share], cookie: cookie?.subarray(2) });
}

function isEnough(reader: FlightReader, until: ReadUntil): boolean {
  if (reader.isOver) return true;
  const { hello, certificates } = reader.flight;
  return (until === 'hello' && hello !== null) || (until === 'certificates' && certificates !== null);
}

/** Writes, then reads until enough was read. */
function converse(
  socket: Socket,
  bytes: Buffer,
  reader: FlightReader,
  until: ReadUntil,
  deadline: number,
  signal: AbortSignal,
): Promise<'enough' | 'closed' | 'timeout'> {
  return new Promise((resolve) => {
    const finish = (end: 'enough' | 'closed' | 'timeout') => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      socket.off('data', onData);
      socket.off('close', onClose);
      socket.off('end', onClose);
      resolve(end);
    };
    const onAbort = () => finish('timeout');
    const onClose = () => finish('closed');
    const onData = (chunk: Buffer) => {
      reader.push(chunk);
      if (isEnough(reader, until)) finish('enough');
    };
    const timer = setTimeout(onAbort, Math.max(1, deadline - performance.now()));
    signal.addEventListener('abort', onAbort, { once: true });
    // Stays for the life of the socket: a reset after the response must not become an uncaught error.
    socket.on('error', () => undefined);
    socket.on('data', onData);
    socket.once('close', onClose);
    socket.once('end', onClose);
    if (signal.aborted || socket.destroyed) finish('closed');
    else socket.write(bytes);
  });
}
