import { ROLES } from '../../contract/admin.ts';
import { enumInput } from '../../gate/model/input-values.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { ADMIN_FLAGS, pathArgument, printCall, printList, WORKSPACE_FLAG } from '../admin-client.ts';
import { type FlagTable, flagsOrHelp } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';

const FLAGS: FlagTable = {
  role: { type: 'string', value: 'ROLE', description: `add, update: ${ROLES.join(', ')}. Default of add: member.` },
  ...WORKSPACE_FLAG,
  ...ADMIN_FLAGS,
};

const HELP = commandHelp(
  [
    'members add <name> [--role ROLE] --bootstrap FILE',
    'members list --bootstrap FILE',
    'members update <name> --role ROLE --bootstrap FILE',
    'members remove <name> --bootstrap FILE',
  ],
  `Manages the members of a workspace. A viewer's personal access tokens have read scopes only, a member's any scope; an
admin may also use the admin API in the settings console. A lower role narrows or revokes tokens at once, and
the output names them. Removing a member revokes the personal access tokens of the member.`,
  FLAGS,
);

/** `scan-gate members`. Prints JSON. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const [verb, name, surplus] = flags.positionals;
  const given = flags.text('role');
  const role = given === undefined ? undefined : enumInput('--role', given, ROLES);
  const extra = verb === 'list' ? name : surplus;
  if (extra !== undefined) throw new UsageError(shown(extra), `is one argument too many for members ${verb}.`);
  if (role !== undefined && verb !== 'add' && verb !== 'update') {
    throw new UsageError('--role', 'goes with add and update only.');
  }
  switch (verb) {
    case 'add':
      pathArgument(name, '<name>');
      return printCall(flags, io, 'POST', '/v1/members', { name, ...(role === undefined ? {} : { role }) });
    case 'list':
      return printList(flags, io, '/v1/members');
    case 'update':
      if (role === undefined) throw new UsageError('--role', `missing: give one of ${ROLES.join(', ')}.`);
      return printCall(flags, io, 'PATCH', `/v1/members/${pathArgument(name, '<name>')}`, { role });
    case 'remove':
      return printCall(flags, io, 'DELETE', `/v1/members/${pathArgument(name, '<name>')}`);
    default:
      throw new UsageError('members', `${shown(verb ?? '')} is not one of add, list, update, remove.`);
  }
}
