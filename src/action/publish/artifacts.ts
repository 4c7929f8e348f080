import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { GitHub } from '../github/github-client.ts';

interface SarifRequest {
  readonly owner: string;
  readonly repo: string;
  readonly sarif: string;
  readonly commitSha: string;
  /** Full ref, `refs/heads/…` or `refs/pull/…/merge`. */
  readonly ref: string;
  readonly deadlineMs: number;
}

/** GitHub's limit for a compressed upload. */
const UPLOAD_BYTES_MAX = 10 * 1024 * 1024;
const POLL_MS = 1_000;
const POLL_MAX_MS = 5_000;

/**
 * Uploads a SARIF log to code scanning and waits until GitHub has processed it.
 * @throws Error if it is rejected, cannot be processed or the deadline passes
 */
export async function uploadSarif(github: GitHub, request: SarifRequest): Promise<void> {
  const { owner, repo } = request;
  const packed = gzipSync(request.sarif);
  if (packed.length > UPLOAD_BYTES_MAX) throw new Error('the SARIF log is larger than 10 MB, the limit of GitHub');
  const { data } = await github.rest.codeScanning.uploadSarif({
    owner,
    repo,
    commit_sha: request.commitSha,
    ref: request.ref,
    sarif: packed.toString('base64'),
    tool_name: 'Scan Gate',
  });
  if (data.id === undefined) throw new Error('GitHub returned no ID for the upload');
  const deadline = Date.now() + request.deadlineMs;
  for (let pause = POLL_MS; ; pause = Math.min(pause * 2, POLL_MAX_MS)) {
    const status = await github.rest.codeScanning.getSarif({ owner, repo, sarif_id: data.id });
    if (status.data.processing_status === 'complete') return;
    if (status.data.processing_status === 'failed')
      throw new Error(`GitHub could not process it: ${(status.data.errors ?? []).slice(0, 3).join('; ')}`);
    if (Date.now() + pause > deadline) throw new Error('GitHub did not process it in time; it may still do so');
    await delay(pause);
  }
}

export interface ArtifactRequest {
  readonly name: string;
  readonly files: readonly string[];
  readonly folder: string;
  readonly retentionDays: number | null;
}

export interface UploadedArtifact {
  readonly id: number;
  readonly name: string;
}

/**
 * Uploads the reports as one artifact. Adds a suffix if the name is taken. Loads the large artifact client on demand.
 * @throws Error with a message for the user if the upload fails
 */
export async function uploadArtifact(request: ArtifactRequest): Promise<UploadedArtifact> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const options = request.retentionDays === null ? {} : { retentionDays: request.retentionDays };
  const upload = async (name: string): Promise<UploadedArtifact> => {
    const { id } = await client.uploadArtifact(name, [...request.files], request.folder, options);
    if (id === undefined) throw new Error('the artifact service returned no ID');
    return { id, name };
  };
  try {
    return await upload(request.name);
  } catch (error) {
    if (!/already exists|conflict|409/i.test(String(error))) throw readable(error);
    return upload(`${request.name}-${randomBytes(3).toString('hex')}`).catch((again) => {
      throw readable(again);
    });
  }
}

function readable(error: unknown): Error {
  if (error instanceof Error && error.name === 'GHESNotSupportedError')
    return new Error('this GitHub Enterprise Server has no compatible artifact service', {
      cause: error,
    });
  const message = error instanceof Error ? error.message : String(error);
  return new Error(message.split('\n')[0] ?? 'unknown error', { cause: error });
}
