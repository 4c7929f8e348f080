import { UsageError } from '../gate/model/usage-error.ts';
import { escapeTerminal } from '../reports/escape/terminal.ts';
import type { FlagTable, ParsedFlags } from './flags.ts';
import type { Io } from './io.ts';
import { environmentSecret } from './secret-files.ts';

/** Flags of `serve` for the object storage of reports. Credentials come from the environment only. */
export const OBJECT_STORAGE_FLAGS: FlagTable = {
  'object-storage-url': {
    type: 'string',
    value: 'URL',
    description:
      's3://BUCKET/PREFIX: stores PDF reports, to which the API redirects by a signed URL, and results of scans there. Credentials come from AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, or from the files that these name with _FILE added.',
  },
  'object-storage-endpoint': {
    type: 'string',
    value: 'URL',
    description: 'S3-compatible server other than AWS, as clients reach it, for example https://minio.example.com.',
  },
  'object-storage-region': {
    type: 'string',
    value: 'REGION',
    description: 'Region of the bucket. Default: AWS_REGION, AWS_DEFAULT_REGION; us-east-1 with an endpoint.',
  },
};

type ObjectStorageSettings = NonNullable<
  Parameters<typeof import('../embedded.ts')['startEmbeddedService']>[0]['objectStorage']
>;

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const SEGMENT = /^(?!\.{1,2}$)[A-Za-z0-9!_.*'()-]+$/;
const REGION = /^[a-z0-9-]{1,40}$/;

/**
 * Object storage configured by flags and environment, or undefined.
 * @throws UsageError
 */
export function readObjectStorage(flags: ParsedFlags, io: Io): ObjectStorageSettings | undefined {
  const url = flags.text('object-storage-url');
  const endpoint = flags.text('object-storage-endpoint');
  const regionGiven = flags.text('object-storage-region');
  if (url === undefined) {
    if (endpoint === undefined && regionGiven === undefined) return undefined;
    throw new UsageError('--object-storage-url', 'missing: give s3://BUCKET with an endpoint or a region.');
  }
  if (endpoint !== undefined && !isOrigin(endpoint)) {
    throw new UsageError('--object-storage-endpoint', 'not an http(s) URL of a host, without a path or credentials.');
  }
  const { environment } = io;
  const region = regionGiven ?? (environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || undefined);
  return {
    ...place(url),
    region: regionOf(region, endpoint),
    endpoint: endpoint?.replace(/\/$/, '') ?? null,
    credentials: credentialsOf((name) => environmentSecret(io, name)),
  };
}

/** @throws UsageError */
function regionOf(given: string | undefined, endpoint: string | undefined): string {
  const region = given ?? (endpoint === undefined ? undefined : 'us-east-1');
  if (region === undefined) throw new UsageError('--object-storage-region', 'missing: give it, or AWS_REGION.');
  if (REGION.test(region)) return region;
  throw new UsageError('--object-storage-region', 'not the name of a region such as eu-central-1.');
}

/** @throws UsageError */
function credentialsOf(set: (name: string) => string | undefined): ObjectStorageSettings['credentials'] {
  const required = (name: string) => {
    const value = set(name);
    if (value !== undefined) return value;
    throw new UsageError('--object-storage-url', `needs credentials: ${name} is not set in the environment.`);
  };
  return {
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: set('AWS_SESSION_TOKEN') ?? null,
  };
}

/** @throws UsageError */
function place(url: string): { bucket: string; prefix: string } {
  const [bucket = '', ...path] = url
    .replace(/^s3:\/\//, '')
    .replace(/(?<!\/)\/+$/, '')
    .split('/');
  if (!url.startsWith('s3://') || !BUCKET.test(bucket) || !path.every((segment) => SEGMENT.test(segment))) {
    const shown = escapeTerminal(url.replace(/\/\/[^/]*@/, '//…@').slice(0, 100));
    throw new UsageError('--object-storage-url', `"${shown}" is not s3://BUCKET or s3://BUCKET/PREFIX.`);
  }
  return { bucket, prefix: path.join('/') };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isPlain = url.pathname === '/' && url.search === '' && url.hash === '' && url.username + url.password === '';
  return (url.protocol === 'https:' || url.protocol === 'http:') && isPlain;
}
