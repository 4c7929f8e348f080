import type { ConsoleSession } from '../contract/console.ts';
import type { Api } from './api.ts';

/** Sends the smallest request that the session may send: reading the session itself does not extend it. */
export async function keepAlive(session: ConsoleSession, { client, admin }: Api): Promise<void> {
  const has = (scope: ConsoleSession['scopes'][number]) => session.scopes.includes(scope);
  if (session.admin_api) await admin.listKeys({ limit: 1 });
  else if (has('scans:read')) await client.listScans({ limit: 1 });
  else if (has('targets:read')) await client.listTargets({ limit: 1 });
  else if (has('webhooks:write')) await client.listWebhooks({ limit: 1 });
  else await client.getUsage();
}
