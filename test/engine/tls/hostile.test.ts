import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { gatherTls } from '../../../src/engine/tls/probe/gather-tls.ts';
import { createCa, issue } from '../../helpers/certificates.ts';
import { type LegacyTlsOptions, legacyTlsServer, scriptedServer } from '../../helpers/legacy-tls-server.ts';
import { probeContext } from '../../helpers/probe-context.ts';
import type { TestServer } from '../../helpers/tls-server.ts';
import { tlsFindings } from './tls-findings.ts';

const root = createCa();
const leaf = issue({ issuer: root, dnsNames: ['odd.test'], key: 'rsa-2048' });
const trusted = { host: 'odd.test', trustedRoots: [root.certificatePem] };

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

describe('odd but honest servers are read all the same', () => {
  const base: LegacyTlsOptions = { certificates: [leaf.der], suites: [0xc02f, 0x2f, 0x05], versions: [0x0302, 0x0303] };
  const wanted = [
    { version: 'TLSv1.1', codes: [0x05, 0x2f] },
    { version: 'TLSv1.2', codes: [0x05, 0x2f, 0xc02f] },
  ];

  it.each<[string, Partial<LegacyTlsOptions>]>([
    ['that closes without an alert', { closesSilently: true }],
    ['that sends its flight in records of one byte', { recordBytes: 1 }],
    ['that drops hellos of more than 255 bytes', { longestHello: 255 }],
    ['that drops long hellos and closes without an alert', { longestHello: 255, closesSilently: true }],
  ])('a server %s', async (_, options) => {
    server = await legacyTlsServer({ ...base, ...options });
    const { evidence } = await tlsFindings({ ...trusted, port: server.port, scanType: 'standard' });
    const found = evidence.versions.filter(({ accepted }) => accepted);
    expect(found.map(({ version, suites }) => ({ version, codes: suites.map(({ code }) => code) }))).toEqual(wanted);
    expect(evidence.trust.trusted).toBe(true);
  });

  it('a server that resets every third connection', async () => {
    const inner = await legacyTlsServer(base);
    let count = 0;
    const { connect } = await import('node:net');
    server = await scriptedServer((socket) => {
      count += 1;
      if (count % 3 === 0) {
        socket.resetAndDestroy();
        return;
      }
      const upstream = connect(inner.port, '127.0.0.1');
      upstream.on('error', () => socket.destroy());
      socket.once('close', () => upstream.destroy());
      socket.pipe(upstream).pipe(socket);
    });
    const { evidence } = await tlsFindings({ ...trusted, port: server.port, scanType: 'quick' });
    await inner.close();
    expect(evidence.versions.filter(({ accepted }) => accepted).map(({ version }) => version)).toEqual([
      'TLSv1.1',
      'TLSv1.2',
    ]);
  });

  it('a server that warns of an unknown name before its ServerHello', async () => {
    const inner = await legacyTlsServer(base);
    const { connect } = await import('node:net');
    server = await scriptedServer((socket) => {
      const upstream = connect(inner.port, '127.0.0.1');
      upstream.on('error', () => socket.destroy());
      socket.once('close', () => upstream.destroy());
      socket.pipe(upstream);
      upstream.once('data', () => socket.write(Buffer.from('15030300020170', 'hex')));
      upstream.pipe(socket);
    });
    const { evidence } = await tlsFindings({ ...trusted, port: server.port, scanType: 'quick' });
    await inner.close();
    expect(evidence.trust.trusted).toBe(true);
  });
});

describe('hostile servers end in a result', () => {
  const header = Buffer.from('160303', 'hex');
  const record = (body: Buffer): Buffer =>
    Buffer.concat([header, Buffer.from([body.length >> 8, body.length & 0xff]), body]);
  const serverHello = Buffer.concat([
    Buffer.from('02000026', 'hex'),
    Buffer.from('0303', 'hex'),
    Buffer.alloc(32),
    Buffer.from('00c02f00', 'hex'),
  ]);

  const pour = (socket: Socket, chunk: Buffer) => {
    const more = () => {
      while (!socket.destroyed && socket.write(chunk)) {
        // Until the buffer is full.
      }
    };
    socket.on('drain', more);
    more();
  };

  it.each<[string, (socket: Socket) => void]>([
    ['never answers', () => undefined],
    ['hangs up at once', (socket) => socket.end()],
    ['resets', (socket) => socket.resetAndDestroy()],
    ['answers in plain HTTP', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['answers with random bytes', (socket) => socket.end(Buffer.alloc(5_000, 0xa7))],
    [
      'sends a ServerHello of garbage',
      (socket) => socket.end(record(Buffer.concat([Buffer.from('020000ff', 'hex'), Buffer.alloc(255, 0xff)]))),
    ],
    [
      'sends empty records for ever',
      (socket) => pour(socket, Buffer.concat(Array.from({ length: 1_000 }, () => record(Buffer.alloc(0))))),
    ],
    [
      'sends warnings for ever',
      (socket) =>
        pour(socket, Buffer.concat(Array.from({ length: 1_000 }, () => Buffer.from('15030300020170', 'hex')))),
    ],
  ])('a server that %s', async (_, script) => {
    server = await scriptedServer(script);
    const gathered = await gatherTls(probeContext({ port: server.port, scanType: 'quick', ...trusted }));
    expect(gathered.state).toBe('failed');
  });

  it('a certificate message without an end is cut off', async () => {
    const endless = record(Buffer.alloc(16_000, 1));
    server = await scriptedServer((socket) => {
      socket.write(record(Buffer.concat([serverHello, Buffer.from('0bffffffffffff', 'hex')])));
      pour(socket, endless);
    });
    const { evidence } = await tlsFindings({ ...trusted, port: server.port, scanType: 'quick' });
    expect(evidence.chain).toEqual([]);
    expect(evidence.versions.find(({ version }) => version === 'TLSv1.2')?.accepted).toBe(true);
  });

  it('certificates that are none are named, and end in no path', async () => {
    server = await legacyTlsServer({ certificates: [Buffer.from('3003020101', 'hex')], suites: [0x2f] });
    const { evidence, notApplicable } = await tlsFindings({ ...trusted, port: server.port, scanType: 'quick' });
    expect(evidence.trust).toMatchObject({ trusted: false, fault: null });
    expect(evidence.trust.detail).toMatch(/certificate 1 cannot be read/);
    expect(notApplicable).toContain('tls.cert-untrusted');
  });

  it('a thousand certificates of one name cost a bounded number of signature checks', async () => {
    const first = createCa({ commonName: 'Same' });
    const many = Array.from({ length: 12 }, () => createCa({ commonName: 'Same', issuer: first }));
    const same = issue({ commonName: 'Same', issuer: many[0] ?? first, dnsNames: ['odd.test'] });
    const certificates = [same.der, ...Array.from({ length: 1_000 }, (_, index) => (many[index % 12] ?? first).der)];
    server = await legacyTlsServer({ certificates, suites: [0x2f] });
    const { evidence } = await tlsFindings({ ...trusted, port: server.port, scanType: 'quick' });
    expect(evidence.trust.trusted).toBe(false);
    expect(evidence.chain.length).toBeLessThanOrEqual(32);
  });

  it('the budget of connections is kept, and what is known by then is reported', async () => {
    server = await legacyTlsServer({ certificates: [leaf.der], suites: [0x2f, 0x35, 0x05] });
    const context = probeContext({ port: server.port, scanType: 'compliance', connections: 12, ...trusted });
    const gathered = await gatherTls(context);
    expect(gathered).toMatchObject({ state: 'available', value: { limitedBy: 'the connection budget of the scan' } });
    expect(context.connections()).toBeLessThanOrEqual(12);
  });

  it('plain HTTP targets have no TLS to look at', async () => {
    expect(await gatherTls(probeContext({ port: 1, scheme: 'http' }))).toMatchObject({ state: 'not_applicable' });
  });
});
