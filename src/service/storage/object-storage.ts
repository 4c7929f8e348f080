/** A bucket that clients can read from by a signed URL. */
export interface ObjectStorage {
  /** @throws ObjectStorageError when the storage cannot say */
  exists(key: string): Promise<boolean>;
  /** Writes an object whole, in place of one of the same key. @throws ObjectStorageError */
  put(key: string, bytes: Uint8Array, headers: Readonly<Record<string, string>>): Promise<void>;
  /** URL that lets whoever has it read the object for {@link SIGNED_URL_SECONDS}. Never to be logged. */
  signedUrl(key: string): Promise<string>;
}

/** Where objects are kept, checked by whoever read it. */
export interface ObjectStorageOptions {
  readonly bucket: string;
  /** Put before every key, without slashes at its ends; empty for none. */
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

/** How long a signed URL is good. */
export const SIGNED_URL_SECONDS = 300;

/** The storage did not do what it was asked. Its message is made of our own words and the storage's error code. */
export class ObjectStorageError extends Error {
  override readonly name = 'ObjectStorageError';
  readonly operation: 'exists' | 'put';
  /** HTTP status, or null when no answer came. */
  readonly status: number | null;

  constructor(operation: 'exists' | 'put', status: number | null, reason: string) {
    super(`object storage, ${operation}: ${reason}`);
    this.operation = operation;
    this.status = status;
  }
}
