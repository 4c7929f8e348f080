import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { DateClock } from '../../shared/clock.ts';
import {
  type ObjectOperation,
  type ObjectStorage,
  ObjectStorageError,
  type ObjectStorageOptions,
  SIGNED_URL_SECONDS,
} from './object-storage.ts';

const SHORT_TIMEOUT_MS = 3_000;
/** Of an upload or download. */
const TRANSFER_TIMEOUT_MS = 20_000;
/** Maximum bytes read of an error document, for its code. */
const ERROR_BYTES_MAX = 16 * 1024;

/** Amazon S3 and compatible storages, with AWS Signature Version 4. */
export function createS3ObjectStorage(options: ObjectStorageOptions, clock: DateClock): ObjectStorage {
  const { accessKeyId, secretAccessKey, sessionToken } = options.credentials;
  const aws = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === null ? {} : { sessionToken }),
    service: 's3',
    region: options.region,
  });
  const base = bucketUrl(options);
  const urlOf = (key: string) => new URL(`${base}/${encodePath([options.prefix, key])}`);
  const datetime = () =>
    clock
      .now()
      .toISOString()
      .replaceAll(/[:-]|\.\d{3}/g, '');

  async function send(
    operation: ObjectOperation,
    key: string,
    init: { method: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> },
    timeoutMs: number,
  ): Promise<Response> {
    try {
      const signed = await aws.sign(urlOf(key), { ...init, aws: { datetime: datetime(), allHeaders: true } });
      // A redirect would send the signed request and the report to a place that is not configured.
      return await fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      throw new ObjectStorageError(operation, null, reasonOf(error));
    }
  }

  return {
    async exists(key) {
      const response = await send('exists', key, { method: 'HEAD' }, SHORT_TIMEOUT_MS);
      await response.body?.cancel();
      if (response.status === 200) return true;
      // Without permission to list the bucket, S3 responds 403 for a missing object. Writing shows which it is.
      if (response.status === 404 || response.status === 403) return false;
      throw new ObjectStorageError('exists', response.status, `status ${response.status}`);
    },

    async put(key, bytes, headers) {
      const body = new Uint8Array(bytes);
      const digest = createHash('sha256').update(body).digest('hex');
      const init = { method: 'PUT', headers: { ...headers, 'x-amz-content-sha256': digest }, body };
      const response = await send('put', key, init, TRANSFER_TIMEOUT_MS);
      if (response.status === 200 || response.status === 201) return void (await response.body?.cancel());
      throw await refusal('put', response);
    },

    async get(key, bytesMax) {
      const response = await send('get', key, { method: 'GET' }, TRANSFER_TIMEOUT_MS);
      if (response.status !== 200) throw await refusal('get', response);
      const { bytes, isCut } = await readUpTo(response, bytesMax).catch((error: unknown) => {
        throw new ObjectStorageError('get', null, reasonOf(error));
      });
      if (isCut) throw new ObjectStorageError('get', 200, `more than ${bytesMax} bytes`);
      return bytes;
    },

    async delete(key) {
      const response = await send('delete', key, { method: 'DELETE' }, SHORT_TIMEOUT_MS);
      if (response.status === 204 || response.status === 404) return void (await response.body?.cancel());
      throw await refusal('delete', response);
    },

    async signedUrl(key) {
      const url = urlOf(key);
      url.searchParams.set('X-Amz-Expires', String(SIGNED_URL_SECONDS));
      const signed = await aws.sign(url, { method: 'GET', aws: { datetime: datetime(), signQuery: true } });
      return signed.url;
    },
  };
}

/** Virtual-hosted URLs on AWS, except for bucket names with dots, which no certificate covers. Path-style elsewhere. */
function bucketUrl({ endpoint, bucket, region }: ObjectStorageOptions): string {
  if (endpoint !== null) return `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`;
  const domain = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
  return bucket.includes('.') ? `https://s3.${region}.${domain}/${bucket}` : `https://${bucket}.s3.${region}.${domain}`;
}

/** RFC 3986 encoding, as the signature requires. `encodeURIComponent` leaves some characters as they are. */
function encodePath(parts: readonly string[]): string {
  const encode = (segment: string) =>
    encodeURIComponent(segment).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  return parts
    .filter((part) => part !== '')
    .flatMap((part) => part.split('/').map(encode))
    .join('/');
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no response in time';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? `no connection (${code})` : 'no valid HTTP response';
}

async function refusal(operation: ObjectOperation, response: Response): Promise<ObjectStorageError> {
  return new ObjectStorageError(operation, response.status, `status ${response.status}${await errorCode(response)}`);
}

/** `, SignatureDoesNotMatch` of `<Code>SignatureDoesNotMatch</Code>`; empty when there is none. */
async function errorCode(response: Response): Promise<string> {
  const read = await readUpTo(response, ERROR_BYTES_MAX).catch(() => null);
  const code = /<Code>([A-Za-z]{1,64})<\/Code>/.exec(read?.bytes.toString() ?? '')?.[1];
  return code === undefined ? '' : `, ${code}`;
}

async function readUpTo(response: Response, bytesMax: number): Promise<{ bytes: Buffer; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array);
    size += (chunk as Uint8Array).length;
    if (size > bytesMax) break;
  }
  return { bytes: Buffer.concat(chunks), isCut: size > bytesMax };
}
