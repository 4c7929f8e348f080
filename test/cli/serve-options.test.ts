import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoSite } from '../../src/cli/demo-site.ts';
import { createUndiciClient } from '../../src/client/undici-client.ts';
import type { ResultDocument } from '../../src/gate/verdict/result-document.ts';
import { S3_CREDENTIALS, S3_REGION, type S3Server, startS3Server } from '../helpers/s3-server.ts';
import { cleanUp, cli, start, temporaryFolder } from './cli-fixture.ts';

cleanUp();

const credentials = {
  AWS_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey,
};

describe('serve with an object storage and a rate limit', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3Server();
  });
  afterAll(() => s3.close());

  it('the PDF of a scan comes from the storage, and responses have the rate limit', { timeout: 120_000 }, async () => {
    const directory = await temporaryFolder();
    const site = await startDemoSite();
    const flags = ['--port', '0', '--data', 'data', '--bootstrap', 'b.json', '--allow-scan-cidr', '127.0.0.0/8'];
    const storage = ['--object-storage-url', 's3://reports/gate/', '--object-storage-endpoint', s3.url];
    const limit = ['--object-storage-region', S3_REGION, '--rate-limit', '6000'];
    const service = start(['serve', ...flags, ...storage, ...limit], { directory, environment: credentials });
    try {
      const [line] = await service.until('out', /^\{.*\}$/m);
      const { url } = JSON.parse(line) as { url: string };
      const { api_key: key } = JSON.parse(await readFile(join(directory, 'b.json'), 'utf8')) as { api_key: string };
      const formats = ['--report-formats', 'json', '--out', 'reports', '--fail-on', 'none'];
      const scan = await cli(['scan', site.url, '--scan-type', 'quick', ...formats, '--api-url', url], {
        directory,
        environment: { SCAN_GATE_API_KEY: key },
      });
      expect(scan.status, scan.err).toBe(0);
      const run = JSON.parse(await readFile(join(directory, 'reports/scan-gate.json'), 'utf8')) as ResultDocument;
      const client = createUndiciClient({ baseUrl: url, apiKey: key, proxy: 'none' });
      await client.getReportPdf(run.scans[0]?.scan_id ?? '');
      await client.close();
      expect(s3.requests.map(({ method }) => method)).toEqual(['HEAD', 'PUT', 'GET']);
      expect(s3.requests.some(({ bearer }) => bearer)).toBe(false);
      expect([...s3.objects.values()][0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      const usage = await fetch(`${url}/v1/usage`, { headers: { authorization: `Bearer ${key}` } });
      expect(usage.headers.get('ratelimit-policy')).toBe('"default";q=6000;w=60, "scan-creates";q=1200;w=60');
    } finally {
      service.child.kill('SIGTERM');
      await service.done;
      await site.close();
    }
    const { err } = await service.done;
    expect(err).not.toContain(S3_CREDENTIALS.secretAccessKey);
    expect(err).not.toContain('X-Amz-Signature');
  });

  const bucket = ['--object-storage-url', 's3://reports'];
  const region = ['--object-storage-region', 'eu-central-1'];
  it.each<[string[], Record<string, string>, string, string]>([
    [['--object-storage-url', 'https://x/y', ...region], credentials, '--object-storage-url', 'not s3://BUCKET'],
    [['--object-storage-url', 's3://UPPER', ...region], credentials, '--object-storage-url', 'not s3://BUCKET'],
    [
      ['--object-storage-url', 's3://reports/a/../b', ...region],
      credentials,
      '--object-storage-url',
      'not s3://BUCKET',
    ],
    [['--object-storage-url', 's3://reports/a?b=c', ...region], credentials, '--object-storage-url', 'not s3://BUCKET'],
    [region, credentials, '--object-storage-url', 'missing'],
    [bucket, credentials, '--object-storage-region', 'AWS_REGION'],
    [
      [...bucket, '--object-storage-region', 'Frankfurt am Main'],
      credentials,
      '--object-storage-region',
      'not the name',
    ],
    [[...bucket, ...region], {}, '--object-storage-url', 'AWS_ACCESS_KEY_ID is not set'],
    [[...bucket, ...region], { AWS_ACCESS_KEY_ID: 'a' }, '--object-storage-url', 'AWS_SECRET_ACCESS_KEY is not set'],
    [
      [...bucket, '--object-storage-endpoint', 'minio:9000'],
      credentials,
      '--object-storage-endpoint',
      'not an http(s)',
    ],
    [
      [...bucket, '--object-storage-endpoint', 'https://u:p@h'],
      credentials,
      '--object-storage-endpoint',
      'credentials',
    ],
    [['--rate-limit', '-1'], {}, '--rate-limit', ''],
    [['--rate-limit', 'many'], {}, '--rate-limit', ''],
    [['--scans-per-workspace', '0'], {}, '--scans-per-workspace', ''],
    [['--scans-per-workspace', 'all'], {}, '--scans-per-workspace', ''],
    [['--retain-scans', '0'], {}, '--retain-scans', ''],
    [['--no-metering', '--price', 'scan.quick=1'], {}, '--price', 'cannot be combined with --no-metering'],
    [['--no-metering', '--initial-tokens', '5'], {}, '--initial-tokens', 'cannot be combined with --no-metering'],
    [['--no-metering=1'], {}, '--no-metering', 'switch'],
  ])('serve %j: one line with the error', async (flags, environment, at, what) => {
    const { status, err } = await cli(['serve', '--data', 'd', ...flags], { environment });
    expect(status).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(at);
    expect(err).toContain(what);
  });
});
