import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import { listen } from './listen.ts';

export interface StoredObject {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface S3Server {
  readonly url: string;
  readonly objects: Map<string, StoredObject>;
  /** Every request, in order: method, path and whether it carried an Authorization header that is not a signature. */
  readonly requests: { readonly method: string; readonly path: string; readonly bearer: boolean }[];
  /** Answers instead of the server, where it returns true. */
  fault: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  /** What the server takes for the time. */
  now: () => Date;
  close(): Promise<void>;
}

export const S3_CREDENTIALS = {
  accessKeyId: 'AKIATESTTESTTESTTEST',
  secretAccessKey: 'test/secret+key',
  sessionToken: null,
};
export const S3_REGION = 'eu-central-1';

/** Clocks of client and server may differ by this much. */
const SKEW_MS = 15 * 60_000;

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Node's hashes in the shape that AWS' signer asks for. */
class Sha256 {
  readonly #hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as string);
  }

  update(data: string | Uint8Array): void {
    this.#hash.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {}
}

/**
 * An object storage with path-style addresses that refuses what Amazon S3 refuses: each signature is computed again by
 * AWS' own signer from the request as it arrived, digests are compared with the body, dates with the clock.
 */
export async function startS3Server(
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string | null } = S3_CREDENTIALS,
): Promise<S3Server> {
  const signer = new SignatureV4({
    service: 's3',
    region: S3_REGION,
    credentials: {
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: credentials.secretAccessKey,
      ...(credentials.sessionToken === null ? {} : { sessionToken: credentials.sessionToken }),
    },
    sha256: Sha256 as never,
    uriEscapePath: false,
  });
  const server = createServer((request, response) => {
    void answer(state, signer, credentials.accessKeyId, request, response).catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'InternalError');
      response.writeHead(refusal.status, { 'content-type': 'application/xml' });
      const document = `<?xml version="1.0"?><Error><Code>${refusal.code}</Code></Error>`;
      response.end(request.method === 'HEAD' ? undefined : document);
    });
  });
  const { url, close } = await listen(server);
  const state: S3Server = { url, close, objects: new Map(), requests: [], fault: null, now: () => new Date() };
  return state;
}

async function answer(
  state: S3Server,
  signer: SignatureV4,
  accessKeyId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', state.url);
  const authorization = request.headers.authorization;
  const method = request.method ?? '';
  state.requests.push({ method, path: url.pathname, bearer: authorization?.startsWith('Bearer ') === true });
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (state.fault?.(request, response) === true) return;
  if (authorization !== undefined && url.searchParams.has('X-Amz-Signature')) throw new Refusal(400, 'InvalidArgument');
  if (authorization !== undefined) await checkHeaders(state, signer, accessKeyId, request, url, body);
  else await checkQuery(state, signer, accessKeyId, request, url);
  const key = decodeURIComponent(url.pathname);
  if (method === 'PUT') {
    const { 'content-type': type = '', 'content-disposition': disposition = '' } = request.headers;
    state.objects.set(key, { bytes: body, headers: { 'content-type': type, 'content-disposition': disposition } });
    response.writeHead(200, { etag: '"etag"' }).end();
    return;
  }
  if (method === 'DELETE') {
    state.objects.delete(key);
    response.writeHead(204).end();
    return;
  }
  const object = state.objects.get(key);
  if (object === undefined) throw new Refusal(404, 'NoSuchKey');
  response.writeHead(200, { ...object.headers, 'content-length': object.bytes.length });
  response.end(method === 'HEAD' ? undefined : object.bytes);
}

/** Signature in the Authorization header. */
async function checkHeaders(
  state: S3Server,
  signer: SignatureV4,
  accessKeyId: string,
  request: IncomingMessage,
  url: URL,
  body: Buffer,
): Promise<void> {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day, region, names = '', signature] = form.exec(request.headers.authorization ?? '') ?? [];
  if (signature === undefined) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  const date = String(request.headers['x-amz-date']);
  checkScope(state, { key, day, region, date }, accessKeyId, SKEW_MS);
  const signed = names.split(';');
  const unsigned = Object.keys(request.headers).find((name) => name.startsWith('x-amz-') && !signed.includes(name));
  if (!signed.includes('host') || unsigned !== undefined) throw new Refusal(403, 'AccessDenied');
  const digest = createHash('sha256').update(body).digest('hex');
  const declared = String(request.headers['x-amz-content-sha256']);
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== digest) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const again = await signer.sign(
    {
      ...target(request, url),
      headers: Object.fromEntries(signed.map((name) => [name, String(request.headers[name])])),
      query: Object.fromEntries(url.searchParams),
      body,
    },
    { signingDate: parseDate(date), signableHeaders: new Set(signed) },
  );
  if (!again.headers['authorization']?.endsWith(`Signature=${signature}`))
    throw new Refusal(403, 'SignatureDoesNotMatch');
}

/** Signature in the query: a URL made beforehand. */
async function checkQuery(
  state: S3Server,
  signer: SignatureV4,
  accessKeyId: string,
  request: IncomingMessage,
  url: URL,
): Promise<void> {
  const query = Object.fromEntries(url.searchParams);
  const signature = query['X-Amz-Signature'];
  if (signature === undefined) throw new Refusal(403, 'AccessDenied');
  const [key, day, region] = String(query['X-Amz-Credential']).split('/');
  const seconds = Number(query['X-Amz-Expires']);
  const date = String(query['X-Amz-Date']);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > 604_800) {
    throw new Refusal(400, 'AuthorizationQueryParametersError');
  }
  checkScope(state, { key, day, region, date }, accessKeyId, seconds * 1_000);
  const own = Object.entries(query).filter(([name]) => !name.startsWith('X-Amz-'));
  const payload = new Set(['x-amz-content-sha256']);
  const again = await signer.presign(
    {
      ...target(request, url),
      headers: { host: String(request.headers.host), 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      query: Object.fromEntries(own),
    },
    { signingDate: parseDate(date), expiresIn: seconds, unsignableHeaders: payload, unhoistableHeaders: payload },
  );
  if (again.query?.['X-Amz-Signature'] !== signature) throw new Refusal(403, 'SignatureDoesNotMatch');
}

function target(request: IncomingMessage, url: URL) {
  return { method: request.method ?? '', protocol: 'http:', hostname: url.hostname, path: url.pathname };
}

function checkScope(
  state: S3Server,
  scope: { key: string | undefined; day: string | undefined; region: string | undefined; date: string },
  accessKeyId: string,
  validMs: number,
): void {
  if (scope.key !== accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId');
  if (scope.region !== S3_REGION) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  if (!/^\d{8}T\d{6}Z$/.test(scope.date) || !scope.date.startsWith(String(scope.day))) {
    throw new Refusal(403, 'AccessDenied');
  }
  const age = state.now().getTime() - parseDate(scope.date).getTime();
  if (age > validMs || age < -SKEW_MS) throw new Refusal(403, age > validMs ? 'AccessDenied' : 'RequestTimeTooSkewed');
}

function parseDate(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3:$4:$5Z'));
}
