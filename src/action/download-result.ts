import { RESULT_FILE, type ResultDocument, readResult } from '../gate/result-document.ts';
import type { GitHub } from './github-client.ts';
import { zipEntry } from './zip-entry.ts';

/** Largest archive that is downloaded, and largest document that is unpacked, in bytes. */
export const ARCHIVE_BYTES_MAX = 100 * 1024 * 1024;

/** The model in a report artifact; null when there is none in it that this program understands. */
export async function downloadResult(
  github: GitHub,
  place: { readonly owner: string; readonly repo: string },
  artifactId: number,
): Promise<ResultDocument | null> {
  const answer = await github.rest.actions.downloadArtifact({
    ...place,
    artifact_id: artifactId,
    archive_format: 'zip',
    // The body as a stream: its size is bounded here, and no store has to name the right content type.
    request: { parseSuccessResponseBody: false },
  });
  const archive = await readBounded(answer.data as AsyncIterable<Uint8Array>);
  const file = archive === null ? null : zipEntry(archive, RESULT_FILE, ARCHIVE_BYTES_MAX);
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
