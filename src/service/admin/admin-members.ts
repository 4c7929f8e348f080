import type { Member, MemberCreate, MemberRemoved, MemberUpdate, MemberUpdated } from '../../contract/admin.ts';
import { ApiError, notFound } from '../errors.ts';
import { addMember, changeRole, lockMember, type MemberRow, removeMember, toMember } from '../keys/members.ts';
import type { Transaction } from '../store/store.ts';
import { disableSubscriptionsOfKey } from '../webhooks/subscriptions.ts';
import { type AdminCall, note } from './admin-call.ts';

/** @throws ApiError conflict when the member exists with another role than the given one */
export async function createMember(tx: Transaction, call: AdminCall, body: MemberCreate): Promise<Member> {
  const { service, workspaceId } = call;
  const now = service.clock.now();
  const { id, role } = await addMember(tx, workspaceId, body.name, now, body.role);
  if (body.role !== undefined && body.role !== role) {
    throw new ApiError('conflict', `Member "${body.name}" exists with the role ${role}: change the role instead.`, {
      param: 'role',
      details: [{ existing_id: id }],
    });
  }
  await note(tx, call, 'member.added', id, { name: body.name, role });
  return toMember(await member(tx, call, body.name));
}

/**
 * Changes the role. Tokens with more than it allows are narrowed or revoked at once.
 * @throws ApiError not_found
 */
export async function updateMember(
  tx: Transaction,
  call: AdminCall,
  name: string,
  body: MemberUpdate,
): Promise<MemberUpdated> {
  const before = await member(tx, call, name);
  const { narrowed, revoked } = await changeRole(tx, before.id, body.role, call.service.clock.now());
  if (body.role !== before.role) {
    const details = { name, from: before.role, to: body.role, narrowed_key_ids: narrowed, revoked_key_ids: revoked };
    await note(tx, call, 'member.role_changed', before.id, details);
  }
  const after = toMember(await member(tx, call, name));
  return { ...after, narrowed_key_ids: [...narrowed], revoked_key_ids: [...revoked] };
}

/** Removes a member, revokes their personal access tokens and disables the subscriptions of these. */
export async function deleteMember(tx: Transaction, call: AdminCall, name: string): Promise<MemberRemoved> {
  const { service, workspaceId } = call;
  const now = service.clock.now();
  const { id } = await member(tx, call, name);
  const tokens = await tx.query<{ id: string }>('SELECT id FROM api_keys WHERE member_id = $1 AND revoked_at IS NULL', [
    id,
  ]);
  const count = (await removeMember(tx, workspaceId, name, now)) ?? 0;
  for (const token of tokens) await disableSubscriptionsOfKey(tx, token.id, now);
  await note(tx, call, 'member.removed', name, { revoked_keys: count });
  return { name, revoked_keys: count };
}

/** @throws ApiError not_found */
async function member(tx: Transaction, { service, workspaceId }: AdminCall, name: string): Promise<MemberRow> {
  const row = await lockMember(tx, workspaceId, name, service.clock.now());
  if (row === undefined) throw notFound('member', name);
  return row;
}
