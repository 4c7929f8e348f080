import type { ReceivedTarget } from '../../client/wire.ts';
import { connectFromCli } from '../connect.ts';

/**
 * The DNS record that the owner of a public host publishes to allow standard scans by a repository's jobs. Requested from the
 * embedded service, which derives the token.
 * @param repositoryId GitHub's numeric id of the repository
 */
export async function verificationOf(
  hostname: string,
  repositoryId: string,
): Promise<NonNullable<ReceivedTarget['verification']>['instructions']> {
  const connection = await connectFromCli({
    service: {
      apiUrl: null,
      apiKey: null,
      audience: null,
      maxRetries: 1,
      browserPath: null,
      callbackUrl: null,
      rules: [],
    },
    verificationSeed: repositoryId,
    trustedRoots: [],
    allowInsecure: false,
    environment: {},
  });
  try {
    const { verification } = await connection.client.createTarget({ hostname });
    return (verification?.instructions ?? []).filter((entry) => entry.method !== 'local');
  } finally {
    await connection.close();
  }
}
