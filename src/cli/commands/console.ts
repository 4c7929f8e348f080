import { escapeTerminal } from '../../reports/escape/terminal.ts';
import { isRecord } from '../../shared/records.ts';
import { ADMIN_FLAGS, AdminError, printing } from '../admin-client.ts';
import { assertFlagsOnly, flagsOrHelp } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';

const HELP = commandHelp(
  ['console --bootstrap FILE'],
  `Prints a link that opens the settings console of a running service, signed in with the rights of the admin token. The
link works once, within five minutes. Anyone who has it can use it: do not share it.`,
  ADMIN_FLAGS,
);

/** `scan-gate console`. Prints the link alone on standard output. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, ADMIN_FLAGS, HELP, io);
  if (flags === null) return 0;
  assertFlagsOnly(flags, 'console takes flags only.');
  return printing(flags, io, async (admin) => {
    const link = await admin.call('POST', '/v1/console-links');
    if (!isRecord(link) || typeof link['url'] !== 'string') throw new AdminError('response_malformed', 'No link came.');
    io.out(`${escapeTerminal(link['url'])}\n`);
    io.err('scan-gate: this link signs in once, within five minutes.\n');
  });
}
