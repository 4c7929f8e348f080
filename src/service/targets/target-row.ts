import { createHmac, randomBytes } from 'node:crypto';
import {
  type Target,
  type TargetStatus,
  type TargetVerification,
  VERIFICATION,
  type VerificationMethod,
} from '../../contract/target.ts';
import { isLocalHost } from '../../shared/local-names.ts';
import type { AuditEntry } from '../audit.ts';
import { newId } from '../ids.ts';
import type { ServiceConfig } from '../service-context.ts';
import { type Sql, single } from '../store/store.ts';
import { type Hostname, hostOf } from './hostname.ts';

export interface TargetRow extends Record<string, unknown> {
  readonly id: string;
  readonly workspace_id: string;
  readonly hostname: string;
  readonly status: TargetStatus;
  readonly token: string;
  readonly verification_method: VerificationMethod | null;
  readonly checked_at: Date | null;
  readonly reason: string | null;
  readonly verified_at: Date | null;
  readonly created_at: Date;
  readonly deleted_at: Date | null;
}

export const TARGET_COLUMNS =
  'id, workspace_id, hostname, status, token, verification_method, checked_at, reason, verified_at, created_at, deleted_at';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Inserts a pending target. @returns undefined when the workspace already has a target with this hostname */
export async function insertTarget(
  sql: Sql,
  workspaceId: string,
  hostname: Hostname,
  config: ServiceConfig,
  now: Date,
): Promise<TargetRow | undefined> {
  const rows = await sql.query<TargetRow>(
    `INSERT INTO targets (id, workspace_id, hostname, status, token, created_at) VALUES ($1, $2, $3, 'pending', $4, $5)
     ON CONFLICT (workspace_id, hostname) WHERE deleted_at IS NULL DO NOTHING RETURNING ${TARGET_COLUMNS}`,
    [newId('tgt', now), workspaceId, hostname.text, verificationToken(hostname.host, config), now],
  );
  return rows.length === 0 ? undefined : single(rows);
}

export function targetCreated({ id, hostname }: TargetRow): AuditEntry {
  return { action: 'target.created', subject: id, details: { hostname } };
}

/**
 * Token that the owner publishes. An embedded service keeps nothing between runs, so its tokens are derived from the
 * repository's id and the host: one record or file works for every run of that repository, and for no other.
 */
export function verificationToken(host: string, config: Pick<ServiceConfig, 'mode' | 'verificationSeed'>): string {
  const bytes =
    config.mode === 'embedded' && config.verificationSeed !== null
      ? createHmac('sha256', config.verificationSeed).update(`svc-verify:${host}`).digest()
      : randomBytes(32);
  return Array.from(bytes.subarray(0, 26), (byte) => BASE32[byte & 31]).join('');
}

/** The target as a resource of the API. */
export function toTarget(row: TargetRow, livemode: boolean, mode: ServiceConfig['mode']): Target {
  return {
    id: row.id,
    hostname: row.hostname,
    status: row.status,
    livemode,
    verification: {
      method: row.verification_method,
      token: row.token,
      instructions: instructions(row, mode),
      checked_at: row.checked_at?.toISOString() ?? null,
      reason: row.reason,
    },
    verified_at: row.verified_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function instructions(row: TargetRow, mode: ServiceConfig['mode']): TargetVerification['instructions'] {
  const { hostname, token } = row;
  const { host } = hostOf(hostname);
  const isName = !host.includes(':') && !/^[\d.]+$/.test(host);
  const fileUrl = `https://${hostname}${VERIFICATION.httpFilePath}`;
  const tag = `<meta name="${VERIFICATION.metaTagName}" content="${token}">`;
  const list: TargetVerification['instructions'] = [];
  if (isName && !isLocalHost(host)) {
    list.push({
      method: 'dns',
      text: `Publish a TXT record named ${VERIFICATION.dnsRecordPrefix}${host}.`,
      record_name: `${VERIFICATION.dnsRecordPrefix}${host}`,
      record_type: 'TXT',
      value: VERIFICATION.dnsRecordValue(token),
    });
  }
  list.push(
    {
      method: 'http_file',
      text: `Serve a text file at ${VERIFICATION.httpFilePath} (https or http) that contains only the token.`,
      url: fileUrl,
      value: token,
    },
    {
      method: 'meta_tag',
      text: 'Add the tag to the head of the start page.',
      url: `https://${hostname}/`,
      value: tag,
    },
  );
  if (mode === 'embedded' && isLocalHost(host)) {
    list.push({ method: 'local', text: 'Nothing to publish: the host is on this machine or network.', value: token });
  }
  return list;
}
