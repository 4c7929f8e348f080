import type { TokensGranted } from '../../contract/admin.ts';
import { LIMITS } from '../../contract/limits.ts';
import { createLink } from '../console/links.ts';
import { ApiError } from '../errors.ts';
import { page } from '../http/page.ts';
import type { AdminHandlers, Reply } from '../http/route-context.ts';
import { listTrusts, toTrust } from '../identity/trusts.ts';
import type { KeyLookup } from '../keys/key-lookup.ts';
import { listKeys, toAdminKey } from '../keys/keys.ts';
import { listMembers, toMember } from '../keys/members.ts';
import { grantTokens, readUsage } from '../ledger.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';
import { releaseHeld } from '../webhooks/sweep-deliveries.ts';
import { findWorkspace, listWorkspaces, toWorkspace } from '../workspaces.ts';
import { type AdminCall, assertOperator, note, noWorkspace, workspaceOfMode } from './admin-call.ts';
import { createAdminKey, revokeAdminKey, rotateAdminKey } from './admin-keys.ts';
import { createMember, deleteMember, updateMember } from './admin-members.ts';
import { listAudit, listLedger, toAuditEvent, toLedgerEntry } from './admin-records.ts';
import { createAdminTrust, deleteAdminTrust } from './admin-trusts.ts';
import { createWorkspace, deleteWorkspace, updateWorkspace } from './admin-workspaces.ts';

export interface AdminContext {
  readonly service: ServiceContext;
  readonly keys: KeyLookup;
  /** The first live workspace of this installation. */
  readonly workspaceId: string;
}

/** Handlers of the admin API, for its own listener and for console sessions. */
export function adminHandlers({ service, keys, workspaceId: first }: AdminContext): AdminHandlers {
  const callOf = ({ workspaceId, keyId }: Principal): AdminCall => ({ service, workspaceId, actor: keyId });
  const operatorCallOf = (principal: Principal): AdminCall => {
    assertOperator(principal);
    return callOf(principal);
  };
  /** A response after which cached keys are out of date. */
  const changed = (body: unknown, status = 200): Reply => ({ status, body, committed: () => keys.forget() });
  return {
    listWorkspaces: async (sql, context) => {
      assertOperator(context.principal);
      return page(wholePage(context), ['workspaces'], (query) => listWorkspaces(sql, query), toWorkspace);
    },
    createWorkspace: async (tx, { principal, body }) => ({
      status: 201,
      body: await createWorkspace(tx, operatorCallOf(principal), body),
    }),
    getWorkspace: async (sql, { principal, params }) => {
      assertOperator(principal);
      const row = await findWorkspace(sql, params.id);
      if (row === undefined) throw noWorkspace(params.id);
      return { status: 200, body: toWorkspace(row) };
    },
    updateWorkspace: async (tx, { principal, params, body }) =>
      changed(await updateWorkspace(tx, operatorCallOf(principal), params.id, body)),
    deleteWorkspace: async (tx, { principal, params }) => {
      const call = operatorCallOf(principal);
      if (params.id === first) {
        throw new ApiError('invalid_state', 'The first workspace is that of the service: it cannot be deleted.');
      }
      return changed(await deleteWorkspace(tx, call, params.id));
    },

    listKeys: (sql, context) => {
      const { workspaceId } = context.principal;
      return page(wholePage(context), ['keys', workspaceId], (query) => listKeys(sql, workspaceId, query), toAdminKey);
    },
    createKey: async (tx, { principal, body }) => ({
      status: 201,
      body: await createAdminKey(tx, callOf(principal), body),
    }),
    revokeKey: async (tx, { principal, params }) => changed(await revokeAdminKey(tx, callOf(principal), params.id)),
    rotateKey: async (tx, { principal, params, body }) =>
      changed(await rotateAdminKey(tx, callOf(principal), params.id, body ?? {}), 201),

    listMembers: (sql, context) => {
      const { workspaceId } = context.principal;
      return page(
        wholePage(context),
        ['members', workspaceId],
        (query) => listMembers(sql, workspaceId, service.clock.now(), query),
        toMember,
      );
    },
    createMember: async (tx, { principal, body }) => ({
      status: 201,
      body: await createMember(tx, callOf(principal), body),
    }),
    updateMember: async (tx, { principal, params, body }) =>
      changed(await updateMember(tx, callOf(principal), params.name, body)),
    deleteMember: async (tx, { principal, params }) => changed(await deleteMember(tx, callOf(principal), params.name)),

    listTrusts: (sql, context) => {
      const { workspaceId } = context.principal;
      return page(wholePage(context), ['trusts', workspaceId], (query) => listTrusts(sql, workspaceId, query), toTrust);
    },
    createTrust: async (tx, { principal, body }) => ({
      status: 201,
      // Anyone who could trust the repositories of another workspace would get its scans.
      body: await createAdminTrust(tx, operatorCallOf(principal), body),
    }),
    deleteTrust: async (tx, { principal, params }) => {
      await deleteAdminTrust(tx, callOf(principal), params.id);
      return { status: 204, committed: () => keys.forget() };
    },

    grantTokens: async (tx, { principal, body }) => {
      // The first workspace is the operator's own.
      const call = principal.workspaceId === first ? callOf(principal) : operatorCallOf(principal);
      return { status: 200, body: await grant(tx, call, body.amount) };
    },

    listAuditEvents: (sql, context) => {
      const { cursor: _cursor, limit: _limit, workspace_id: _workspace, ...filter } = context.query;
      const { workspaceId } = context.principal;
      return page(
        context,
        ['audit', workspaceId, filter.actor, filter.action, filter.subject],
        (query) => listAudit(sql, workspaceId, filter, query),
        toAuditEvent,
      );
    },
    listLedgerEntries: async (sql, context) => {
      const mode = context.query.mode ?? 'live';
      const id = await workspaceOfMode(sql, context.principal.workspaceId, mode, service.clock.now());
      return page(context, ['ledger', id], (query) => listLedger(sql, id, query), toLedgerEntry);
    },

    createConsoleLink: async (tx, { principal }) => {
      const link = await createLink(tx, service);
      await note(tx, callOf(principal), 'console.link_created', 'console', { expires_at: link.expires_at });
      return { status: 201, body: link };
    },
  };
}

/** Lists that are short in practice have the maximum as the default page size. */
function wholePage<Context extends { readonly query: { readonly limit?: number } }>(context: Context): Context {
  return { ...context, query: { limit: LIMITS.pageSizeMax, ...context.query } };
}

/** Adds tokens to the live workspace and makes held deliveries due. */
async function grant(tx: Transaction, call: AdminCall, amount: number): Promise<TokensGranted> {
  const { service, workspaceId } = call;
  const now = service.clock.now();
  await grantTokens(tx, workspaceId, amount, now);
  await releaseHeld(tx, workspaceId, now);
  await note(tx, call, 'tokens.granted', workspaceId, { amount });
  const usage = await readUsage(tx, workspaceId, service.config, now);
  return { granted: amount, balance: usage.balance };
}
