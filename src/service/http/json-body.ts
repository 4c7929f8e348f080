import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import { ApiError, invalid } from '../errors.ts';

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Limits above every valid body: 100 scans with all options have 26,000 members, 5 levels deep. */
const MEMBERS_MAX = 30_000;
const DEPTH_MAX = 32;

/** Accepts JSON in UTF-8 only. An empty body counts as absent. */
export function acceptJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i,
    { parseAs: 'buffer', bodyLimit: LIMITS.bodyBytesMax },
    (_request, body, done) => {
      try {
        done(null, parseJson(body as Buffer));
      } catch (error) {
        done(error as Error, undefined);
      }
    },
  );
}

/** @throws ApiError invalid_json, or validation_error for a structure too deep or large for any schema */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  refuseExcess(bytes);
  try {
    // __proto__ becomes an own property here, which the schemas refuse as unknown.
    return JSON.parse(decoder.decode(bytes)) as unknown;
  } catch (cause) {
    const message = cause instanceof SyntaxError ? 'syntax error' : 'not UTF-8';
    throw new ApiError('invalid_json', `The request body is not valid JSON: ${message}.`, { cause });
  }
}

/** Checks the bytes in one pass before parsing. Invalid JSON is left to the parser. */
function refuseExcess(bytes: Uint8Array): void {
  let depth = 0;
  let members = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at + 1);
    else if (byte === COLON) members += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > DEPTH_MAX) throw invalid('body', `is nested deeper than ${DEPTH_MAX} levels`, 'depth');
  }
  if (members > MEMBERS_MAX) throw invalid('body', `has more than ${MEMBERS_MAX} members`, 'maxProperties');
}

/** Position of the quote that ends the text from `at`, or the end of the bytes. */
function endOfText(bytes: Uint8Array, at: number): number {
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
