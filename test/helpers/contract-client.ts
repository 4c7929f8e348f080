import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { API_ERRORS, type ApiErrorCode, ErrorEnvelope } from '../../src/contract/errors.ts';
import { checkPublished } from './published-response.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the service answered
  readonly body: any;
  readonly bytes: Uint8Array;
}

export interface CallOptions {
  readonly body?: unknown;
  /** Sent as it is instead of `body`. */
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** Null: no Authorization header. */
  readonly key?: string | null;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
const compiled = new Map<TSchema, ValidateFunction>();

/** Throws unless the value fits the schema, by a validator other than the service's own. */
export function assertSchema(schema: TSchema, value: unknown, what: string): void {
  let validator = compiled.get(schema);
  if (validator === undefined) {
    validator = ajv.compile(JSON.parse(JSON.stringify(schema)) as object);
    compiled.set(schema, validator);
  }
  if (!validator(value)) throw new Error(`${what} breaks the contract: ${ajv.errorsText(validator.errors)}`);
}

/** Calls the service over HTTP and checks every response against the published description, so that neither can drift. */
export class ContractClient {
  readonly url: string;
  readonly key: string | null;

  constructor(url: string, key: string | null) {
    this.url = url;
    this.key = key;
  }

  withKey(key: string | null): ContractClient {
    return new ContractClient(this.url, key);
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const key = options.key === undefined ? this.key : options.key;
    const payload = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(payload === undefined ? {} : { body: payload as string }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
    const body: unknown = isJson && bytes.length > 0 ? JSON.parse(Buffer.from(bytes).toString()) : undefined;
    const answer = { status: response.status, headers: response.headers, body, bytes };
    checkAnswer(method, path, answer);
    return answer;
  }

  get = (path: string, options?: CallOptions) => this.call('GET', path, options);
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('POST', path, { ...(body === undefined ? {} : { body }), ...(headers === undefined ? {} : { headers }) });
  patch = (path: string, body: unknown) => this.call('PATCH', path, { body });
  delete = (path: string) => this.call('DELETE', path);
}

function checkAnswer(method: string, path: string, answer: Answer): void {
  const what = `${method} ${path} ${answer.status}`;
  if (!answer.headers.has('x-request-id')) throw new Error(`${what}: no X-Request-Id`);
  checkPublished(method, path, answer);
  if (answer.status < 400) return;
  const { error, ...beside } = (answer.body ?? {}) as Record<string, unknown>;
  assertSchema(ErrorEnvelope, { error }, what);
  const { code, request_id: requestId } = error as { code: ApiErrorCode; request_id: string };
  if (API_ERRORS[code]?.status !== answer.status) throw new Error(`${what}: ${code} has another status`);
  if (requestId !== answer.headers.get('x-request-id')) throw new Error(`${what}: request ids differ`);
  if (Object.keys(beside).length > 0 && code !== 'bulk_rolled_back') throw new Error(`${what}: more than an error`);
}
