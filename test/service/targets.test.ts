import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { DnsResolver } from '../../src/engine/core/resolver.ts';
import { verificationToken } from '../../src/service/targets/target-row.ts';
import { listen } from '../helpers/listen.ts';
import { describePglite, describeStores, type TestService } from '../helpers/service.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A real site on loopback. */
async function site(handle: RequestListener): Promise<string> {
  const running = await listen(createServer(handle));
  closers.push(running.close);
  return `127.0.0.1:${running.port}`;
}

/** Resolves TXT queries from a table and responds to others with NXDOMAIN; a name that is null times out. */
function txtResolver(
  records: Record<string, string[][] | null>,
  addresses: Record<string, string[]> = {},
): DnsResolver {
  const no = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  return {
    resolveTxt: async (name) => {
      const found = records[name];
      return found === null ? no('ETIMEOUT') : (found ?? no('ENOTFOUND'));
    },
    resolve4: async (name) => addresses[name] ?? no('ENOTFOUND'),
    resolve6: () => no('ENODATA'),
    resolveMx: () => no('ENODATA'),
    resolveCname: () => no('ENODATA'),
    resolveCaa: () => no('ENODATA'),
    resolveTlsa: () => no('ENODATA'),
    getServers: () => [],
  };
}

async function register(service: TestService, hostname: string) {
  const { status, body } = await service.api.post('/v1/targets', { hostname });
  expect(status).toBe(201);
  return body as { id: string; verification: { token: string; instructions: { method: string; value: string }[] } };
}

const verify = async (service: TestService, id: string, method: string) =>
  (await service.api.post(`/v1/targets/${id}/verify`, { method })).body;

const verifiedEvents = (service: TestService) =>
  service.store.query<{ data: Record<string, string> }>("SELECT data FROM events WHERE type = 'target.verified'");

describeStores('targets', ({ start }) => {
  test('register, find, page, delete, register again', async () => {
    const service = await start();
    const { api } = service;
    const first = await register(service, 'B\u00fccher.Example.com:8443');
    expect(first).toMatchObject({ hostname: 'xn--bcher-kva.example.com:8443', status: 'pending', livemode: true });
    const again = await api.post('/v1/targets', { hostname: 'xn--bcher-kva.example.com.:8443' });
    expect(again.status).toBe(409);
    expect(again.body.error).toMatchObject({ code: 'conflict', details: [{ existing_id: first.id }] });
    const second = await register(service, 'example.org');
    const page = (await api.get('/v1/targets?limit=1')).body;
    expect(page.data[0].id).toBe(second.id);
    const next = (await api.get(`/v1/targets?limit=1&cursor=${page.next_cursor}`)).body;
    expect(next.data[0].id).toBe(first.id);
    expect(next.next_cursor).toBeUndefined();
    expect((await api.get('/v1/targets?hostname=EXAMPLE.org')).body.data).toHaveLength(1);
    expect((await api.delete(`/v1/targets/${first.id}`)).status).toBe(204);
    expect((await api.get(`/v1/targets/${first.id}`)).status).toBe(404);
    expect((await api.delete(`/v1/targets/${first.id}`)).status).toBe(404);
    expect((await register(service, 'b\u00fccher.example.com:8443')).id).not.toBe(first.id);
  });

  test('dns: the TXT record proves it, its absence fails, no reply is unreachable; one event is emitted', async () => {
    const records: Record<string, string[][] | null> = { '_svc-verify.slow.example.com': null };
    const service = await start({}, { resolver: txtResolver(records) });
    const target = await register(service, 'shop.example.com');
    expect(target.verification.instructions[0]).toMatchObject({
      method: 'dns',
      record_name: '_svc-verify.shop.example.com',
      record_type: 'TXT',
      value: `svc-verify=${target.verification.token}`,
    });
    expect(await verify(service, target.id, 'dns')).toMatchObject({ status: 'failed', verified_at: null });
    records['_svc-verify.shop.example.com'] = [['v=other'], ['svc-verify=', target.verification.token]];
    const proven = await verify(service, target.id, 'dns');
    expect(proven).toMatchObject({ status: 'verified', verification: { method: 'dns', reason: null } });
    await verify(service, target.id, 'dns');
    expect((await verifiedEvents(service)).map((event) => event.data)).toMatchObject([
      { target_id: target.id, hostname: 'shop.example.com', method: 'dns' },
    ]);
    const slow = await register(service, 'slow.example.com');
    expect((await verify(service, slow.id, 'dns')).status).toBe('unreachable');
    const address = await register(service, '127.0.0.1');
    expect((await verify(service, address.id, 'dns')).status).toBe('failed');
  });

  test('a verified target stays verified for 90 days without its proof, then becomes pending', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const records: Record<string, string[][]> = {};
    const service = await start({}, { resolver: txtResolver(records), clock: { now: () => now } });
    const target = await register(service, 'example.com');
    records['_svc-verify.example.com'] = [[`svc-verify=${target.verification.token}`]];
    await verify(service, target.id, 'dns');
    delete records['_svc-verify.example.com'];
    now = new Date('2026-03-31T00:00:00Z');
    expect(await verify(service, target.id, 'dns')).toMatchObject({ status: 'verified' });
    now = new Date('2026-04-02T00:00:00Z');
    expect(await verify(service, target.id, 'dns')).toMatchObject({ status: 'pending', verified_at: null });
  });
});

describePglite('proofs', ({ start }) => {
  test('http_file: the file with the token proves it; wrong text, a soft 404 and a closed port do not', async () => {
    const service = await start();
    let body = 'nothing';
    let status = 200;
    const host = await site((request, response) => {
      response.writeHead(status, { 'content-type': 'text/plain' });
      response.end(request.url === '/.well-known/svc-verify.txt' ? body : 'other');
    });
    const target = await register(service, host);
    expect((await verify(service, target.id, 'http_file')).verification.reason).toContain(
      'does not contain exactly the token',
    );
    body = `<html>${target.verification.token}</html>`;
    expect((await verify(service, target.id, 'http_file')).status).toBe('failed');
    body = `${target.verification.token}\n`;
    status = 404;
    expect((await verify(service, target.id, 'http_file')).verification.reason).toContain('404');
    status = 200;
    expect((await verify(service, target.id, 'http_file')).status).toBe('verified');
    const closed = await register(service, '127.0.0.1:1');
    expect((await verify(service, closed.id, 'http_file')).status).toBe('unreachable');
  });

  test('meta_tag: only a tag in the head counts, and redirects are followed on the same host only', async () => {
    const service = await start();
    let page = '';
    let location: string | null = null;
    const host = await site((request, response) => {
      if (request.url === '/' && location !== null) response.writeHead(302, { location }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    });
    const target = await register(service, host);
    const tag = `<meta name="svc-verify" content="${target.verification.token}">`;
    expect(target.verification.instructions.find(({ method }) => method === 'meta_tag')?.value).toBe(tag);
    for (const wrong of [
      `<body><p>${tag}`,
      `<!-- ${tag} -->`,
      `<head><template>${tag}</template></head>`,
      '<meta name="svc-verify" content="x">',
    ]) {
      page = wrong;
      expect((await verify(service, target.id, 'meta_tag')).status, wrong).toBe('failed');
    }
    page = `<!doctype html><head><title>x</title>${tag}</head>`;
    const elsewhere = await site((_request, response) => response.end(page));
    location = `http://localhost:${elsewhere.split(':')[1]}/`;
    expect((await verify(service, target.id, 'meta_tag')).status).toBe('failed');
    // Another port of the host may belong to another user of the machine.
    location = `http://${elsewhere}/`;
    expect((await verify(service, target.id, 'meta_tag')).status).toBe('failed');
    location = '/home';
    expect((await verify(service, target.id, 'meta_tag')).status).toBe('verified');
  });

  test('at most ten checks a minute for one target', async () => {
    const service = await start({}, { resolver: txtResolver({}) });
    const target = await register(service, 'example.com');
    const other = await register(service, 'example.org');
    for (let attempt = 0; attempt < 10; attempt += 1) await verify(service, target.id, 'dns');
    const refused = await service.api.post(`/v1/targets/${target.id}/verify`, { method: 'dns' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await verify(service, other.id, 'dns')).status).toBe('failed');
  });

  test('a public service refuses private addresses in every notation, for targets, scans and verifications', async () => {
    const addresses = { 'rebind.example.com': ['127.0.0.1'], 'metadata.example.com': ['169.254.169.254'] };
    const service = await start({ allowScanCidrs: [] }, { resolver: txtResolver({}, addresses) });
    const { api } = service;
    for (const hostname of [
      '127.0.0.1',
      'localhost',
      'app.localhost:3000',
      '10.0.0.1',
      '192.168.1.1:8080',
      '169.254.169.254',
      '0x7f.1',
      '2130706433',
      '017700000001',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[64:ff9b::a9fe:a9fe]',
      'fd00::1',
      '0.0.0.0',
    ]) {
      const target = await api.post('/v1/targets', { hostname });
      expect([target.status, target.body.error?.code, target.body.error?.param], hostname).toEqual([
        422,
        'validation_error',
        'hostname',
      ]);
      const scan = await api.post('/v1/scans', { target: hostname, scan_type: 'quick' });
      expect([scan.status, scan.body.error?.param], hostname).toEqual([422, 'target']);
    }
    for (const hostname of Object.keys(addresses)) {
      const target = await register(service, hostname);
      const answer = await verify(service, target.id, 'http_file');
      expect(answer.status).toBe('unreachable');
      expect(answer.verification.reason).toContain('may not be scanned');
    }
    const target = await register(service, 'example.com');
    const local = await api.post(`/v1/targets/${target.id}/verify`, { method: 'local' });
    expect([local.status, local.body.error.param]).toEqual([422, 'method']);
  });

  test('metadata addresses stay blocked even if their range is allowed', async () => {
    const service = await start({ allowScanCidrs: ['169.254.0.0/16'] });
    expect((await service.api.post('/v1/targets', { hostname: '169.254.10.1' })).status).toBe(201);
    expect((await service.api.post('/v1/targets', { hostname: '169.254.169.254' })).status).toBe(422);
  });

  test('an invalid hostname is refused with the name of the field', async () => {
    const { api } = await start();
    const wrong = ['', ' ', 'a b', 'http://example.com', 'example.com/path', 'user@example.com', 'example.com:0'];
    wrong.push('example.com:99999', '-', 'a..b', 'x'.repeat(64), `${'a.'.repeat(130)}com`, 'exa%6dple.com', 'a\\b');
    wrong.push('a\nb', '[::1', '*.example.com', 'ftp://example.com', 'example.com?x');
    for (const hostname of wrong) {
      const answer = await api.post('/v1/targets', { hostname });
      expect([answer.status, answer.body.error?.param], hostname).toEqual([422, 'hostname']);
    }
  });

  test('embedded: the token follows from seed and host alone, and local proves loopback without publishing anything', async () => {
    const service = await start({ mode: 'embedded', verificationSeed: 'repository-1' });
    const first = await register(service, 'example.com');
    const second = await register(service, 'example.com:8443');
    expect(second.verification.token).toBe(first.verification.token);
    const derived = (seed: string) => verificationToken('example.com', { mode: 'embedded', verificationSeed: seed });
    expect(derived('repository-1')).toBe(first.verification.token);
    expect(derived('repository-2')).not.toBe(first.verification.token);
    const loopback = await register(service, '127.0.0.1:3000');
    expect(loopback.verification.instructions.map(({ method }) => method)).toContain('local');
    expect((await verify(service, loopback.id, 'local')).status).toBe('verified');
    expect((await service.api.post('/v1/scans', { target: '127.0.0.1:3000', scan_type: 'standard' })).status).toBe(201);
    const documentation = await register(service, '203.0.113.7');
    expect((await verify(service, documentation.id, 'local')).status).toBe('failed');
    expect(service.service.adminUrl).toBeNull();
  });
});
