import { once } from 'node:events';
import { OPERATIONS, type PriceTable } from '../../contract/usage.ts';
import { enumInput, integerInput, listInput } from '../../gate/input-values.ts';
import { UsageError } from '../../gate/usage-error.ts';
import { escapeTerminal } from '../../reports/escape/terminal.ts';
import { assertWritable, readBootstrapFile, writeBootstrapFile } from '../bootstrap-file.ts';
import { readTrustedRoots } from '../connect.ts';
import { type FlagTable, HELP_FLAG, type ParsedFlags, parseFlags } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';
import { OBJECT_STORAGE_FLAGS, readObjectStorage } from '../object-storage-options.ts';

const FLAGS: FlagTable = {
  port: { type: 'string', value: 'N', description: 'Port of the API. 0: any free port. Default: 8080.' },
  host: { type: 'string', value: 'ADDRESS', description: 'Address to listen on. Default: 127.0.0.1.' },
  data: { type: 'string', value: 'DIR', description: 'Folder of the embedded database.' },
  'database-url': {
    type: 'string',
    value: 'URL',
    description:
      'PostgreSQL in place of --data. Better given as SCAN_GATE_DATABASE_URL: flags are visible in process lists.',
  },
  role: { type: 'string', value: 'ROLE', description: 'api, worker or all. Default: all.' },
  bootstrap: {
    type: 'string',
    value: 'FILE',
    description: 'Where the first start writes url, workspace_id, api_key, admin_token and admin_url (mode 0600).',
  },
  'admin-port': {
    type: 'string',
    value: 'N',
    description: 'Port of the admin API on 127.0.0.1. Default: any free port.',
  },
  'public-url': { type: 'string', value: 'URL', description: 'How clients reach the service; stands in report URLs.' },
  'allow-scan-cidr': {
    type: 'string',
    multiple: true,
    value: 'CIDR',
    description: 'Private range that may be scanned. Metadata addresses stay closed.',
  },
  'allow-webhook-cidr': {
    type: 'string',
    multiple: true,
    value: 'CIDR',
    description: 'Private range that webhooks may be delivered to.',
  },
  'require-verification': { type: 'boolean', description: 'Refuse quick scans of unverified targets too.' },
  'initial-tokens': { type: 'string', value: 'N', description: 'Tokens of the workspace at its creation.' },
  price: {
    type: 'string',
    multiple: true,
    value: 'OPERATION=N',
    description: `Tokens of an operation (${OPERATIONS.join(', ')}), for example scan.quick=0.`,
  },
  'scan-concurrency': { type: 'string', value: 'N', description: 'Scans at work at the same time in this process.' },
  'rate-limit': {
    type: 'string',
    value: 'N',
    description:
      'Requests a minute of one key, a sixth of them at once, a fifth of them creations of scans. 0: no limit. Default: 600.',
  },
  ...OBJECT_STORAGE_FLAGS,
  'ca-file': {
    type: 'string',
    value: 'FILE',
    description: 'PEM certificates that scans trust besides the built-in roots.',
  },
  help: HELP_FLAG,
};

const HELP = commandHelp(
  ['serve --data DIR --bootstrap FILE [flags]', 'serve --database-url URL --bootstrap FILE [flags]'],
  `Runs the scanning service. Prints one JSON line on standard output when it is ready; logs go to standard error.
SIGTERM ends it: what it holds is finished or released.`,
  FLAGS,
);

/** `scan-gate serve`. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = parseFlags(args, FLAGS);
  if (flags.flag('help') === true) {
    io.out(HELP);
    return 0;
  }
  const options = await serviceOptions(flags, io);
  const bootstrap = flags.text('bootstrap');
  if (bootstrap !== undefined) await assertWritable(bootstrap, io.directory);
  else io.err('warning: without --bootstrap FILE the keys of a first start are shown to nobody.\n');
  const { startEmbeddedService } = await import('../../embedded.ts');
  const service = await startEmbeddedService(options);
  try {
    if (bootstrap !== undefined) await keepBootstrap(bootstrap, service, io);
    io.out(
      `${JSON.stringify({
        event: 'ready',
        url: service.url,
        admin_url: service.adminUrl,
        workspace_id: service.workspaceId,
        role: options.role,
        pid: process.pid,
        ready_ms: Math.round(service.readyMs),
      })}\n`,
    );
    if (!io.signal.aborted) await once(io.signal, 'abort');
  } finally {
    await service.close();
  }
  return 0;
}

type Service = Awaited<ReturnType<typeof import('../../embedded.ts')['startEmbeddedService']>>;
type Options = Parameters<typeof import('../../embedded.ts')['startEmbeddedService']>[0];

async function serviceOptions(flags: ParsedFlags, io: Io): Promise<Options> {
  if (flags.positionals.length > 0) {
    throw new UsageError(flags.positionals[0] ?? '', 'serve takes flags only. See scan-gate serve --help.');
  }
  const given = (name: string) => flags.text(name);
  const count = (name: string, minimum: number, maximum: number) => {
    const text = given(name);
    return text === undefined ? undefined : integerInput(`--${name}`, text, minimum, maximum);
  };
  const roots = await readTrustedRoots(given('ca-file'), io);
  const publicUrl = given('public-url');
  if (publicUrl !== undefined && !/^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(publicUrl)) {
    throw new UsageError('--public-url', 'not an http(s) URL without credentials, query and fragment.');
  }
  const objectStorage = readObjectStorage(flags, io.environment);
  const rate = count('rate-limit', 0, 1_000_000);
  const adminPort = count('admin-port', 0, 65_535);
  const tokens = count('initial-tokens', 0, 1_000_000_000);
  const concurrency = count('scan-concurrency', 1, 64);
  return {
    mode: 'server',
    store: storeOf(flags, io),
    role: enumInput('--role', given('role') ?? 'all', ['api', 'worker', 'all']),
    host: given('host') ?? '127.0.0.1',
    port: count('port', 0, 65_535) ?? 8080,
    allowScanCidrs: cidrs(flags, 'allow-scan-cidr'),
    allowWebhookCidrs: cidrs(flags, 'allow-webhook-cidr'),
    requireVerification: flags.flag('require-verification') === true,
    prices: prices(flags),
    ...(adminPort === undefined ? {} : { adminPort }),
    ...(tokens === undefined ? {} : { initialTokens: tokens }),
    ...(concurrency === undefined ? {} : { scanConcurrency: concurrency }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(rate === undefined ? {} : { rateLimits: rateLimits(rate) }),
    ...(objectStorage === undefined ? {} : { objectStorage }),
    ...(roots.length === 0 ? {} : { trustedRoots: roots }),
  };
}

function storeOf(flags: ParsedFlags, io: Io): Options['store'] {
  const data = flags.text('data');
  const url = flags.text('database-url') ?? (data === undefined ? io.environment['SCAN_GATE_DATABASE_URL'] : undefined);
  if (data !== undefined && url !== undefined) throw new UsageError('--data', 'goes without --database-url.');
  if (url !== undefined && url !== '') {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new UsageError('--database-url', 'not a postgres:// URL.');
    return { kind: 'postgres', url };
  }
  if (data === undefined || data.trim() === '') {
    throw new UsageError('--data', 'missing: give a folder for the database, or --database-url.');
  }
  return { kind: 'directory', path: data };
}

/** In the proportions of the default: 600 a minute, 100 at once, 120 creations of scans. */
function rateLimits(perMinute: number): Exclude<Options['rateLimits'], undefined> {
  if (perMinute === 0) return null;
  return { perMinute, burst: Math.ceil(perMinute / 6), scanCreatesPerMinute: Math.ceil(perMinute / 5) };
}

/** @throws UsageError */
function prices(flags: ParsedFlags): Partial<PriceTable> {
  const entries = flags
    .texts('price')
    .flatMap(listInput)
    .map((text) => {
      const [operation = '', price = ''] = text.split('=');
      const known = OPERATIONS.find((name) => name === operation.trim());
      if (known === undefined) {
        throw new UsageError('--price', `"${text}" does not begin with one of ${OPERATIONS.join(', ')} and "=".`);
      }
      return [known, integerInput('--price', price.trim(), 0, 1_000_000)] as const;
    });
  return Object.fromEntries(entries);
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

/** The first start writes everything; a later one only where the service is now. */
async function keepBootstrap(path: string, service: Service, io: Io): Promise<void> {
  const where = { url: service.url, workspace_id: service.workspaceId, admin_url: service.adminUrl };
  if (service.apiKey !== null && service.adminToken !== null) {
    const content = { ...where, api_key: service.apiKey, admin_token: service.adminToken };
    await writeBootstrapFile(path, io.directory, content);
    return;
  }
  const earlier = await readBootstrapFile(path, io.directory).catch(() => null);
  if (earlier === null || earlier.workspace_id !== service.workspaceId) {
    io.err('warning: the keys were written at the first start of this database; this bootstrap file is not of it.\n');
    return;
  }
  await writeBootstrapFile(path, io.directory, { ...earlier, ...where });
}
