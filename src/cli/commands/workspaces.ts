import type { WorkspaceUpdate } from '../../contract/workspace.ts';
import { integerInput } from '../../gate/model/input-values.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { present } from '../../shared/records.ts';
import { ADMIN_FLAGS, pathArgument, printCall, printList } from '../admin-client.ts';
import { type FlagTable, flagsOrHelp, type ParsedFlags } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';
import { PRICE_FLAG, readPrices } from '../price-flag.ts';

/** Flags of limits, with their members in the API and their maximums. */
const LIMITS = {
  'running-scans': ['running_scans_max', 100_000, 'Maximum concurrent scans, in all processes.'],
  'requests-per-minute': ['requests_per_minute', 1_000_000, 'Maximum requests per minute and key.'],
  'scan-creations-per-minute': ['scan_creations_per_minute', 1_000_000, 'Maximum scan creations per minute and key.'],
  'retain-scans': ['retain_scans_days', 36_500, 'Days after which a final scan is deleted.'],
} as const;

const FLAGS: FlagTable = {
  name: { type: 'string', value: 'NAME', description: 'Whose workspace it is, in your words.' },
  'initial-tokens': {
    type: 'string',
    value: 'N',
    description: 'create: initial balance. Default: that of the service.',
  },
  ...PRICE_FLAG,
  ...Object.fromEntries(
    Object.entries(LIMITS).map(([name, [, , description]]) => [
      name,
      { type: 'string', value: 'N|default', description },
    ]),
  ),
  ...ADMIN_FLAGS,
};

const HELP = commandHelp(
  [
    'workspaces create --name NAME [flags] --bootstrap FILE',
    'workspaces list --bootstrap FILE',
    'workspaces update <id> [flags] --bootstrap FILE',
    'workspaces suspend <id> --bootstrap FILE',
    'workspaces resume <id> --bootstrap FILE',
    'workspaces delete <id> --bootstrap FILE',
  ],
  `Manages the workspaces of a service. Each has its own keys, members, targets, scans and balance, and sees nothing of the
others; keys, members and tokens take its id as --workspace. A setting that is not given is that of the service, and so is
one that update sets to default (--running-scans default, --price default). --price replaces all earlier ones.

While a workspace is suspended, its keys are refused (403) and its queued scans wait; running scans and webhook
deliveries continue. delete ends its keys at once; its data is erased within minutes and cannot be restored.`,
  FLAGS,
);

/** `scan-gate workspaces`. Prints JSON. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const [verb = '', id, ...more] = flags.positionals;
  const [surplus] = verb === 'create' || verb === 'list' ? [id, ...more] : more;
  if (surplus !== undefined) throw new UsageError(shown(surplus), `is one argument too many for workspaces ${verb}.`);
  const call = (method: 'PATCH' | 'DELETE', body?: WorkspaceUpdate) =>
    printCall(flags, io, method, `/v1/workspaces/${pathArgument(id, '<id>')}`, body);
  switch (verb) {
    case 'create':
      return printCall(flags, io, 'POST', '/v1/workspaces', createBody(flags));
    case 'list':
      return printList(flags, io, '/v1/workspaces');
    case 'update':
      return call('PATCH', updateBody(flags));
    case 'suspend':
      return call('PATCH', { state: 'suspended' });
    case 'resume':
      return call('PATCH', { state: 'active' });
    case 'delete':
      return call('DELETE');
    default:
      throw new UsageError('workspaces', `${shown(verb)} is not one of create, list, update, suspend, resume, delete.`);
  }
}

/** @throws UsageError */
function createBody(flags: ParsedFlags) {
  if (flags.text('name') === undefined) throw new UsageError('--name', 'missing: say whose workspace it is.');
  const tokens = flags.text('initial-tokens');
  return {
    ...settings(flags),
    ...(tokens === undefined ? {} : { initial_tokens: integerInput('--initial-tokens', tokens, 0, 1_000_000_000) }),
  };
}

/** @throws UsageError */
function updateBody(flags: ParsedFlags): WorkspaceUpdate {
  if (flags.text('initial-tokens') !== undefined) {
    throw new UsageError('--initial-tokens', 'goes with create only: add tokens with scan-gate tokens grant.');
  }
  const body = settings(flags);
  if (Object.keys(body).length === 0) throw new UsageError('workspaces update', 'give at least one flag to change.');
  return body;
}

/** @throws UsageError */
function settings(flags: ParsedFlags): WorkspaceUpdate {
  const name = flags.text('name')?.trim();
  if (name === '') throw new UsageError('--name', 'is empty.');
  const given = flags.texts('price');
  const prices = given.length === 0 ? undefined : given.join() === 'default' ? null : readPrices(flags);
  const limits = Object.entries(LIMITS).flatMap(([flag, [member, maximum]]) => {
    const text = flags.text(flag);
    if (text === undefined) return [];
    return [[member, text === 'default' ? null : integerInput(`--${flag}`, text, 1, maximum)] as const];
  });
  return { ...present({ name, prices }), ...Object.fromEntries(limits) };
}
