import net, { type Socket } from 'node:net';
import { ProbeError } from '../core/probe-context.ts';
import { failureOf } from './failure.ts';

/**
 * Opens one TCP connection.
 * @param timeoutMs for the TCP handshake
 * @throws ProbeError
 */
export function connectTcp(address: string, port: number, timeoutMs: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new ProbeError('aborted', 'the scan ended'));
      return;
    }
    const socket = net.connect({ host: address, port, noDelay: true });
    const fail = (error: ProbeError) => {
      settle();
      socket.on('error', () => undefined);
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(() => fail(new ProbeError('timeout', `no connection within ${timeoutMs} ms`)), timeoutMs);
    const onAbort = () => fail(new ProbeError('aborted', 'the scan ended'));
    const onError = (cause: Error) => {
      const { code, message } = failureOf(cause);
      const known = code === 'refused' || code === 'unreachable' || code === 'timeout' || code === 'reset';
      fail(new ProbeError(known ? code : 'unreachable', message, { cause }));
    };
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      socket.off('error', onError);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    socket.once('error', onError);
    socket.once('connect', () => {
      settle();
      // Users of the socket wait for `close`; an unhandled `error` event would end the process.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}

/** Sends bytes and reads until `enough` is true, the peer closes or `timeoutMs` elapses. Always closes the socket. */
export function exchangeBytes(
  socket: Socket,
  bytes: Buffer,
  enough: (received: Buffer) => boolean,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Buffer> {
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
    socket.on('error', finish);
    socket.on('close', finish);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (enough(received) || received.length > 65_536) finish();
    });
    if (signal.aborted || socket.destroyed) finish();
    else socket.write(bytes);
  });
}
