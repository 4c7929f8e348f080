import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import { ApiError } from './api-error.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bodies are JSON in UTF-8 and nothing else. An empty body is none. */
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

/** @throws ApiError invalid_json */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  try {
    // __proto__ becomes an own property here and is refused as unknown by the schemas.
    return JSON.parse(decoder.decode(bytes)) as unknown;
  } catch (cause) {
    const message = cause instanceof SyntaxError ? 'it does not parse' : 'it is not UTF-8';
    throw new ApiError('invalid_json', `The request body is not valid JSON: ${message}.`, { cause });
  }
}
