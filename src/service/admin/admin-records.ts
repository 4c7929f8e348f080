import type { AuditEvent, LEDGER_KINDS, LedgerEntry } from '../../contract/admin.ts';
import { isId } from '../ids.ts';
import type { PageQuery, Row, Sql } from '../store/store.ts';

/** An entry of the audit trail. */
export type AuditRow = Omit<AuditEvent, 'at'> & Row & { readonly created_at: Date };

interface AuditFilter {
  readonly actor?: string;
  readonly action?: string;
  readonly subject?: string;
}

/** Entries of a live workspace and its sandbox, newest first. A scan of a bulk request is also the subject of its entry. */
export function listAudit(sql: Sql, workspaceId: string, filter: AuditFilter, page: PageQuery): Promise<AuditRow[]> {
  return sql.query<AuditRow>(
    `SELECT a.id, a.at AS created_at, a.actor, a.action, a.subject, a.details,
       coalesce(m.name, k.name, CASE WHEN k.managed_by = 'console' THEN 'settings console' END) AS actor_name
     FROM audit a
     LEFT JOIN api_keys k ON k.id = a.actor LEFT JOIN members m ON m.id = k.member_id
     WHERE a.workspace_id IN (SELECT id FROM workspaces WHERE id = $1 OR sandbox_of = $1)
       AND ($2::text IS NULL OR a.actor = $2) AND ($3::text IS NULL OR a.action = $3)
       AND ($4::text IS NULL OR a.subject = $4 OR a.details -> 'scan_ids' ? $4)
       AND ($5::timestamptz IS NULL OR (a.at, a.id) < ($5, $6))
     ORDER BY a.at DESC, a.id DESC LIMIT $7`,
    [workspaceId, filter.actor ?? null, filter.action ?? null, filter.subject ?? null, ...page.after, page.limit],
  );
}

export function toAuditEvent({ created_at, ...entry }: AuditRow): AuditEvent {
  return { ...entry, at: created_at.toISOString() };
}

export interface LedgerRow extends Row {
  readonly id: string;
  readonly created_at: Date;
  readonly kind: (typeof LEDGER_KINDS)[number];
  readonly operation: string | null;
  readonly reference: string | null;
  readonly amount: number;
  readonly cost: number;
  readonly balance_after: number;
}

/**
 * Entries of one workspace, newest first. `balance_after` is the balance now less every newer entry, so that it needs no
 * column; a page costs one sum over the entries that are newer than it.
 */
export function listLedger(sql: Sql, workspaceId: string, page: PageQuery): Promise<LedgerRow[]> {
  return sql.query<LedgerRow>(
    `WITH page AS (
       SELECT id, created_at, kind, operation, reference, amount, cost FROM ledger
       WHERE workspace_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3))
       ORDER BY created_at DESC, id DESC LIMIT $4),
     newer AS (
       SELECT coalesce(sum(amount), 0) AS total FROM ledger
       WHERE workspace_id = $1 AND $2::timestamptz IS NOT NULL
         AND (created_at, id) > (SELECT created_at, id FROM page ORDER BY created_at DESC, id DESC LIMIT 1))
     SELECT p.*, (w.balance - n.total - coalesce(sum(p.amount) OVER (ORDER BY p.created_at DESC, p.id DESC
         ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::bigint AS balance_after
     FROM page p CROSS JOIN newer n JOIN workspaces w ON w.id = $1
     ORDER BY p.created_at DESC, p.id DESC`,
    [workspaceId, ...page.after, page.limit],
  );
}

export function toLedgerEntry(row: LedgerRow): LedgerEntry {
  const { reference } = row;
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    kind: row.kind,
    operation: row.operation,
    amount: row.amount,
    cost: row.cost,
    balance_after: row.balance_after,
    scan_id: reference !== null && isId('scn', reference) ? reference : null,
    delivery_id: reference !== null && isId('dlv', reference) ? reference : null,
  };
}
