/** Injected wherever code waits, so that a test can run an hour in a millisecond. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /**
   * @param ms milliseconds
   * @throws the signal's reason as soon as it is aborted
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(signal.reason);
        return;
      }
      const onAbort = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      }, ms);
      signal?.addEventListener('abort', onAbort, { once: true });
    }),
};

/** Where the service reads the time. Leases between processes use the database's clock instead. */
export interface DateClock {
  now(): Date;
}

export const systemDateClock: DateClock = { now: () => new Date() };
