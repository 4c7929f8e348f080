import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { describePglite, FAST, until } from '../helpers/service.ts';

/** A client in its own thread: it keeps running while the service's event loop is blocked. */
const CLIENT = `
const { workerData, parentPort } = require('node:worker_threads');
const flag = new Int32Array(workerData.shared);
const socket = require('node:net').connect(workerData.port, '127.0.0.1', async () => {
  if (workerData.early !== '') socket.write(workerData.early);
  await Atomics.waitAsync(flag, 0, 0).value;
  socket.write(workerData.late, () => { Atomics.store(flag, 1, 1); Atomics.notify(flag, 1); });
});
let answer = '';
socket.on('data', (bytes) => { answer += bytes; });
socket.on('error', () => {});
socket.on('close', () => parentPort.postMessage(answer));
`;

const workers: Worker[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.terminate();
});

describePglite('requests that the service reads late', ({ start }) => {
  /** Sends `early`, blocks the service's event loop beyond its timeouts while `late` arrives, and returns the response. */
  async function answerTo(url: string, early: string, late: string): Promise<string> {
    const accepted: Socket[] = [];
    const listener = (message: unknown) => accepted.push((message as { socket: Socket }).socket);
    channel('net.server.socket').subscribe(listener);
    const shared = new SharedArrayBuffer(8);
    const flag = new Int32Array(shared);
    const worker = new Worker(CLIENT, {
      eval: true,
      workerData: { port: Number(new URL(url).port), shared, early, late },
    });
    workers.push(worker);
    const answer = once(worker, 'message').then(([text]) => String(text));
    await until('accepted and read', async () => accepted.some((socket) => socket.bytesRead === early.length));
    channel('net.server.socket').unsubscribe(listener);
    // From here timers come before sockets: the time-outs run out before the loop can read.
    await new Promise((resolve) => setImmediate(resolve));
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
    Atomics.wait(flag, 1, 0);
    const stopped = performance.now();
    while (performance.now() - stopped < 2 * FAST.requestMs) Atomics.wait(flag, 1, 1, FAST.requestMs);
    return answer;
  }

  test.each([
    ['nothing of it', 0],
    ['half of its head', 30],
    ['its head and half of its body', -10],
  ])('%s had been read when the event loop was blocked: the complete request gets its response', async (_, cut) => {
    const { service, store } = await start({}, { httpTimeouts: FAST });
    const body = '{"hostname":"late.example.com"}';
    const request =
      `POST /v1/targets HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.apiKey}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
    const answer = await answerTo(service.url, request.slice(0, cut), request.slice(cut));
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 201 Created');
    expect(await store.query('SELECT hostname FROM targets')).toEqual([{ hostname: 'late.example.com' }]);
  });

  test.each([
    ['half a head', 'GET /v1/usage HTTP/1.1\r\nHost', ': x\r\nX-A: b'],
    ['half a body', 'POST /v1/targets HTTP/1.1\r\nHo', 'st: x\r\nContent-Length: 30\r\n\r\n{"host'],
  ])('a connection that is still %s afterwards is closed', async (_, early, late) => {
    const { service } = await start({}, { httpTimeouts: FAST });
    const key = `\r\nContent-Type: application/json\r\nAuthorization: Bearer ${service.apiKey}\r\n`;
    const answer = await answerTo(service.url, early, late.replace('\r\n', key));
    expect(answer === '' || answer.startsWith('HTTP/1.1 408 '), answer.slice(0, 80)).toBe(true);
  });
});
