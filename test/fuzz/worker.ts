import { ParserFuzzer } from './fuzz-parser.ts';
import { Random } from './mutate.ts';
import { PARSERS } from './parsers.ts';

/**
 * Fuzzes one parser in a process of its own, which the parent ends when a call does not return: `worker.ts <name> <seconds>
 * <seed>`. Sends the input before it is parsed when the last heartbeat is old, so that the parent knows what stalled.
 */
export interface Beat {
  readonly runs: number;
  readonly corpus: number;
  /** The next input, as base64. */
  readonly input: string;
  readonly fault?: string;
  /** Milliseconds of the slowest call, and its input. */
  readonly slowest: number;
  readonly slowestInput: string;
}

const BEAT_MS = 200;
const [name, seconds, seed] = process.argv.slice(2);
const parser = PARSERS.find((candidate) => candidate.name === name);
if (parser === undefined || process.send === undefined) throw new Error('started by test/fuzz/index.ts');
const fuzzer = new ParserFuzzer(parser, new Random(Number(seed)));
const end = performance.now() + Number(seconds) * 1000;
const send = (beat: Beat): void => void process.send?.(beat);
let slowest = 0;
let slowestInput: Buffer = Buffer.alloc(0);
let last = 0;
for (let now = performance.now(); now < end; ) {
  const input = fuzzer.next();
  const beat = {
    runs: fuzzer.runs,
    corpus: fuzzer.corpusSize,
    input: input.toString('base64'),
    slowest,
    slowestInput: slowestInput.toString('base64'),
  };
  if (now - last > BEAT_MS) {
    last = now;
    send(beat);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const started = performance.now();
  const fault = await fuzzer.run(input);
  now = performance.now();
  if (now - started > slowest) {
    slowest = now - started;
    slowestInput = input;
  }
  if (fault !== null) send({ ...beat, fault: fault.reason });
}
send({
  runs: fuzzer.runs,
  corpus: fuzzer.corpusSize,
  input: '',
  slowest,
  slowestInput: slowestInput.toString('base64'),
});
process.disconnect();
