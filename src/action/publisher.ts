import type { Log } from './log.ts';

/** Longest time one publisher may take. */
const DEADLINE_MS = 120_000;

/**
 * The result of some work, if it comes in time.
 * @throws Error when it does not; the work may go on unseen
 */
export async function withDeadline<Result>(work: Promise<Result>, deadlineMs = DEADLINE_MS): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${deadlineMs / 1000} s`)), deadlineMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs one publisher. Whatever happens in it is a warning that says what is missing and why: publishing never changes the
 * verdict and never keeps the next publisher from its work.
 */
export async function attempt<Result>(
  log: Log,
  what: string,
  work: () => Promise<Result>,
  explain: (error: unknown) => string = (error) => (error instanceof Error ? error.message : String(error)),
): Promise<Result | null> {
  try {
    return await withDeadline(work());
  } catch (error) {
    log.warning(`${what}: ${explain(error)}. The verdict is not affected.`);
    return null;
  }
}
