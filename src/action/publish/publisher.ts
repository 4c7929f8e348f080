import type { Log } from '../log.ts';

const DEADLINE_MS = 120_000;

/**
 * Awaits work with a deadline.
 * @throws Error when the deadline passes; the work may continue in the background
 */
export async function withDeadline<Result>(work: Promise<Result>, deadlineMs = DEADLINE_MS): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`timed out after ${deadlineMs / 1000} s`)), deadlineMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs one publisher. Its errors become warnings: publishing never changes the verdict and never stops the next publisher.
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
