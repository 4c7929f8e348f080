import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHECKS } from '../../../src/engine/registry.ts';
import { callOf } from './arguments.ts';
import type { ExportedFunction } from './exports.ts';
import { CONTEXT, Material, PLACES, type Place } from './material.ts';
import { BYTES, PAYLOADS, type Payload, payloadsOf } from './payloads.ts';
import type { LoopPrefix } from './prefixes.ts';

/**
 * Feeds every analyzer and every check with pathological input, and measures the CPU time of this thread. A process of its
 * own, which the test ends when a call does not come back. Reads its work from standard input, writes one line of JSON before
 * each call and one for each fault.
 */
export interface Work {
  readonly functions: readonly ExportedFunction[];
  /** Of each module, what leads into the loops of its patterns. */
  readonly prefixes: Readonly<Record<string, readonly LoopPrefix[]>>;
  /** Every `shards`-th payload, from this one on. */
  readonly shard: number;
  readonly shards: number;
}

export type Line =
  | { readonly start: string }
  | { readonly fault: string }
  | { readonly done: { readonly calls: number; readonly slowest: string; readonly milliseconds: number } };

/** The smaller input in KB: 64, where quadratic work already takes seconds, or what the variable says (see CONTRIBUTING.md). */
const KILOBYTES = Number(process.env['SCAN_GATE_FEED_KILOBYTES'] ?? '64');
const SMALL = KILOBYTES * 1024;
const LARGE = 4 * SMALL;
/** Milliseconds of CPU for the larger input. It takes a tenth of it here at the most; the rest is for slow machines. */
const CALL_MAX = Math.max(4_000, (8_000 * KILOBYTES) / 256);
/** Shorter times say nothing about growth. */
const GROWTH_FROM = 150;
/** Four times the input; sixteen would be quadratic. */
const GROWTH_MAX = 9;
/** No quadratic work on 64 KB ends sooner: that is two thousand million steps. */
const QUICK = 2;
/** Every so many payloads, the larger input is fed where the smaller one was quick too. */
const ALWAYS_LARGE = 16;

const root = join(import.meta.dirname, '../../..');
/** One line each: a payload's name may hold a line separator of Unicode, which readers of lines take for an end. */
const say = (line: Line) => process.stdout.write(`${JSON.stringify(line).replaceAll('\u2028', '\\u2028')}\n`);
let calls = 0;
let slowest = { what: '', milliseconds: 0 };

interface Target {
  readonly name: string;
  readonly file: string;
  readonly readsResponses: boolean;
  readonly readsBytes: boolean;
  prepare(material: Material): () => unknown;
}

function cpu(call: () => unknown): number {
  const { user, system } = process.threadCpuUsage();
  try {
    const result = call();
    if (typeof result === 'object' && result !== null && Symbol.iterator in result && 'next' in result)
      for (const _ of result as Iterable<unknown>);
  } catch {
    // Refusing the input is fine.
  }
  const now = process.threadCpuUsage();
  return (now.user - user + now.system - system) / 1_000;
}

/** @param always feeds the larger input also where the smaller one was quick */
function judge(target: Target, small: Material, large: Material, always: boolean): void {
  const what = `${target.name}: ${small.payload.name}, as ${small.place}`;
  say({ start: what });
  const run = (material: Material): number => {
    calls += 1;
    let call: () => unknown;
    try {
      call = target.prepare(material);
    } catch {
      // Not every text makes every argument.
      return 0;
    }
    return cpu(call);
  };
  let before = run(small);
  if (!always && before < QUICK) return;
  let after = run(large);
  if (after > slowest.milliseconds) slowest = { what, milliseconds: Math.round(after) };
  const isFast = () => after < GROWTH_FROM || after < GROWTH_MAX * before;
  // Once more, should something else have taken the time: a compilation, a collection of garbage.
  for (let again = 0; again < 3 && !(isFast() && after < CALL_MAX) && after < 4 * CALL_MAX; again++) {
    before = Math.max(before, run(new Material(small.payload, small.length, small.place)));
    after = Math.min(after, run(new Material(large.payload, large.length, large.place)));
  }
  const cost = `${Math.round(after)} ms for ${4 * KILOBYTES} KB`;
  if (!isFast()) say({ fault: `${what}: ${Math.round(before)} ms for ${KILOBYTES} KB, ${cost}` });
  else if (after > CALL_MAX) say({ fault: `${what}: ${cost}` });
}

async function targetsOf(functions: readonly ExportedFunction[]): Promise<Target[]> {
  const targets: Target[] = [];
  for (const exported of functions) {
    const call = callOf(exported);
    if (call === null || typeof call === 'string') continue;
    const module = (await import(pathToFileURL(join(root, exported.file)).href)) as Record<string, unknown>;
    const run = module[exported.name] as (...parameters: unknown[]) => unknown;
    targets.push({
      name: `${exported.file} ${exported.name}`,
      file: exported.file,
      readsResponses: call.readsResponses,
      readsBytes: exported.parameters.some(({ type }) => /Buffer|Der|RecordedResponse|ServerHello/.test(type)),
      prepare(material) {
        const values = call.arguments(material);
        return () => run(...values);
      },
    });
  }
  return targets;
}

const checks: Target[] = CHECKS.map((check) => ({
  name: `check ${check.meta.id}`,
  file: '',
  readsResponses: true,
  readsBytes: false,
  prepare(material) {
    const { evidence } = material;
    return () => check.evaluate(evidence, CONTEXT);
  },
}));

function feed(targets: readonly Target[], payload: Payload, places: readonly Place[], always: boolean): void {
  for (const place of places) {
    const fitting = targets.filter(({ readsResponses }) => readsResponses || place === 'page');
    const small = new Material(payload, SMALL, place);
    const large = new Material(payload, LARGE, place);
    for (const target of fitting) judge(target, small, large, always);
  }
}

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const work = JSON.parse(Buffer.concat(chunks).toString()) as Work;
const mine = <Item>(items: readonly Item[]) => items.filter((_, index) => index % work.shards === work.shard);
const targets = await targetsOf(work.functions);
const began = performance.now();
for (const [index, payload] of mine(PAYLOADS).entries()) {
  // In a page, and every other one in another place too.
  const other = index % 2 === 0 ? PLACES[1 + ((index / 2) % (PLACES.length - 1))] : undefined;
  feed([...targets, ...checks], payload, other === undefined ? ['page'] : ['page', other], index % ALWAYS_LARGE === 0);
}
const ofBytes = targets.filter(({ readsBytes }) => readsBytes);
for (const payload of mine(BYTES)) feed(ofBytes, payload, ['page'], true);
for (const [file, loops] of Object.entries(work.prefixes)) {
  const own = targets.filter((target) => target.file === file);
  if (own.length > 0) for (const payload of mine(payloadsOf(loops))) feed(own, payload, ['page'], false);
}
const { what, milliseconds } = slowest;
say({ done: { calls, slowest: `${milliseconds} ms: ${what}`, milliseconds: Math.round(performance.now() - began) } });
