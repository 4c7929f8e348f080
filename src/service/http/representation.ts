import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { textCoding, vary } from './compress.ts';

/** A document that its reader may keep for itself and ask about later. */
export interface Representation {
  readonly headers: Readonly<Record<string, string>>;
  /** Equal for equal bytes only. */
  readonly version: string;
  /** Called only if the client needs the document. */
  readonly read: () => Promise<Uint8Array>;
}

/** A text as a representation. */
export function textRepresentation(text: string, headers: Readonly<Record<string, string>>): Representation {
  return { headers, version: versionOf(text), read: async () => Buffer.from(text) };
}

/** @returns digest of all parts */
export function versionOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * Sets status and headers for a representation with a strong ETag (RFC 9110, section 8.8.3): 304 if the client has it, 206
 * for one range of its bytes. It may change or be deleted, so clients revalidate it at each use.
 * @param ranges whether parts can be requested
 * @returns what to send
 * @throws ApiError range_not_satisfiable
 */
export async function payloadOf(
  { headers, version, read }: Representation,
  request: FastifyRequest,
  reply: FastifyReply,
  ranges: boolean,
): Promise<Buffer | undefined> {
  const coding = ranges ? null : textCoding(request);
  // Each coding has other bytes.
  const etag = `"${version}${coding === null ? '' : `-${coding}`}"`;
  const known = { etag, 'cache-control': 'private, no-cache', ...(ranges ? { 'accept-ranges': 'bytes' } : {}) };
  if (!ranges) vary(reply, 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], etag)) {
    reply.code(304).headers(known);
    return undefined;
  }
  const bytes = Buffer.from(await read());
  const range = ranges ? rangeOf(request, etag, bytes.length) : null;
  reply.headers({ ...headers, ...known });
  if (range === null) return bytes;
  const [first, last] = range;
  reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes.length}`);
  return bytes.subarray(first, last + 1);
}

/** Compares weakly, as If-None-Match does (RFC 9110, section 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || ifNoneMatch?.trim() === '*';
}

/**
 * The requested bytes, first and last, or null for all of them: without a Range, with one that is not valid or has several
 * parts, and if If-Range names another version.
 * @throws ApiError range_not_satisfiable
 */
function rangeOf(request: FastifyRequest, etag: string, size: number): readonly [number, number] | null {
  const { range = '', 'if-range': ifRange = etag } = request.headers;
  const [matched, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range) ?? [];
  const isValid = matched !== undefined && from + to !== '' && (from === '' || to === '' || Number(from) <= Number(to));
  if (request.method !== 'GET' || ifRange !== etag || !isValid) return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  if (first < size) return [first, from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  throw new ApiError('range_not_satisfiable', `The document has ${size} bytes.`, {
    headers: { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' },
  });
}
