import { once } from 'node:events';
import { UsageError } from '../../gate/model/usage-error.ts';
import { CALLBACK_FLAGS, readCallbacks } from '../callback-flags.ts';
import { StartError } from '../exit-status.ts';
import { type FlagTable, flagsOrHelp, HELP_FLAG } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';

const FLAGS: FlagTable = { ...CALLBACK_FLAGS, help: HELP_FLAG };

const HELP = commandHelp(
  ['callbacks --callback-listen [ADDRESS:]PORT [flags]'],
  `Runs a listener for what the servers of targets request and look up: scans with the same --callback-url send them its unguessable
names, and ask it which have arrived. It keeps names for an hour in memory, and nothing of the requests. Prints one JSON line when it is ready.`,
  FLAGS,
  'Exit status: 0 stopped by a signal, 2 usage error, 4 the listener could not start.',
  [
    'scan-gate callbacks --callback-listen 0.0.0.0:80',
    'scan-gate callbacks --callback-listen 0.0.0.0:80 --callback-dns-listen 0.0.0.0:53 --callback-address 203.0.113.7',
  ],
);

/** `scan-gate callbacks`. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const [surplus] = flags.positionals;
  if (surplus !== undefined) throw new UsageError(surplus, 'callbacks takes flags only.');
  const { callbacks } = readCallbacks(flags, io);
  if (callbacks === undefined) throw new UsageError('--callback-listen', 'missing: the address to listen on.');
  const { startCallbacks } = await import('../../embedded.ts');
  const server = await startCallbacks(callbacks).catch((cause: Error) => {
    throw new StartError(`The listener cannot start: ${cause.message}.`, { cause });
  });
  try {
    const { httpPort, dnsPort } = server;
    io.out(`${JSON.stringify({ event: 'ready', http_port: httpPort, dns_port: dnsPort, pid: process.pid })}\n`);
    if (!io.signal.aborted) await once(io.signal, 'abort');
  } finally {
    await server.close();
  }
  return 0;
}
