import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CdpConnection, CdpSession } from '../../../src/engine/browser/cdp/cdp-connection.ts';
import { RequestGate } from '../../../src/engine/browser/visit/request-gate.ts';
import type { Visit } from '../../../src/engine/browser/visit/visit.ts';
import type { ProbeContext, ProbeRequest } from '../../../src/engine/core/probe-context.ts';
import { exchange } from '../../helpers/recorded.ts';

const ORIGIN = 'https://site.example';
const CDN_SCRIPT = 'https://cdn.example/a.js';

interface Command {
  readonly id: number;
  readonly method: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent
  readonly params: any;
}

/** A gate over a pipe whose browser is this test. */
async function gateOver(
  options: { requestsMax?: number; thirdParties?: 'load'; cookie?: string; isCut?: boolean } = {},
) {
  const input = new PassThrough();
  const output = new PassThrough();
  const sent: Command[] = [];
  const reply = (message: object) => output.write(`${JSON.stringify({ sessionId: 'S', ...message })}\0`);
  input.on('data', (chunk: Buffer) => {
    for (const text of chunk.toString().split('\0').filter(Boolean)) {
      const command = JSON.parse(text) as Command;
      sent.push(command);
      reply({ id: command.id, result: {} });
    }
  });
  const fetched: ProbeRequest[] = [];
  const context = {
    target: { origin: ORIGIN },
    options: {
      ...(options.cookie === undefined ? {} : { request_headers: { Cookie: options.cookie } }),
    },
    fetch: async (request: ProbeRequest) => {
      fetched.push(request);
      if (request.url.endsWith('/poll')) await new Promise(() => undefined);
      const got = exchange({ url: request.url, body: '<p>hello', headers: { 'Content-Type': 'text/html' } });
      return { ...got, response: { ...got.response, truncated: options.isCut === true } };
    },
  } as unknown as ProbeContext;
  const loaded = exchange({ url: CDN_SCRIPT, body: 'var a', headers: { 'Content-Type': 'text/javascript' } });
  const foreign =
    options.thirdParties === 'load' ? { get: (url: string) => (url === CDN_SCRIPT ? loaded : null) } : null;
  const gate = new RequestGate({ context, hasRoom: () => fetched.length < (options.requestsMax ?? 100), foreign });
  const open = (visit: Partial<Visit> = {}) =>
    gate.open({
      mode: 'crawl',
      url: `${ORIGIN}/`,
      stays: false,
      servedFrom: null,
      attacker: null,
      isAgain: false,
      ...visit,
    });
  await gate.attach(new CdpSession(new CdpConnection(input, output), 'S'), 'main');
  let next = 0;
  /** Pauses a request and returns the command that settles it. */
  const pause = async (url: string, request: object = {}, resourceType = 'Fetch', frameId = 'main') => {
    next += 1;
    const requestId = `r${next}`;
    const params = { requestId, resourceType, frameId, request: { url, method: 'GET', headers: {}, ...request } };
    reply({ method: 'Fetch.requestPaused', params });
    for (;;) {
      const settled = sent.find((command) => command.params.requestId === requestId);
      if (settled !== undefined) reply({ method: 'Network.loadingFinished', params: { requestId } });
      if (settled !== undefined && gate.inFlight === 0) return settled;
      await nextTurn();
    }
  };
  /** Pauses a request that the target does not answer. */
  const hold = async (url: string) => {
    const before = fetched.length;
    next += 1;
    const request = { url, method: 'GET', headers: {} };
    reply({
      method: 'Fetch.requestPaused',
      params: { requestId: `r${next}`, resourceType: 'XHR', frameId: 'main', request },
    });
    while (fetched.length === before) await nextTurn();
  };
  return { gate, open, pause, hold, fetched };
}

describe('the network of the browser', () => {
  it('tells code that no page had before from code that is loaded again', async () => {
    const { open, pause } = await gateOver();
    const first = open();
    await pause(`${ORIGIN}/`, {}, 'Document');
    const second = open({ url: `${ORIGIN}/again` });
    await pause(`${ORIGIN}/again`, {}, 'Document');
    expect([first.hasNewCode, second.hasNewCode]).toEqual([true, false]);
  });

  it('answers a GET of the target by the client of the engine', async () => {
    const { gate, open, pause, fetched } = await gateOver({ cookie: 'session=s' });
    open();
    const settled = await pause(`${ORIGIN}/`, { headers: { Cookie: 'a=1', 'X-Api': '2' } }, 'Document');
    expect(fetched).toMatchObject([
      {
        method: 'GET',
        url: `${ORIGIN}/`,
        headers: [
          ['X-Api', '2'],
          ['Cookie', 'session=s; a=1'],
        ],
      },
    ]);
    expect(settled.method).toBe('Fetch.fulfillRequest');
    expect(settled.params.responseCode).toBe(200);
    expect(Buffer.from(settled.params.body, 'base64').toString()).toBe('<p>hello');
    expect([...gate.traffic.exchanges.keys()]).toEqual([`${ORIGIN}/`]);
  });

  it('says that a script was too large, and sends the browser what came', async () => {
    const { gate, open, pause } = await gateOver({ isCut: true });
    open();
    await pause(`${ORIGIN}/app.js`, {}, 'Script');
    await pause(`${ORIGIN}/list`, {}, 'Fetch');
    expect(gate.traffic.blockedHosts).toEqual(['site.example']);
  });

  it('records a write with its body and sends nothing', async () => {
    const { gate, open, pause, fetched } = await gateOver();
    open();
    const request = { method: 'POST', postData: '{"sku":"A1"}', headers: { 'Content-Type': 'application/json' } };
    const settled = await pause(`${ORIGIN}/api/orders`, request);
    expect(settled.params.responseCode).toBe(200);
    expect(fetched).toEqual([]);
    expect(gate.traffic.withheld).toBe(1);
    expect(gate.traffic.endpoints).toEqual([
      {
        method: 'POST',
        url: `${ORIGIN}/api/orders`,
        body: { type: 'application/json', text: '{"sku":"A1"}' },
        page: `${ORIGIN}/`,
      },
    ]);
  });

  it('notes a navigation of a page that stays, with its fragment', async () => {
    const { gate, open, pause, fetched } = await gateOver();
    const log = open();
    gate.stay();
    const settled = await pause(`${ORIGIN}/next`, { urlFragment: '#top' }, 'Document');
    expect(settled.params.responseCode).toBe(204);
    expect(log.navigations).toEqual([`${ORIGIN}/next#top`]);
    expect(fetched).toEqual([]);
  });

  it('notes the pages of which a router requests parts, and refuses those that no user has opened', async () => {
    const { gate, open, pause, fetched } = await gateOver();
    const log = open();
    const ahead = await pause(`${ORIGIN}/team?_rsc=a`, { headers: { rsc: '1', 'next-router-prefetch': '1' } });
    expect(ahead.method).toBe('Fetch.failRequest');
    expect(fetched).toEqual([]);
    const opened = await pause(`${ORIGIN}/admin?_rsc=b`, { headers: { rsc: '1' } });
    expect(opened.method).toBe('Fetch.fulfillRequest');
    expect(fetched.map((request) => request.url)).toEqual([`${ORIGIN}/admin?_rsc=b`]);
    expect(log.navigations).toEqual([`${ORIGIN}/team`, `${ORIGIN}/admin`]);
    expect(gate.traffic.endpoints).toEqual([]);
  });

  it('blocks other hosts, and names those whose scripts are missing', async () => {
    const { gate, open, pause } = await gateOver();
    open();
    expect((await pause('https://cdn.example/a.js', {}, 'Script')).method).toBe('Fetch.failRequest');
    expect((await pause('https://img.example/a.png', {}, 'Image')).method).toBe('Fetch.failRequest');
    expect(gate.traffic.blockedHosts).toEqual(['cdn.example']);
  });

  it('loads scripts of other hosts where that is allowed', async () => {
    const { gate, open, pause, fetched } = await gateOver({ thirdParties: 'load' });
    open();
    const settled = await pause(CDN_SCRIPT, { headers: { Cookie: 'a=1' } }, 'Script');
    expect(Buffer.from(settled.params.body, 'base64').toString()).toBe('var a');
    // Only what was loaded before any script ran: a URL can carry what a script learned.
    const leak = await pause(`${CDN_SCRIPT}?t=YWJjK2RlZi0xMjM`, {}, 'Script');
    expect(leak.method).toBe('Fetch.failRequest');
    expect(gate.traffic.blockedHosts).toEqual(['cdn.example']);
    expect(fetched).toEqual([]);
  });

  it('does not wait for requests that the server holds, nor for those of an earlier page', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { gate, open, hold } = await gateOver();
    open();
    await hold(`${ORIGIN}/poll`);
    expect(gate.inFlight).toBe(1);
    vi.advanceTimersByTime(1_000);
    open();
    expect(gate.inFlight).toBe(0);
    await hold(`${ORIGIN}/poll`);
    expect(gate.inFlight).toBe(1);
    expect(gate.isCutOff).toBe(false);
    vi.advanceTimersByTime(5_100);
    expect(gate.inFlight).toBe(0);
    expect(gate.isCutOff).toBe(true);
    // The first one may have been late.
    open();
    await hold(`${ORIGIN}/poll`);
    expect(gate.inFlight).toBe(1);
    vi.advanceTimersByTime(5_100);
    expect(gate.inFlight).toBe(0);
    open();
    await hold(`${ORIGIN}/poll`);
    expect([gate.inFlight, gate.isCutOff]).toEqual([0, false]);
    await hold(`${ORIGIN}/slow/poll`);
    expect(gate.inFlight).toBe(1);
  });

  it('refuses requests beyond its maximum, but not those that it has sent before', async () => {
    const { gate, open, pause, fetched } = await gateOver({ requestsMax: 1 });
    open();
    await pause(`${ORIGIN}/a`);
    expect((await pause(`${ORIGIN}/b`)).method).toBe('Fetch.failRequest');
    expect((await pause(`${ORIGIN}/a`)).method).toBe('Fetch.fulfillRequest');
    expect([...gate.traffic.refused]).toEqual([`${ORIGIN}/b`]);
    expect(fetched.map(({ url }) => url)).toEqual([`${ORIGIN}/a`, `${ORIGIN}/a`]);
  });
});
