import { expect, test } from 'vitest';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { describeStores, type TestService, until } from '../helpers/service.ts';

const HOST = '127.0.0.1:8080';

async function eventsOf(service: TestService, subject: string): Promise<string[]> {
  const rows = await service.store.query<{ type: string }>('SELECT type FROM events WHERE subject = $1 ORDER BY id', [
    subject,
  ]);
  return rows.map((row) => row.type);
}

describeStores('scans', ({ start }) => {
  test('a quick scan of an unverified host runs, and its findings and report can be read', async () => {
    const service = await start();
    const { api, engine } = service;
    const created = await api.post('/v1/scans', {
      target: `http://${HOST}/app?x=1`,
      scan_type: 'quick',
      metadata: { pr: '7' },
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      target: HOST,
      status: 'queued',
      tokens_charged: 5,
      metadata: { pr: '7' },
      options: { scheme: 'http', start_path: '/app?x=1' },
    });
    const call = await engine.call(0);
    expect(call.request).toMatchObject({ target: HOST, scanType: 'quick', ownershipProven: false });
    const { id } = created.body;
    expect((await api.get(`/v1/scans/${id}`)).body.status).toBe('running');
    expect((await api.get(`/v1/scans/${id}/report`)).body.error.code).toBe('report_not_ready');
    call.finish(completed([finding('exposure.env', 'critical', 'aa'), finding('http.xcto', 'low', 'bb')]));
    await until('succeeded', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
    const scan = (await api.get(`/v1/scans/${id}`)).body;
    expect(scan.findings_count).toEqual({ critical: 1, high: 0, medium: 0, low: 1, info: 0, total: 2 });
    expect(scan.report_url).toBe(`${service.service.url}/v1/scans/${id}/report`);
    const findings = (await api.get(`/v1/scans/${id}/findings`)).body.data;
    expect(findings.map((entry: { check_id: string }) => entry.check_id)).toEqual(['exposure.env', 'http.xcto']);
    expect(findings[0]).toMatchObject({
      state: 'new',
      evidence: 'evidence\uFFFD with a NUL and a lone \uFFFD surrogate',
    });
    const report = (await api.get(`/v1/scans/${id}/report`)).body;
    expect(report.summary).toMatchObject({ total: 2, by_severity: { critical: 1, low: 1 } });
    expect(report.findings).toEqual(findings);
    expect(await eventsOf(service, id)).toEqual(['scan.queued', 'scan.running', 'scan.completed']);
  });

  test('options that contradict the scheme or the path of the target are refused, each by name', async () => {
    const { api } = await start({ role: 'api' });
    const create = async (target: string, options: Record<string, unknown>) => {
      const { status, body } = await api.post('/v1/scans', { target, scan_type: 'quick', options });
      return status === 201 ? body.options : body.error.param;
    };
    expect(await create(`http://${HOST}/`, { scheme: 'https' })).toBe('options.scheme');
    expect(await create(`http://${HOST}/`, { scheme: 'http' })).toEqual({ scheme: 'http', start_path: '/' });
    expect(await create(HOST, { scheme: 'https' })).toEqual({ scheme: 'https' });
    expect(await create(`http://${HOST}/a`, { start_path: '/b' })).toBe('options.start_path');
    expect(await create(`http://${HOST}/a`, { start_path: '/a' })).toEqual({ scheme: 'http', start_path: '/a' });
    expect(await create(`http://${HOST}/`, { start_path: '/b' })).toEqual({ scheme: 'http', start_path: '/b' });
    expect(await create(HOST, { start_path: '/b' })).toEqual({ start_path: '/b' });
    expect(await create(HOST, { second_login: {} })).toBe('options.second_login');
  });

  test('a scan without a report says why, by its state', async () => {
    const service = await start({ role: 'api' });
    const { api, store } = service;
    const { id } = (await api.post('/v1/scans', { target: HOST, scan_type: 'quick' })).body;
    const reason = async () => (await api.get(`/v1/scans/${id}/report`)).body.error.message;
    expect(await reason()).toMatch(/^The scan is queued: its report is available once it has succeeded/);
    await store.query("UPDATE scans SET status = 'running', lease_owner = 'w' WHERE id = $1", [id]);
    expect(await reason()).toMatch(/^The scan is running: /);
    await store.query("UPDATE scans SET status = 'failed', lease_owner = NULL, finished_at = now() WHERE id = $1", [
      id,
    ]);
    expect(await reason()).toBe('The scan has failed, so it has no report.');
    const other = (await api.post('/v1/scans', { target: HOST, scan_type: 'quick' })).body;
    await api.post(`/v1/scans/${other.id}/cancel`);
    expect((await api.get(`/v1/scans/${other.id}/report`)).body.error.message).toBe(
      'The scan has been cancelled, so it has no report.',
    );
  });

  test('findings filter by severity, by least severity, by state and check, and page by cursor', async () => {
    const { api, engine } = await start();
    engine.answer = () =>
      completed([
        finding('exposure.env', 'critical', 'a1'),
        finding('exposure.vcs', 'critical', 'a2'),
        finding('csp.missing', 'medium', 'a3'),
        finding('http.xcto', 'low', 'a4'),
      ]);
    const { id } = (await api.post('/v1/scans', { target: HOST, scan_type: 'quick' })).body;
    await until('done', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
    const ids = async (query: string) =>
      (await api.get(`/v1/scans/${id}/findings?${query}`)).body.data.map(
        (entry: { check_id: string }) => entry.check_id,
      );
    expect(await ids('severity=critical')).toEqual(['exposure.env', 'exposure.vcs']);
    expect(await ids('severity=low,medium')).toEqual(['csp.missing', 'http.xcto']);
    expect(await ids('min_severity=medium')).toEqual(['exposure.env', 'exposure.vcs', 'csp.missing']);
    expect(await ids('severity=low&min_severity=high')).toEqual([]);
    expect(await ids('check_id=csp.missing&state=new')).toEqual(['csp.missing']);
    const seen: string[] = [];
    let query = 'limit=1';
    for (let pages = 0; pages < 10; pages += 1) {
      const page = (await api.get(`/v1/scans/${id}/findings?${query}`)).body;
      seen.push(...page.data.map((entry: { check_id: string }) => entry.check_id));
      if (page.next_cursor === undefined) break;
      query = `limit=1&cursor=${page.next_cursor}`;
    }
    expect(seen).toEqual(['exposure.env', 'exposure.vcs', 'csp.missing', 'http.xcto']);
  });

  test('a second scan marks known findings as open, and findings that are gone become fixed in the first', async () => {
    const { api, engine } = await start();
    const scan = async (prints: string[]) => {
      engine.answer = () => completed(prints.map((print) => finding('exposure.env', 'high', print)));
      const { id } = (await api.post('/v1/scans', { target: HOST, scan_type: 'quick' })).body;
      await until('done', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
      return id as string;
    };
    const states = async (id: string) =>
      (await api.get(`/v1/scans/${id}/findings`)).body.data.map((entry: { state: string }) => entry.state);
    const first = await scan(['aa', 'bb']);
    const second = await scan(['bb', 'cc']);
    expect(await states(second)).toEqual(['open', 'new']);
    expect(await states(first)).toEqual(['fixed', 'new']);
    const [open] = (await api.get(`/v1/scans/${second}/findings?state=open`)).body.data;
    const [before] = (await api.get(`/v1/scans/${first}/findings?state=new`)).body.data;
    expect(open.first_seen_at).toBe(before.first_seen_at);
  });

  test('a scan with thousands of findings is stored without blocking the event loop', async () => {
    const { api, engine } = await start();
    const text = 'x'.repeat(1_500);
    const findings = Array.from({ length: 3_000 }, (_, index) => ({
      ...finding('cookie.secure', 'medium', index.toString(16)),
      evidence: text,
    }));
    const { id } = (await api.post('/v1/scans', { target: HOST, scan_type: 'quick' })).body;
    const call = await engine.call(0);
    const started = performance.now();
    let last = started;
    let longest = 0;
    const timer = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 1);
    call.finish(completed(findings));
    await until('done', async () => (await api.get(`/v1/scans/${id}`)).body.findings_count?.total === 3_000, 60_000);
    clearInterval(timer);
    // In one turn it would be nearly all of the time.
    expect(longest).toBeLessThan((performance.now() - started) / 2);
    expect((await api.get(`/v1/scans/${id}/report`)).body.findings).toHaveLength(3_000);
  });

  test('a failed scan has its reason and is refunded', async () => {
    const service = await start();
    const { api, engine } = service;
    engine.answer = () => ({ status: 'failed', reason: 'dns_error', message: 'no such\u0000 name' });
    const { id } = (await api.post('/v1/scans', { target: HOST, scan_type: 'quick' })).body;
    const failed = await until('failed', async () => {
      const { body } = await api.get(`/v1/scans/${id}`);
      return body.status === 'failed' && body;
    });
    expect(failed).toMatchObject({ failure: { reason: 'dns_error', message: 'no such name' }, tokens_charged: 0 });
    expect((await api.get(`/v1/scans/${id}/report.pdf`)).status).toBe(409);
    expect(await eventsOf(service, id)).toEqual(['scan.queued', 'scan.running', 'scan.failed']);
    expect((await api.get('/v1/usage')).body).toMatchObject({ balance: 10_000, last_30d: { total: 0 } });
  });

  test('an engine that throws fails the scan as engine_error, and the next scan runs', async () => {
    const { api } = await start({}, { runScan: async () => Promise.reject(new Error('boom')) });
    const { id } = (await api.post('/v1/scans', { target: HOST, scan_type: 'quick' })).body;
    const failed = await until('failed', async () => {
      const { body } = await api.get(`/v1/scans/${id}`);
      return body.status === 'failed' && body;
    });
    expect(failed.failure.reason).toBe('engine_error');
    expect(failed.failure.message).not.toContain('boom');
  });

  test('cancel: a queued scan is refunded, a running one is stopped, a final one is refused', async () => {
    const service = await start({ scanConcurrency: 1 });
    const { api, engine } = service;
    const create = async () => (await api.post('/v1/scans', { target: HOST, scan_type: 'quick' })).body.id as string;
    const running = await create();
    const call = await engine.call(0);
    const queued = await create();
    const cancelled = await api.post(`/v1/scans/${queued}/cancel`);
    expect(cancelled.body).toMatchObject({ status: 'cancelled', tokens_charged: 0 });
    expect((await api.get('/v1/usage')).body.balance).toBe(9_995);
    expect((await api.post(`/v1/scans/${queued}/cancel`, {})).body).toEqual(cancelled.body);
    expect((await api.post(`/v1/scans/${running}/cancel`)).body).toMatchObject({
      status: 'cancelled',
      tokens_charged: 5,
    });
    await call.aborted;
    expect(await eventsOf(service, queued)).toEqual(['scan.queued', 'scan.cancelled']);
    expect(await eventsOf(service, running)).toEqual(['scan.queued', 'scan.running', 'scan.cancelled']);
    const third = await create();
    (await engine.call(1)).finish(completed());
    await until('done', async () => (await api.get(`/v1/scans/${third}`)).body.status === 'succeeded');
    expect((await api.post(`/v1/scans/${third}/cancel`)).body.error.code).toBe('invalid_state');
  });

  test('request headers reach the engine, are never returned, and are erased when the scan ends', async () => {
    const { api, engine, store } = await start();
    const { body } = await api.post('/v1/scans', {
      target: HOST,
      scan_type: 'quick',
      options: { request_headers: { Cookie: 'session=top-secret' } },
    });
    expect(JSON.stringify(body)).not.toContain('top-secret');
    const call = await engine.call(0);
    expect(call.request.options?.request_headers).toEqual({ Cookie: 'session=top-secret' });
    expect(JSON.stringify((await api.get(`/v1/scans/${body.id}`)).body)).not.toContain('top-secret');
    expect(await store.query('SELECT 1 FROM scan_secrets')).toHaveLength(1);
    call.finish(completed());
    await until('done', async () => (await api.get(`/v1/scans/${body.id}`)).body.status === 'succeeded');
    expect(await store.query('SELECT 1 FROM scan_secrets')).toHaveLength(0);
  });

  test('the description of an API reaches the engine, is never returned, and is erased when the scan ends', async () => {
    const { api, engine, store } = await start();
    const api_description = `openapi: 3.0.0 # ${'x'.repeat(200_000)}`;
    const { body } = await api.post('/v1/scans', { target: HOST, scan_type: 'quick', options: { api_description } });
    expect(body.options).toEqual({});
    const call = await engine.call(0);
    expect(call.request.options).toEqual({ api_description });
    call.finish(completed());
    await until('done', async () => (await api.get(`/v1/scans/${body.id}`)).body.status === 'succeeded');
    expect(await store.query('SELECT 1 FROM scan_secrets')).toHaveLength(0);
  });

  test('logins reach the engine, are never returned, and are erased when the scan ends', async () => {
    const { api, engine, store } = await start();
    const login = { username: 'ann', password: 'top-secret' };
    const second_login = { cookies: [{ name: 'sid', value: 'top-secret' }] };
    const options = { login, second_login, login_check: '/account' };
    const { body } = await api.post('/v1/scans', { target: HOST, scan_type: 'quick', options });
    expect(body.options).toEqual({ login_check: '/account' });
    const call = await engine.call(0);
    expect(call.request.options).toEqual(options);
    expect(JSON.stringify((await api.get(`/v1/scans/${body.id}`)).body)).not.toContain('top-secret');
    call.finish(completed());
    await until('done', async () => (await api.get(`/v1/scans/${body.id}`)).body.status === 'succeeded');
    expect(await store.query('SELECT 1 FROM scan_secrets')).toHaveLength(0);
  });

  test.each([
    ['no password', { username: 'ann' }],
    ['two methods', { username: 'ann', password: 'p', cookies: [] }],
    ['nothing', {}],
    ['an option of another method', { headers: { A: 'b' }, totp: 'ABC' }],
    ['a recording that runs code', { recording: '{"steps":[{"type":"waitForExpression","expression":"1"}]}' }],
    ['a path for an origin', { username: 'a', password: 'p', identity_provider: ['https://idp.example:x'] }],
  ])('a login with %s is refused', async (_name, login) => {
    const { api } = await start();
    const refused = await api.post('/v1/scans', { target: HOST, scan_type: 'quick', options: { login } });
    expect([refused.status, refused.body.error.param]).toEqual([422, 'options.login']);
  });

  test.each([
    'http://127.0.0.1:8080',
    'https://10.0.0.7',
    'http://localhost',
    'https://169.254.169.254',
    'https://[::1]',
  ])('a login with the identity provider %s is refused as such a target is', async (origin) => {
    const { api } = await start({ allowScanCidrs: [] });
    const login = { username: 'ann', password: 'p', identity_provider: ['https://login.example.com', origin] };
    const refused = await api.post('/v1/scans', { target: 'app.example.com', scan_type: 'quick', options: { login } });
    expect([refused.status, refused.body.error.param]).toEqual([422, 'options.login.identity_provider[1]']);
  });

  test('the database refuses transitions that are not in the table', async () => {
    const { api, engine, store } = await start();
    const { id } = (await api.post('/v1/scans', { target: HOST, scan_type: 'quick' })).body;
    (await engine.call(0)).finish(completed());
    await until('done', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
    for (const status of ['queued', 'running', 'failed', 'cancelled']) {
      const move = store.query(
        `UPDATE scans SET status = $2, lease_owner = CASE WHEN $2 = 'running' THEN 'x' END,
           finished_at = CASE WHEN $2 IN ('queued', 'running') THEN NULL ELSE finished_at END WHERE id = $1`,
        [id, status],
      );
      await expect(move, status).rejects.toMatchObject({ code: 'SG001' });
    }
  });

  test('standard and compliance scans need proof of ownership; a verified name covers the names below it', async () => {
    const { api, store } = await start();
    for (const scanType of ['standard', 'compliance']) {
      const refused = await api.post('/v1/scans', { target: 'app.example.com', scan_type: scanType });
      expect(refused.status).toBe(403);
      expect(refused.body.error.code).toBe('target_not_verified');
    }
    expect((await api.get('/v1/targets')).body.data).toEqual([]);
    const root = (await api.post('/v1/targets', { hostname: 'Example.COM' })).body;
    expect(root.hostname).toBe('example.com');
    // Registered is not proven.
    for (const target of ['example.com', 'app.example.com'])
      expect((await api.post('/v1/scans', { target, scan_type: 'standard' })).status).toBe(403);
    await store.query("UPDATE targets SET status = 'verified', verified_at = now() WHERE id = $1", [root.id]);
    const covered = await api.post('/v1/scans', { target: 'https://app.example.com/', scan_type: 'standard' });
    expect(covered.body).toMatchObject({ target: 'app.example.com', target_id: root.id });
    expect((await api.post('/v1/scans', { target: 'example.com:8443', scan_type: 'standard' })).status).toBe(201);
    expect((await api.post('/v1/scans', { target: 'badexample.com', scan_type: 'standard' })).status).toBe(403);
  });

  test('a target that is registered with the default port of its scheme is the one that a URL means', async () => {
    const { api } = await start({ role: 'api' });
    const { id } = (await api.post('/v1/targets', { hostname: 'shop.example.com:443' })).body;
    const scan = async (target: string) => (await api.post('/v1/scans', { target, scan_type: 'quick' })).body;
    expect(await scan('https://shop.example.com/')).toMatchObject({ target: 'shop.example.com:443', target_id: id });
    const plain = await scan('http://shop.example.com/');
    expect(plain.target).toBe('shop.example.com');
    expect(plain.target_id).not.toBe(id);
    // Once the bare name is registered, it is nearer.
    expect(await scan('https://shop.example.com/')).toMatchObject({
      target: 'shop.example.com',
      target_id: plain.target_id,
    });
  });

  test('a finding keeps 25 locations and 2,000 characters of evidence, and links to the page of its check', async () => {
    const checkPage = (check: string) => (check === 'exposure.env' ? 'https://docs.example/exposure.env' : null);
    const { api, engine } = await start({ checkPage });
    const location = (index: number) => ({ url: `http://${HOST}/${index}`, method: 'GET', parameter: null });
    const long = {
      ...finding('exposure.env', 'high', 'aa'),
      locations: Array.from({ length: 30 }, (_, index) => location(index)),
      evidence: 'e'.repeat(2_500),
    };
    engine.answer = () => completed([long, finding('http.xcto', 'low', 'bb')]);
    const { id } = (await api.post('/v1/scans', { target: HOST, scan_type: 'quick' })).body;
    await until('done', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
    const [cut, other] = (await api.get(`/v1/scans/${id}/findings`)).body.data;
    expect([cut.locations.length, cut.evidence.length]).toEqual([25, 2_000]);
    expect(cut.check_url).toBe('https://docs.example/exposure.env');
    expect(other).not.toHaveProperty('check_url');
  });

  test('the list pages newest first and filters; a cursor is bound to its filters', async () => {
    const { api } = await start({ scanConcurrency: 1 });
    const bulk = await api.post('/v1/scans/bulk', {
      scans: Array.from({ length: 5 }, (_, index) => ({ target: `127.0.0.1:${9000 + index}`, scan_type: 'quick' })),
    });
    const ids = bulk.body.results.map((result: { scan: { id: string } }) => result.scan.id);
    const first = (await api.get('/v1/scans?limit=2')).body;
    expect(first.data.map((scan: { id: string }) => scan.id)).toEqual([ids[4], ids[3]]);
    const second = (await api.get(`/v1/scans?limit=3&cursor=${first.next_cursor}`)).body;
    expect(second.data.map((scan: { id: string }) => scan.id)).toEqual([ids[2], ids[1], ids[0]]);
    expect(second.next_cursor).toBeUndefined();
    const other = await api.get(`/v1/scans?status=queued&cursor=${first.next_cursor}`);
    expect(other.body.error.code).toBe('invalid_cursor');
    expect((await api.get('/v1/scans?target=127.0.0.1:9003')).body.data).toHaveLength(1);
    expect((await api.get('/v1/scans?scan_type=standard')).body.data).toHaveLength(0);
    expect((await api.get('/v1/scans?created_after=2100-01-01T00:00:00Z')).body.data).toHaveLength(0);
    expect((await api.get('/v1/scans?created_before=2100-01-01T00:00:00Z')).body.data).toHaveLength(5);
  });
});
