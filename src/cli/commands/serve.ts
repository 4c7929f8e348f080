import { once } from 'node:events';
import { enumInput, integerInput, listInput } from '../../gate/model/input-values.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { escapeTerminal } from '../../reports/escape/terminal.ts';
import { present } from '../../shared/records.ts';
import { assertWritable, bootstrapKeeper } from '../bootstrap-file.ts';
import { CALLBACK_FLAGS, listenAddress, readCallbacks } from '../callback-flags.ts';
import { readTrustedRoots } from '../connect.ts';
import { StartError } from '../exit-status.ts';
import { type FlagTable, flagsOrHelp, HELP_FLAG, type ParsedFlags } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';
import { issuerUrl } from '../issuer-url.ts';
import { OBJECT_STORAGE_FLAGS, readObjectStorage } from '../object-storage-options.ts';
import { PRICE_FLAG, readPrices } from '../price-flag.ts';
import { environmentSecret } from '../secret-files.ts';
import { readSmtp, SMTP_FLAGS } from '../smtp-flags.ts';
import { readSso, SSO_FLAGS } from '../sso-flags.ts';
import { readStoreFlags, STORE_FLAGS } from '../store-flags.ts';
import { readTraces, TRACES_FLAG } from '../traces-flag.ts';

const FLAGS: FlagTable = {
  port: { type: 'string', value: 'N', description: 'Port of the API. 0: any free port. Default: 8080.' },
  host: { type: 'string', value: 'ADDRESS', description: 'Address to listen on. Default: 127.0.0.1.' },
  ...STORE_FLAGS,
  migrate: {
    type: 'boolean',
    description: 'Apply missing migrations at the start (default; --no-migrate: refuse to start without them).',
  },
  role: { type: 'string', value: 'ROLE', description: 'api, worker or all. Default: all.' },
  bootstrap: {
    type: 'string',
    value: 'FILE',
    description:
      'File (mode 0600) that the first start writes api_key, admin_token and workspace_id to, and every start url and admin_url. Workers ignore it.',
  },
  'admin-token-hash': {
    type: 'string',
    value: 'HEX',
    description:
      'SHA-256 of your own admin token, instead of --bootstrap: no keys are created. Also SCAN_GATE_ADMIN_TOKEN_HASH or SCAN_GATE_ADMIN_TOKEN_HASH_FILE.',
  },
  'admin-port': {
    type: 'string',
    value: 'N',
    description: 'Port of the admin API on 127.0.0.1. Default: any free port.',
  },
  console: { type: 'boolean', description: 'Serve the settings console at /console (default; --no-console: off).' },
  'console-idle-minutes': {
    type: 'string',
    value: 'N',
    description: 'Minutes without a request after which a session of the console ends. Default: 30.',
  },
  'metrics-listen': {
    type: 'string',
    value: '[ADDRESS:]PORT',
    description: 'Address of GET /metrics, which needs no key. ADDRESS: 127.0.0.1 by default. Default: no metrics.',
  },
  ...TRACES_FLAG,
  'public-url': { type: 'string', value: 'URL', description: 'Public base URL of the service, used in report URLs.' },
  'allow-scan-cidr': {
    type: 'string',
    multiple: true,
    value: 'CIDR',
    description: 'Private range that may be scanned. Metadata addresses stay blocked.',
  },
  'allow-webhook-cidr': {
    type: 'string',
    multiple: true,
    value: 'CIDR',
    description: 'Private range that webhooks and notification channels may be delivered to.',
  },
  'oidc-issuer': {
    type: 'string',
    multiple: true,
    value: 'URL',
    description:
      'Issuer of identity tokens that workloads may exchange for keys, for example https://token.actions.githubusercontent.com. See trusts.',
  },
  'allow-oidc-cidr': {
    type: 'string',
    multiple: true,
    value: 'CIDR',
    description: 'Private range in which the server of an issuer may be.',
  },
  ...SSO_FLAGS,
  'require-verification': { type: 'boolean', description: 'Refuse quick scans of unverified targets too.' },
  'initial-tokens': { type: 'string', value: 'N', description: 'Initial balance of a new workspace in tokens.' },
  metering: {
    type: 'boolean',
    description: 'Charge tokens (default; --no-metering: nothing is charged and no balance is needed).',
  },
  ...PRICE_FLAG,
  'scan-concurrency': { type: 'string', value: 'N', description: 'Maximum concurrent scans in this process.' },
  'scans-per-workspace': {
    type: 'string',
    value: 'N',
    description:
      'Maximum concurrent scans of a workspace, in all processes. Use the same value for every worker. Default: 50.',
  },
  'retain-scans': {
    type: 'string',
    value: 'DAYS',
    description: 'Days after which a final scan is deleted with its findings, report and events. Default: 400.',
  },
  'rate-limit': {
    type: 'string',
    value: 'N',
    description:
      'Maximum requests per minute and key. The burst is a sixth of it, scan creations a fifth. 0: no limit. Default: 600.',
  },
  'browser-path': {
    type: 'string',
    value: 'FILE',
    description: 'Chrome, Chromium or Edge for standard and compliance scans. Without it, scans use no browser.',
  },
  ...CALLBACK_FLAGS,
  ...OBJECT_STORAGE_FLAGS,
  ...SMTP_FLAGS,
  'ca-file': {
    type: 'string',
    value: 'FILE',
    description: 'PEM file of additional root certificates for scans and webhook deliveries.',
  },
  help: HELP_FLAG,
};

const HELP = commandHelp(
  [
    'serve --data DIR --bootstrap FILE [flags]',
    'serve --database-url URL --bootstrap FILE [--role api] [flags]',
    'serve --database-url URL --role worker [flags]',
  ],
  `Runs the scanning service. Prints one JSON line on standard output when it is ready; logs go to standard error.
SIGTERM stops it after it has finished or released its work.`,
  FLAGS,
  'Exit status: 0 stopped by a signal, 2 usage error, 4 the service could not start, or needs scan-gate migrate.',
);

/** `scan-gate serve`. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const options = await serviceOptions(flags, io);
  const { startEmbeddedService } = await import('../../embedded.ts');
  const service = await startEmbeddedService(options).catch((error: unknown) => {
    throw startFault(error, options);
  });
  try {
    io.out(
      `${JSON.stringify({
        event: 'ready',
        url: service.url,
        admin_url: service.adminUrl,
        console_url: service.consoleUrl,
        metrics_url: service.metricsUrl,
        workspace_id: service.workspaceId,
        role: options.role,
        pid: process.pid,
        ready_ms: Math.round(service.readyMs),
      })}\n`,
    );
    if (io.errIsTerminal && service.consoleUrl !== null)
      io.err(consoleHint(flags.text('bootstrap'), service.consoleUrl));
    if (!io.signal.aborted) await once(io.signal, 'abort');
  } finally {
    await service.close();
  }
  return 0;
}

/** How to open the settings console, for a person at a terminal. */
function consoleHint(bootstrap: string | undefined, url: string): string {
  // A path of other characters would need the quotation marks of the user's shell.
  const path = bootstrap !== undefined && /^[\w./~+@%:=-]+$/.test(bootstrap) ? bootstrap : 'FILE';
  const how = bootstrap === undefined ? url : `scan-gate console --bootstrap ${path}`;
  return `Console: ${how}\n`;
}

type Options = Parameters<typeof import('../../embedded.ts')['startEmbeddedService']>[0];

async function serviceOptions(flags: ParsedFlags, io: Io): Promise<Options> {
  const [surplus] = flags.positionals;
  if (surplus !== undefined) throw new UsageError(surplus, 'serve takes flags only. See scan-gate serve --help.');
  const given = (name: string) => flags.text(name);
  const count = (name: string, minimum: number, maximum: number) => {
    const text = given(name);
    return text === undefined ? undefined : integerInput(`--${name}`, text, minimum, maximum);
  };
  const roots = await readTrustedRoots(given('ca-file'), io);
  const publicUrl = publicUrlOf(given('public-url'));
  const objectStorage = readObjectStorage(flags, io);
  const rate = count('rate-limit', 0, 1_000_000);
  const metrics = listenAddress('--metrics-listen', given('metrics-listen'));
  const limits = {
    adminPort: count('admin-port', 0, 65_535),
    initialTokens: count('initial-tokens', 0, 1_000_000_000),
    scanConcurrency: count('scan-concurrency', 1, 64),
    scansPerWorkspace: count('scans-per-workspace', 1, 100_000),
    retainScansDays: count('retain-scans', 1, 36_500),
  };
  const idleMinutes = count('console-idle-minutes', 1, 720);
  const role = enumInput('--role', given('role') ?? 'all', ['api', 'worker', 'all']);
  return {
    mode: 'server',
    store: readStoreFlags(flags, io),
    migrate: flags.flag('migrate') !== false,
    role,
    ...(role === 'worker' ? {} : await firstKeys(flags, io)),
    host: given('host') ?? '127.0.0.1',
    port: count('port', 0, 65_535) ?? 8080,
    allowScanCidrs: cidrs(flags, 'allow-scan-cidr'),
    allowWebhookCidrs: cidrs(flags, 'allow-webhook-cidr'),
    oidcIssuers: flags
      .texts('oidc-issuer')
      .flatMap(listInput)
      .map((text) => issuerUrl('--oidc-issuer', text)),
    allowOidcCidrs: cidrs(flags, 'allow-oidc-cidr'),
    requireVerification: flags.flag('require-verification') === true,
    ...metering(flags),
    console: flags.flag('console') === false ? null : present({ idleMinutes, sso: readSso(flags, publicUrl, io) }),
    ...present({
      ...limits,
      metrics,
      publicUrl,
      objectStorage,
      smtp: readSmtp(flags, io),
      traces: readTraces(flags, io),
    }),
    ...(rate === undefined ? {} : { rateLimits: rateLimits(rate) }),
    ...(roots.length === 0 ? {} : { trustedRoots: roots }),
    ...readCallbacks(flags, io),
    ...(await browserOf(given('browser-path'))),
  };
}

/** @throws UsageError */
function publicUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(text)) return text;
  throw new UsageError('--public-url', 'not an http(s) URL without credentials, query and fragment.');
}

/** @throws UsageError */
async function browserOf(path: string | undefined): Promise<Pick<Options, 'browserPath'>> {
  if (path === undefined) return {};
  const { browserOption } = await import('../../embedded.ts');
  const browser = await browserOption(path, {});
  if (browser === null) throw new UsageError('--browser-path', `${shown(path)} is not a program file.`);
  return browser;
}

/** In the proportions of the default: 600 requests a minute, a burst of 100, 120 scan creations. */
function rateLimits(perMinute: number): Exclude<Options['rateLimits'], undefined> {
  if (perMinute === 0) return null;
  return { perMinute, burst: Math.ceil(perMinute / 6), scanCreatesPerMinute: Math.ceil(perMinute / 5) };
}

/** @throws UsageError */
function metering(flags: ParsedFlags): Pick<Options, 'metering' | 'prices'> {
  if (flags.flag('metering') !== false) return { prices: readPrices(flags) };
  const surplus = ['price', 'initial-tokens'].find((name) => flags.text(name) !== undefined);
  if (surplus !== undefined) throw new UsageError(`--${surplus}`, 'cannot be combined with --no-metering.');
  return { metering: false };
}

function cidrs(flags: ParsedFlags, name: string): string[] {
  const list = flags.texts(name).flatMap(listInput);
  for (const text of list) {
    if (!/^[0-9a-f.:]+\/[0-9]{1,3}$/i.test(text)) {
      throw new UsageError(`--${name}`, `"${escapeTerminal(text.slice(0, 60))}" is not a range such as 10.0.0.0/8.`);
    }
  }
  return list;
}

/** Where the keys of a first start come from: a file that gets them, the operator's own admin token, or nowhere yet. */
async function firstKeys(flags: ParsedFlags, io: Io): Promise<Pick<Options, 'keyKeeper' | 'adminTokenHash'>> {
  const path = flags.text('bootstrap');
  const hash = flags.text('admin-token-hash') ?? environmentSecret(io, 'SCAN_GATE_ADMIN_TOKEN_HASH');
  if (path === undefined) return { keyKeeper: null, ...present({ adminTokenHash: adminTokenHash(hash) }) };
  if (hash !== undefined) throw new UsageError('--admin-token-hash', 'cannot be combined with --bootstrap.');
  await assertWritable(path, io.directory);
  return { keyKeeper: bootstrapKeeper(path, io.directory) };
}

/** @throws UsageError */
function adminTokenHash(text: string | undefined): string | undefined {
  if (text === undefined || /^[0-9a-f]{64}$/i.test(text)) return text?.toLowerCase();
  throw new UsageError('--admin-token-hash', 'not a SHA-256 in hexadecimal: printf %s "$TOKEN" | sha256sum prints it.');
}

/** Explains the most common error, a port in use. */
function startFault(error: unknown, options: Options): Error {
  if (error instanceof UsageError) return error;
  if (!(error instanceof Error)) return new StartError(String(error));
  if (error.name === 'CidrError')
    return new UsageError('--allow-scan-cidr, --allow-webhook-cidr, --allow-oidc-cidr', error.message);
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  const flag = port === options.port && address !== undefined ? '--port' : '--admin-port';
  const place = `${address}:${port}`;
  if (code === 'EADDRINUSE') {
    return new StartError(`${place} is in use by another program: stop it, or choose another ${flag}.`, {
      cause: error,
    });
  }
  if (code === 'EACCES' && port !== undefined) {
    return new StartError(`This user may not listen on ${place}: choose a ${flag} above 1023.`, { cause: error });
  }
  return new StartError(error.message, { cause: error });
}
