import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ObjectStorageOptions } from '../../../src/service/storage/object-storage.ts';
import { createS3ObjectStorage } from '../../../src/service/storage/s3-object-storage.ts';
import { S3_CREDENTIALS, S3_REGION, type S3Server, startS3Server } from '../../helpers/s3-server.ts';

const PDF = Buffer.from('%PDF-1.7 bytes');
const HEADERS = { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="scn_1.pdf"' };

let s3: S3Server;
let now: Date;
const clock = { now: () => now };
const storage = (options: Partial<ObjectStorageOptions> = {}) =>
  createS3ObjectStorage(
    { bucket: 'reports', prefix: '', region: S3_REGION, endpoint: s3.url, credentials: S3_CREDENTIALS, ...options },
    clock,
  );

beforeEach(async () => {
  s3 = await startS3Server();
  now = new Date('2026-11-21T08:00:00.000Z');
  s3.now = () => now;
});
afterEach(() => s3.close());

describe('object storage', () => {
  test('an object is written with its headers, and a signed URL reads it without a key', async () => {
    const bucket = storage({ prefix: 'team/scan-gate' });
    expect(await bucket.exists('wsp_1/scn_1/a.pdf')).toBe(false);
    await bucket.put('wsp_1/scn_1/a.pdf', PDF, HEADERS);
    expect(await bucket.exists('wsp_1/scn_1/a.pdf')).toBe(true);
    expect([...s3.objects.keys()]).toEqual(['/reports/team/scan-gate/wsp_1/scn_1/a.pdf']);
    const answer = await fetch(await bucket.signedUrl('wsp_1/scn_1/a.pdf'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(HEADERS['content-disposition']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
  });

  test('a key with unusual characters is signed as S3 expects it', async () => {
    const bucket = storage({ prefix: "it's (our) team!*" });
    await bucket.put('a.pdf', PDF, HEADERS);
    expect((await fetch(await bucket.signedUrl('a.pdf'))).status).toBe(200);
  });

  test('a signed URL is valid for five minutes and for one object', async () => {
    const bucket = storage();
    await bucket.put('a.pdf', PDF, HEADERS);
    await bucket.put('b.pdf', PDF, HEADERS);
    const url = await bucket.signedUrl('a.pdf');
    expect((await fetch(url.replace('a.pdf', 'b.pdf'))).status).toBe(403);
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403);
    expect((await fetch(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'))).status).toBe(403);
    now = new Date('2026-11-21T08:05:00.000Z');
    expect((await fetch(url)).status).toBe(200);
    now = new Date('2026-11-21T08:05:01.000Z');
    expect((await fetch(url)).status).toBe(403);
  });

  test('temporary credentials are sent with their token', async () => {
    const credentials = { ...S3_CREDENTIALS, sessionToken: 'session/token+1=' };
    await s3.close();
    s3 = await startS3Server(credentials);
    s3.now = clock.now;
    const bucket = storage({ credentials });
    await bucket.put('a.pdf', PDF, HEADERS);
    expect((await fetch(await bucket.signedUrl('a.pdf'))).status).toBe(200);
    await expect(storage().put('a.pdf', PDF, HEADERS)).rejects.toThrow('status 403, SignatureDoesNotMatch');
  });

  test.each([
    [
      'the wrong secret',
      { credentials: { ...S3_CREDENTIALS, secretAccessKey: 'wrong' } },
      '403, SignatureDoesNotMatch',
    ],
    ['an unknown key', { credentials: { ...S3_CREDENTIALS, accessKeyId: 'AKIAOTHER' } }, '403, InvalidAccessKeyId'],
    ['the wrong region', { region: 'us-east-1' }, '400, AuthorizationHeaderMalformed'],
  ])("%s: the error names the storage's response", async (_, options, hasResponse) => {
    await expect(storage(options).put('a.pdf', PDF, HEADERS)).rejects.toThrow(
      `object storage, put: status ${hasResponse}`,
    );
    expect(s3.objects.size).toBe(0);
  });

  test('without the permission to list, a missing object is 403 and is written', async () => {
    s3.fault = (request, response) => {
      if (request.method !== 'HEAD') return false;
      response.writeHead(403).end();
      return true;
    };
    expect(await storage().exists('a.pdf')).toBe(false);
  });

  test('the report does not follow a redirect of the storage', async () => {
    const other = await startS3Server();
    s3.fault = (_, response) => {
      response.writeHead(307, { location: `${other.url}/reports/a.pdf` }).end();
      return true;
    };
    await expect(storage().put('a.pdf', PDF, HEADERS)).rejects.toThrow('status 307');
    expect(other.requests).toEqual([]);
    await other.close();
  });

  test('an endless error document is read up to its code', async () => {
    s3.fault = (_, response) => {
      response.writeHead(503, { 'content-type': 'application/xml' });
      response.write(`<Error><Code>SlowDown</Code>${'x'.repeat(20_000)}`);
      return true;
    };
    await expect(storage().put('a.pdf', PDF, HEADERS)).rejects.toThrow('status 503, SlowDown');
  });

  test('an unreachable storage', async () => {
    const gone = await startS3Server();
    await gone.close();
    const bucket = storage({ endpoint: gone.url });
    await expect(bucket.exists('a.pdf')).rejects.toThrow('object storage, exists: no connection (ECONNREFUSED)');
  });

  test.each([
    ['reports', 'eu-central-1', 'https://reports.s3.eu-central-1.amazonaws.com/a.pdf?'],
    ['my.reports', 'eu-central-1', 'https://s3.eu-central-1.amazonaws.com/my.reports/a.pdf?'],
    ['reports', 'cn-north-1', 'https://reports.s3.cn-north-1.amazonaws.com.cn/a.pdf?'],
  ])('without an endpoint the bucket %s in %s is an AWS bucket', async (bucket, region, start) => {
    const url = await storage({ bucket, region, endpoint: null }).signedUrl('a.pdf');
    expect(url.slice(0, start.length)).toBe(start);
  });
});
