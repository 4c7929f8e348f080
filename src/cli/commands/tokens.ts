import { integerInput } from '../../gate/model/input-values.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { ADMIN_FLAGS, printCall, WORKSPACE_FLAG } from '../admin-client.ts';
import { type FlagTable, flagsOrHelp } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';

const FLAGS: FlagTable = {
  amount: { type: 'string', value: 'N', description: 'Tokens to add.' },
  ...WORKSPACE_FLAG,
  ...ADMIN_FLAGS,
};

const HELP = commandHelp(
  ['tokens grant --amount N [--workspace ID] --bootstrap FILE'],
  'Adds tokens to the balance of a workspace; held webhook deliveries are released.',
  FLAGS,
);

/** `scan-gate tokens`. Prints JSON. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const [verb, surplus] = flags.positionals;
  if (verb !== 'grant') throw new UsageError('tokens', `${shown(verb ?? '')} is not a command: use tokens grant.`);
  if (surplus !== undefined)
    throw new UsageError(shown(surplus), 'is one argument too many; give the number with --amount.');
  const text = flags.text('amount');
  if (text === undefined) throw new UsageError('--amount', 'missing: give the number of tokens to add.');
  return printCall(flags, io, 'POST', '/v1/tokens/grant', { amount: integerInput('--amount', text, 1, 1_000_000_000) });
}
