import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PARSERS } from './parsers.ts';
import type { Beat } from './worker.ts';

/**
 * `npm run fuzz [-- --seconds 600] [--only TEXT[,TEXT]] [--seed N] [--into FOLDER]`: feeds every parser of untrusted bytes with mutated
 * input, each for so many seconds in a process of its own. An error that the parser does not document, a call that takes longer
 * than five seconds and a crash are faults: their inputs are written to FOLDER. Exit code 1 when there are any.
 */
const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    into: { type: 'string', default: 'fuzz-faults' },
  },
});
/** A call that returns later is a stall. 64 KB take a hundredth of that on an idle machine. */
const STALL_MS = 5_000;
const FAULTS_MAX = 20;

interface Outcome {
  readonly name: string;
  readonly beat: Beat | null;
  readonly faults: readonly string[];
}

const wanted = PARSERS.filter(({ name }) => flags.only.split(',').some((text) => name.includes(text)));
if (wanted.length === 0) {
  console.error(`No parser is called ${flags.only}; there are: ${PARSERS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
console.log(`seed ${flags.seed}, ${flags.seconds} s for each of ${wanted.length} parsers\n`);
console.log('| parser | inputs | kept | slowest call | faults |\n| --- | --- | --- | --- | --- |');
const queue = [...wanted];
let faulty = 0;
await Promise.all(Array.from({ length: availableParallelism() }, lane));
process.exitCode = faulty > 0 ? 1 : 0;

async function lane(): Promise<void> {
  for (let parser = queue.shift(); parser !== undefined; parser = queue.shift()) {
    const { name, beat, faults } = await fuzz(parser.name);
    faulty += faults.length;
    console.log(
      `| ${name} | ${beat?.runs ?? 0} | ${beat?.corpus ?? 0} | ${(beat?.slowest ?? 0).toFixed(0)} ms | ${faults.join('; ') || '0'} |`,
    );
  }
}

function fuzz(name: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, 'worker.ts'), [name, flags.seconds, flags.seed]);
    const faults: string[] = [];
    let beat: Beat | null = null;
    const add = (reason: string, input: string): void => {
      if (faults.length >= FAULTS_MAX) return;
      faults.push(`${reason.slice(0, 200)} (${keep(name, faults.length, input)})`);
    };
    const onSilence = () => {
      add(`no response within ${STALL_MS} ms, one of the inputs after this one`, beat?.input ?? '');
      child.kill('SIGKILL');
    };
    let timer = setTimeout(onSilence, 30_000);
    child.on('message', (message) => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, STALL_MS);
      beat = message as Beat;
      if (beat.fault !== undefined) add(beat.fault, beat.input);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (code !== 0 && signal !== 'SIGKILL') add(`the process ended with ${code ?? signal}`, beat?.input ?? '');
      resolve({ name, beat, faults });
    });
  });
}

function keep(name: string, index: number, input: string): string {
  mkdirSync(flags.into, { recursive: true });
  const file = join(flags.into, `${name.replace(/[^\w.-]+/g, '-')}-${index}`);
  writeFileSync(file, Buffer.from(input, 'base64'));
  return file;
}
