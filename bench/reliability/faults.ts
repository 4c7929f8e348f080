import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { debianProgram } from '../../test/helpers/debian.ts';
import { startHttpsReceiver } from '../../test/helpers/https-receiver.ts';
import { startPostgres } from '../../test/helpers/postgres.ts';
import { Fleet, request, type Service } from '../fleet.ts';
import {
  createScans,
  described,
  finalStates,
  type Lab,
  type Outcome,
  onPostgres,
  pause,
  registerTarget,
  type StoreName,
  until,
} from './lab.ts';
import { startTcpProxy } from './tcp-proxy.ts';

/** Goals of a service whose surroundings fail: the database, the disk, the clock, the network. */

const TARGET = '127.0.0.1:9';
const RESTARTS = 5;
const INSTANT = { instantScans: true, initialTokens: 10_000_000 };

/** Creates scans until it is stopped. */
class Creation {
  readonly acknowledged: string[] = [];
  readonly #running: Promise<void>;
  #isOver = false;

  constructor(service: Service, name: string) {
    this.#running = (async () => {
      for (let batch = 0; !this.#isOver; batch += 1) {
        this.acknowledged.push(...(await createScans(service, TARGET, `${name}-${batch}`, 20)));
        await pause(50);
      }
    })();
    // stop() reports the fault.
    this.#running.catch(() => {});
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }
}

/** R8: PostgreSQL crashes and restarts under load: every acknowledged scan becomes final. */
export async function databaseRestarts(lab: Lab): Promise<Outcome> {
  const fleet = new Fleet(await lab.processes('postgres', INSTANT));
  await fleet.start();
  await registerTarget(fleet, TARGET);
  const creation = new Creation(fleet, 'r8');
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await pause(2_000);
    lab.cluster.crash();
    await pause(randomInt(2_000));
    lab.cluster.start();
  }
  await pause(2_000);
  await creation.stop();
  const states = await finalStates(fleet, creation.acknowledged);
  await fleet.stop();
  return {
    held: states.open === 0 && states.succeeded > 0,
    counts: `${RESTARTS} crashes of PostgreSQL, ${creation.acknowledged.length} scans acknowledged, ${described(states)}`,
  };
}

const DISK_MB = 256;

/** R10: the disk of the store is full, then freed: nothing acknowledged is lost, and creation works again. Needs root. */
export async function fullDiskIsSurvived(lab: Lab, store: StoreName): Promise<Outcome> {
  const disk = lab.newPath();
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=777`, 'tmpfs', disk]);
  const cluster = store === 'postgres' ? await startPostgres({ parent: disk }) : null;
  const options =
    cluster === null
      ? [{ ...INSTANT, store: { kind: 'directory', path: join(disk, 'data') } }]
      : onPostgres(await cluster.database(), INSTANT);
  const fleet = new Fleet(options);
  try {
    await fleet.start();
    await registerTarget(fleet, TARGET);
    const acknowledged: string[] = [];
    for (let batch = 0; batch < 10; batch += 1)
      acknowledged.push(...(await createScans(fleet, TARGET, `before-${batch}`, 50)));
    fill(join(disk, 'filler'));
    const refused = new Set<string>();
    for (let batch = 0, end = performance.now() + 20_000; performance.now() < end && batch < 400; batch += 1) {
      const outcome = await tryToCreate(fleet, `full-${batch}`);
      if (Array.isArray(outcome)) acknowledged.push(...outcome);
      else refused.add(outcome);
    }
    rmSync(join(disk, 'filler'));
    if (cluster?.isRunning() === false) cluster.start();
    const ended = await fleet.restartEnded();
    const freed = performance.now();
    acknowledged.push(...(await createScans(fleet, TARGET, 'after', 50)));
    const recovery = performance.now() - freed;
    const states = await finalStates(fleet, acknowledged);
    return {
      held: states.open === 0 && refused.size > 0 && recovery < 60_000,
      counts: `${acknowledged.length} scans acknowledged, ${described(states)}; refused with ${[...refused].join(', ')}; ${ended} processes ended; creation again after ${(recovery / 1_000).toFixed(1)} s`,
    };
  } finally {
    await fleet.stop();
    cluster?.stop();
    execFileSync('umount', ['-l', disk]);
  }
}

/** Writes until no space is left. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [1_048_576, 4_096]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size, 1));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}

/** One request without a retry. @returns the ids of the scans, or the status or fault it ended with */
async function tryToCreate(fleet: Fleet, key: string): Promise<string[] | string> {
  const scans = Array.from({ length: 50 }, () => ({ target: TARGET, scan_type: 'quick' }));
  try {
    const response = await fetch(`${fleet.url}/v1/scans/bulk`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${fleet.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ scans }),
      signal: AbortSignal.timeout(5_000),
    });
    if (response.status !== 201) return String(response.status);
    const { results } = (await response.json()) as { results: { scan?: { id: string } }[] };
    return results.flatMap(({ scan }) => (scan === undefined ? [] : [scan.id]));
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'a timeout' : 'a closed connection';
  }
}

const JUMPS = [
  ['+1h', 60],
  ['+0', 0],
  ['-1h', -60],
  ['+0', 0],
] as const;

/** Minutes by which the clock of the first process is ahead. */
async function minutesOff(fleet: Fleet): Promise<number> {
  const response = await fetch(`${fleet.url}/healthz`);
  await response.arrayBuffer();
  return (Date.parse(response.headers.get('date') ?? '') - Date.now()) / 60_000;
}

/** R11: the clocks of all processes and of the database jump an hour forth and back: every acknowledged scan becomes final. */
export async function clocksJump(lab: Lab, store: StoreName): Promise<Outcome> {
  if (debianProgram('faketime', ['faketime']) === null) throw new Error('faketime cannot be installed');
  const library = readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder, 'faketime/libfaketime.so.1'));
  const offset = join(lab.folder, 'offset');
  writeFileSync(offset, '+0', { mode: 0o644 });
  const environment = {
    LD_PRELOAD: library.find((path) => existsSync(path)) ?? '',
    FAKETIME_TIMESTAMP_FILE: offset,
    FAKETIME_CACHE_DURATION: '1',
    // A jump of the wall clock leaves the monotonic clock alone.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  const cluster = store === 'postgres' ? await startPostgres({ environment }) : null;
  const options =
    cluster === null ? await lab.processes('pglite', INSTANT) : onPostgres(await cluster.database(), INSTANT);
  const fleet = new Fleet(options, environment);
  try {
    await fleet.start();
    await registerTarget(fleet, TARGET);
    const creation = new Creation(fleet, 'r11');
    for (const [jump, minutes] of JUMPS) {
      writeFileSync(offset, jump);
      await pause(3_000);
      await until(`a clock at ${jump}`, async () => Math.abs((await minutesOff(fleet)) - minutes) < 1, 60_000);
    }
    await creation.stop();
    const states = await finalStates(fleet, creation.acknowledged);
    return {
      held: states.open === 0 && states.failed === 0 && states.succeeded > 0,
      counts: `4 jumps, ${creation.acknowledged.length} scans acknowledged, ${described(states)}`,
    };
  } finally {
    await fleet.stop();
    cluster?.stop();
  }
}

/**
 * R12: the network breaks between client and service, service and PostgreSQL, and service and webhook receiver: each request
 * creates its scans once, every scan becomes final and is delivered.
 */
export async function faultyNetworkIsSurvived(lab: Lab): Promise<Outcome> {
  const delivered = new Set<string>();
  const receiver = await startHttpsReceiver(({ body }, _request, response) => {
    delivered.add((JSON.parse(body.toString()) as { data: { scan_id: string } }).data.scan_id);
    response.writeHead(204).end();
  });
  const caFile = join(lab.folder, 'ca-r12.pem');
  writeFileSync(caFile, receiver.ca);
  const database = new URL(await lab.database());
  const toDatabase = await startTcpProxy(Number(database.port));
  const toReceiver = await startTcpProxy(receiver.port);
  database.port = String(toDatabase.port);
  const options = { ...INSTANT, caFile, prices: { 'scan.quick': 1, 'webhook.delivery': 0 } };
  const fleet = new Fleet(onPostgres(database.href, options));
  await fleet.start();
  await registerTarget(fleet, TARGET);
  const url = `https://127.0.0.1:${toReceiver.port}/hook`;
  const hook = { url, events: ['scan.completed'] };
  const { status } = await request(fleet, 'POST', '/v1/webhooks', hook, { 'idempotency-key': 'hook' });
  if (status !== 201) throw new Error(`the webhook got ${status}`);
  const toService = await startFaultProxy(fleet.url ?? '');
  toDatabase.isFaulty = true;
  toReceiver.isFaulty = true;
  const creation = new Creation({ url: toService.url, apiKey: fleet.apiKey }, 'r12');
  await pause(30_000);
  await creation.stop();
  toDatabase.isFaulty = false;
  toReceiver.isFaulty = false;
  const { acknowledged } = creation;
  const states = await finalStates(fleet, acknowledged);
  await until('R12 deliveries', () => acknowledged.every((id) => delivered.has(id)), 400_000).catch(() => undefined);
  const lost = acknowledged.filter((id) => !delivered.has(id)).length;
  const { body } = await request(fleet, 'GET', '/v1/usage');
  const { total } = (body as { last_30d: { total: number } }).last_30d;
  await fleet.stop();
  const faults = await toService.stop();
  for (const proxy of [toDatabase, toReceiver]) proxy.close();
  await receiver.close();
  return {
    held: states.open === 0 && states.failed === 0 && lost === 0 && total === acknowledged.length,
    counts: `${faults} faults of HTTP, ${toDatabase.resets} resets of PostgreSQL, ${toReceiver.resets} of the receiver; ${acknowledged.length} scans acknowledged, ${total} created, ${described(states)}, ${lost} not delivered`,
  };
}

/** The HTTP proxy of the soaks of the clients. */
async function startFaultProxy(target: string): Promise<{ readonly url: string; stop(): Promise<number> }> {
  const script = join(import.meta.dirname, '../../scripts/clients/fault-proxy.ts');
  const child: ChildProcess = spawn(process.execPath, [script, '--target', target], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [first] = (await once(lines, 'line')) as [string];
  return {
    url: (JSON.parse(first) as { url: string }).url,
    async stop() {
      const last = once(lines, 'line');
      child.stdin?.end();
      const { faults } = JSON.parse(String((await last)[0])) as { faults: Record<string, number> };
      return Object.values(faults).reduce((sum, count) => sum + count, 0);
    },
  };
}
