import { DEFAULT_PRICES, NO_PRICES, OPERATIONS } from '../contract/usage.ts';
import { blockList } from '../shared/address-guard.ts';
import { isBuiltIn } from '../shared/check-groups.ts';
import { jsonLog, type Log, SILENT } from './log.ts';
import type { ServiceOptions } from './options.ts';
import type { RateLimits, ServiceConfig } from './service-context.ts';

const DEFAULT_PER_WORKSPACE = 50;
const DEFAULT_IDLE_MINUTES = 30;
const DEFAULT_RETAIN_DAYS = 400;
const DEFAULT_LIMITS: RateLimits = { perMinute: 600, burst: 100, scanCreatesPerMinute: 120 };
/** An embedded service has a single client, which needs no limits. */
const DEFAULTS = {
  embedded: { tokens: 1_000_000, concurrency: 8, limits: null, addresses: 'any', hasPages: false },
  server: { tokens: 10_000, concurrency: 4, limits: DEFAULT_LIMITS, addresses: 'public', hasPages: true },
} as const;

/**
 * Validates the options and applies defaults.
 * @param listeningUrl base of report_url and doc_url when the options have none; first called after the server listens
 * @throws CidrError, RangeError for an invalid option
 */
export function serviceConfig(options: ServiceOptions, listeningUrl: () => string): ServiceConfig {
  const defaults = DEFAULTS[options.mode];
  // Report an invalid range at startup, not at the first scan.
  blockList([
    ...(options.allowScanCidrs ?? []),
    ...(options.allowWebhookCidrs ?? []),
    ...(options.allowOidcCidrs ?? []),
  ]);
  const publicUrl = () => (options.publicUrl ?? listeningUrl()).replace(/(?<!\/)\/+$/, '');
  const ownPage = (checkId: string) =>
    isBuiltIn(checkId) ? `${publicUrl()}/docs/checks/${encodeURIComponent(checkId)}` : null;
  return {
    mode: options.mode,
    get publicUrl() {
      return publicUrl();
    },
    scanPage: (scanId) => scanPage(options, publicUrl(), scanId),
    checkPage: options.checkPage ?? (defaults.hasPages ? ownPage : () => null),
    isMetered: options.metering ?? true,
    prices: pricesOf(options),
    initialTokens: whole('initialTokens', options.initialTokens ?? defaults.tokens, 0),
    requireVerification: options.requireVerification ?? false,
    addressPolicy: { mode: defaults.addresses, allow: options.allowScanCidrs ?? [] },
    ...given(options),
    rateLimits: options.rateLimits === undefined ? defaults.limits : options.rateLimits,
    console: consoleConfig(options),
    scanConcurrency: whole('scanConcurrency', options.scanConcurrency ?? defaults.concurrency, 1),
    retainScansDays: whole('retainScansDays', options.retainScansDays ?? DEFAULT_RETAIN_DAYS, 1),
    scansPerWorkspace: whole('scansPerWorkspace', options.scansPerWorkspace ?? DEFAULT_PER_WORKSPACE, 1),
  };
}

function given(options: ServiceOptions) {
  return {
    allowWebhookCidrs: options.allowWebhookCidrs ?? [],
    identity: { issuers: options.oidcIssuers ?? [], allowCidrs: options.allowOidcCidrs ?? [] },
    verificationSeed: options.verificationSeed ?? null,
    trustedRoots: options.trustedRoots ?? null,
    browserPath: options.browserPath ?? null,
    callbackUrl: options.callbackUrl ?? null,
    rules: options.rules ?? [],
    smtp: options.smtp ?? null,
    onScanProgress: options.onScanProgress ?? null,
  };
}

/** In the console, where the service has one: a worker has none of its own. Else in the API. */
function scanPage({ mode, console }: ServiceOptions, publicUrl: string, scanId: string | null): string {
  const path = scanId === null ? 'scans' : `scans/${scanId}`;
  return mode === 'embedded' || console === null ? `${publicUrl}/v1/${path}` : `${publicUrl}/console/#/${path}`;
}

function pricesOf(options: ServiceOptions): ServiceConfig['prices'] {
  const given = { ...DEFAULT_PRICES, ...options.prices };
  const prices = options.metering === false ? NO_PRICES : given;
  for (const operation of OPERATIONS) whole(`prices[${operation}]`, prices[operation], 0);
  return prices;
}

function consoleConfig({ mode, role, console }: ServiceOptions): ServiceConfig['console'] {
  if (mode === 'embedded' || role === 'worker' || console === null) return null;
  const idleSeconds = 60 * whole('console.idleMinutes', console?.idleMinutes ?? DEFAULT_IDLE_MINUTES, 1);
  const sso = console?.sso;
  if (sso === undefined) return { idleSeconds, sso: null };
  const defaults = { clientSecret: null, groupClaim: 'groups', scope: 'openid profile', tokens: false };
  return { idleSeconds, sso: { ...defaults, ...sso } };
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
