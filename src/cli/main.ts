import { nearest } from '../shared/nearest.ts';
import { ownValue } from '../shared/records.ts';
import { EXIT_STATUS } from './exit-status.ts';
import { mainHelp } from './help.ts';
import type { Command, Io } from './io.ts';

/** Commands are loaded on demand, so that help stays fast. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  scan: () => import('./commands/scan.ts'),
  demo: () => import('./commands/demo.ts'),
  serve: () => import('./commands/serve.ts'),
  callbacks: () => import('./commands/callbacks.ts'),
  migrate: () => import('./commands/migrate.ts'),
  'admin-token': () => import('./commands/admin-token.ts'),
  console: () => import('./commands/console.ts'),
  keys: () => import('./commands/keys.ts'),
  members: () => import('./commands/members.ts'),
  workspaces: () => import('./commands/workspaces.ts'),
  tokens: () => import('./commands/tokens.ts'),
  channels: () => import('./commands/channels.ts'),
  schedules: () => import('./commands/schedules.ts'),
  trusts: () => import('./commands/trusts.ts'),
  explain: () => import('./commands/explain.ts'),
  fix: () => import('./commands/fix.ts'),
  replay: () => import('./commands/replay.ts'),
  init: () => import('./commands/init.ts'),
  'check-import': () => import('./commands/check-import.ts'),
  'check-test': () => import('./commands/check-test.ts'),
  'check-new': () => import('./commands/check-new.ts'),
  mcp: () => import('./commands/mcp.ts'),
};

/** Runs a command line and returns the exit status. A usage error is one line on standard error and status 2. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === '--version' || name === '-V' || name === 'version') {
      const { VERSION } = await import('./version.ts');
      io.out(`${VERSION}\n`);
      return 0;
    }
    if (name === '--help' || name === '-h' || name === 'help') return await help(rest[0], io);
    if (name === undefined) {
      io.err(mainHelp(io.errColumns));
      return 2;
    }
    const command = ownValue(COMMANDS, name);
    if (command === undefined) return unknownCommand(name, io);
    return await (await command()).run(rest, io);
  } catch (error) {
    return fault(error, io);
  }
}

async function help(name: string | undefined, io: Io): Promise<number> {
  const command = name === undefined ? undefined : ownValue(COMMANDS, name);
  if (command !== undefined) return (await command()).run(['--help'], io);
  io.out(mainHelp(io.outColumns));
  return 0;
}

async function unknownCommand(name: string, io: Io): Promise<number> {
  const { escapeTerminal } = await import('../reports/escape/terminal.ts');
  const near = nearest(name, Object.keys(COMMANDS));
  const kind = name.startsWith('-') ? 'flag' : 'command';
  const hint = near === null ? 'See scan-gate --help.' : `Did you mean ${near}? See scan-gate --help.`;
  io.err(`scan-gate: ${escapeTerminal(name.slice(0, 80))}: unknown ${kind}. ${hint}\n`);
  return 2;
}

async function fault(error: unknown, io: Io): Promise<number> {
  const { UsageError } = await import('../gate/model/usage-error.ts');
  const { escapeTerminal } = await import('../reports/escape/terminal.ts');
  if (error instanceof UsageError) {
    for (const { message } of error.problems) io.err(`scan-gate: ${escapeTerminal(message)}\n`);
    return 2;
  }
  const message = error instanceof Error ? error.message : String(error);
  io.err(`scan-gate: ${escapeTerminal(message)}\n`);
  if (io.environment['SCAN_GATE_DEBUG'] === '1' && error instanceof Error) io.err(`${error.stack ?? ''}\n`);
  const { StartError } = await import('./exit-status.ts');
  return error instanceof StartError ? EXIT_STATUS.startFailed : EXIT_STATUS.inconclusive;
}
