import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testChannel } from '../../src/service/channels/channels.ts';
import type { Log } from '../../src/service/log.ts';
import type { ServiceOptions } from '../../src/service/options.ts';
import { createWebhookSender } from '../../src/service/webhooks/sender.ts';
import { cli } from '../cli/cli-fixture.ts';
import { createCa, issue } from '../helpers/certificates.ts';
import { addChannel, attempts, deliver, endScan, HOSTILE_TITLE, HOSTILE_URL } from '../helpers/channel-fixture.ts';
import { openTestContext, type TestContext } from '../helpers/service-context.ts';

const ROOT = createCa();
const LEAF = issue({ issuer: ROOT, dnsNames: ['localhost'], ipAddresses: ['127.0.0.1'] });
const ACCOUNT = { user: 'gate', password: 'p@ss:SECRET' };
const RECIPIENTS = ['ada@corp.example', 'bob@corp.example'];

interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly isEncrypted: boolean;
  /** Lines of the header, unfolded. */
  readonly head: readonly string[];
  readonly raw: string;
}

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

/** A real mail server, which asks for an account. @param refuse says what it answers a message with, or null */
async function mailServer(options: SMTPServerOptions = {}, refuse: () => string | null = () => null) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    key: LEAF.privateKeyPem,
    cert: LEAF.chainPem,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ username, password }, _session, done) =>
      username === ACCOUNT.user && password === ACCOUNT.password
        ? done(null, { user: username })
        : done(new Error('Wrong account: text of the server')),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? Object.assign(new Error('No such box'), { responseCode: 550 }) : null),
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks).toString();
      const { mailFrom, rcptTo } = session.envelope;
      mails.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        user: session.user,
        isEncrypted: session.secure,
        head: (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n'),
        raw,
      });
      const refusal = refuse();
      if (refusal === null) done();
      else done(Object.assign(new Error(refusal), { responseCode: 451 }));
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  open.push({ close: () => new Promise<void>((resolve) => server.close(resolve)) });
  return { mails, port: (server.server.address() as AddressInfo).port };
}

type Smtp = NonNullable<ServiceOptions['smtp']>;

let shared: TestContext;
beforeAll(async () => {
  shared = await openTestContext();
});
afterAll(() => shared.close());

async function gate(
  port: number,
  smtp: Partial<Smtp> = {},
  trustedRoots: readonly string[] = [ROOT.certificatePem],
  log: Log = () => {},
) {
  await shared.reset(100);
  const server: Smtp = { host: 'localhost', port, tls: 'starttls', from: 'gate@scans.example', ...ACCOUNT, ...smtp };
  const config = { ...shared.context.config, trustedRoots, smtp: server };
  const opened = { ...shared, context: { ...shared.context, config, log } };
  return { opened, caller: await opened.principal() };
}

const add = ({ opened, caller }: Awaited<ReturnType<typeof gate>>, recipients = RECIPIENTS) =>
  addChannel(opened, caller, { name: 'Mail', kind: 'email', settings: { recipients } });
/** Decodes the parts, which are quoted-printable or plain. */
const decoded = (raw: string) =>
  Buffer.from(
    raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
const send = (opened: TestContext) => deliver(opened);

describe('email', () => {
  test('is sent with STARTTLS and an account, and is the same message at each attempt', async () => {
    const answers: (string | null)[] = ['Try again later', null];
    const { mails, port } = await mailServer({}, () => answers.shift() ?? null);
    const run = await gate(port);
    await add(run);
    await endScan(run.opened, run.caller, [['finding.created', 'critical', 'Open door']]);
    expect(await send(run.opened)).toBe(1);
    const [{ error, status } = { error: null, status: '' }] = await attempts(run.opened);
    expect([status, error]).toEqual(['pending', 'the mail server refused the message (SMTP 451)']);
    run.opened.clock.advance(70_000);
    expect(await send(run.opened)).toBe(1);
    expect((await attempts(run.opened)).map((attempt) => attempt.status)).toEqual(['succeeded', 'succeeded']);
    expect(mails).toHaveLength(2);
    for (const mail of mails)
      expect(mail).toMatchObject({ from: 'gate@scans.example', to: RECIPIENTS, user: 'gate', isEncrypted: true });
    const ids = mails.map(({ head }) => head.find((line) => line.startsWith('Message-ID:')));
    expect(ids[0]).toMatch(/^Message-ID: <dlv_\w+@scans\.example>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(mails[0]?.head).toContain('Auto-Submitted: auto-generated');
    expect(mails[0]?.head).toContain('Subject: [Scan Gate] 1 new finding on shop.test');
  });

  test('with texts of a hostile site has the headers and recipients of any other, and inert HTML', async () => {
    const { mails, port } = await mailServer();
    const run = await gate(port);
    await add(run);
    await endScan(run.opened, run.caller, [['finding.created', 'critical', 'Harmless']]);
    await endScan(
      run.opened,
      run.caller,
      [['finding.created', 'critical', HOSTILE_TITLE, HOSTILE_URL]],
      'x\r\nBcc: y@evil.test\r\n\r\nz',
    );
    expect(await send(run.opened)).toBe(2);
    const namesOf = (mail?: Mail) => mail?.head.map((line) => line.split(':')[0]).sort();
    const hostile = mails.find(({ raw }) => raw.includes('evil'));
    expect(namesOf(hostile)).toEqual(namesOf(mails.find((mail) => mail !== hostile)));
    expect(hostile?.to).toEqual(RECIPIENTS);
    const text = decoded(hostile?.raw ?? '');
    const html = text.slice(text.indexOf('text/html'));
    expect(html).toContain('&lt;script&gt;');
    expect(html.match(/<(?!\/)[a-z]+/g)?.sort()).toEqual(['<a', '<b', '<b', '<br', '<code', '<li', '<p', '<p', '<ul']);
    expect(html.match(/href="([^"]*)"/)?.[1]).toMatch(/^http:\/\/127\.0\.0\.1:1\/console\//);
  });

  test('is not sent without TLS, to a server that is not trusted, or with a wrong password, and no error has the secret', async () => {
    const plain = await mailServer({ disabledCommands: ['STARTTLS'] });
    const trusted = await mailServer();
    const log: unknown[] = [];
    for (const [port, smtp, roots, why] of [
      [plain.port, {}, undefined, 'the mail server offers no TLS that can be trusted'],
      [trusted.port, {}, [createCa().certificatePem], 'certificate is not trusted'],
      [trusted.port, { password: 'wrong-SECRET' }, undefined, 'the mail server refused the sign-in (SMTP 535)'],
      [1, {}, undefined, 'the mail server cannot be reached'],
    ] as const) {
      const run = await gate(port, smtp, roots, (...entry) => log.push(entry));
      const { id } = await add(run);
      const sender = createWebhookSender({ isAllowedAddress: () => true });
      const result = await testChannel(run.opened.context, run.caller, id, sender);
      expect([port, result.delivered, result.status_code]).toEqual([port, false, null]);
      expect(result.error).toContain(why);
      expect(JSON.stringify([result, log])).not.toMatch(/SECRET|text of the server/);
    }
    expect([...plain.mails, ...trusted.mails]).toEqual([]);
  });

  test('says which recipients were refused, and does not send to the others twice', async () => {
    const { mails, port } = await mailServer();
    const run = await gate(port);
    await add(run, ['ada@corp.example', 'nobody@corp.example']);
    await endScan(run.opened, run.caller, [['finding.created', 'critical', 'Open door']]);
    expect(await send(run.opened)).toBe(1);
    expect(mails.map(({ to }) => to)).toEqual([['ada@corp.example']]);
    expect(await attempts(run.opened)).toMatchObject([
      { status: 'succeeded', error: 'the mail server refused 1 of the recipients' },
    ]);
  });

  test.each([
    [['--smtp-from', 'a@b.example'], {}, 'SCAN_GATE_SMTP_URL'],
    [[], { SCAN_GATE_SMTP_URL: 'smtp://h' }, '--smtp-from'],
    [['--smtp-from', 'a'], { SCAN_GATE_SMTP_URL: 'smtp://h' }, '--smtp-from'],
    [['--smtp-from', 'a@b.example\r\nBcc: c'], { SCAN_GATE_SMTP_URL: 'smtp://h' }, '--smtp-from'],
    [['--smtp-from', 'a@b.example'], { SCAN_GATE_SMTP_URL: 'http://u:GEHEIM@h' }, 'SCAN_GATE_SMTP_URL'],
    [['--smtp-from', 'a@b.example'], { SCAN_GATE_SMTP_URL: 'smtp://u:GEHEIM@h?tls=none' }, 'without TLS'],
    [['--smtp-from', 'a@b.example'], { SCAN_GATE_SMTP_URL: 'smtps://u:GEHEIM@h?tls=none' }, '?tls=none'],
    [['--smtp-from', 'a@b.example'], { SCAN_GATE_SMTP_URL: 'smtps://u:GEHEIM%zz@h' }, '%25'],
    [['--smtp-from', 'a@b.example'], { SCAN_GATE_SMTP_URL_FILE: 'none' }, 'SCAN_GATE_SMTP_URL_FILE'],
  ])('serve refuses %j with %j', async (flags, environment, why) => {
    const { status, err } = await cli(['serve', '--data', 'd', ...flags], { environment });
    expect([status, err.includes(why), err.includes('GEHEIM')]).toEqual([2, true, false]);
  });
});
