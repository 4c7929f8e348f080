import type { AuditEvent, LEDGER_KINDS, LedgerEntry } from '../../contract/admin.ts';
import { isId } from '../ids.ts';
import type { PageQuery, Row, Sql } from '../store/store.ts';

/** What the admin API shows of the audit trail and the token ledger. */
export interface AuditRow extends Row {
  readonly id: string;
  readonly created_at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly details: Record<string, unknown>;
}

interface AuditFilter {
  readonly actor?: string;
  readonly action?: string;
  readonly subject?: string;
}

/** Entries of a live workspace and its sandbox, newest first. */
export function listAudit(sql: Sql, workspaceId: string, filter: AuditFilter, page: PageQuery): Promise<AuditRow[]> {
  return sql.query<AuditRow>(
    `SELECT id, at AS created_at, actor, action, subject, details FROM audit
     WHERE workspace_id IN (SELECT id FROM workspaces WHERE id = $1 OR sandbox_of = $1)
       AND ($2::text IS NULL OR actor = $2) AND ($3::text IS NULL OR action = $3) AND ($4::text IS NULL OR subject = $4)
       AND ($5::timestamptz IS NULL OR (at, id) < ($5, $6))
     ORDER BY at DESC, id DESC LIMIT $7`,
    [workspaceId, filter.actor ?? null, filter.action ?? null, filter.subject ?? null, ...page.after, page.limit],
  );
}

export function toAuditEvent({ id, created_at, actor, action, subject, details }: AuditRow): AuditEvent {
  return { id, at: created_at.toISOString(), actor, action, subject, details };
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
