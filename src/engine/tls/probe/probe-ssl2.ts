import { exchangeBytes } from '../../transport/connect.ts';
import { ssl2ClientHello } from '../client-hello.ts';
import { parseSsl2ServerHello } from '../server-hello.ts';
import type { TlsSession } from './tls-session.ts';

export interface Ssl2Response {
  readonly kinds: readonly number[];
  readonly certificate: Buffer;
}

/** Sends an SSLv2 CLIENT-HELLO; the response lists every cipher kind at once. Null: not spoken. */
export async function probeSsl2(session: TlsSession): Promise<Ssl2Response | null> {
  const socket = await session.socket();
  if (socket === null) return null;
  const data = await exchangeBytes(socket, ssl2ClientHello(), isOver, session.timeoutMs, session.signal);
  return parseSsl2ServerHello(data);
}

/** True once a whole SSLv2 record was read, or the bytes are another protocol. */
function isOver(received: Buffer): boolean {
  if ((received[0] ?? 0) < 0x80) return true;
  return received.length >= 2 && received.length >= (received.readUInt16BE(0) & 0x7fff) + 2;
}
