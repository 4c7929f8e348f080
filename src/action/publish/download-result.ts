import { RESULT_FILE, type ResultDocument, readResult } from '../../gate/verdict/result-document.ts';
import type { GitHub } from '../github/github-client.ts';

/** Maximum size of an archive and of the document in it, in bytes. */
export const ARCHIVE_BYTES_MAX = 100 * 1024 * 1024;

/** The result document in a report artifact; null if there is none, it is too large or it is invalid. */
export async function downloadResult(
  github: GitHub,
  place: { readonly owner: string; readonly repo: string },
  artifactId: number,
): Promise<ResultDocument | null> {
  const response = await github.rest.actions.downloadArtifact({
    ...place,
    artifact_id: artifactId,
    archive_format: 'zip',
    // As a stream, to limit its size, and because not every store sends the right content type.
    request: { parseSuccessResponseBody: false },
  });
  const archive = await readBounded(response.data as AsyncIterable<Uint8Array>);
  const file = archive === null ? null : await zipEntry(archive, RESULT_FILE, ARCHIVE_BYTES_MAX);
  return file === null ? null : readResult(file.toString('utf8'));
}

async function readBounded(body: AsyncIterable<Uint8Array>): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > ARCHIVE_BYTES_MAX) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** One file of an untrusted zip archive; null if it is missing, larger than `bytesMax` or damaged. */
export async function zipEntry(archive: Uint8Array, name: string, bytesMax: number): Promise<Buffer | null> {
  const { unzipSync } = await import('fflate');
  try {
    // unzipSync writes no more bytes than the size that the archive claims.
    const files = unzipSync(archive, { filter: (file) => file.name === name && file.originalSize <= bytesMax });
    const file = files[name];
    return file === undefined ? null : Buffer.from(file);
  } catch {
    return null;
  }
}
