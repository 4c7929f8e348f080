import type { KeyMode } from '../../contract/key.ts';
import { workspaceOfMode } from '../admin/admin-call.ts';
import { createKey } from '../keys/keys.ts';
import type { Principal } from '../service-context.ts';
import type { Store } from '../store/store.ts';
import type { Rights } from './session-rights.ts';

const CACHE_MAX = 10_000;

/** Whom a key is for: the admin token, or a person who signed in at the identity provider. */
type Holder = Pick<Rights, 'workspaceId' | 'scopes' | 'member'>;

/**
 * The keys that sessions without a token of a member act as, because webhooks and Idempotency-Keys belong to a key: one per
 * workspace, person and mode, created on first use. Their secrets are thrown away, so that nothing else can use them.
 */
export class ConsoleKeys {
  readonly #store: Store;
  readonly #ids = new Map<string, { readonly keyId: string; readonly workspaceId: string }>();

  constructor(store: Store) {
    this.#store = store;
  }

  async principal(holder: Holder, mode: KeyMode, now: Date): Promise<Principal> {
    const name = [holder.workspaceId, holder.member?.id, mode].join();
    const known = this.#ids.get(name) ?? (await this.#find(holder, mode, now));
    if (this.#ids.size >= CACHE_MAX) this.#ids.clear();
    this.#ids.set(name, known);
    return { ...known, livemode: mode === 'live', scopes: holder.scopes };
  }

  #find({ workspaceId: liveId, scopes, member }: Holder, mode: KeyMode, now: Date) {
    return this.#store.transaction(async (tx) => {
      const workspaceId = await workspaceOfMode(tx, liveId, mode, now);
      const managedBy = member === null ? 'console' : 'sso';
      const memberId = member?.id ?? null;
      // Other processes wait here, so that each workspace gets one key.
      await tx.query('SELECT id FROM workspaces WHERE id = $1 FOR UPDATE', [workspaceId]);
      const [found] = await tx.query<{ id: string }>(
        `SELECT id FROM api_keys WHERE workspace_id = $1 AND managed_by = $2 AND member_id IS NOT DISTINCT FROM $3
           AND revoked_at IS NULL`,
        [workspaceId, managedBy, memberId],
      );
      const type = memberId === null ? 'workspace' : 'personal';
      const key = { workspaceId, mode, type, memberId, scopes, expiresAt: null, managedBy } as const;
      const { id } = found ?? (await createKey(tx, key, now));
      return { keyId: id, workspaceId };
    });
  }
}
