import { constants } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { getCACertificates } from 'node:tls';
import { decodeBody } from '../../shared/decode-body.ts';
import { HEAD_BYTES_MAX } from '../../shared/user-agent.ts';
import { type HeaderList, header, type RecordedResponse } from '../core/evidence/http.ts';
import { type Failure, failureOf } from './failure.ts';
import { recordedResponse } from './recorded-response.ts';

export interface HttpTimeouts {
  /** TCP and TLS handshake, milliseconds. */
  readonly connectMs: number;
  /** From the request to the end of the response headers, milliseconds. */
  readonly headersMs: number;
  /** From the headers to the end of the body, milliseconds; the part received by then is kept. */
  readonly bodyMs: number;
}

export interface HttpClientOptions {
  /** Guarded and resolved once: every request goes to this address, even if the name resolves differently now. */
  readonly address: string;
  readonly host: string;
  readonly timeouts: HttpTimeouts;
  /** Maximum idle keep-alive connections; the rate limiter bounds concurrent requests. */
  readonly idleSockets: number;
  /** Verifies certificates by Node's roots and these (PEM). Absent: certificates are not verified. */
  readonly roots?: readonly string[];
}

export interface RawRequest {
  readonly scheme: 'http' | 'https';
  readonly port: number;
  readonly method: string;
  /** Sent as is; the caller guarantees that it contains no space or control character. */
  readonly path: string;
  readonly headers: HeaderList;
  readonly body: string | undefined;
  readonly maxBytes: number;
  /** Milliseconds until the end of the response headers; default: the client's. */
  readonly headersMs?: number;
  readonly signal: AbortSignal;
}

export interface Timing {
  /** Milliseconds of the TCP handshake; null on a reused connection and without a connection. */
  readonly connectMs: number | null;
  /** Milliseconds from the connection to the response headers; null without a response. */
  readonly responseMs: number | null;
}

type Outcome = { readonly response: RecordedResponse } | { readonly failure: Failure };
export type RawResult = Outcome & { readonly timing: Timing };

/** Maximum number of header fields; more are dropped. More bytes than {@link HEAD_BYTES_MAX} are a protocol fault. */
const HEADER_FIELDS_MAX = 1_000;

/**
 * Everything that OpenSSL still supports, so that a site with weak TLS can be scanned: the TLS checks judge it, not this
 * client. The TLS 1.3 suites must be named, or Node lowers the maximum version.
 */
const TLS_OPTIONS: https.AgentOptions = {
  rejectUnauthorized: false,
  minVersion: 'TLSv1',
  ciphers: 'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ALL:COMPLEMENTOFALL:@SECLEVEL=0',
  secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT,
  ALPNProtocols: ['http/1.1'],
};

/** Sends single requests over keep-alive connections. Never follows redirects, never throws. */
export class HttpClient {
  readonly #options: HttpClientOptions;
  readonly #plain: http.Agent;
  readonly #secure: https.Agent;

  constructor(options: HttpClientOptions) {
    this.#options = options;
    const shared = { keepAlive: true, maxFreeSockets: options.idleSockets };
    this.#plain = new http.Agent(shared);
    this.#secure = new https.Agent({
      ...shared,
      ...(options.roots === undefined ? TLS_OPTIONS : { ca: [...getCACertificates('default'), ...options.roots] }),
      servername: isIP(options.host) === 0 ? options.host : '',
    });
  }

  close(): void {
    this.#plain.destroy();
    this.#secure.destroy();
  }

  async send(request: RawRequest): Promise<RawResult> {
    const first = await this.#attempt(request);
    // The server may have closed the keep-alive connection concurrently: retry on a new one.
    return first.retry ? (await this.#attempt(request)).result : first.result;
  }

  async #attempt(request: RawRequest): Promise<{ result: RawResult; retry: boolean }> {
    const transport = request.scheme === 'https' ? https : http;
    let outgoing: http.ClientRequest;
    try {
      outgoing = transport.request({
        host: this.#options.address,
        port: request.port,
        method: request.method,
        path: request.path,
        headers: request.headers.flat(),
        agent: request.scheme === 'https' ? this.#secure : this.#plain,
        insecureHTTPParser: true,
        maxHeaderSize: HEAD_BYTES_MAX,
      });
    } catch (error) {
      return { result: { failure: failureOf(error), timing: { connectMs: null, responseMs: null } }, retry: false };
    }
    outgoing.maxHeadersCount = HEADER_FIELDS_MAX;
    const timing = measure(outgoing);
    const head = await this.#head(outgoing, request);
    if ('failure' in head) {
      outgoing.destroy();
      const retry = outgoing.reusedSocket && head.failure.code === 'reset' && !request.signal.aborted;
      return { result: { ...head, timing: timing() }, retry };
    }
    const times = timing();
    // What refuses a request may leave its body unread, which would begin the next request on this connection.
    if (request.body !== undefined && (head.incoming.statusCode ?? 0) >= 400) outgoing.shouldKeepAlive = false;
    const { chunks, cut } = await this.#body(head.incoming, request);
    const headers = pairs(head.incoming.rawHeaders);
    const decoded = await decodeBody(
      Buffer.concat(chunks),
      header(headers, 'content-encoding') ?? '',
      request.maxBytes,
    );
    const response = recordedResponse({
      status: head.incoming.statusCode ?? 0,
      httpVersion: head.incoming.httpVersion,
      headers,
      body: decoded.body,
      truncated: cut || decoded.truncated,
    });
    return { result: { response, timing: times }, retry: false };
  }

  #head(
    outgoing: http.ClientRequest,
    request: RawRequest,
  ): Promise<{ incoming: http.IncomingMessage } | { failure: Failure }> {
    const { connectMs } = this.#options.timeouts;
    const headersMs = request.headersMs ?? this.#options.timeouts.headersMs;
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout;
      const settle = (result: { incoming: http.IncomingMessage } | { failure: Failure }) => {
        clearTimeout(timer);
        request.signal.removeEventListener('abort', onAbort);
        resolve(result);
      };
      const fail = (failure: Failure) => {
        settle({ failure });
        outgoing.destroy();
      };
      const setDeadline = (milliseconds: number, what: string) => {
        clearTimeout(timer);
        timer = setTimeout(() => fail({ code: 'timeout', message: `no ${what} in ${milliseconds} ms` }), milliseconds);
      };
      const onAbort = () => fail({ code: 'budget', message: 'the scan ended before the response' });
      setDeadline(connectMs, 'connection');
      outgoing.once('socket', (socket) => {
        if (!socket.connecting && outgoing.reusedSocket) setDeadline(headersMs, 'response');
        else
          socket.once(request.scheme === 'https' ? 'secureConnect' : 'connect', () =>
            setDeadline(headersMs, 'response'),
          );
      });
      outgoing.once('response', (incoming) => settle({ incoming }));
      outgoing.once('upgrade', () => fail({ code: 'protocol', message: 'the server switched protocols unasked' }));
      outgoing.on('error', (error) => settle({ failure: failureOf(error) }));
      request.signal.addEventListener('abort', onAbort, { once: true });
      if (request.signal.aborted) onAbort();
      else outgoing.end(request.body);
    });
  }

  #body(incoming: http.IncomingMessage, request: RawRequest): Promise<{ chunks: Buffer[]; cut: boolean }> {
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = (cut: boolean) => {
        clearTimeout(timer);
        request.signal.removeEventListener('abort', stop);
        if (cut) incoming.destroy();
        resolve({ chunks, cut });
      };
      const stop = () => finish(true);
      const timer = setTimeout(stop, this.#options.timeouts.bodyMs);
      incoming.on('data', (chunk: Buffer) => {
        const room = request.maxBytes - size;
        chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
        size += chunk.length;
        if (chunk.length > room) stop();
      });
      incoming.on('end', () => finish(false));
      // A truncated response is still a response.
      incoming.on('error', stop);
      incoming.on('close', stop);
      request.signal.addEventListener('abort', stop, { once: true });
      if (request.signal.aborted) stop();
    });
  }
}

/** Starts to measure a request; the function returned gives the times so far. */
function measure(outgoing: http.ClientRequest): () => Timing {
  const startedAt = performance.now();
  let connectedAt: number | null = null;
  let isReused = false;
  let respondedAt: number | null = null;
  outgoing.once('socket', (socket) => {
    isReused = !socket.connecting;
    if (isReused) connectedAt = performance.now();
    else socket.once('connect', () => (connectedAt = performance.now()));
  });
  outgoing.once('response', () => (respondedAt = performance.now()));
  return () => ({
    connectMs: connectedAt === null || isReused ? null : connectedAt - startedAt,
    responseMs: connectedAt === null || respondedAt === null ? null : respondedAt - connectedAt,
  });
}

function pairs(raw: readonly string[]): HeaderList {
  const headers: [string, string][] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) headers.push([raw[index] ?? '', raw[index + 1] ?? '']);
  return headers;
}
