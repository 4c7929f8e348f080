/** Where the service reads the time. Leases between processes use the database's clock instead. */
export interface Clock {
  now(): Date;
}

export const SYSTEM_CLOCK: Clock = { now: () => new Date() };
