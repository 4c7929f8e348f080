import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { VerificationMethod } from '../../src/contract/target.ts';
import type { DnsResolver } from '../../src/engine/core/resolver.ts';
import { hostOf } from '../../src/service/targets/hostname.ts';
import { checkProof } from '../../src/service/targets/proofs.ts';
import { insertTarget, toTarget, verificationToken } from '../../src/service/targets/target-row.ts';
import { isProofOld, recordProof } from '../../src/service/targets/verify-target.ts';
import { listen } from '../helpers/listen.ts';
import { openTestContext, type TestContext } from '../helpers/service-context.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const DAY = 24 * 3_600_000;
let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext();
});
beforeEach(() => opened.reset(0));
afterAll(() => opened.close());

/** @param txt records of every name, or the code of the error */
const check = (method: VerificationMethod, hostname: string, txt: string[][] | string = []) =>
  checkProof({
    method,
    hostname: hostOf(hostname),
    token: TOKEN,
    policy: { mode: 'public', allow: ['127.0.0.0/8'] },
    resolver: {
      resolveTxt: async () => {
        if (typeof txt === 'string') throw Object.assign(new Error('no'), { code: txt });
        return txt;
      },
    } as unknown as DnsResolver,
    signal: AbortSignal.timeout(60_000),
  });

test.each([
  ['example.com', [[`svc-verify=${TOKEN}`]], 'verified', undefined],
  ['example.com', [[` svc-verify=${TOKEN} `]], 'verified', undefined],
  ['example.com', [['v=spf1'], ['svc-verify=', TOKEN]], 'verified', undefined],
  ['example.com', [[TOKEN]], 'failed', `No TXT record at _svc-verify.example.com equals "svc-verify=${TOKEN}".`],
  ['example.com', [], 'failed', `No TXT record at _svc-verify.example.com equals "svc-verify=${TOKEN}".`],
  ['example.com', 'ENODATA', 'failed', 'There is no TXT record at _svc-verify.example.com.'],
  ['example.com', 'ENOTFOUND', 'failed', 'There is no TXT record at _svc-verify.example.com.'],
  [
    'example.com',
    'ESERVFAIL',
    'unreachable',
    'The name servers did not respond for _svc-verify.example.com (ESERVFAIL).',
  ],
  ['127.0.0.1', [], 'failed', 'An IP address has no TXT record: use http_file or meta_tag.'],
  ['[::1]', [], 'failed', 'An IP address has no TXT record: use http_file or meta_tag.'],
])('dns: %s with %j is %s', async (hostname, txt, state, reason) => {
  expect(await check('dns', hostname, txt)).toEqual(reason === undefined ? { state } : { state, reason });
});

test('an error without a code is shown as unknown', async () => {
  const resolver = { resolveTxt: () => Promise.reject(new Error('no')) } as unknown as DnsResolver;
  const { addressPolicy: policy } = opened.context.config;
  const signal = AbortSignal.timeout(60_000);
  const hostname = hostOf('example.com');
  expect(await checkProof({ method: 'dns', hostname, token: TOKEN, policy, resolver, signal })).toMatchObject({
    reason: expect.stringContaining('(unknown)'),
  });
});

test.each([
  ['127.0.0.1', 'verified', undefined],
  ['192.168.1.1:8080', 'verified', undefined],
  ['[::1]', 'verified', undefined],
  ['203.0.113.7', 'failed', '203.0.113.7 is not a loopback or private address.'],
  ['[2001:db8::1]', 'failed', '2001:db8::1 is not a loopback or private address.'],
  ['localhost', 'verified', undefined],
  ['app.localhost:3000', 'verified', undefined],
])('local: %s is %s', async (hostname, state, reason) => {
  expect(await check('local', hostname)).toEqual(reason === undefined ? { state } : { state, reason });
});

test.each([
  ['internal', 'has no address here'],
  ['example.com', 'does not resolve'],
])('local: a name in %s without an address is unreachable', async (zone, reason) => {
  // Too long for DNS, so that no resolver has an address for it.
  const host = `${'x'.repeat(64)}.${zone}`;
  const { addressPolicy: policy } = opened.context.config;
  const proof = await checkProof({
    method: 'local',
    hostname: { ...hostOf('example.com'), host },
    token: TOKEN,
    policy,
    resolver: {} as DnsResolver,
    signal: AbortSignal.timeout(60_000),
  });
  expect(proof).toMatchObject({ state: 'unreachable', reason: expect.stringContaining(`${host} ${reason}`) });
});

test.each([
  [TOKEN, 'verified'],
  [`\uFEFF${TOKEN}\r\n`, 'verified'],
  [`svc-verify=${TOKEN}`, 'verified'],
  [`${TOKEN} ${TOKEN}`, 'failed'],
  [TOKEN.slice(1), 'failed'],
  ['', 'failed'],
])('http_file: the text %j is %s', async (text, state) => {
  const site = await listen(createServer((_request, response) => response.end(text)));
  try {
    expect((await check('http_file', `127.0.0.1:${site.port}`)).state).toBe(state);
  } finally {
    await site.close();
  }
});

test.each([
  [200, `<meta name="SVC-verify" content=" ${TOKEN} ">`, 'verified', undefined],
  [200, `<meta name="svc-verify" content="other"><meta name="svc-verify" content="${TOKEN}">`, 'verified', undefined],
  [200, `<link name="svc-verify" content="${TOKEN}">`, 'failed', 'has no <meta name="svc-verify">'],
  [200, `<meta property="svc-verify" content="${TOKEN}">`, 'failed', 'has no <meta name="svc-verify">'],
  [200, '<meta name="svc-verify">', 'failed', 'contains a different token'],
  [404, `<meta name="svc-verify" content="${TOKEN}">`, 'failed', 'responded with status 404, not 200'],
])('meta_tag: status %i with %s is %s', async (status, html, state, reason) => {
  const site = await listen(createServer((_request, response) => response.writeHead(status).end(html)));
  try {
    const proof = await check('meta_tag', `127.0.0.1:${site.port}`);
    expect(proof.state).toBe(state);
    if (reason !== undefined) expect(proof).toMatchObject({ reason: expect.stringContaining(reason) });
  } finally {
    await site.close();
  }
});

async function newTarget(hostname: string) {
  const { store, config } = opened.context;
  const row = await insertTarget(store, opened.workspaceId, hostOf(hostname), config, opened.clock.now());
  if (row === undefined) throw new Error('exists');
  return row;
}

const record = (id: string, state: 'verified' | 'failed' | 'unreachable', method: VerificationMethod = 'http_file') =>
  opened.context.store.transaction((tx) =>
    recordProof(
      tx,
      { keyId: 'service' },
      id,
      method,
      state === 'verified' ? { state } : { state, reason: 'why' },
      opened.clock.now(),
    ),
  );

const verifiedEvents = async (id: string) =>
  (
    await opened.context.store.query<{ data: object }>(
      "SELECT data FROM events WHERE type = 'target.verified' AND subject = $1 ORDER BY id",
      [id],
    )
  ).map(({ data }) => data);

test('a proof is recorded with its time, and an event says so once', async () => {
  const { id } = await newTarget('first.example.com');
  expect(await record(id, 'failed')).toMatchObject({
    status: 'failed',
    reason: 'why',
    verification_method: 'http_file',
    verified_at: null,
  });
  expect(await record(id, 'unreachable', 'dns')).toMatchObject({ status: 'unreachable', verification_method: 'dns' });
  expect(await verifiedEvents(id)).toEqual([]);
  const at = opened.clock.now();
  expect(await record(id, 'verified', 'dns')).toMatchObject({ status: 'verified', reason: null, verified_at: at });
  opened.clock.advance(DAY);
  expect(await record(id, 'verified')).toMatchObject({
    verified_at: opened.clock.now(),
    verification_method: 'http_file',
  });
  expect(await verifiedEvents(id)).toEqual([
    { target_id: id, hostname: 'first.example.com', method: 'dns', verified_at: at.toISOString() },
  ]);
});

test('a verified target keeps its proof and method for exactly 90 days after a failure', async () => {
  const { id } = await newTarget('second.example.com');
  const at = opened.clock.now();
  await record(id, 'verified', 'dns');
  opened.clock.advance(90 * DAY);
  expect(await record(id, 'failed')).toMatchObject({
    status: 'verified',
    verification_method: 'dns',
    verified_at: at,
    reason: 'why',
    checked_at: opened.clock.now(),
  });
  opened.clock.advance(1);
  expect(await record(id, 'unreachable')).toMatchObject({
    status: 'pending',
    verification_method: 'dns',
    verified_at: null,
  });
  // Verified anew: another event.
  await record(id, 'verified');
  expect(await verifiedEvents(id)).toHaveLength(2);
});

test('the proof of a target deleted meanwhile is not recorded', async () => {
  const { id } = await newTarget('third.example.com');
  await opened.context.store.query('UPDATE targets SET deleted_at = $2 WHERE id = $1', [id, opened.clock.now()]);
  expect(await record(id, 'verified')).toBeUndefined();
  expect(await verifiedEvents(id)).toEqual([]);
});

test('a target without a proof is as old as can be', async () => {
  expect(isProofOld(await newTarget('fourth.example.com'), opened.clock.now())).toBe(true);
});

test('tokens are 26 characters of base32: random, or derived in an embedded service with a seed', () => {
  const token = (mode: 'embedded' | 'server', verificationSeed: string | null, host = 'example.com') =>
    verificationToken(host, { mode, verificationSeed });
  expect(token('server', null)).toMatch(/^[a-z2-7]{26}$/);
  expect(token('server', 'seed')).not.toBe(token('server', 'seed'));
  expect(token('embedded', null)).not.toBe(token('embedded', null));
  expect(token('embedded', 'seed')).toBe(token('embedded', 'seed'));
  expect(token('embedded', 'seed')).not.toBe(token('embedded', 'seed', 'example.org'));
});

test.each([
  ['example.com', 'server', ['dns', 'http_file', 'meta_tag']],
  ['1and1.example.com:8443', 'server', ['dns', 'http_file', 'meta_tag']],
  ['203.0.113.7', 'server', ['http_file', 'meta_tag']],
  ['203.0.113.8:8080', 'embedded', ['http_file', 'meta_tag']],
  ['[2001:db8::1]', 'server', ['http_file', 'meta_tag']],
  ['localhost:3000', 'server', ['http_file', 'meta_tag']],
  ['localhost:3001', 'embedded', ['http_file', 'meta_tag', 'local']],
  ['127.0.0.1', 'embedded', ['http_file', 'meta_tag', 'local']],
] as const)('the instructions for %s in %s mode are %j', async (hostname, mode, methods) => {
  const row = await newTarget(hostname);
  const { instructions } = toTarget(row, true, mode).verification;
  expect(instructions.map(({ method }) => method)).toEqual(methods);
});

test('a hostname is registered once, until its target is deleted', async () => {
  const { store, config } = opened.context;
  const { id } = await newTarget('fifth.example.com');
  const again = () => insertTarget(store, opened.workspaceId, hostOf('fifth.example.com'), config, opened.clock.now());
  expect(await again()).toBeUndefined();
  await store.query('UPDATE targets SET deleted_at = $2 WHERE id = $1', [id, opened.clock.now()]);
  expect(await again()).toMatchObject({ hostname: 'fifth.example.com', status: 'pending' });
});
