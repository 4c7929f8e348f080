#!/usr/bin/env node
import { main } from './main.ts';
import { runUnderNode24 } from './node-version.ts';

/**
 * Longest time between a signal and the end of the process, in milliseconds. A CI runner kills soon after it asks; a
 * service may finish what it holds.
 */
const SIGNAL_GRACE_MS = process.argv[2] === 'serve' ? 30_000 : 4_500;

const substitute = await runUnderNode24(process.argv.slice(1));
if (substitute === null) await runHere();
else process.exitCode = substitute;

async function runHere(): Promise<void> {
  const controller = new AbortController();
  const environment = process.env;
  let signals = 0;
  const stop = (signal: NodeJS.Signals) => {
    signals += 1;
    controller.abort(new Error(`stopped by ${signal}`));
    // The second one means now; the timer is for whatever does not end by itself.
    if (signals > 1) process.exit(3);
    setTimeout(() => process.exit(3), SIGNAL_GRACE_MS).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // A reader that closes the pipe (`| head`) is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const noColor = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
  const status = await main(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    environment,
    directory: process.cwd(),
    errIsTerminal: process.stderr.isTTY === true && environment['TERM'] !== 'dumb',
    outIsColored: process.stdout.isTTY === true && !noColor,
    signal: controller.signal,
  });
  process.exitCode = status;
  await flushed();
  // Idle connections and worker threads must not keep the process.
  process.exit(status);
}

/** Waits until what was printed is with its reader: process.exit cuts a pipe that is still being written. */
function flushed(): Promise<unknown> {
  return Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve()))),
  );
}
