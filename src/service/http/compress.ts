import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredCoding } from './preferences.ts';

/** Smaller responses fit into one packet anyway. */
const BYTES_MIN = 1_024;
const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?json\b)/;
const CODINGS = ['br', 'gzip'] as const;
type Coding = (typeof CODINGS)[number];

/** Of brotli's 11: smaller than gzip, and as fast. */
const BROTLI_QUALITY = 5;

/** Adds a name to the Vary header. */
export function vary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  if (before === undefined) reply.header('vary', name);
  else if (!String(before).split(', ').includes(name)) reply.header('vary', `${before}, ${name}`);
}

/** The coding in which a client gets a text, or null. */
export function textCoding(request: FastifyRequest): Coding | null {
  return preferredCoding(request.headers['accept-encoding'], CODINGS);
}

/**
 * Compresses large texts for clients that accept it. Only responses to GET: what shows a new secret is a POST. None of the
 * console, whose requests another site can cause: the length of a compressed response reveals what it repeats (BREACH).
 */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!isCompressible(request, reply, payload)) return done(null, payload);
    vary(reply, 'accept-encoding');
    const coding = textCoding(request);
    if (coding === null) return done(null, payload);
    const compressed = (error: Error | null, bytes: Buffer) => {
      if (error !== null) return done(error);
      reply.header('content-encoding', coding);
      done(null, bytes);
    };
    if (coding === 'gzip') gzip(payload, compressed);
    else brotliCompress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, compressed);
  });
}

function isCompressible(request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string | Buffer {
  return (
    (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
    payload.length >= BYTES_MIN &&
    (request.method === 'GET' || request.method === 'HEAD') &&
    !request.url.startsWith('/console/') &&
    TEXT.test(String(reply.getHeader('content-type') ?? ''))
  );
}
