import type { ROLES } from '../contract/admin.ts';
import type { Report } from '../contract/report.ts';
import type { PriceTable } from '../contract/usage.ts';
import type { RuleData, RunScan } from '../engine/core/engine.ts';
import type { DnsResolver } from '../engine/core/resolver.ts';
import type { AddressPolicy } from '../shared/address-guard.ts';
import type { DateClock } from '../shared/clock.ts';
import type { ScanProgress } from '../shared/scan-progress.ts';
import type { ClockCheck } from './database-clock.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { PdfStore } from './scans/pdf-store.ts';
import type { ResultStore } from './scans/result-store.ts';
import type { Store } from './store/store.ts';
import type { Tracer } from './tracing/tracer.ts';

/** Rate limits per key; null in {@link ServiceConfig.rateLimits} disables them. */
export interface RateLimits {
  readonly perMinute: number;
  readonly burst: number;
  readonly scanCreatesPerMinute: number;
}

/** Sign-in to the console at an identity provider. */
export interface SsoConfig {
  /** As `iss` names it. */
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client. */
  readonly clientSecret: string | null;
  readonly groupClaim: string;
  /** Of the authorization request, with spaces. */
  readonly scope: string;
  /** Personal access tokens sign in, too. */
  readonly tokens: boolean;
  /** Roles of groups; null is the first workspace. */
  readonly roles: readonly {
    readonly group: string;
    readonly role: (typeof ROLES)[number];
    readonly workspaceId: string | null;
  }[];
}

/** The server that sends the email of notification channels. */
export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, TLS by STARTTLS, or none. Only a connection with TLS may carry credentials. */
  readonly tls: 'implicit' | 'starttls' | 'none';
  readonly user?: string;
  readonly password?: string;
  /** Address in the header From. */
  readonly from: string;
}

/** Validated options of the service with defaults applied. */
export interface ServiceConfig {
  readonly mode: 'embedded' | 'server';
  readonly publicUrl: string;
  /** False: every price is 0. */
  readonly isMetered: boolean;
  readonly prices: PriceTable;
  readonly initialTokens: number;
  readonly requireVerification: boolean;
  readonly addressPolicy: AddressPolicy;
  readonly allowWebhookCidrs: readonly string[];
  readonly identity: {
    /** Issuers whose tokens can become keys. */
    readonly issuers: readonly string[];
    /** Private ranges of their servers. */
    readonly allowCidrs: readonly string[];
  };
  readonly verificationSeed: string | null;
  readonly trustedRoots: readonly string[] | null;
  readonly browserPath: string | null;
  /** Of a callback listener, with its secret. */
  readonly callbackUrl: string | null;
  /** Beside those of the workspace. */
  readonly rules: readonly RuleData[];
  readonly onScanProgress: ((progress: ScanProgress) => void) | null;
  readonly rateLimits: RateLimits | null;
  /** The settings console; null when it is off. */
  readonly console: { readonly idleSeconds: number; readonly sso: SsoConfig | null } | null;
  readonly checkPage: (checkId: string) => string | null;
  /** Address of a scan, or of the list of scans, for people. */
  readonly scanPage: (scanId: string | null) => string;
  /** The server that email is sent by; null without one. */
  readonly smtp: SmtpOptions | null;
  readonly scanConcurrency: number;
  /** Maximum concurrent scans per workspace, across all processes. */
  readonly scansPerWorkspace: number;
  /** Days after which a final scan is deleted. */
  readonly retainScansDays: number;
}

/** Dependencies of every part of the service. */
export interface ServiceContext {
  readonly config: ServiceConfig;
  readonly store: Store;
  /** Of the database, which all processes on the same data share. */
  readonly clock: DateClock;
  readonly clockCheck: ClockCheck;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly runScan: RunScan;
  readonly resolver: DnsResolver;
  readonly renderPdf: (report: Report) => Promise<Uint8Array>;
  /** Null without object storage: the service sends PDF reports itself. */
  readonly pdfStore: PdfStore | null;
  /** Null without object storage: results stay in the database. */
  readonly resultStore: ResultStore | null;
  /** Secret of this installation, stored in its database. Signs cursors. */
  readonly secret: string;
}

/** The authenticated caller. */
export interface Principal {
  readonly keyId: string;
  readonly workspaceId: string;
  readonly livemode: boolean;
  readonly scopes: readonly string[];
  /** Hosts, with their port or below `*.`, that the caller may register and scan. Absent: any. */
  readonly targets?: readonly string[];
}

/** Channels of `Transaction.notify`. */
export const CHANNELS = {
  /** Scans were queued. No payload. */
  scanQueued: 'scan_queued',
  /** A running scan was cancelled. The payload is its id. */
  scanCancelled: 'scan_cancelled',
  /** Deliveries are due. No payload. */
  deliveriesDue: 'deliveries_due',
} as const;
