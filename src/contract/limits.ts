/** Every number the interface promises, in one place. "Seed" marks those the API document states. */
export const LIMITS = {
  /** Largest page and the default page size of every list. */
  pageSizeMax: 100,
  pageSizeDefault: 20,
  /** Entries of one bulk request, and the largest request body in bytes. */
  bulkEntriesMax: 100,
  bodyBytesMax: 1024 * 1024,
  idempotencyKeyLengthMax: 255,
  idempotencyRetentionSeconds: 24 * 3600,
  /** How long a concurrent twin of an idempotent request waits for the first one, in milliseconds. */
  idempotencyWaitMs: 10_000,
  metadataPairsMax: 20,
  metadataKeyLengthMax: 40,
  metadataValueLengthMax: 500,
  /** Seed, "Limits". */
  webhookTimeoutMs: 5_000,
  webhookRetryDelaysSeconds: [60, 300, 1_800, 7_200, 43_200] as readonly number[],
  signatureToleranceSeconds: 300,
  webhookDeliveryTokens: 1,
  keySecretLength: 26,
  keyDisplayPrefixLength: 12,
  deadLetterRetentionDays: 30,
  heldDeliveryHours: 72,
  /** Token bucket per key. */
  ratePerMinute: 600,
  rateBurst: 100,
  scanCreatesPerMinute: 120,
  verifyAttemptsPerMinute: 10,
  targetReverifyDays: 90,
  /** Bounds of text in a finding: whatever a scanned site says is cut to these lengths (characters). */
  evidenceLengthMax: 2_000,
  findingLocationsMax: 25,
  /** Findings kept of one scan; the engine reports how many it left out. */
  findingsPerScanMax: 5_000,
} as const;
