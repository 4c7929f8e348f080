import { DEFAULT_PRICES, OPERATIONS } from '../contract/usage.ts';
import { blockList } from '../shared/address-guard.ts';
import { jsonLog, type Log, SILENT } from './log.ts';
import type { ServiceOptions } from './options.ts';
import type { RateLimits, ServiceConfig } from './service-context.ts';

const DEFAULT_TOKENS = { embedded: 1_000_000, server: 10_000 } as const;
const DEFAULT_PER_WORKSPACE = 50;
const DEFAULT_CONCURRENCY = { embedded: 8, server: 4 } as const;
/** A job has its embedded service to itself: nobody is to be kept from it. */
const DEFAULT_LIMITS: RateLimits = { perMinute: 600, burst: 100, scanCreatesPerMinute: 120 };

/**
 * The options, checked and completed.
 * @param publicUrl base of report_url and doc_url when the options name none
 * @throws CidrError, RangeError for an option that makes no sense
 */
export function serviceConfig(options: ServiceOptions, publicUrl: string): ServiceConfig {
  const concurrency = whole('scanConcurrency', options.scanConcurrency ?? DEFAULT_CONCURRENCY[options.mode], 1);
  const prices = { ...DEFAULT_PRICES, ...options.prices };
  for (const operation of OPERATIONS) whole(`prices[${operation}]`, prices[operation], 0);
  // A wrong range is said at the start, not at the first scan.
  blockList([...(options.allowScanCidrs ?? []), ...(options.allowWebhookCidrs ?? [])]);
  const base = (options.publicUrl ?? publicUrl).replace(/(?<!\/)\/+$/, '');
  const ownPage = (checkId: string) => `${base}/docs/checks/${encodeURIComponent(checkId)}`;
  return {
    mode: options.mode,
    publicUrl: base,
    checkPage: options.checkPage ?? (options.mode === 'embedded' ? () => null : ownPage),
    prices,
    initialTokens: whole('initialTokens', options.initialTokens ?? DEFAULT_TOKENS[options.mode], 0),
    requireVerification: options.requireVerification ?? false,
    addressPolicy: { mode: options.mode === 'embedded' ? 'any' : 'public', allow: options.allowScanCidrs ?? [] },
    allowWebhookCidrs: options.allowWebhookCidrs ?? [],
    verificationSeed: options.verificationSeed ?? null,
    trustedRoots: options.trustedRoots ?? null,
    rateLimits:
      options.rateLimits === undefined ? (options.mode === 'embedded' ? null : DEFAULT_LIMITS) : options.rateLimits,
    scanConcurrency: concurrency,
    scansPerWorkspace: whole('scansPerWorkspace', options.scansPerWorkspace ?? DEFAULT_PER_WORKSPACE, 1),
  };
}

/** Default: silent when embedded, lines of JSON on stderr otherwise. */
export function serviceLog(options: ServiceOptions): Log {
  if (options.log !== undefined) return jsonLog(options.log);
  return options.mode === 'embedded' ? SILENT : jsonLog((line) => process.stderr.write(`${line}\n`));
}

function whole(name: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new RangeError(`${name} must be a whole number of at least ${least}, not ${value}.`);
}
