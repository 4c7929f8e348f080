import { audit } from '../audit.ts';
import { liveWorkspaceId, replaceAdminToken, withBootstrapLock } from '../first-start.ts';
import type { StoreOptions } from '../options.ts';
import { DirectoryInUseError } from '../store/directory-lock.ts';
import { openExistingStore } from '../store/open-store.ts';

/** Access to the data is the proof of who may have the admin token. */
export interface IssuedAdminToken {
  readonly workspaceId: string;
  readonly adminToken: string;
}

/**
 * Makes a new admin token, which services that run on the same PostgreSQL accept at once; earlier ones stop working.
 * @param keep must be durable when it resolves; the token is valid only after it, and never if it throws
 * @throws Error when there is no data of a service, or a service has the data directory to itself
 */
export async function issueAdminToken(
  options: StoreOptions,
  keep: (issued: IssuedAdminToken) => Promise<void>,
): Promise<void> {
  const store = await openExistingStore(options, () => {}).catch((error: unknown) => {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new Error(
      `A service (process ${error.pid}) is running on ${error.directory}. Stop it, issue the token, and start it again.`,
      { cause: error },
    );
  });
  try {
    await withBootstrapLock(store, async (tx) => {
      const workspaceId = await liveWorkspaceId(tx);
      if (workspaceId === undefined) {
        throw new Error(
          'The database has no workspace yet: start the service with --bootstrap FILE, it writes the keys.',
        );
      }
      const adminToken = await replaceAdminToken(tx);
      await audit(tx, { workspaceId, keyId: 'admin' }, 'admin_token.issued', workspaceId, new Date());
      await keep({ workspaceId, adminToken });
    });
  } finally {
    await store.close();
  }
}
