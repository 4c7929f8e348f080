import type { PriceTable } from '../contract/usage.ts';
import type { RuleData } from '../engine/core/engine.ts';
import type { CallbackServerOptions } from '../engine/transport/callbacks/callback-server.ts';
import type { ScanProgress } from '../shared/scan-progress.ts';
import type { SmtpOptions, SsoConfig } from './service-context.ts';
import type { ObjectStorageOptions } from './storage/object-storage.ts';

export type StoreOptions =
  | { readonly kind: 'memory' }
  | { readonly kind: 'directory'; readonly path: string }
  | {
      readonly kind: 'postgres';
      /** Of one or several hosts, as libpq reads it. */
      readonly url: string;
      /** Of the server itself, for notifications and migrations, where `url` leads to a pooler in transaction mode. */
      readonly directUrl?: string;
      /** Maximum number of connections to `url`. Default 10. */
      readonly poolSize?: number;
      /** Maximum wait for an answer of the server in milliseconds, then its connection is closed. Default 8,000. */
      readonly queryDeadlineMs?: number;
    };

/** Where traces go. The OTEL_* variables of the environment say the rest. */
export interface TracesOptions {
  /** Base URL of a collector. Default: OTEL_EXPORTER_OTLP_ENDPOINT and the like. */
  readonly endpoint?: string;
  readonly protocol: 'http/protobuf' | 'http/json';
}

/** `clientSecret` is null by default, `groupClaim` is `groups`, `scope` is `openid profile`, `tokens` is false. */
export type SsoOptions = Pick<SsoConfig, 'issuer' | 'clientId' | 'roles'> & Partial<SsoConfig>;

export type ServiceRole = 'api' | 'worker' | 'all';

/** Keys created by a first start. They cannot be shown again. */
export interface FirstKeys {
  readonly workspaceId: string;
  /** Live workspace key with every scope. */
  readonly apiKey: string;
  readonly adminToken: string;
}

/** Stores the keys of a first start for the operator, in the bootstrap file. */
export interface KeyKeeper {
  /** Name for the log, for example the path of the file. */
  readonly name: string;
  /**
   * Must have stored the keys durably when it resolves. The keys become valid afterwards; if it throws or the process
   * dies, they never do. It may run again with other keys, which replace the first.
   */
  keep(keys: FirstKeys): Promise<void>;
  /**
   * Adds the current addresses of the service to the stored keys.
   * @param isValid whether an admin token is the current one
   * @returns `missing` without stored keys, `foreign` when they are not of this database or no longer valid
   */
  locate(
    place: { readonly workspaceId: string; readonly url: string; readonly adminUrl: string | null },
    isValid: (adminToken: string) => boolean,
  ): Promise<'kept' | 'missing' | 'foreign'>;
}

export interface ServiceOptions {
  /**
   * `embedded`: started by a gate for its own job, on loopback; any address may be scanned and `local` verification is
   * available. `server`: a shared service; only public addresses and `allowScanCidrs` may be scanned.
   */
  readonly mode: 'embedded' | 'server';
  readonly store: StoreOptions;
  /** Applies missing migrations at the start (default); otherwise a schema older than the program needs is an error. */
  readonly migrate?: boolean;
  readonly role?: ServiceRole;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Port of the admin API on 127.0.0.1 (server mode). Default 0: any free port. */
  readonly adminPort?: number;
  /** Listener of `GET /metrics`, which needs no key. Default: none. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** Default: no traces are made; what a `traceparent` names is passed on. */
  readonly traces?: TracesOptions;
  /** The settings console at /console. Null: none, as always when embedded and in a worker. */
  readonly console?: {
    /** Minutes without a request after which a session ends. Default 30. */
    readonly idleMinutes?: number;
    /** Single sign-on. Default: by tokens and links only. */
    readonly sso?: SsoOptions;
  } | null;
  /** Base of report_url and doc_url. Default: the listening address. */
  readonly publicUrl?: string;
  readonly allowScanCidrs?: readonly string[];
  readonly allowWebhookCidrs?: readonly string[];
  /** Issuers of identity tokens that can become keys, as `iss` names them. Default: none. */
  readonly oidcIssuers?: readonly string[];
  /** Private ranges in which the servers of issuers may be. */
  readonly allowOidcCidrs?: readonly string[];
  readonly prices?: Partial<PriceTable>;
  readonly initialTokens?: number;
  /** False: nothing is charged, and no balance is checked. Default true. */
  readonly metering?: boolean;
  /**
   * Stores the keys of a first start. Default: only {@link RunningService} has them. Null: no keys are created until a
   * start with a keeper. Ignored by workers.
   */
  readonly keyKeeper?: KeyKeeper | null;
  /** SHA-256 (hex) of the admin token. The service makes it the current one and creates no keys. Default: the first start makes a token. */
  readonly adminTokenHash?: string;
  /** Refuse quick scans of unverified targets too. */
  readonly requireVerification?: boolean;
  /** Maximum concurrent scans in this process. Default 8 when embedded, 4 otherwise. */
  readonly scanConcurrency?: number;
  /** Maximum concurrent scans per workspace, across all processes. Default 50. */
  readonly scansPerWorkspace?: number;
  /** Days after which a final scan is deleted with all that depends on it. Default: 400. */
  readonly retainScansDays?: number;
  /** Rate limits per key. Null, the default when embedded: none. Default otherwise: 600 a minute, burst 100, 120 scan creations a minute. */
  readonly rateLimits?: {
    readonly perMinute: number;
    readonly burst: number;
    readonly scanCreatesPerMinute: number;
  } | null;
  /**
   * Embedded only: id of the repository, from which verification tokens are derived, so that one record or file works for
   * every run of this repository and for no other.
   */
  readonly verificationSeed?: string;
  /**
   * URL of a check's page, for `check_url` of findings; null for none. Default: the service's own pages in server mode,
   * none when embedded, because the service ends with its job.
   */
  readonly checkPage?: (checkId: string) => string | null;
  /** Sends email of notification channels. Default: there are no channels of this kind. */
  readonly smtp?: SmtpOptions;
  /** Stores PDF reports, which clients get by a signed URL, and the results of scans. Default: neither. */
  readonly objectStorage?: ObjectStorageOptions;
  /** Chrome, Chromium or Edge of this machine for scans. Default: none. */
  readonly browserPath?: string;
  /** URL of a callback listener with its secret as password, for scans. Default: none. */
  readonly callbackUrl?: string;
  /** The callback listener of `callbackUrl`, in this process. */
  readonly callbacks?: CallbackServerOptions;
  /** Embedded only: rules that every scan runs, as `engine/rules/read-texts.ts` has read them. */
  readonly rules?: readonly RuleData[];
  /** Called a few times a second for each running scan of this process. Default: nothing is reported. */
  readonly onScanProgress?: (progress: ScanProgress) => void;
  /** PEM certificates trusted in addition to Node's roots, for scans and webhook deliveries. */
  readonly trustedRoots?: readonly string[];
  /** Receives one JSON line per event. Default: silent when embedded, stderr otherwise. */
  readonly log?: (line: string) => void;
}

export interface RunningService {
  readonly url: string;
  readonly workspaceId: string;
  /** Live workspace key with every scope; null unless this start created it. */
  readonly apiKey: string | null;
  readonly adminUrl: string | null;
  /** Public URL of the settings console, or null. */
  readonly consoleUrl: string | null;
  /** Null unless this start created it. */
  readonly adminToken: string | null;
  /** Base of `/metrics`, or null. */
  readonly metricsUrl: string | null;
  /** Startup time in milliseconds. */
  readonly readyMs: number;
  /** Stops accepting requests, finishes or releases work in progress, closes the store. Idempotent. */
  close(): Promise<void>;
}
