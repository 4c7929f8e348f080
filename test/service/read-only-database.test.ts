import pg from 'pg';
import { expect, test } from 'vitest';
import type { StoreOptions } from '../../src/service/options.ts';
import { describePostgres, until } from '../helpers/service.ts';

/** New sessions of the database take no writes, as on a standby. */
async function setReadOnly(options: StoreOptions, value: 'on' | 'off'): Promise<void> {
  if (options.kind !== 'postgres') throw new Error('not PostgreSQL');
  const admin = new pg.Client({ connectionString: options.url, options: '-c default_transaction_read_only=off' });
  await admin.connect();
  await admin.query(
    `ALTER DATABASE ${new URL(options.url).pathname.slice(1)} SET default_transaction_read_only = ${value}`,
  );
  await admin.end();
}

describePostgres('a service on a read-only database', ({ start, storeOptions }) => {
  const scan = { target: '127.0.0.1:1', scan_type: 'quick' };

  test('is not ready, and is again as soon as it takes writes', async () => {
    const options = await storeOptions();
    const { api, service, store } = await start({ store: options, role: 'api' });
    const reasons = async () => {
      const response = await fetch(`${service.url}/readyz`);
      return [response.status, ((await response.json()) as { reasons?: string[] }).reasons];
    };
    expect(await reasons()).toEqual([200, undefined]);
    await setReadOnly(options, 'on');
    store.retireConnections();
    await until('not ready', async () => (await reasons())[0] === 503);
    expect(await reasons()).toEqual([503, ['database_read_only']]);
    const refused = await api.post('/v1/scans', scan);
    expect([refused.status, refused.body.error.code]).toEqual([503, 'unavailable']);
    await setReadOnly(options, 'off');
    await until('ready', async () => (await reasons())[0] === 200);
    expect((await api.post('/v1/scans', scan)).status).toBe(201);
  });
});
