/** Every number the interface promises, in one place. "Seed" marks those the API document states. */
export declare const LIMITS: {
    /** Largest page and the default page size of every list. */
    readonly pageSizeMax: 100;
    readonly pageSizeDefault: 20;
    /** Entries of one bulk request, and the largest request body in bytes. */
    readonly bulkEntriesMax: 100;
    readonly bodyBytesMax: number;
    readonly idempotencyKeyLengthMax: 255;
    readonly idempotencyRetentionSeconds: number;
    /** How long a concurrent twin of an idempotent request waits for the first one, in milliseconds. */
    readonly idempotencyWaitMs: 10000;
    readonly metadataPairsMax: 20;
    readonly metadataKeyLengthMax: 40;
    readonly metadataValueLengthMax: 500;
    /** Seed, "Limits". */
    readonly webhookTimeoutMs: 5000;
    readonly webhookRetryDelaysSeconds: readonly number[];
    readonly signatureToleranceSeconds: 300;
    readonly webhookDeliveryTokens: 1;
    readonly keySecretLength: 26;
    readonly keyDisplayPrefixLength: 12;
    readonly deadLetterRetentionDays: 30;
    readonly heldDeliveryHours: 72;
    /** Token bucket per key. */
    readonly ratePerMinute: 600;
    readonly rateBurst: 100;
    readonly scanCreatesPerMinute: 120;
    readonly verifyAttemptsPerMinute: 10;
    readonly targetReverifyDays: 90;
    /** Bounds of text in a finding: whatever a scanned site says is cut to these lengths (characters). */
    readonly evidenceLengthMax: 2000;
    readonly findingLocationsMax: 25;
    /** Findings kept of one scan; the engine reports how many it left out. */
    readonly findingsPerScanMax: 5000;
};
