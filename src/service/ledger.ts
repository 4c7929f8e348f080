import type { Operation, PriceTable, Usage } from '../contract/usage.ts';
import { newId } from './ids.ts';
import type { ServiceConfig } from './service-context.ts';
import { RetryTransaction, type Row, type Sql, single, sqlState, type Transaction } from './store/store.ts';

/**
 * The token ledger is append-only and sums to the balance of its workspace: a trigger updates the balance with every entry,
 * and a CHECK keeps it from going below zero. Sandbox entries record the cost without changing the balance.
 */
export interface Charge {
  readonly operation: Operation;
  readonly cost: number;
  /** Id of the scan or delivery. Each is charged only once. */
  readonly reference: string;
}

const USAGE_DAYS = 30;

export interface Wallet {
  readonly livemode: boolean;
  readonly balance: number;
  /** Of the workspace, and of the service for the others. */
  readonly prices: PriceTable;
}

interface WalletRow extends Row {
  readonly livemode: boolean;
  readonly balance: number;
  readonly prices: Partial<PriceTable> | null;
}

type Prices = Pick<ServiceConfig, 'prices' | 'isMetered'>;

const CHECK_VIOLATION = '23514';

/** Reads a workspace's balance and prices without a lock: the balance may have changed when {@link charge} moves it. */
export async function readWallet(sql: Sql, workspaceId: string, config: Prices, lock = ''): Promise<Wallet> {
  const { livemode, balance, prices } = single(
    await sql.query<WalletRow>(`SELECT livemode, balance, prices FROM workspaces WHERE id = $1 ${lock}`, [workspaceId]),
  );
  return { livemode, balance, prices: config.isMetered ? { ...config.prices, ...prices } : config.prices };
}

/** As {@link readWallet}, and locks the balance until the transaction ends. */
export function lockWallet(tx: Transaction, workspaceId: string, config: Prices): Promise<Wallet> {
  return readWallet(tx, workspaceId, config, 'FOR UPDATE');
}

/**
 * Records charges and moves the balance, which stays locked until the transaction ends. The caller has checked the balance: if
 * it was not locked and has become too low, the transaction runs again.
 */
export async function charge(
  tx: Transaction,
  workspaceId: string,
  livemode: boolean,
  charges: readonly Charge[],
  now: Date,
): Promise<void> {
  const due = charges.filter((entry) => entry.cost > 0);
  if (due.length === 0) return;
  const entries = due.map((entry) => ({ ...entry, kind: 'charge' as const, amount: livemode ? -entry.cost : 0 }));
  await append(tx, workspaceId, entries, now);
}

/** Refunds the charge for `reference`, if there is one. */
export async function refund(tx: Transaction, workspaceId: string, reference: string, now: Date): Promise<void> {
  const [charged] = await tx.query<{ operation: Operation; amount: number; cost: number }>(
    "SELECT operation, amount, cost FROM ledger WHERE workspace_id = $1 AND reference = $2 AND kind = 'charge'",
    [workspaceId, reference],
  );
  if (charged === undefined) return;
  await append(
    tx,
    workspaceId,
    [{ kind: 'refund', operation: charged.operation, reference, amount: -charged.amount, cost: -charged.cost }],
    now,
  );
}

/** Adds tokens to a live workspace. @param amount positive integer */
export async function grantTokens(sql: Sql, workspaceId: string, amount: number, now: Date): Promise<void> {
  await sql.query(
    "INSERT INTO ledger (id, workspace_id, created_at, kind, amount, cost) VALUES ($1, $2, $3, 'grant', $4, 0)",
    [newId('led', now), workspaceId, now, amount],
  );
}

interface Entry {
  readonly kind: 'charge' | 'refund';
  readonly operation: string;
  readonly reference: string;
  readonly amount: number;
  readonly cost: number;
}

async function append(tx: Transaction, workspaceId: string, entries: readonly Entry[], now: Date): Promise<void> {
  const rows = entries.map((entry) => ({
    id: newId('led', now),
    kind: entry.kind,
    operation: entry.operation,
    reference: entry.reference,
    amount: entry.amount,
    cost: entry.cost,
  }));
  try {
    await tx.query(
      `INSERT INTO ledger (id, workspace_id, created_at, kind, operation, reference, amount, cost)
       SELECT id, $1, $2, kind, operation, reference, amount, cost FROM jsonb_to_recordset($3::jsonb)
         AS e (id text, kind text, operation text, reference text, amount bigint, cost bigint)`,
      [workspaceId, now, JSON.stringify(rows)],
    );
  } catch (error) {
    throw sqlState(error) === CHECK_VIOLATION ? new RetryTransaction({ cause: error }) : error;
  }
}

/** Computes the usage record from the ledger. */
export async function readUsage(sql: Sql, workspaceId: string, config: Prices, now: Date): Promise<Usage> {
  const since = new Date(now.getTime() - USAGE_DAYS * 24 * 3600 * 1000);
  const { livemode, balance, prices } = await readWallet(sql, workspaceId, config);
  const rows = await sql.query<{ operation: string; cost: number }>(
    `SELECT operation, sum(cost)::bigint AS cost FROM ledger
     WHERE workspace_id = $1 AND created_at > $2 AND operation IS NOT NULL GROUP BY operation ORDER BY operation`,
    [workspaceId, since],
  );
  return {
    balance,
    metered: config.isMetered,
    mode: livemode ? 'live' : 'test',
    last_30d: {
      total: rows.reduce((sum, row) => sum + row.cost, 0),
      by_operation: Object.fromEntries(rows.map((row) => [row.operation, row.cost])),
    },
    prices: { ...prices },
    as_of: now.toISOString(),
  };
}
