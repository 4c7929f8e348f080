import type { KeyKeeper } from '../embedded.ts';
import { findBootstrapFile, writeBootstrapFile } from './bootstrap-file.ts';

/** Stores the first keys of a service in its bootstrap file. */
export function bootstrapKeeper(path: string, directory: string): KeyKeeper {
  return {
    name: path,
    keep: ({ workspaceId, apiKey, adminToken }) =>
      writeBootstrapFile(path, directory, {
        url: null,
        workspace_id: workspaceId,
        api_key: apiKey,
        admin_token: adminToken,
        admin_url: null,
      }),
    async locate({ workspaceId, url, adminUrl }, isValid) {
      // Never replace a file that is not a bootstrap file.
      const kept = await findBootstrapFile(path, directory).catch(() => 'foreign' as const);
      if (kept === null) return 'missing';
      if (kept === 'foreign' || kept.workspace_id !== workspaceId || !isValid(kept.admin_token)) return 'foreign';
      await writeBootstrapFile(path, directory, { ...kept, url, admin_url: adminUrl });
      return 'kept';
    },
  };
}
