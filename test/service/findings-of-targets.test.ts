import { expect, test } from 'vitest';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { describeStores, type TestService, until } from '../helpers/service.ts';

const HOST = '127.0.0.1:8080';
const START = new Date('2026-11-21T08:00:00Z');
const DAY = 86_400_000;

type Found = readonly [check: string, severity: 'critical' | 'high' | 'low', fingerprint: string];

const env: Found = ['exposure.env', 'critical', 'aa'];
const xcto: Found = ['http.xcto', 'low', 'bb'];
const csp: Found = ['csp.missing', 'high', 'cc'];

/** Runs a scan of the service's engine to its end. */
async function scan({ api, engine }: TestService, found: readonly Found[], scan_type = 'quick', target = HOST) {
  const before = engine.calls.length;
  const { id } = (await api.post('/v1/scans', { target: `http://${target}`, scan_type })).body;
  const call = await engine.call(before);
  call.finish(completed(found.map((entry) => finding(...entry))));
  await until('succeeded', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
  return id as string;
}

interface Shown {
  readonly id: string;
  readonly check_id: string;
  readonly state: string;
  readonly scan_id: string;
  readonly first_seen_at: string;
  readonly last_seen_at: string;
}

async function targetOf({ api }: TestService): Promise<string> {
  return (await api.get('/v1/targets')).body.data[0].id;
}

async function findingsOf(service: TestService, scanId: string): Promise<Shown[]> {
  return (await service.api.get(`/v1/scans/${scanId}/findings`)).body.data;
}

async function nowOf(service: TestService, query = ''): Promise<Shown[]> {
  return (await service.api.get(`/v1/targets/${await targetOf(service)}/findings${query}`)).body.data;
}

const states = (shown: readonly Shown[]) => shown.map(({ check_id, state }) => `${check_id} ${state}`);

describeStores('findings of a target', ({ start }) => {
  test('are those of its last scans of each type, with the first and the last time they were seen', async () => {
    let now = START;
    const service = await start({}, { clock: { now: () => now } });
    const { api } = service;
    const target = (await api.post('/v1/targets', { hostname: HOST })).body.id;
    expect(await nowOf(service)).toEqual([]);
    await service.store.query("UPDATE targets SET status = 'verified', verified_at = $1", [START]);
    await scan(service, [env, xcto]);
    now = new Date(START.getTime() + DAY);
    const standard = await scan(service, [env, csp], 'standard');
    now = new Date(START.getTime() + 2 * DAY);
    const quick = await scan(service, [env, xcto]);
    expect(await nowOf(service)).toMatchObject([
      { check_id: 'exposure.env', state: 'open', scan_id: quick, last_seen_at: now.toISOString() },
      { check_id: 'csp.missing', state: 'new', scan_id: standard },
      { check_id: 'http.xcto', state: 'open', scan_id: quick, first_seen_at: START.toISOString() },
    ]);
    expect(states(await nowOf(service, '?min_severity=high'))).toEqual(['exposure.env open', 'csp.missing new']);
    expect(states(await nowOf(service, '?state=new'))).toEqual(['csp.missing new']);
    const first = (await api.get(`/v1/targets/${target}/findings?limit=2`)).body;
    expect(first.data).toHaveLength(2);
    const rest = (await api.get(`/v1/targets/${target}/findings?limit=2&cursor=${first.next_cursor}`)).body;
    expect(states(rest.data)).toEqual(['http.xcto open']);
    expect(rest.next_cursor).toBeUndefined();
  });

  test('end when a scan of the type that saw them last no longer does, and begin again when one does', async () => {
    const service = await start();
    await service.api.post('/v1/targets', { hostname: HOST });
    await service.store.query("UPDATE targets SET status = 'verified', verified_at = now()");
    await scan(service, [env, xcto]);
    await scan(service, [csp], 'standard');
    expect(states(await nowOf(service))).toEqual(['exposure.env new', 'csp.missing new', 'http.xcto new']);
    // A quick scan does not look for what only a standard scan has found.
    await scan(service, [xcto]);
    expect(states(await nowOf(service))).toEqual(['csp.missing new', 'http.xcto open']);
    await scan(service, [env, xcto]);
    expect(states(await nowOf(service))).toEqual(['exposure.env open', 'csp.missing new', 'http.xcto open']);
  });

  test('are accepted for a reason until a date, in every scan of the target, and nowhere else', async () => {
    let now = START;
    const service = await start({}, { clock: { now: () => now } });
    const { api } = service;
    const before = await scan(service, [env, xcto]);
    const elsewhere = await scan(service, [env], 'quick', '127.0.0.1:8081');
    const [leaked] = await findingsOf(service, before);
    const expires_at = new Date(START.getTime() + 10 * DAY).toISOString();
    const accepted = await api.patch(`/v1/findings/${leaked?.id}`, {
      state: 'ignored',
      reason: 'A decoy.',
      expires_at,
    });
    expect(accepted.status).toBe(200);
    const acceptance = { reason: 'A decoy.', accepted_at: START.toISOString(), accepted_by: 'First key', expires_at };
    expect(accepted.body).toEqual({ ...leaked, state: 'ignored', acceptance });
    now = new Date(START.getTime() + DAY);
    const after = await scan(service, [env, xcto]);
    for (const id of [before, after]) {
      expect((await findingsOf(service, id))[0]).toMatchObject({ state: 'ignored', acceptance });
      const report = (await api.get(`/v1/scans/${id}/report`)).body;
      expect(report.findings[0]).toMatchObject({ state: 'ignored', acceptance });
      const ignored = (await api.get(`/v1/scans/${id}/findings?state=ignored`)).body.data;
      expect(ignored.map(({ check_id }: Shown) => check_id)).toEqual(['exposure.env']);
    }
    expect(states(await findingsOf(service, elsewhere))).toEqual(['exposure.env new']);
    expect(states(await nowOf(service, '?state=ignored'))).toHaveLength(0);
    now = new Date(START.getTime() + 10 * DAY);
    const [ended] = await findingsOf(service, after);
    expect(ended).toMatchObject({ state: 'open' });
    expect(ended).not.toHaveProperty('acceptance');
    const trail = await service.store.query("SELECT action, subject, details FROM audit WHERE action LIKE 'finding.%'");
    expect(trail).toEqual([
      {
        action: 'finding.accepted',
        subject: leaked?.id,
        details: {
          target: HOST,
          check_id: 'exposure.env',
          fingerprint: 'aa'.padEnd(32, '0'),
          reason: 'A decoy.',
          expires_at,
        },
      },
    ]);
  });

  test('that are open again are not ignored in any scan; a repetition changes nothing', async () => {
    const service = await start();
    const { api } = service;
    const first = await scan(service, [env]);
    const second = await scan(service, [env]);
    const [old] = await findingsOf(service, first);
    const [latest] = await findingsOf(service, second);
    const set = (id: string | undefined, body: object) => api.patch(`/v1/findings/${id}`, body);
    await set(old?.id, { state: 'ignored', reason: 'x' });
    expect((await findingsOf(service, second))[0]).toMatchObject({ acceptance: { expires_at: null } });
    expect((await set(latest?.id, { state: 'open', reason: 'It is real.' })).body.state).toBe('open');
    expect((await findingsOf(service, first))[0]?.state).toBe('new');
    expect((await set(latest?.id, { state: 'open' })).status).toBe(200);
    const actions = await service.store.query<{ action: string }>(
      "SELECT action FROM audit WHERE action LIKE 'finding.%' ORDER BY at, id",
    );
    expect(actions.map(({ action }) => action)).toEqual(['finding.accepted', 'finding.reopened']);
  });

  test('are not accepted without a reason, for the past, when they are fixed, or without the scope', async () => {
    const service = await start();
    const { api, key } = service;
    const first = await scan(service, [env, xcto]);
    const [fixed, open] = await findingsOf(service, first);
    await scan(service, [xcto]);
    const set = async (body: object, id = open?.id) => {
      const { status, body: answer } = await api.patch(`/v1/findings/${id}`, body);
      return [status, answer.error?.code, answer.error?.param];
    };
    expect(await set({ state: 'ignored' })).toEqual([422, 'validation_error', 'reason']);
    expect(await set({ state: 'ignored', reason: '' })).toEqual([422, 'validation_error', 'reason']);
    expect(await set({ state: 'ignored', reason: 'x', expires_at: '2020-01-01T00:00:00Z' })).toEqual([
      422,
      'validation_error',
      'expires_at',
    ]);
    expect(await set({ state: 'open', expires_at: '2099-01-01T00:00:00Z' })).toEqual([
      422,
      'validation_error',
      'expires_at',
    ]);
    expect(await set({ state: 'fixed' })).toEqual([422, 'validation_error', 'state']);
    expect(await set({ state: 'ignored', reason: 'x' }, fixed?.id)).toEqual([409, 'invalid_state', undefined]);
    expect(await set({ state: 'ignored', reason: 'x' }, 'fnd_unknown')).toEqual([404, 'not_found', undefined]);
    const reader = api.withKey(await key(['scans:read', 'scans:write']));
    const refused = await reader.patch(`/v1/findings/${open?.id}`, { state: 'ignored', reason: 'x' });
    expect(refused.status).toBe(403);
    expect(await service.store.query("SELECT 1 FROM audit WHERE action LIKE 'finding.%'")).toEqual([]);
  });

  test('of another workspace are not found', async () => {
    const service = await start();
    const { api, key } = service;
    const [found] = await findingsOf(service, await scan(service, [env]));
    const other = api.withKey(await key(undefined, 'test'));
    const body = { state: 'ignored', reason: 'x' };
    expect((await other.patch(`/v1/findings/${found?.id}`, body)).status).toBe(404);
    expect((await other.get(`/v1/targets/${await targetOf(service)}/findings`)).status).toBe(404);
    // The same host in the sandbox has findings of its own.
    const { id } = (await other.post('/v1/scans', { target: `http://${HOST}`, scan_type: 'quick' })).body;
    (await service.engine.call(1)).finish(completed([finding(...env)]));
    await until('succeeded', async () => (await other.get(`/v1/scans/${id}`)).body.status === 'succeeded');
    const [same] = (await other.get(`/v1/scans/${id}/findings`)).body.data;
    expect((await other.patch(`/v1/findings/${same.id}`, body)).body.state).toBe('ignored');
    expect((await findingsOf(service, found?.scan_id ?? ''))[0]?.state).toBe('new');
  });
});
