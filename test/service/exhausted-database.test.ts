import { expect, test } from 'vitest';
import { describeStores } from '../helpers/service.ts';

/** What PostgreSQL raises when its machine has run out of something, or when it cannot now (appendix A of its manual). */
const CODES = [
  ['53100', 'disk full'],
  ['53200', 'out of memory'],
  ['53400', 'a configured limit reached'],
  ['57P04', 'the database dropped'],
  ['58030', 'an I/O error'],
  ['57014', 'the statement timeout'],
  ['57P03', 'a server that starts'],
  ['55000', 'a database that accepts no connections'],
  ['40001', 'a conflict that retries did not solve'],
  ['40P01', 'a deadlock that retries did not solve'],
  ['25006', 'a read-only server'],
] as const;

describeStores('a database that has run out', ({ start }) => {
  test.each(CODES)('%s, %s: 503 with Retry-After, no partial writes, and normal operation afterwards', async (code) => {
    const { api, store } = await start({ role: 'api' });
    const scan = { target: '127.0.0.1:1', scan_type: 'quick' };
    const header = { 'idempotency-key': 'once' };
    await store.query(
      `CREATE FUNCTION run_out() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN RAISE EXCEPTION ''No space left on device'' USING ERRCODE = ''${code}''; END'`,
    );
    await store.query('CREATE TRIGGER run_out BEFORE INSERT ON scans FOR EACH ROW EXECUTE FUNCTION run_out()');
    try {
      for (const [path, body] of [
        ['/v1/scans', scan],
        ['/v1/scans/bulk', { scans: [scan, scan] }],
      ] as const) {
        const answer = await api.post(path, body, header);
        expect([answer.status, answer.body.error.code], path).toEqual([503, 'unavailable']);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(JSON.stringify(answer.body)).not.toContain('No space left');
      }
    } finally {
      await store.query('DROP FUNCTION run_out CASCADE');
    }
    expect((await api.get('/v1/usage')).body.balance).toBe(10_000);
    expect((await api.post('/v1/scans', scan, header)).status).toBe(201);
  });
});
