import type { Static } from 'typebox';
import {
  AdminKey,
  AdminKeyWithSecret,
  AuditEvent,
  type KeyCreate,
  type KeyRotate,
  LedgerEntry,
  Member,
  type MemberCreate,
  MemberRemoved,
  type MemberUpdate,
  MemberUpdated,
  RotatedKey,
  type TokenGrant,
  TokensGranted,
} from '../contract/admin.ts';
import { ADMIN_ROUTES } from '../contract/admin-routes.ts';
import { type CallOptions, createCall, type WriteOptions } from './call.ts';
import type { Page } from './check-response.ts';
import type { ClientOptions } from './client-options.ts';

type ListQuery<Name extends 'listKeys' | 'listMembers' | 'listAuditEvents' | 'listLedgerEntries'> = Static<
  (typeof ADMIN_ROUTES)[Name]['query']
>;

/** One method per route of the admin API that the settings console uses. Errors as for `Client`. */
export interface AdminClient {
  listKeys(query?: ListQuery<'listKeys'>, options?: CallOptions): Promise<Page<AdminKey>>;
  createKey(body: KeyCreate, options?: WriteOptions): Promise<AdminKeyWithSecret>;
  revokeKey(id: string, options?: WriteOptions): Promise<AdminKey>;
  rotateKey(id: string, body: KeyRotate, options?: WriteOptions): Promise<RotatedKey>;
  listMembers(query?: ListQuery<'listMembers'>, options?: CallOptions): Promise<Page<Member>>;
  createMember(body: MemberCreate, options?: WriteOptions): Promise<Member>;
  updateMember(name: string, body: MemberUpdate, options?: CallOptions): Promise<MemberUpdated>;
  deleteMember(name: string, options?: CallOptions): Promise<MemberRemoved>;
  grantTokens(body: TokenGrant, options?: WriteOptions): Promise<TokensGranted>;
  listAuditEvents(query?: ListQuery<'listAuditEvents'>, options?: CallOptions): Promise<Page<AuditEvent>>;
  listLedgerEntries(query?: ListQuery<'listLedgerEntries'>, options?: CallOptions): Promise<Page<LedgerEntry>>;
}

/** @throws ClientConfigurationError before anything is sent */
export function createAdminClient(options: ClientOptions): AdminClient {
  const call = createCall(options, ADMIN_ROUTES);
  return {
    listKeys: (query = {}, opts) => call.list('listKeys', AdminKey, { query, ...opts }),
    createKey: (body, opts) => call.json('createKey', AdminKeyWithSecret, { body, ...opts }),
    revokeKey: (id, opts) => call.json('revokeKey', AdminKey, { params: { id }, ...opts }),
    rotateKey: (id, body, opts) => call.json('rotateKey', RotatedKey, { params: { id }, body, ...opts }),
    listMembers: (query = {}, opts) => call.list('listMembers', Member, { query, ...opts }),
    createMember: (body, opts) => call.json('createMember', Member, { body, ...opts }),
    updateMember: (name, body, opts) => call.json('updateMember', MemberUpdated, { params: { name }, body, ...opts }),
    deleteMember: (name, opts) => call.json('deleteMember', MemberRemoved, { params: { name }, ...opts }),
    grantTokens: (body, opts) => call.json('grantTokens', TokensGranted, { body, ...opts }),
    listAuditEvents: (query = {}, opts) => call.list('listAuditEvents', AuditEvent, { query, ...opts }),
    listLedgerEntries: (query = {}, opts) => call.list('listLedgerEntries', LedgerEntry, { query, ...opts }),
  };
}
