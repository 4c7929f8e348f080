import type { Socket } from 'node:net';
import { ssl2ClientHello } from '../client-hello.ts';
import { parseSsl2ServerHello } from '../server-hello.ts';
import type { TlsSession } from './tls-session.ts';

export interface Ssl2Response {
  readonly kinds: readonly number[];
  readonly certificate: Buffer;
}

/** Sends an SSLv2 CLIENT-HELLO; the response lists every cipher kind at once. Null: not spoken. */
export async function askSsl2(session: TlsSession): Promise<Ssl2Response | null> {
  const socket = await session.socket();
  if (socket === null) return null;
  const data = await firstMessage(socket, session.timeoutMs, session.signal);
  return parseSsl2ServerHello(data);
}

function firstMessage(socket: Socket, timeoutMs: number, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0);
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      socket.destroy();
      resolve(received);
    };
    const timer = setTimeout(finish, timeoutMs);
    signal.addEventListener('abort', finish, { once: true });
    socket.on('error', () => undefined);
    socket.once('close', finish);
    socket.once('end', finish);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      // A record of SSLv2 holds at most 32,767 bytes; anything else is not a response to this hello.
      const isSsl2 = (received[0] ?? 0) >= 0x80;
      const length = received.length >= 2 ? (received.readUInt16BE(0) & 0x7fff) + 2 : Number.POSITIVE_INFINITY;
      if (!isSsl2 || received.length >= length) finish();
    });
    if (signal.aborted || socket.destroyed) finish();
    else socket.write(ssl2ClientHello());
  });
}
