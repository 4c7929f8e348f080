import { DEFAULT_PRICES, OPERATIONS } from '../contract/usage.ts';
import { blockList } from '../shared/address-guard.ts';
import { jsonLog, type Log, SILENT } from './log.ts';
import type { ServiceOptions } from './options.ts';
import type { RateLimits, ServiceConfig } from './service-context.ts';

const DEFAULT_TOKENS = { embedded: 1_000_000, server: 10_000 } as const;
const DEFAULT_PER_WORKSPACE = 50;
const DEFAULT_IDLE_MINUTES = 30;
const DEFAULT_CONCURRENCY = { embedded: 8, server: 4 } as const;
/** Limits in server mode. An embedded service has a single client and no limits. */
const DEFAULT_LIMITS: RateLimits = { perMinute: 600, burst: 100, scanCreatesPerMinute: 120 };

/**
 * Validates the options and applies defaults.
 * @param listeningUrl base of report_url and doc_url when the options have none; first called after the server listens
 * @throws CidrError, RangeError for an invalid option
 */
export function serviceConfig(options: ServiceOptions, listeningUrl: () => string): ServiceConfig {
  const concurrency = whole('scanConcurrency', options.scanConcurrency ?? DEFAULT_CONCURRENCY[options.mode], 1);
  const prices = { ...DEFAULT_PRICES, ...options.prices };
  for (const operation of OPERATIONS) whole(`prices[${operation}]`, prices[operation], 0);
  // Report an invalid range at startup, not at the first scan.
  blockList([...(options.allowScanCidrs ?? []), ...(options.allowWebhookCidrs ?? [])]);
  const publicUrl = () => (options.publicUrl ?? listeningUrl()).replace(/(?<!\/)\/+$/, '');
  const ownPage = (checkId: string) => `${publicUrl()}/docs/checks/${encodeURIComponent(checkId)}`;
  return {
    mode: options.mode,
    get publicUrl() {
      return publicUrl();
    },
    checkPage: options.checkPage ?? (options.mode === 'embedded' ? () => null : ownPage),
    prices,
    initialTokens: whole('initialTokens', options.initialTokens ?? DEFAULT_TOKENS[options.mode], 0),
    requireVerification: options.requireVerification ?? false,
    addressPolicy: { mode: options.mode === 'embedded' ? 'any' : 'public', allow: options.allowScanCidrs ?? [] },
    allowWebhookCidrs: options.allowWebhookCidrs ?? [],
    verificationSeed: options.verificationSeed ?? null,
    trustedRoots: options.trustedRoots ?? null,
    browserPath: options.browserPath ?? null,
    onScanProgress: options.onScanProgress ?? null,
    rateLimits:
      options.rateLimits === undefined ? (options.mode === 'embedded' ? null : DEFAULT_LIMITS) : options.rateLimits,
    console:
      options.mode === 'embedded' || options.role === 'worker' || options.console === null
        ? null
        : { idleSeconds: 60 * whole('console.idleMinutes', options.console?.idleMinutes ?? DEFAULT_IDLE_MINUTES, 1) },
    scanConcurrency: concurrency,
    scansPerWorkspace: whole('scansPerWorkspace', options.scansPerWorkspace ?? DEFAULT_PER_WORKSPACE, 1),
  };
}

/** Default: silent when embedded, JSON lines on stderr otherwise. */
export function serviceLog(options: ServiceOptions): Log {
  if (options.log !== undefined) return jsonLog(options.log);
  return options.mode === 'embedded' ? SILENT : jsonLog((line) => process.stderr.write(`${line}\n`));
}

function whole(name: string, value: number, minimum: number): number {
  if (Number.isSafeInteger(value) && value >= minimum) return value;
  throw new RangeError(`${name} must be an integer of at least ${minimum}, not ${value}.`);
}
