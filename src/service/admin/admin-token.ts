import { audit } from '../audit.ts';
import { liveWorkspaceId, replaceAdminToken, withBootstrapLock } from '../first-start.ts';
import type { StoreOptions } from '../options.ts';
import { DirectoryInUseError } from '../store/directory-lock.ts';
import { openExistingStore } from '../store/open-store.ts';

/** Access to the data authorizes the holder to get the admin token. */
export interface IssuedAdminToken {
  readonly workspaceId: string;
  readonly adminToken: string;
}

/**
 * Replaces the admin token. Services running on the same PostgreSQL accept the new token at once.
 * @param keep must have stored the token durably when it resolves; if it throws, the token never becomes valid
 * @throws Error when there is no data of a service, or a running service has the data directory locked
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
        throw new Error('The database has no workspace yet. Start the service with --bootstrap FILE to create it.');
      }
      const adminToken = await replaceAdminToken(tx);
      await audit(tx, { workspaceId, keyId: 'admin' }, 'admin_token.issued', workspaceId, new Date());
      await keep({ workspaceId, adminToken });
    });
  } finally {
    await store.close();
  }
}
