import { KEY_MODES, KEY_TYPES } from '../../contract/key.ts';
import { durationInput, enumInput } from '../../gate/model/input-values.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { present } from '../../shared/records.ts';
import { ADMIN_FLAGS, pathArgument, printCall, printList, WORKSPACE_FLAG } from '../admin-client.ts';
import { type FlagTable, flagsOrHelp, type ParsedFlags } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';
import { scopesFlag, scopesOf } from '../scopes-flag.ts';

const FLAGS: FlagTable = {
  name: { type: 'string', value: 'NAME', description: 'create: what the key is for, such as "CI of shop".' },
  type: { type: 'string', value: 'TYPE', description: 'create: workspace or personal. Default: workspace.' },
  mode: { type: 'string', value: 'MODE', description: 'create: live or test. Default: live.' },
  scopes: scopesFlag('create'),
  member: { type: 'string', value: 'NAME', description: 'create: owner of the personal access token.' },
  'expires-at': { type: 'string', value: 'TIME', description: 'create: ISO 8601 time at which the key expires.' },
  overlap: {
    type: 'string',
    value: 'DURATION',
    description:
      'rotate: how long the old key stays valid, such as 30m, 24h or 7d. Default: it is revoked immediately.',
  },
  ...WORKSPACE_FLAG,
  ...ADMIN_FLAGS,
};

const HELP = commandHelp(
  [
    'keys create --bootstrap FILE --scopes LIST [--name NAME] [--type T] [--mode M] [--member NAME] [--workspace ID]',
    'keys list --bootstrap FILE',
    'keys revoke <key id> --bootstrap FILE',
    'keys rotate <key id> [--overlap DURATION] --bootstrap FILE',
  ],
  `Manages the API keys of a service on this machine. A key is printed only once, when it is created.
rotate creates a new key with the same name, scopes and expiry. Its webhook subscriptions move to the new key immediately. The
old key is revoked immediately, or after --overlap.`,
  FLAGS,
);

/** `scan-gate keys`. Prints JSON. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const [verb, id, ...extra] = flags.positionals;
  const takesId = verb === 'revoke' || verb === 'rotate';
  const [surplus] = takesId ? extra : [id, ...extra];
  if (surplus !== undefined) throw new UsageError(shown(surplus), `is one argument too many for keys ${verb}.`);
  switch (verb) {
    case 'create':
      return printCall(flags, io, 'POST', '/v1/keys', createBody(flags));
    case 'list':
      return printList(flags, io, '/v1/keys');
    case 'revoke':
      return printCall(flags, io, 'POST', `/v1/keys/${pathArgument(id, '<key id>')}/revoke`);
    case 'rotate': {
      const overlap = flags.text('overlap');
      const body = overlap === undefined ? {} : { overlap_seconds: durationInput('--overlap', overlap, 2_592_000) };
      return printCall(flags, io, 'POST', `/v1/keys/${pathArgument(id, '<key id>')}/rotate`, body);
    }
    default:
      throw new UsageError('keys', `${shown(verb ?? '')} is not one of create, list, revoke, rotate.`);
  }
}

function createBody(flags: ParsedFlags) {
  const type = enumInput('--type', flags.text('type') ?? 'workspace', KEY_TYPES);
  const member = flags.text('member');
  if (type === 'personal' && member === undefined)
    throw new UsageError('--member', 'missing: a personal key belongs to a member.');
  if (type === 'workspace' && member !== undefined)
    throw new UsageError('--member', 'is only valid with --type personal.');
  const scopes = scopesOf(flags);
  const expires = flags.text('expires-at');
  if (expires !== undefined && Number.isNaN(Date.parse(expires))) {
    throw new UsageError('--expires-at', `${shown(expires)} is not a time such as 2027-01-31T00:00:00Z.`);
  }
  const name = flags.text('name')?.trim();
  if (name === '') throw new UsageError('--name', 'is empty.');
  return {
    type,
    mode: enumInput('--mode', flags.text('mode') ?? 'live', KEY_MODES),
    scopes,
    ...present({ name, member, expires_at: expires && new Date(expires).toISOString() }),
  };
}
