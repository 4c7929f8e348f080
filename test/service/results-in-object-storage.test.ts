import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { timeAfter } from '../../src/service/ids.ts';
import { eraseTargets } from '../../src/service/scans/delete-scans.ts';
import { PdfStore } from '../../src/service/scans/pdf-store.ts';
import { ResultStore } from '../../src/service/scans/result-store.ts';
import { createS3ObjectStorage } from '../../src/service/storage/s3-object-storage.ts';
import { S3_CREDENTIALS, S3_REGION, type S3Server, startS3Server } from '../helpers/s3-server.ts';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { describePglite, type TestService, until } from '../helpers/service.ts';

const DAY_MS = 24 * 3_600_000;
const PICTURE = `/9j/${Buffer.from('picture').toString('base64')}`;

let s3: S3Server;
beforeEach(async () => {
  s3 = await startS3Server();
});
afterEach(() => s3.close());

const objectStorage = () => ({
  bucket: 'reports',
  prefix: '',
  region: S3_REGION,
  endpoint: s3.url,
  credentials: S3_CREDENTIALS,
});

async function scanned({ api, engine }: TestService): Promise<string> {
  engine.answer = () => {
    const result = completed([finding('exposure.env', 'critical', 'a')]);
    if (result.status !== 'completed') throw new Error('the scripted scan completes');
    const counts = { pages: 1, routes: 1, endpoints: 0, withheld: 0 };
    const browser = { used: true, detail: null, product: 'Chrome', sandboxed: true, ...counts, screenshot: PICTURE };
    return { ...result, report: { ...result.report, coverage: { ...result.report.coverage, browser } } };
  };
  const { id } = (await api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' })).body;
  await until('succeeded', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
  return id;
}

const resultStore = ({ store }: TestService) =>
  new ResultStore(store, createS3ObjectStorage(objectStorage(), { now: () => new Date() }));
/** After the week in which the previous release may still run, and after the scans of every other test in this process. */
const later = () => new Date(Date.now() + 36_500 * DAY_MS);
const kept = async ({ store }: TestService) =>
  (await store.query<{ scan_id: string }>('SELECT scan_id FROM scan_results')).map(({ scan_id }) => scan_id);
const deleteOrphans = async ({ store }: TestService) => {
  await store.query("UPDATE stored_pdfs SET orphaned_at = orphaned_at - interval '61 seconds'");
  const storage = createS3ObjectStorage(objectStorage(), { now: () => new Date() });
  await new PdfStore({
    store,
    storage,
    render: async () => Buffer.from(''),
    log: () => {},
    now: () => 0,
  }).deleteOrphans();
};

function refuse(when: (request: IncomingMessage) => boolean): void {
  s3.fault = (request, response) => {
    if (!when(request)) return false;
    response.writeHead(503, { 'content-type': 'application/xml' }).end('<Error><Code>SlowDown</Code></Error>');
    return true;
  };
}

describePglite('results of scans in an object storage', ({ start }) => {
  test('the report is the same after its result and picture have moved, in every form', async () => {
    const service = await start({ objectStorage: objectStorage() }, { renderPdf: async () => Buffer.from('%PDF-') });
    const id = await scanned(service);
    const path = `/v1/scans/${id}/report`;
    const before = await service.api.get(path);
    expect(before.body.coverage.browser.screenshot).toBe(PICTURE);
    await resultStore(service).move(later());
    expect(await kept(service)).toEqual([]);
    const [[key = '', object] = []] = s3.objects;
    expect(key).toMatch(new RegExp(`^/reports/wsp_[0-9a-z]+/${id}/[0-9a-f]{64}\\.json\\.gz$`));
    expect(gunzipSync(object?.bytes ?? '').toString()).toContain(PICTURE);
    const after = await service.api.get(path);
    expect(after.body).toEqual(before.body);
    const etag = before.headers.get('etag') ?? '';
    expect((await service.api.get(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const html = await service.api.get(path, { headers: { accept: 'text/html' } });
    expect(Buffer.from(html.bytes).toString()).toContain(PICTURE);
    const sarif = await service.api.get(path, { headers: { accept: 'application/sarif+json' } });
    expect(Buffer.from(sarif.bytes).toString()).toContain('exposure.env');
    expect((await service.api.get(`${path}.pdf`)).status).toBe(302);
  });

  test('it stays in the database for an hour, and for the week in which the previous release may still run', async () => {
    const service = await start({ objectStorage: objectStorage() });
    const id = await scanned(service);
    const created = timeAfter(id, new Date(0)).getTime();
    const moveAfter = (minutes: number) => resultStore(service).move(new Date(created + minutes * 60_000));
    const migrate = (daysBefore: number) =>
      service.store.query('UPDATE schema_migrations SET applied_at = $1', [new Date(created - daysBefore * DAY_MS)]);
    await migrate(6);
    await moveAfter(70);
    expect(await kept(service)).toEqual([id]);
    await migrate(8);
    await moveAfter(50);
    expect(await kept(service)).toEqual([id]);
    await moveAfter(70);
    expect(await kept(service)).toEqual([]);
  });

  test('a storage that fails loses nothing: results stay until it has them, and one failure stops no other', async () => {
    const service = await start({ objectStorage: objectStorage() });
    const [first, second] = [await scanned(service), await scanned(service)];
    refuse(({ url }) => url?.includes(first) === true);
    await expect(resultStore(service).move(later())).rejects.toThrow('object storage, put: status 503, SlowDown');
    expect(await kept(service)).toEqual([first]);
    expect((await service.api.get(`/v1/scans/${first}/report`)).status).toBe(200);
    // The response of an upload that was stored is lost.
    s3.fault = (request) => {
      if (request.method === 'PUT') request.socket.destroy();
      return request.method === 'PUT';
    };
    await expect(resultStore(service).move(later())).rejects.toThrow('object storage, put: no connection');
    s3.fault = null;
    await resultStore(service).move(later());
    expect(await kept(service)).toEqual([]);
    for (const id of [first, second]) {
      expect((await service.api.get(`/v1/scans/${id}/report`)).body.coverage.browser.screenshot).toBe(PICTURE);
    }
    expect(s3.objects.size).toBe(2);
  });

  test('a report whose storage is down is 503 until it is back, and one that was changed there is never served', async () => {
    const service = await start({ objectStorage: objectStorage() });
    const id = await scanned(service);
    await resultStore(service).move(later());
    refuse(() => true);
    const down = await service.api.get(`/v1/scans/${id}/report`);
    expect([down.status, down.body.error.code, down.headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
    s3.fault = null;
    expect((await service.api.get(`/v1/scans/${id}/report`)).status).toBe(200);
    const [[key = '', object] = []] = s3.objects;
    const text = gunzipSync(object?.bytes ?? '').toString();
    const changed = text.replace('"omitted":0', '"omitted":1');
    expect(createHash('sha256').update(text).digest('hex')).toBe(/([0-9a-f]{64})\.json\.gz$/.exec(key)?.[1]);
    for (const bytes of [gzipSync(changed), gzipSync(Buffer.alloc(33 * 1024 * 1024)), Buffer.from('not gzip')]) {
      s3.objects.set(key, { bytes, headers: {} });
      const answer = await service.api.get(`/v1/scans/${id}/report`);
      expect([answer.status, answer.body.error.code]).toEqual([500, 'internal_error']);
    }
    s3.objects.delete(key);
    expect((await service.api.get(`/v1/scans/${id}/report`)).status).toBe(500);
    expect(service.log).toContainEqual(expect.objectContaining({ error: expect.stringMatching(/has been changed/) }));
  });

  test('the object is deleted with the scan or the data of its target, also if it is uploaded meanwhile', async () => {
    const service = await start({ objectStorage: objectStorage() });
    const { api, store } = service;
    const [deleted, racing] = [await scanned(service), await scanned(service)];
    refuse(({ url }) => url?.includes(racing) === true);
    await expect(resultStore(service).move(later())).rejects.toThrow();
    expect((await api.delete(`/v1/scans/${deleted}`)).status).toBe(204);
    await deleteOrphans(service);
    expect(s3.objects.size).toBe(0);
    let isDeleted = false;
    s3.fault = (request, response) => {
      if (request.method !== 'PUT' || isDeleted) return false;
      isDeleted = true;
      s3.objects.set(request.url ?? '', { bytes: Buffer.from('uploaded'), headers: {} });
      void api.delete(`/v1/scans/${racing}`).then(({ status }) => response.writeHead(status === 204 ? 200 : 500).end());
      return true;
    };
    await resultStore(service).move(later());
    expect([isDeleted, s3.objects.size]).toEqual([true, 1]);
    await deleteOrphans(service);
    expect(s3.objects.size).toBe(0);
    const erased = await scanned(service);
    await resultStore(service).move(later());
    const { target_id: targetId } = (await api.get(`/v1/scans/${erased}`)).body;
    expect((await api.delete(`/v1/targets/${targetId}/data`)).status).toBe(204);
    await eraseTargets({ store });
    await deleteOrphans(service);
    expect(s3.objects.size).toBe(0);
    for (const table of ['scan_results', 'stored_results', 'stored_pdfs']) {
      expect(await store.query(`SELECT * FROM ${table}`)).toEqual([]);
    }
  });
});
