import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { CdpConnection } from '../../../src/engine/browser/cdp/cdp-connection.ts';

/** The browser's side of the pipes. */
function pipe() {
  const input = new PassThrough();
  const output = new PassThrough();
  const sent: { id: number; method: string; sessionId?: string }[] = [];
  input.on('data', (chunk: Buffer) => {
    for (const text of chunk.toString().split('\0').filter(Boolean)) sent.push(JSON.parse(text));
  });
  const connection = new CdpConnection(input, output);
  return { connection, sent, output, reply: (message: object) => output.write(`${JSON.stringify(message)}\0`) };
}

describe('the pipe to the browser', () => {
  it('matches results to commands, in whatever order and pieces they arrive', async () => {
    const { connection, output } = pipe();
    const first = connection.send('Page.enable');
    const second = connection.send('Browser.getVersion');
    const bytes = Buffer.from('{"id":2,"result":{"product":"Chrome/1 é"}}\0{"id":1,"result":{}}\0');
    for (const byte of bytes) output.write(Buffer.from([byte]));
    expect(await second).toEqual({ product: 'Chrome/1 é' });
    expect(await first).toEqual({});
  });

  it('delivers events to the session that subscribed', async () => {
    const { connection, reply } = pipe();
    const seen: unknown[] = [];
    const stop = connection.on('Page.loadEventFired', ({ at }) => seen.push(at), 'S1');
    const command = connection.send('Page.enable');
    reply({ method: 'Page.loadEventFired', sessionId: 'S2', params: { at: 1 } });
    reply({ method: 'Page.loadEventFired', sessionId: 'S1', params: { at: 2 } });
    reply({ id: 1, result: {} });
    await command;
    stop();
    expect(seen).toEqual([2]);
  });

  it.each([
    ['an error of the browser', 'refused', (reply: (m: object) => void) => reply({ id: 1, error: { message: 'No' } })],
    ['no response in time', 'timeout', () => undefined],
  ])('rejects a command on %s', async (_name, code, respond) => {
    const { connection, reply } = pipe();
    const command = connection.send('Page.enable', {}, undefined, 20);
    respond(reply);
    await expect(command).rejects.toMatchObject({ code });
  });

  it.each([
    ['the pipe closes', ({ output }: ReturnType<typeof pipe>) => output.destroy()],
    ['the browser sends no JSON', ({ output }: ReturnType<typeof pipe>) => output.write('no JSON\0')],
  ])('rejects all commands when %s', async (_name, end) => {
    const fake = pipe();
    const commands = [fake.connection.send('Page.enable'), fake.connection.send('Network.enable')];
    end(fake);
    for (const command of commands) await expect(command).rejects.toMatchObject({ code: 'closed' });
    await fake.connection.closed;
    await expect(fake.connection.send('Page.enable')).rejects.toMatchObject({ code: 'closed' });
  });
});
