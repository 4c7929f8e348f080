import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { PdfStore } from '../../src/service/scans/pdf-store.ts';
import { createS3ObjectStorage } from '../../src/service/storage/s3-object-storage.ts';
import { S3_CREDENTIALS, S3_REGION, type S3Server, startS3Server } from '../helpers/s3-server.ts';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { describePglite, type TestService, until } from '../helpers/service.ts';

let s3: S3Server;
beforeEach(async () => {
  s3 = await startS3Server();
});
afterEach(() => s3.close());

const objectStorage = () => ({
  bucket: 'reports',
  prefix: 'gate',
  region: S3_REGION,
  endpoint: s3.url,
  credentials: S3_CREDENTIALS,
});

async function scanned({ api, engine }: TestService): Promise<string> {
  engine.answer = () => completed([finding('exposure.env', 'critical', 'a')]);
  const { id } = (await api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' })).body;
  await until('succeeded', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
  return id;
}

describePglite('PDF reports in an object storage', ({ start }) => {
  test('the PDF is written once, and the response redirects to a signed URL', async () => {
    let drawn = 0;
    const renderPdf = async () => {
      drawn += 1;
      return Buffer.from('%PDF-1.7 drawn');
    };
    const service = await start({ objectStorage: objectStorage() }, { renderPdf });
    const id = await scanned(service);
    const path = `/v1/scans/${id}/report.pdf`;
    const answers = [...(await Promise.all([1, 2, 3].map(() => service.api.get(path)))), await service.api.get(path)];
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302]);
    expect(drawn).toBe(1);
    expect(s3.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    const [key = ''] = s3.objects.keys();
    expect(key).toMatch(new RegExp(`^/reports/gate/wsp_[0-9a-z]+/${id}/[0-9a-f]{32}\\.pdf$`));
    const location = answers[3]?.headers.get('location') ?? '';
    expect(new URL(location).searchParams.get('X-Amz-Expires')).toBe('300');
    expect(answers[3]?.headers.get('cache-control')).toBe('no-store');
    const pdf = await fetch(location);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toBe(`inline; filename="${id}.pdf"`);
    expect(await pdf.text()).toBe('%PDF-1.7 drawn');
    expect(JSON.stringify(service.log)).not.toContain('X-Amz-Signature');
  });

  test('our client follows the redirect without the API key and gets the same bytes', async () => {
    const service = await start({ objectStorage: objectStorage() });
    const id = await scanned(service);
    const client = createClient({ baseUrl: service.service.url, apiKey: service.service.apiKey ?? '' });
    const bytes = await client.getReportPdf(id);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(s3.requests.map(({ method }) => method)).toEqual(['HEAD', 'PUT', 'GET']);
    expect(s3.requests.some(({ bearer }) => bearer)).toBe(false);
  });

  test('a report that has changed since is another object', async () => {
    const service = await start({ objectStorage: objectStorage() }, { renderPdf: async () => Buffer.from('%PDF-') });
    const id = await scanned(service);
    await service.api.get(`/v1/scans/${id}/report.pdf`);
    service.engine.answer = () => completed();
    const later = (await service.api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' })).body;
    await until('fixed', async () => (await service.api.get(`/v1/scans/${later.id}`)).body.status === 'succeeded');
    await service.api.get(`/v1/scans/${id}/report.pdf`);
    expect([...s3.objects.keys()].filter((key) => key.includes(id))).toHaveLength(2);
  });

  test('an unreachable storage is logged, left alone for a while, and the PDF is sent by the service', async () => {
    const service = await start({ objectStorage: objectStorage() }, { renderPdf: async () => Buffer.from('%PDF-') });
    const id = await scanned(service);
    s3.fault = (_, response) => {
      response.writeHead(503, { 'content-type': 'application/xml' }).end('<Error><Code>SlowDown</Code></Error>');
      return true;
    };
    for (const _ of [1, 2]) {
      const answer = await service.api.get(`/v1/scans/${id}/report.pdf`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(Buffer.from(answer.bytes).toString()).toBe('%PDF-');
    }
    expect(s3.requests).toHaveLength(1);
    expect(service.log.filter(({ event }) => event === 'object_storage.failed')).toMatchObject([
      { level: 'warn', error: 'object storage, exists: status 503', status: 503, scan_id: id },
    ]);
  });

  test('another workspace gets no link', async () => {
    const service = await start({ objectStorage: objectStorage() });
    const id = await scanned(service);
    const other = service.api.withKey(await service.key(undefined, 'test'));
    expect((await other.get(`/v1/scans/${id}/report.pdf`)).status).toBe(404);
    expect(s3.requests).toEqual([]);
  });

  test('the PDF of a deleted scan is deleted, again after a failure that keeps no other from deletion, and no PDF of another scan', async () => {
    const service = await start({ objectStorage: objectStorage() }, { renderPdf: async () => Buffer.from('%PDF-') });
    const [locked, deleted, kept] = [await scanned(service), await scanned(service), await scanned(service)];
    for (const id of [locked, deleted, kept]) await service.api.get(`/v1/scans/${id}/report.pdf`);
    const storage = new PdfStore({
      store: service.store,
      storage: createS3ObjectStorage(objectStorage(), { now: () => new Date() }),
      render: async () => Buffer.from(''),
      log: () => {},
      now: () => 0,
    });
    for (const id of [locked, deleted]) expect((await service.api.call('DELETE', `/v1/scans/${id}`)).status).toBe(204);
    await storage.deleteOrphans();
    // An upload may still have been running.
    expect(s3.objects.size).toBe(3);
    const letAMinutePass = () =>
      service.store.query("UPDATE stored_pdfs SET orphaned_at = orphaned_at - interval '61 seconds'");
    await letAMinutePass();
    s3.fault = ({ url }, response) => {
      if (url?.includes(locked) !== true) return false;
      response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error><Code>AccessDenied</Code></Error>');
      return true;
    };
    await expect(storage.deleteOrphans()).rejects.toThrow('object storage, delete: status 403, AccessDenied');
    expect([...s3.objects.keys()]).toEqual([expect.stringContaining(locked), expect.stringContaining(kept)]);
    // What failed is not the first of the next run.
    await storage.deleteOrphans();
    expect(await service.store.query('SELECT scan_id FROM stored_pdfs ORDER BY scan_id')).toHaveLength(2);
    await letAMinutePass();
    s3.fault = null;
    await storage.deleteOrphans();
    expect([...s3.objects.keys()]).toEqual([expect.stringContaining(kept)]);
    expect(await service.store.query('SELECT scan_id FROM stored_pdfs')).toEqual([{ scan_id: kept }]);
  });
});
