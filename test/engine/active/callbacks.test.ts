import { afterEach, describe, expect, it } from 'vitest';
import type { EngineRequest } from '../../../src/engine/core/engine.ts';
import type { DnsResolver } from '../../../src/engine/core/resolver.ts';
import { CHECKS } from '../../../src/engine/registry.ts';
import { runScan } from '../../../src/engine/run.ts';
import { startCallbackServer } from '../../../src/engine/transport/callbacks/callback-server.ts';
import { startApplication } from './callback-application.ts';

const SECRET = 'a-secret-of-a-listener';
const CALLED = ['active.ssrf', 'active.xxe', 'active.command-injection'];
const OTHERS = CHECKS.map(({ meta }) => meta.id).filter((id) => !CALLED.includes(id));
const HOST = 'callbacks.test';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function listener(withDns: boolean, secret = SECRET) {
  const place = { host: '127.0.0.1', port: 0 };
  const server = await startCallbackServer({
    url: `http://callbacks:${secret}@${HOST}`,
    http: place,
    addresses: ['127.0.0.1'],
    ...(withDns ? { dns: place } : {}),
  });
  closers.push(() => server.close());
  return server;
}

async function application(dnsPort: number | null) {
  const started = await startApplication(dnsPort);
  closers.push(() => started.close());
  return started;
}

/** The engine finds the listener as the operator's resolver does. */
const resolver = { resolve4: async () => ['127.0.0.1'], resolve6: async () => [] } as unknown as DnsResolver;

async function scan(target: string, more: Partial<EngineRequest> = {}) {
  const result = await runScan({
    target,
    scanType: 'standard',
    options: { disable_checks: OTHERS },
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    ...more,
  });
  if (result.status !== 'completed') throw new Error(`the scan is ${result.status}`);
  const found = result.report.findings.map(
    ({ check_id, location, confidence, severity }) =>
      `${check_id} ${new URL(location.url).pathname} ${confidence} ${severity}`,
  );
  return { found: found.sort(), report: result.report };
}

const outcome = ({ report }: Awaited<ReturnType<typeof scan>>, id: string) =>
  report.checks.find(({ check_id }) => check_id === id);

describe('an application that shows nothing of what it does', () => {
  it('is proven by requests and lookups at a listener elsewhere, and its safe twins are not', {
    timeout: 120_000,
  }, async () => {
    const { httpPort, dnsPort } = await listener(true);
    const site = await application(dnsPort);
    const callbackUrl = `http://callbacks:${SECRET}@${HOST}:${httpPort}`;
    const result = await scan(site.url, { callbackUrl, resolver });
    expect(result.found).toEqual([
      'active.command-injection /ping certain critical',
      'active.ssrf /fetch firm medium',
      'active.ssrf /queue firm medium',
      'active.ssrf /resolve tentative medium',
      'active.xxe /import firm high',
    ]);
    const text = JSON.stringify(result.report);
    expect(text).not.toContain(SECRET);
    // The names of the requests are each sent once, and reports do not repeat them.
    const names = site.log.flatMap((line) => line.match(/[a-z]{32}/g) ?? []);
    expect(names.length).toBeGreaterThan(8);
    expect(new Set(names.map((name) => name.slice(0, 16))).size).toBe(new Set(names).size);
    for (const name of names) expect(text).not.toContain(name);
  });

  it('is proven by requests alone where the listener has no names of its own', { timeout: 120_000 }, async () => {
    const { httpPort } = await listener(false);
    const site = await application(null);
    const { found } = await scan(site.url, { callbackUrl: `http://callbacks:${SECRET}@127.0.0.1:${httpPort}` });
    expect(found).toEqual([
      'active.command-injection /ping certain critical',
      'active.ssrf /fetch firm medium',
      'active.ssrf /queue firm medium',
      'active.xxe /import firm high',
    ]);
  });

  it('is proven by the same probes on the machine of the scan, without a listener of the user', {
    timeout: 120_000,
  }, async () => {
    const site = await application(null);
    const { found } = await scan(site.url);
    const proven = [
      'active.command-injection /ping certain critical',
      'active.ssrf /fetch certain high',
      'active.xxe /import firm high',
    ];
    expect(found).toEqual(expect.arrayContaining(proven));
    expect(found.filter((line) => /show|list|safe|resolve/.test(line))).toEqual([]);
  });
});

describe('a listener that cannot be used', () => {
  it.each([
    [
      'has another secret',
      async () => (await listener(false, 'another-secret-of-another')).httpPort,
      'no listener with this secret',
    ],
    ['is not there', async () => 9, 'refused'],
  ])('%s: nothing is sent for it, and the scan says so', async (_case, portOf, reason) => {
    const site = await application(null);
    const callbackUrl = `http://callbacks:${SECRET}@127.0.0.1:${await portOf()}`;
    const result = await scan(site.url, { callbackUrl });
    expect(result.found).toEqual([]);
    expect(outcome(result, 'active.ssrf')).toMatchObject({ status: 'error', reason: expect.stringContaining(reason) });
    expect(site.log.filter((line) => line.includes('ENTITY %') || line.includes('nslookup'))).toEqual([]);
  });
});
