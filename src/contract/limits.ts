/** Every numeric limit of the API. */
export const LIMITS = {
  /** Maximum and default page size of every list. */
  pageSizeMax: 100,
  pageSizeDefault: 20,
  /** Maximum entries of a bulk request, and maximum size of a request body in bytes. */
  bulkEntriesMax: 100,
  bodyBytesMax: 1024 * 1024,
  /** Maximum length of a description of an API in a scan, in characters. */
  apiDescriptionLengthMax: 256 * 1024,
  idempotencyKeyLengthMax: 255,
  idempotencyRetentionSeconds: 24 * 3600,
  /** Maximum wait of a concurrent duplicate of an idempotent request, in milliseconds. Below the statement timeout. */
  idempotencyWaitMs: 6_000,
  metadataPairsMax: 20,
  metadataKeyLengthMax: 40,
  metadataValueLengthMax: 500,
  /** docs/API.md#conventions */
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
  /** Maximum lengths of texts in a finding, in characters. Texts of scanned sites are truncated. */
  evidenceLengthMax: 2_000,
  findingLocationsMax: 25,
  findingAdvisoriesMax: 100,
  /** Limits of a finding's proof; lengths in characters. */
  proofRequestsMax: 4,
  proofHeadersMax: 20,
  proofUrlLengthMax: 4_096,
  proofBodyLengthMax: 4_096,
  proofQuoteLengthMax: 500,
  proofStepsMax: 20,
  acceptanceReasonLengthMax: 500,
  /** Maximum findings per scan. The report counts the omitted ones. */
  findingsPerScanMax: 5_000,
} as const;
