import { createHash } from 'node:crypto';
import { ROLES } from '../../contract/admin.ts';
import { SCOPES } from '../../contract/key.ts';
import type { AdminCall } from '../admin/admin-call.ts';
import { note } from '../admin/admin-call.ts';
import { deleteMember, updateMember } from '../admin/admin-members.ts';
import { type LiveSession, openSession } from '../console/sessions.ts';
import { newId } from '../ids.ts';
import { createKey } from '../keys/keys.ts';
import { allowedScopes, type Role } from '../keys/members.ts';
import type { ServiceContext, SsoConfig } from '../service-context.ts';
import type { Row, Transaction } from '../store/store.ts';
import type { Identity } from './provider.ts';

const NAME_MAX = 80;

/** The highest role of each workspace that the groups give, in the order of the table. Names of groups are compared exactly. */
export function rolesOf(
  groups: readonly string[],
  table: SsoConfig['roles'],
  firstWorkspaceId: string,
): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>();
  for (const { group, role, workspaceId } of table) {
    if (!groups.includes(group)) continue;
    const id = workspaceId ?? firstWorkspaceId;
    const before = roles.get(id);
    // The highest role is the first one of the list.
    if (before === undefined || ROLES.indexOf(role) < ROLES.indexOf(before)) roles.set(id, role);
  }
  return roles;
}

/**
 * Makes a person a member of exactly the workspaces that their groups have a role in, and opens a session. What they lost ends at
 * once, also where nothing is left.
 * @param address of the browser, for the audit trail
 * @returns null for a person without a role in any workspace
 */
export async function signInPerson(
  service: ServiceContext,
  firstWorkspaceId: string,
  identity: Identity,
  table: SsoConfig['roles'],
  address: string,
): Promise<LiveSession | null> {
  return service.store.transaction(async (tx) => {
    const roles = rolesOf(identity.groups, table, firstWorkspaceId);
    // Two sign-ins of one person wait for each other here.
    const living = await tx.query<{ id: string }>(
      `SELECT id FROM workspaces WHERE livemode AND state IN ('active', 'suspended') AND id = ANY ($1::text[])
       ORDER BY id FOR NO KEY UPDATE`,
      [[...roles.keys()]],
    );
    const workspaces = [...roles.keys()].filter((id) => living.some((row) => row.id === id));
    await removeElsewhere(tx, service, identity, workspaces);
    const keys: string[] = [];
    for (const workspaceId of workspaces) {
      keys.push(await join(tx, { service, workspaceId, actor: 'service' }, identity, roles.get(workspaceId) as Role));
    }
    const [keyId] = keys;
    if (keyId === undefined) return null;
    return openSession(tx, service, firstWorkspaceId, { keyId, adminTokenHash: null, identity }, 'sso', address);
  });
}

interface MemberRow extends Row {
  readonly id: string;
  readonly workspace_id: string;
  readonly name: string;
  readonly role: Role;
}

function memberships(tx: Transaction, { issuer, subject }: Identity): Promise<MemberRow[]> {
  return tx.query<MemberRow>(
    `SELECT id, workspace_id, name, role FROM members
     WHERE issuer = $1 AND subject = $2 AND removed_at IS NULL ORDER BY workspace_id`,
    [issuer, subject],
  );
}

async function removeElsewhere(
  tx: Transaction,
  service: ServiceContext,
  identity: Identity,
  workspaces: readonly string[],
): Promise<void> {
  for (const { workspace_id: workspaceId, name } of await memberships(tx, identity)) {
    if (!workspaces.includes(workspaceId)) await deleteMember(tx, { service, workspaceId, actor: 'service' }, name);
  }
}

/** @returns id of the live key that the member acts as */
async function join(tx: Transaction, call: AdminCall, identity: Identity, role: Role): Promise<string> {
  const now = call.service.clock.now();
  const known = (await memberships(tx, identity)).find((row) => row.workspace_id === call.workspaceId);
  if (known !== undefined && known.role !== role) await updateMember(tx, call, known.name, { role });
  const memberId = known?.id ?? (await addPerson(tx, call, identity, role));
  const scopes = allowedScopes(role, SCOPES);
  const held = await tx.query<{ id: string; mode: string }>(
    `UPDATE api_keys SET scopes = $2 WHERE member_id = $1 AND managed_by = 'sso' AND revoked_at IS NULL RETURNING id, mode`,
    [memberId, scopes],
  );
  const live = held.find(({ mode }) => mode === 'live');
  if (live !== undefined) return live.id;
  const { workspaceId } = call;
  const key = {
    workspaceId,
    mode: 'live',
    type: 'personal',
    memberId,
    scopes,
    expiresAt: null,
    managedBy: 'sso',
  } as const;
  return (await createKey(tx, key, now)).id;
}

/** A person is never taken for a member of the same name. */
async function addPerson(tx: Transaction, call: AdminCall, identity: Identity, role: Role): Promise<string> {
  const now = call.service.clock.now();
  const { issuer, subject } = identity;
  const shown = identity.name.replaceAll(/\p{C}/gu, '').trim().slice(0, NAME_MAX) || 'Unnamed';
  const mark = createHash('sha256').update(`${issuer}\n${subject}`).digest('hex').slice(0, 12);
  const [taken] = await tx.query(
    'SELECT 1 AS taken FROM members WHERE workspace_id = $1 AND name = $2 AND removed_at IS NULL',
    [call.workspaceId, shown],
  );
  const name = taken === undefined ? shown : `${shown} (${mark})`;
  const id = newId('mem', now);
  await tx.query(
    `INSERT INTO members (id, workspace_id, name, role, issuer, subject, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, call.workspaceId, name, role, issuer, subject, now],
  );
  await note(tx, call, 'member.added', id, { name, role, issuer, sub: subject });
  return id;
}
