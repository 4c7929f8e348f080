import { shown, UsageError } from '../../gate/usage-error.ts';
import { pathArgument, printCall } from '../admin-client.ts';
import { type FlagTable, HELP_FLAG, parseFlags } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';

const FLAGS: FlagTable = {
  bootstrap: { type: 'string', value: 'FILE', description: 'Bootstrap file of the service (or SCAN_GATE_BOOTSTRAP).' },
  help: HELP_FLAG,
};

const HELP = commandHelp(
  ['members add <name> --bootstrap FILE', 'members remove <name> --bootstrap FILE'],
  'Manages the members of a workspace. Removing a member revokes the personal access tokens of the member.',
  FLAGS,
);

/** `scan-gate members`. Prints JSON. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = parseFlags(args, FLAGS);
  const [verb, name, surplus] = flags.positionals;
  if (flags.flag('help') === true) {
    io.out(HELP);
    return 0;
  }
  if (verb !== 'add' && verb !== 'remove')
    throw new UsageError('members', `${shown(verb ?? '')} is not one of add, remove.`);
  if (surplus !== undefined) throw new UsageError(shown(surplus), `is one argument too many for members ${verb}.`);
  const path = pathArgument(name, '<name>');
  if (verb === 'remove') return printCall(flags, io, 'DELETE', `/v1/members/${path}`);
  return printCall(flags, io, 'POST', '/v1/members', { name });
}
