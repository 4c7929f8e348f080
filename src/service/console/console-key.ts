import { type KeyMode, SCOPES } from '../../contract/key.ts';
import { workspaceOfMode } from '../admin/admin-call.ts';
import { createKey } from '../keys/keys.ts';
import type { Principal } from '../service-context.ts';
import type { Store } from '../store/store.ts';

/**
 * The keys that sessions of the admin token act as, because webhooks and Idempotency-Keys belong to a key: one per mode, created
 * on first use. Their secrets are thrown away, so that nothing else can use them.
 */
export class ConsoleKeys {
  readonly #store: Store;
  readonly #liveWorkspaceId: string;
  readonly #found = new Map<KeyMode, Principal>();

  constructor(store: Store, liveWorkspaceId: string) {
    this.#store = store;
    this.#liveWorkspaceId = liveWorkspaceId;
  }

  async principal(mode: KeyMode, now: Date): Promise<Principal> {
    const known = this.#found.get(mode);
    if (known !== undefined) return known;
    const principal = await this.#store.transaction(async (tx): Promise<Principal> => {
      const workspaceId = await workspaceOfMode(tx, this.#liveWorkspaceId, mode, now);
      // Other processes wait here, so that each workspace gets one key.
      await tx.query('SELECT id FROM workspaces WHERE id = $1 FOR UPDATE', [workspaceId]);
      const [found] = await tx.query<{ id: string }>(
        "SELECT id FROM api_keys WHERE workspace_id = $1 AND managed_by = 'console'",
        [workspaceId],
      );
      const key = { workspaceId, mode, type: 'workspace', memberId: null, scopes: SCOPES, expiresAt: null } as const;
      const { id } = found ?? (await createKey(tx, { ...key, managedBy: 'console' }, now));
      return { keyId: id, workspaceId, livemode: mode === 'live', scopes: SCOPES };
    });
    this.#found.set(mode, principal);
    return principal;
  }
}
