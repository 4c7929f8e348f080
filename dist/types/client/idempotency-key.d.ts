/**
 * The caller's key, or a random one.
 * @throws ClientConfigurationError when the caller's key cannot be sent
 */
export declare function idempotencyKey(key: string | undefined): string;
