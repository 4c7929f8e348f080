import { randomBytes } from 'node:crypto';

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
 * Uploads the reports as one artifact of the run. A name that is taken gets a suffix instead of an error. The client is
 * large and loaded only here.
 * @throws Error in words for the user when the server has no artifacts or refuses
 */
export async function uploadArtifact(request: ArtifactRequest): Promise<UploadedArtifact> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const options = request.retentionDays === null ? {} : { retentionDays: request.retentionDays };
  const upload = async (name: string): Promise<UploadedArtifact> => {
    const { id } = await client.uploadArtifact(name, [...request.files], request.folder, options);
    if (id === undefined) throw new Error('the artifact service gave no id');
    return { id, name };
  };
  try {
    return await upload(request.name);
  } catch (error) {
    if (!/already exists|conflict|409/i.test(String(error))) throw inWords(error);
    return upload(`${request.name}-${randomBytes(3).toString('hex')}`).catch((again) => {
      throw inWords(again);
    });
  }
}

function inWords(error: unknown): Error {
  if (error instanceof Error && error.name === 'GHESNotSupportedError')
    return new Error('this GitHub Enterprise Server has no artifact service that the action could use', {
      cause: error,
    });
  const message = error instanceof Error ? error.message : String(error);
  return new Error(message.split('\n')[0] ?? 'unknown error', { cause: error });
}
