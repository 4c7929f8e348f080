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
