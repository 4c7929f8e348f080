import type { PriceTable } from '../contract/usage.ts';
import type { ObjectStorageOptions } from './storage/object-storage.ts';

export type StoreOptions =
  | { readonly kind: 'memory' }
  | { readonly kind: 'directory'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

export type ServiceRole = 'api' | 'worker' | 'all';

/** What a first start makes; none of it can be shown again. */
export interface FirstKeys {
  readonly workspaceId: string;
  /** Live workspace key with every scope. */
  readonly apiKey: string;
  readonly adminToken: string;
}

/** Keeps the keys of a first start where their operator finds them: the bootstrap file. */
export interface KeyKeeper {
  /** Shown in the log, for example the path of a file. */
  readonly name: string;
  /**
   * Must be durable when it resolves. It runs before the keys are valid: if it throws, or the process dies, they never
   * are. It may run again with other keys, which replace the first.
   */
  keep(keys: FirstKeys): Promise<void>;
  /**
   * Notes beside the keys where the service is now.
   * @param isValid whether an admin token is the current one
   * @returns `missing` when there is nothing kept, `foreign` when the keys kept are not of this database or no longer valid
   */
  locate(
    place: { readonly workspaceId: string; readonly url: string; readonly adminUrl: string | null },
    isValid: (adminToken: string) => boolean,
  ): Promise<'kept' | 'missing' | 'foreign'>;
}

export interface ServiceOptions {
  /**
   * `embedded`: started by a gate for its own job on loopback; any address may be scanned and `local` verification
   * exists. `server`: others may call it; the address guard is closed but for `allowScanCidrs`.
   */
  readonly mode: 'embedded' | 'server';
  readonly store: StoreOptions;
  readonly role?: ServiceRole;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Port of the admin API on 127.0.0.1 (server mode). Default 0: any free port. */
  readonly adminPort?: number;
  /** Where `GET /metrics` is served, without a key; default: nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** Base of report_url and doc_url; default the listening address. */
  readonly publicUrl?: string;
  readonly allowScanCidrs?: readonly string[];
  readonly allowWebhookCidrs?: readonly string[];
  readonly prices?: Partial<PriceTable>;
  /** Tokens of the live workspace at its creation. */
  readonly initialTokens?: number;
  /**
   * Where the keys of a first start go. Default: {@link RunningService} alone has them. Null: none are made until a start
   * with a keeper, since nobody would see them. A worker ignores it.
   */
  readonly keyKeeper?: KeyKeeper | null;
  /** Refuse quick scans of unverified targets too. */
  readonly requireVerification?: boolean;
  /** Scans this process runs at once. Default 8 when embedded, 4 otherwise. */
  readonly scanConcurrency?: number;
  /** Scans of one workspace that run at once, over all processes. Default 50. */
  readonly scansPerWorkspace?: number;
  /** Limits of one key; null: none, the default when embedded. Default otherwise 600 a minute, burst 100, 120 scan creations a minute. */
  readonly rateLimits?: {
    readonly perMinute: number;
    readonly burst: number;
    readonly scanCreatesPerMinute: number;
  } | null;
  /**
   * Embedded only: verification tokens are derived from this (the repository's id) and the host, so that one record or
   * file serves every run and no other repository's run can use it.
   */
  readonly verificationSeed?: string;
  /**
   * Page of a check, which every finding links to; null where there is none. Default: the service's own when it serves
   * others; none when embedded, for it is gone with its job.
   */
  readonly checkPage?: (checkId: string) => string | null;
  /** Keeps PDF reports and lets clients fetch them there by a signed URL; default: the service sends them itself. */
  readonly objectStorage?: ObjectStorageOptions;
  /** PEM certificates trusted besides Node's roots, for scans and webhook deliveries. */
  readonly trustedRoots?: readonly string[];
  /** Receives one line of JSON per event; default silent when embedded, stderr otherwise. */
  readonly log?: (line: string) => void;
}

export interface RunningService {
  readonly url: string;
  readonly workspaceId: string;
  /** Live workspace key with every scope, if this start made it. */
  readonly apiKey: string | null;
  readonly adminUrl: string | null;
  /** Only if this start made it. */
  readonly adminToken: string | null;
  /** Base of `/metrics`, null where none was asked for. */
  readonly metricsUrl: string | null;
  /** Milliseconds from call to ready. */
  readonly readyMs: number;
  /** Stops accepting, finishes or releases what it holds, closes the store. Idempotent. */
  close(): Promise<void>;
}
