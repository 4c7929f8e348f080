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
