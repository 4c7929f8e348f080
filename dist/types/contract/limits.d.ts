/** Every numeric limit of the API. */
export declare const LIMITS: {
    /** Maximum and default page size of every list. */
    readonly pageSizeMax: 100;
    readonly pageSizeDefault: 20;
    /** Maximum entries of a bulk request, and maximum size of a request body in bytes. */
    readonly bulkEntriesMax: 100;
    readonly bodyBytesMax: number;
    /** Maximum length of a description of an API in a scan, in characters. */
    readonly apiDescriptionLengthMax: number;
    readonly idempotencyKeyLengthMax: 255;
    readonly idempotencyRetentionSeconds: number;
    /** Maximum wait of a concurrent duplicate of an idempotent request, in milliseconds. Below the statement timeout. */
    readonly idempotencyWaitMs: 6000;
    readonly metadataPairsMax: 20;
    readonly metadataKeyLengthMax: 40;
    readonly metadataValueLengthMax: 500;
    /** docs/API.md#conventions */
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
    /** Maximum lengths of texts in a finding, in characters. Texts of scanned sites are truncated. */
    readonly evidenceLengthMax: 2000;
    readonly findingLocationsMax: 25;
    readonly findingAdvisoriesMax: 100;
    /** Limits of a finding's proof; lengths in characters. */
    readonly proofRequestsMax: 4;
    readonly proofHeadersMax: 20;
    readonly proofUrlLengthMax: 4096;
    readonly proofBodyLengthMax: 4096;
    readonly proofQuoteLengthMax: 500;
    readonly proofStepsMax: 20;
    readonly acceptanceReasonLengthMax: 500;
    /** Maximum findings per scan. The report counts the omitted ones. */
    readonly findingsPerScanMax: 5000;
};
