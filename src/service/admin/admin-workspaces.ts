import { isDeepStrictEqual } from 'node:util';
import type { Workspace, WorkspaceCreate, WorkspaceDeleted, WorkspaceUpdate } from '../../contract/workspace.ts';
import { CHANNELS } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';
import { releaseHeld } from '../webhooks/sweep-deliveries.ts';
import {
  changeWorkspace,
  endWorkspace,
  insertWorkspace,
  lockWorkspace,
  toWorkspace,
  type WorkspaceRow,
} from '../workspaces.ts';
import { type AdminCall, note, noWorkspace } from './admin-call.ts';

/** Creates a live workspace with its initial tokens. */
export async function createWorkspace(tx: Transaction, call: AdminCall, body: WorkspaceCreate): Promise<Workspace> {
  const { clock, config } = call.service;
  const { initial_tokens: tokens, ...settings } = body;
  const id = await insertWorkspace(tx, tokens ?? config.initialTokens, clock.now());
  await changeWorkspace(tx, id, settings);
  await note(tx, call, 'workspace.created', id, body);
  return toWorkspace(await lockedWorkspace(tx, id));
}

/** Changes what the body names, for new requests, claims and charges at once. @throws ApiError not_found */
export async function updateWorkspace(
  tx: Transaction,
  call: AdminCall,
  id: string,
  body: WorkspaceUpdate,
): Promise<Workspace> {
  const before = await lockedWorkspace(tx, id);
  const changes = Object.entries(body).filter(([name, value]) => !isDeepStrictEqual(before[name], value));
  if (changes.length > 0) {
    const changed = Object.fromEntries(changes);
    await changeWorkspace(tx, id, changed);
    // A lower price may be one that the balance covers.
    if ('prices' in changed) await releaseHeld(tx, id, call.service.clock.now());
    tx.notify(CHANNELS.scanQueued);
    await note(tx, call, 'workspace.updated', id, changed);
  }
  return toWorkspace(await lockedWorkspace(tx, id));
}

/** Ends the keys of a workspace at once; a recurring job erases its data. @throws ApiError not_found */
export async function deleteWorkspace(tx: Transaction, call: AdminCall, id: string): Promise<WorkspaceDeleted> {
  const { name } = await lockedWorkspace(tx, id);
  const revoked = await endWorkspace(tx, id, call.service.clock.now());
  await note(tx, call, 'workspace.deleted', id, { name, revoked_keys: revoked });
  return { id, revoked_keys: revoked };
}

async function lockedWorkspace(tx: Transaction, id: string): Promise<WorkspaceRow> {
  const row = await lockWorkspace(tx, id);
  if (row === undefined) throw noWorkspace(id);
  return row;
}
