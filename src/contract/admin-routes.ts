import { Type } from 'typebox';
import {
  AdminKey,
  AdminKeyWithSecret,
  AuditEvent,
  ConsoleLink,
  KeyCreate,
  KeyRotate,
  LedgerEntry,
  Member,
  MemberCreate,
  MemberRemoved,
  MemberUpdate,
  MemberUpdated,
  RotatedKey,
  TokenGrant,
  TokensGranted,
} from './admin.ts';
import { KEY_MODES } from './key.ts';
import { LIMITS } from './limits.ts';
import { strictObject, stringEnum } from './primitives.ts';
import type { RouteDefinition } from './route-definition.ts';
import { listOf, pageParameters } from './route-parameters.ts';
import { Trust, TrustCreate } from './trust.ts';
import { Workspace, WorkspaceCreate, WorkspaceDeleted, WorkspaceUpdate } from './workspace.ts';

const ofWorkspace = {
  workspace_id: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'Workspace that the request is about. Default: the first one; for a member, their own and no other.',
    }),
  ),
};
const query = strictObject(ofWorkspace);
const page = { ...pageParameters(LIMITS.pageSizeDefault), ...ofWorkspace };
/** Short lists, which callers may read without following cursors. */
const shortPage = pageParameters(LIMITS.pageSizeMax);
const wholePage = { ...shortPage, ...ofWorkspace };
const workspaceParam = strictObject({ id: Type.String({ maxLength: 64 }) });
const keyParam = strictObject({ id: Type.String({ maxLength: 64 }) });
const memberParam = strictObject({ name: Type.String({ maxLength: 100 }) });
const Filter = Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'Exact match.' }));

/**
 * Every endpoint of the admin API. It listens on loopback and needs the admin token; in the settings console the same routes
 * are below /console/api/admin and need an admin session. `scopes` are empty, because API keys have no access.
 */
export const ADMIN_ROUTES = {
  listWorkspaces: {
    method: 'GET',
    path: '/v1/workspaces',
    scopes: [],
    summary: 'List workspaces, newest first. Needs the admin token, as all routes of workspaces.',
    query: strictObject(shortPage),
    success: { status: 200, schema: listOf(Workspace) },
    errors: ['invalid_cursor'],
  },
  createWorkspace: {
    method: 'POST',
    path: '/v1/workspaces',
    scopes: [],
    summary: 'Create a workspace. Its keys are created with `workspace_id`.',
    body: WorkspaceCreate,
    success: { status: 201, schema: Workspace },
    errors: [],
  },
  getWorkspace: {
    method: 'GET',
    path: '/v1/workspaces/{id}',
    scopes: [],
    summary: 'Get a workspace.',
    params: workspaceParam,
    success: { status: 200, schema: Workspace },
    errors: ['not_found'],
  },
  updateWorkspace: {
    method: 'PATCH',
    path: '/v1/workspaces/{id}',
    scopes: [],
    summary: 'Change, suspend or resume a workspace, at once.',
    params: workspaceParam,
    body: WorkspaceUpdate,
    success: { status: 200, schema: Workspace },
    errors: ['not_found'],
  },
  deleteWorkspace: {
    method: 'DELETE',
    path: '/v1/workspaces/{id}',
    scopes: [],
    summary:
      'Delete a workspace. Its keys end at once; its data is erased within minutes, but for its ledger. Not the first workspace.',
    params: workspaceParam,
    success: { status: 200, schema: WorkspaceDeleted },
    errors: ['not_found', 'invalid_state'],
  },
  listKeys: {
    method: 'GET',
    path: '/v1/keys',
    scopes: [],
    summary: 'List API keys, newest first.',
    query: strictObject(wholePage),
    success: { status: 200, schema: listOf(AdminKey) },
    errors: ['invalid_cursor'],
  },
  createKey: {
    method: 'POST',
    path: '/v1/keys',
    scopes: [],
    summary: 'Create a workspace key or a personal access token. The key is not returned again.',
    query,
    body: KeyCreate,
    success: { status: 201, schema: AdminKeyWithSecret },
    errors: [],
  },
  revokeKey: {
    method: 'POST',
    path: '/v1/keys/{id}/revoke',
    scopes: [],
    summary: 'Revoke a key at once and disable its webhook subscriptions.',
    params: keyParam,
    query,
    success: { status: 200, schema: AdminKey },
    errors: ['not_found', 'invalid_state'],
  },
  rotateKey: {
    method: 'POST',
    path: '/v1/keys/{id}/rotate',
    scopes: [],
    summary:
      'Replace a key by a new one with the same name, scopes and expiry. Webhook subscriptions move to the new key.',
    params: keyParam,
    query,
    body: KeyRotate,
    bodyOptional: true,
    success: { status: 201, schema: RotatedKey },
    errors: ['not_found', 'invalid_state'],
  },
  listMembers: {
    method: 'GET',
    path: '/v1/members',
    scopes: [],
    summary: 'List members, newest first.',
    query: strictObject(wholePage),
    success: { status: 200, schema: listOf(Member) },
    errors: ['invalid_cursor'],
  },
  createMember: {
    method: 'POST',
    path: '/v1/members',
    scopes: [],
    summary: 'Add a member. An existing member with the same name and role is returned unchanged.',
    query,
    body: MemberCreate,
    success: { status: 201, schema: Member },
    errors: ['conflict'],
  },
  updateMember: {
    method: 'PATCH',
    path: '/v1/members/{name}',
    scopes: [],
    summary: 'Change the role of a member. Tokens with more than the new role allows are narrowed or revoked.',
    params: memberParam,
    query,
    body: MemberUpdate,
    success: { status: 200, schema: MemberUpdated },
    errors: ['not_found'],
  },
  deleteMember: {
    method: 'DELETE',
    path: '/v1/members/{name}',
    scopes: [],
    summary: 'Remove a member and revoke their personal access tokens.',
    params: memberParam,
    query,
    success: { status: 200, schema: MemberRemoved },
    errors: ['not_found'],
  },
  listTrusts: {
    method: 'GET',
    path: '/v1/trusts',
    scopes: [],
    summary: 'List the trusts by which workloads get keys, newest first.',
    query: strictObject(wholePage),
    success: { status: 200, schema: listOf(Trust) },
    errors: ['invalid_cursor'],
  },
  createTrust: {
    method: 'POST',
    path: '/v1/trusts',
    scopes: [],
    summary:
      'Let workloads with certain claims exchange their identity token for a key of 15 minutes. Only with the admin token.',
    query,
    body: TrustCreate,
    success: { status: 201, schema: Trust },
    errors: [],
  },
  deleteTrust: {
    method: 'DELETE',
    path: '/v1/trusts/{id}',
    scopes: [],
    summary: 'Delete a trust and revoke the keys that it gave.',
    params: keyParam,
    query,
    success: { status: 204 },
    errors: ['not_found'],
  },
  grantTokens: {
    method: 'POST',
    path: '/v1/tokens/grant',
    scopes: [],
    summary:
      'Add tokens to the balance of the live workspace; only the first one for a member. Held webhook deliveries become due.',
    query,
    body: TokenGrant,
    success: { status: 200, schema: TokensGranted },
    errors: [],
  },
  listAuditEvents: {
    method: 'GET',
    path: '/v1/audit',
    scopes: [],
    summary: 'List audit entries, newest first.',
    query: strictObject({
      ...page,
      actor: Filter,
      action: Filter,
      subject: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 100,
          description: 'Exact match. The id of a scan also finds the bulk request that created it.',
        }),
      ),
    }),
    success: { status: 200, schema: listOf(AuditEvent) },
    errors: ['invalid_cursor'],
  },
  listLedgerEntries: {
    method: 'GET',
    path: '/v1/ledger',
    scopes: [],
    summary: 'List the entries of the token ledger, newest first.',
    query: strictObject({
      ...page,
      mode: Type.Optional(stringEnum(KEY_MODES, 'Live workspace or sandbox. Default live.')),
    }),
    success: { status: 200, schema: listOf(LedgerEntry) },
    errors: ['invalid_cursor'],
  },
  createConsoleLink: {
    method: 'POST',
    path: '/v1/console-links',
    scopes: [],
    summary:
      'Create a link that signs in to the settings console once, within 5 minutes. Not available to console sessions.',
    success: { status: 201, schema: ConsoleLink },
    errors: ['invalid_state'],
  },
} as const satisfies Record<string, RouteDefinition>;
