import type { Finding, FindingUpdate } from '../../contract/finding.ts';
import { audit } from '../audit.ts';
import { ApiError, invalid, notFound } from '../errors.ts';
import { isId } from '../ids.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';
import { dateOf } from '../validate.ts';
import { FINDINGS_NOW, type FindingRow, toFinding } from './findings.ts';

type Found = FindingRow & { readonly target: string };

/**
 * Accepts a finding, or no longer. That holds for its fingerprint and target, so it covers earlier and later scans.
 * @throws ApiError not_found, invalid_state for a fixed finding, validation_error
 */
export async function updateFinding(
  tx: Transaction,
  { clock, config }: ServiceContext,
  principal: Principal,
  id: string,
  update: FindingUpdate,
): Promise<Finding> {
  const now = clock.now();
  const found = await findFinding(tx, principal, id, now);
  if (update.state === 'ignored') await accept(tx, principal, found, update, now);
  else await reopen(tx, principal, found, update, now);
  return toFinding(await findFinding(tx, principal, id, now), config.checkPage);
}

async function accept(tx: Transaction, principal: Principal, found: Found, update: FindingUpdate, now: Date) {
  const { reason } = update;
  if (reason === undefined) throw invalid('reason', 'is required to ignore a finding', 'required');
  const until = dateOf('expires_at', update.expires_at);
  if (until !== null && until <= now) throw invalid('expires_at', 'must be in the future', 'minimum');
  if (found.state === 'fixed') {
    throw new ApiError('invalid_state', 'A later scan of the target no longer had this finding: it is fixed.');
  }
  await tx.query(
    `INSERT INTO fingerprints
       (workspace_id, target, fingerprint, first_seen_at, accepted_at, accepted_by, accepted_reason, accepted_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (workspace_id, target, fingerprint) DO UPDATE SET accepted_at = excluded.accepted_at,
       accepted_by = excluded.accepted_by, accepted_reason = excluded.accepted_reason, accepted_until = excluded.accepted_until`,
    [...keyOf(principal, found), found.first_seen_at, now, principal.keyId, reason, until],
  );
  await audit(tx, principal, 'finding.accepted', found.id, now, {
    ...about(found),
    reason,
    expires_at: until?.toISOString() ?? null,
  });
}

async function reopen(tx: Transaction, principal: Principal, found: Found, update: FindingUpdate, now: Date) {
  if (update.expires_at !== undefined) throw invalid('expires_at', 'belongs to the state ignored', 'unknown');
  if (found.state !== 'ignored') return;
  await tx.query(
    `UPDATE fingerprints SET accepted_at = NULL, accepted_by = NULL, accepted_reason = NULL, accepted_until = NULL
     WHERE workspace_id = $1 AND target = $2 AND fingerprint = $3`,
    keyOf(principal, found),
  );
  const { reason } = update;
  await audit(tx, principal, 'finding.reopened', found.id, now, {
    ...about(found),
    ...(reason === undefined ? {} : { reason }),
  });
}

async function findFinding(tx: Transaction, principal: Principal, id: string, now: Date): Promise<Found> {
  const [row] = isId('fnd', id)
    ? await tx.query<Found>(`SELECT * FROM ${FINDINGS_NOW} WHERE id = $2 AND workspace_id = $3`, [
        now,
        id,
        principal.workspaceId,
      ])
    : [];
  if (row === undefined) throw notFound('finding', id);
  return row;
}

const keyOf = ({ workspaceId }: Principal, { target, fingerprint }: Found) => [workspaceId, target, fingerprint];

const about = ({ target, check_id, fingerprint }: Found) => ({ target, check_id, fingerprint });
