#!/usr/bin/env node
import { EXIT_STATUS } from './exit-status.ts';
import { main } from './main.ts';
import { isForwardedSignal, runUnderNode24 } from './node-version.ts';
import { StopSignals } from './stop-signals.ts';

/**
 * Maximum time between a signal and the exit, in milliseconds. A CI runner sends SIGKILL soon after; a service may finish its
 * work.
 */
const SIGNAL_GRACE_MS = process.argv[2] === 'serve' ? 30_000 : 4_500;

const OWNS_DATA = new Set(['serve', 'admin-token']);

const substitute = await runUnderNode24(process.argv.slice(1));
if (substitute === null) await runHere();
else process.exitCode = substitute;

async function runHere(): Promise<void> {
  const controller = new AbortController();
  const environment = process.env;
  const signals = new StopSignals();
  let interruptedBy: number | undefined;
  const stop = (signal: NodeJS.Signals, request: number | null) => {
    if (request === null) return;
    interruptedBy ??= signal === 'SIGINT' ? EXIT_STATUS.interrupted : EXIT_STATUS.terminated;
    controller.abort(new Error(`stopped by ${signal}`));
    // The second signal exits at once; the timer handles work that does not end by itself.
    if (request > 1) process.exit(interruptedBy);
    setTimeout(() => process.exit(interruptedBy), SIGNAL_GRACE_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => stop(signal, signals.received(performance.now())));
  }
  process.on('message', (message: unknown) => {
    if (!isForwardedSignal(message)) return;
    stop(message.signal, signals.forwarded(message.count, performance.now()));
  });
  // The listener alone must not keep the process alive.
  process.channel?.unref();
  // A reader that closes the pipe (`| head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const noColor = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
  // Only their owner may read databases and bootstrap files.
  if (OWNS_DATA.has(process.argv[2] ?? '')) process.umask(0o077);
  const ended = await main(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    environment,
    directory: process.cwd(),
    errIsTerminal: process.stderr.isTTY === true && environment['TERM'] !== 'dumb',
    get errColumns() {
      return process.stderr.isTTY === true ? process.stderr.columns : null;
    },
    outIsColored: process.stdout.isTTY === true && !noColor,
    outColumns: process.stdout.isTTY === true ? process.stdout.columns : null,
    signal: controller.signal,
  });
  // Keep a verdict that was reached despite the signal.
  const status = ended === EXIT_STATUS.inconclusive ? (interruptedBy ?? ended) : ended;
  process.exitCode = status;
  await flushed();
  // Idle connections and worker threads must not keep the process alive.
  process.exit(status);
}

/** Waits until output is flushed: process.exit truncates a pipe that is still being written. */
function flushed(): Promise<unknown> {
  return Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve()))),
  );
}
