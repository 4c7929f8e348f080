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
export declare const systemClock: Clock;
/** Where the service reads the time. Leases between processes use the database's clock instead. */
export interface DateClock {
    now(): Date;
}
export declare const systemDateClock: DateClock;
