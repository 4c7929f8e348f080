/** A bucket that clients can read from by a signed URL. */
export interface ObjectStorage {
  /** @throws ObjectStorageError */
  exists(key: string): Promise<boolean>;
  /** Writes or replaces an object. @throws ObjectStorageError */
  put(key: string, bytes: Uint8Array, headers: Readonly<Record<string, string>>): Promise<void>;
  /** @throws ObjectStorageError, also for an object that does not exist or is larger */
  get(key: string, bytesMax: number): Promise<Buffer>;
  /** Also succeeds for an object that does not exist. @throws ObjectStorageError */
  delete(key: string): Promise<void>;
  /** URL that grants read access for {@link SIGNED_URL_SECONDS}. Never log it. */
  signedUrl(key: string): Promise<string>;
}

/** Validated by the caller. */
export interface ObjectStorageOptions {
  readonly bucket: string;
  /** Prefix of every key, without leading and trailing slashes; may be empty. */
  readonly prefix: string;
  readonly region: string;
  /** Base URL of an S3-compatible server, as clients reach it; null for AWS. */
  readonly endpoint: string | null;
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken: string | null;
  };
}

export type ObjectOperation = 'exists' | 'get' | 'put' | 'delete';

export const SIGNED_URL_SECONDS = 300;

/** An operation failed. The message contains only our own text and the storage's error code. */
export class ObjectStorageError extends Error {
  override readonly name = 'ObjectStorageError';
  readonly operation: ObjectOperation;
  /** HTTP status, or null without a response. */
  readonly status: number | null;

  constructor(operation: ObjectOperation, status: number | null, reason: string) {
    super(`object storage, ${operation}: ${reason}`);
    this.operation = operation;
    this.status = status;
  }
}
