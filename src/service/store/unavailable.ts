import { sqlState } from './store.ts';

/**
 * The result of `work`, or an error when it is late. It does not stop the work.
 * @param toError makes the error after `ms`
 */
export async function inTime<Result>(work: Promise<Result>, ms: number, toError: () => Error): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(toError()), Math.max(0, ms));
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves when `work` has ended in any way, or after `ms`. */
export async function endedOrLate(work: Promise<unknown>, ms: number): Promise<void> {
  await inTime(work, ms, () => new Error('late')).catch(() => {});
}

/** The database has not answered within the deadline. Whether it executed the statement is unknown. */
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SILENT';

  /** @param ms how long it was waited for */
  constructor(ms: number) {
    super(`The database has not answered for ${Math.round(ms)} ms.`);
    this.name = 'DatabaseSilent';
  }
}

/**
 * SQLSTATE (PostgreSQL manual, appendix A) of faults that pass without a change of the request: connection exceptions (08),
 * a session ended in an idle transaction (25P03), a read-only server (25006), a serialization failure or deadlock after
 * all retries (40), insufficient resources (53), a server not ready for it (55000), a lock not available (55P03), operator
 * intervention with the statement timeout (57), system errors (58).
 */
const TRANSIENT = /^(?:08...|25006|25P03|40001|40P01|53...|55000|55P03|57014|57P..|58...)$/;

/** Codes of Node.js for a host that cannot be reached or a disk that is full, and of {@link DatabaseSilent}. */
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  'DATABASE_SILENT',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EIO',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The driver gives these no code. */
const LOST =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (?:has encountered|was closed))/;

/** Whether the same request may succeed once the database or its network has recovered. */
export function isUnavailable(error: unknown): boolean {
  if (TRANSIENT.test(sqlState(error) ?? '')) return true;
  if (!(error instanceof Error)) return false;
  return UNREACHABLE.has((error as { code?: unknown }).code) || LOST.test(error.message);
}

/** Whether the server has ended the session with the error. */
export function isFatal(error: unknown): boolean {
  return error instanceof Error && (error as { severity?: unknown }).severity === 'FATAL';
}

/** read_only_sql_transaction */
export const READ_ONLY_TRANSACTION = '25006';

/** Whether the error shows that the server takes no writes: a standby, or a primary that has become one. */
export function isReadOnly(error: unknown): boolean {
  return sqlState(error) === READ_ONLY_TRANSACTION;
}
