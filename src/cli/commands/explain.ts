import { nearest } from '../../gate/nearest.ts';
import { shown, UsageError } from '../../gate/usage-error.ts';
import { type FlagTable, flagsOrHelp, HELP_FLAG } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';

const FLAGS: FlagTable = {
  list: { type: 'boolean', description: 'List the ids of all checks.' },
  help: HELP_FLAG,
};

const HELP = commandHelp(
  ['explain <check id>', 'explain --list'],
  'Explains what a check looks for, why it matters, what proves a finding and how to fix it.',
  FLAGS,
);

/** `scan-gate explain`. Prints the page of a check as Markdown. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const [id, surplus] = flags.positionals;
  const { CHECKS } = await import('../../engine/registry.ts');
  const ids = CHECKS.map((check) => check.meta.id);
  if (flags.flag('list') === true) {
    io.out(`${ids.join('\n')}\n`);
    return 0;
  }
  if (id === undefined) throw new UsageError('<check id>', 'missing, for example scan-gate explain exposure.env.');
  if (surplus !== undefined) throw new UsageError(shown(surplus), 'is one argument too many; give one check.');
  const { checkPage } = await import('../../engine/check-page.ts');
  const page = checkPage(id);
  if (page === null) {
    const near = nearest(id, ids);
    const hint = near === null ? 'scan-gate explain --list lists all of them.' : `Did you mean ${near}?`;
    throw new UsageError('<check id>', `${shown(id)} is not a check. ${hint}`);
  }
  io.out(page);
  return 0;
}
