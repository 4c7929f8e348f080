import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { BugVerdict } from '../../core/evidence/tls.ts';
import { clientHello, toRecord, WIRE_VERSIONS } from '../client-hello.ts';
import { FlightReader } from '../server-flight.ts';
import type { TlsSession } from './tls-session.ts';
import type { VersionSurvey } from './version-survey.ts';

const HEARTBEAT_EXTENSION = 15;
const HEARTBEAT_RECORD = 24;
const ALERT_RECORD = 21;
const BAD_RECORD_MAC = 20;
const DECRYPTION_FAILED = 21;

/** Heartbleed and CCS injection, each proven by one exchange that reads no memory and completes no session. */
export async function probeKnownBugs(
  survey: VersionSurvey,
  session: TlsSession,
): Promise<{ heartbleed: BugVerdict; ccsInjection: BugVerdict }> {
  const [heartbleed, ccsInjection] = await Promise.all([probeHeartbleed(survey, session), probeCcs(survey, session)]);
  return { heartbleed, ccsInjection };
}

/**
 * CVE-2014-0160, a missing length check. RFC 6520 requires at least 16 bytes of padding: a fixed stack drops a heartbeat
 * request without payload and padding, a vulnerable one responds with an empty payload.
 */
async function probeHeartbleed(survey: VersionSurvey, session: TlsSession): Promise<BugVerdict> {
  const connection = await openHandshake(survey, session, true);
  if (connection === null) return 'not_tested';
  if (!connection.reader.flight.hello?.extensions.has(HEARTBEAT_EXTENSION)) {
    connection.socket.destroy();
    return 'not_vulnerable';
  }
  const response = await connection.send(record(HEARTBEAT_RECORD, survey, Buffer.from([1, 0, 0])));
  connection.socket.destroy();
  return response[0] === HEARTBEAT_RECORD && response.length >= 8 && response[5] === 2
    ? 'vulnerable'
    : 'not_vulnerable';
}

/**
 * CVE-2014-0224. A fixed stack responds to an early ChangeCipherSpec with an alert (unexpected_message) or closes the connection. A vulnerable
 * one accepts it and switches to empty keys: it fails to decrypt the next record.
 */
async function probeCcs(survey: VersionSurvey, session: TlsSession): Promise<BugVerdict> {
  const connection = await openHandshake(survey, session, false);
  if (connection === null) return 'not_tested';
  const changeCipherSpec = record(20, survey, Buffer.from([1]));
  const first = await connection.send(changeCipherSpec, 500);
  if (first.length > 0 || connection.isClosed()) {
    connection.socket.destroy();
    return 'not_vulnerable';
  }
  const second = await connection.send(changeCipherSpec);
  connection.socket.destroy();
  const isDecryptionFault = second[0] === ALERT_RECORD && [BAD_RECORD_MAC, DECRYPTION_FAILED].includes(second[6] ?? 0);
  return isDecryptionFault ? 'vulnerable' : 'not_vulnerable';
}

interface OpenHandshake {
  readonly socket: Socket;
  readonly reader: FlightReader;
  readonly isClosed: () => boolean;
  /** Sends bytes and returns the first chunk of the response; empty on a timeout. */
  send(bytes: Buffer, timeoutMs?: number): Promise<Buffer>;
}

/** A handshake up to ServerHelloDone, with the socket left open. */
async function openHandshake(
  survey: VersionSurvey,
  session: TlsSession,
  heartbeat: boolean,
): Promise<OpenHandshake | null> {
  const socket = await session.socket();
  if (socket === null) return null;
  let isClosed = false;
  let listener: ((chunk: Buffer) => void) | null = null;
  socket.on('error', () => undefined);
  socket.once('close', () => {
    isClosed = true;
    listener?.(Buffer.alloc(0));
  });
  socket.on('data', (chunk: Buffer) => listener?.(chunk));
  const next = (timeoutMs: number): Promise<Buffer> =>
    new Promise((resolve) => {
      const finish = (chunk: Buffer) => {
        clearTimeout(timer);
        session.signal.removeEventListener('abort', onAbort);
        listener = null;
        resolve(chunk);
      };
      const onAbort = () => finish(Buffer.alloc(0));
      const timer = setTimeout(onAbort, timeoutMs);
      session.signal.addEventListener('abort', onAbort, { once: true });
      listener = finish;
      if (isClosed || session.signal.aborted) finish(Buffer.alloc(0));
    });
  const hello = clientHello({
    version: survey.version,
    suites: survey.likelySuites,
    serverName: session.serverName,
    random: randomBytes(32),
    heartbeat,
  });
  const reader = new FlightReader();
  socket.write(toRecord(hello, survey.version));
  const deadline = performance.now() + session.timeoutMs;
  while (!reader.isOver && !isClosed && performance.now() < deadline)
    reader.push(await next(Math.max(1, deadline - performance.now())));
  if (!reader.flight.isComplete) {
    socket.destroy();
    return null;
  }
  return {
    socket,
    reader,
    isClosed: () => isClosed,
    send: (bytes, timeoutMs = session.timeoutMs) => {
      if (!isClosed) socket.write(bytes);
      return next(timeoutMs);
    },
  };
}

function record(type: number, survey: VersionSurvey, payload: Buffer): Buffer {
  const version = WIRE_VERSIONS[survey.version];
  return Buffer.concat([Buffer.from([type, version >> 8, version & 0xff, 0, payload.length]), payload]);
}
