import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrapKeeper } from '../../src/cli/bootstrap-file.ts';
import type { StoreOptions } from '../../src/service/options.ts';
import { startService } from '../../src/service/start.ts';
import { readBootstrap, tryBootstrap } from '../helpers/bootstrap.ts';
import { hasPostgres, type PostgresCluster, startPostgres } from '../helpers/postgres.ts';
import { cleanUp, cli, type Started, start, temporaryFolder } from './cli-fixture.ts';

cleanUp();

/** A start takes a second where the machine is idle, and each test makes several. */
const PATIENT = { timeout: 600_000 };
const WORKS = { key: 200, admin: 200 };
const READY = /^\{"event":"ready".*\}$/m;

async function stop(service: Started): Promise<string> {
  service.child.kill('SIGTERM');
  const { status, err } = await service.done;
  expect(status).toBe(0);
  return err;
}

const events = (err: string) =>
  err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string; level: string; file?: string; message?: string });

/** Holds a port of loopback, as another program would. */
async function busyPort(): Promise<{ port: number; release: () => void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, release: () => server.close() };
}

interface Place {
  readonly store: StoreOptions;
  /** Variables and flags that name the store for `serve`. */
  readonly environment: Record<string, string>;
  readonly flags: readonly string[];
  readonly directory: string;
}

const serve = ({ directory, environment, flags }: Place, ...more: string[]) =>
  start(['serve', ...flags, '--port', '0', '--bootstrap', 'b.json', ...more], { directory, environment });
const file = (place: Place) => join(place.directory, 'b.json');
/** `main` in this process does not change directory. */
const absolute = (place: Place) =>
  place.store.kind === 'directory' ? ['--data', place.store.path] : (place.flags as string[]);

function firstStarts(newPlace: () => Promise<Place>, busyFlags: readonly string[]): void {
  it.each(busyFlags)('a busy %s ends it with status 4; the next start has a key', PATIENT, async (flag) => {
    const place = await newPlace();
    const busy = await busyPort();
    const failed = await serve(place, flag, String(busy.port)).done;
    busy.release();
    expect(failed.status).toBe(4);
    expect(failed.err).toBe(
      `scan-gate: 127.0.0.1:${busy.port} is in use by another program: stop it, or choose another ${flag}.\n`,
    );
    const service = serve(place);
    await service.until('out', READY);
    expect(await tryBootstrap(file(place))).toEqual(WORKS);
    const log = events(await stop(service)).map(({ event }) => event);
    expect(log[0]).toBe('service.ready');
    expect(log.slice(-2)).toEqual(['service.stopping', 'service.stopped']);
    expect(log.some((event) => event.startsWith('bootstrap.'))).toBe(false);
  });

  it('whose file cannot be written completely leaves no valid key', PATIENT, async () => {
    const place = await newPlace();
    const gone = bootstrapKeeper('gone/b.json', place.directory);
    const options = { mode: 'server', role: 'api', store: place.store, log: () => {} } as const;
    await expect(startService({ ...options, keyKeeper: gone })).rejects.toThrow(/cannot be written \(ENOENT\)/);
    await mkdir(join(place.directory, 'gone'));
    const service = await startService({ ...options, keyKeeper: gone });
    expect(await tryBootstrap(join(place.directory, 'gone/b.json'))).toEqual(WORKS);
    await service.close();
  });

  it(
    'without --bootstrap logs that there is no key or how to replace a lost one; admin-token does it',
    PATIENT,
    async () => {
      const place = await newPlace();
      const blind = start(['serve', ...place.flags, '--port', '0'], place);
      await blind.until('out', READY);
      expect(events(await stop(blind))[0]).toMatchObject({ level: 'warn', event: 'bootstrap.none' });
      const first = serve(place);
      await first.until('out', READY);
      expect(await tryBootstrap(file(place))).toEqual(WORKS);
      await stop(first);
      await rm(file(place));
      const robbed = serve(place);
      await robbed.until('out', READY);
      const [warning] = events(await stop(robbed));
      expect(warning).toMatchObject({ level: 'warn', event: 'bootstrap.missing', file: 'b.json' });
      expect(warning?.message).toContain('scan-gate admin-token');
      expect(existsSync(file(place))).toBe(false);
      const issued = await cli(['admin-token', ...absolute(place), '--bootstrap', 'b.json'], place);
      expect(issued.status, issued.err).toBe(0);
      const service = serve(place);
      await service.until('out', READY);
      expect((await tryBootstrap(file(place))).admin).toBe(200);
      const made = await cli(['keys', 'create', '--scopes', 'usage:read', '--bootstrap', 'b.json'], place);
      const { key } = JSON.parse(made.out) as { key: string };
      const { url } = await readBootstrap(file(place));
      expect((await fetch(`${url}/v1/usage`, { headers: { authorization: `Bearer ${key}` } })).status).toBe(200);
      await stop(service);
    },
  );
}

/** Runs a first start in a process of its own and kills it at a step. */
async function dyingStart(store: StoreOptions, file: string, dieAt: string | null): Promise<string[]> {
  const script = join(import.meta.dirname, '../helpers/first-start-child.ts');
  const child = spawn(process.execPath, [script, JSON.stringify({ store, file, dieAt })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString();
  });
  await once(child, 'close');
  return out.trim().split('\n');
}

/** Steps to die at. A kill before a statement that only reads leaves what a kill at the next step leaves, so CI skips those. */
function momentsOf(steps: readonly string[]): string[] {
  const isEach = process.env['SCAN_GATE_KILL_AT_EACH_STEP'] === '1';
  return [...new Set(steps)].filter((name) => isEach || !/^before SELECT\b/i.test(name));
}

async function survivor(store: StoreOptions, file: string): Promise<{ key: number; admin: number }> {
  const options = { mode: 'server', role: 'api', store, log: () => {} } as const;
  const service = await startService({ ...options, keyKeeper: bootstrapKeeper(file, '/') });
  try {
    return await tryBootstrap(file);
  } finally {
    await service.close();
  }
}

describe('a first start on PGlite', () => {
  firstStarts(async () => {
    const directory = await temporaryFolder();
    const store = { kind: 'directory', path: join(directory, 'data') } as const;
    return { store, directory, environment: {}, flags: ['--data', 'data'] };
  }, ['--port']);

  it('that is killed between the file and the commit is completed by the next', PATIENT, async () => {
    const directory = await temporaryFolder();
    const place = (name: string) =>
      [{ kind: 'directory', path: join(directory, name) }, join(directory, `${name}.json`)] as const;
    for (const name of ['before the file', 'after the file', 'committed']) {
      const died = await dyingStart(...place(name), name);
      expect(died.at(-1)).toBe(name);
      expect(await survivor(...place(name)), name).toEqual(WORKS);
    }
  });

  it('that is killed while the database is created creates it again', PATIENT, async () => {
    const directory = await temporaryFolder();
    const path = join(directory, 'data');
    const first = await startService({
      mode: 'server',
      role: 'api',
      store: { kind: 'directory', path },
      log: () => {},
    });
    await first.close();
    // What a kill leaves: the mark, and some of the files.
    await writeFile(join(path, 'pgdata.unfinished'), '');
    await rm(join(path, 'pgdata/global'), { recursive: true });
    expect(await survivor({ kind: 'directory', path }, join(directory, 'b.json'))).toEqual(WORKS);
    expect(await readdir(path)).not.toContain('pgdata.unfinished');
  });
});

describe.skipIf(!hasPostgres())('a first start on PostgreSQL', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());
  const newPlace = async () => {
    const url = await cluster.database();
    const directory = await temporaryFolder();
    return {
      store: { kind: 'postgres', url } as const,
      directory,
      environment: { SCAN_GATE_DATABASE_URL: url },
      flags: [],
    };
  };
  firstStarts(newPlace, ['--port', '--admin-port']);

  it('with the file of another database does not change it', PATIENT, async () => {
    const [one, two] = [await newPlace(), await newPlace()];
    for (const place of [one, two]) {
      const service = serve(place);
      await service.until('out', READY);
      await stop(service);
    }
    const before = await readBootstrap(file(one));
    const service = serve(two, '--bootstrap', file(one));
    await service.until('out', READY);
    expect(events(await stop(service))[0]).toMatchObject({ event: 'bootstrap.foreign', file: file(one) });
    expect(await readBootstrap(file(one))).toEqual(before);
    const refused = await cli(['admin-token', ...absolute(two), '--bootstrap', file(one)], two);
    expect(refused).toMatchObject({ status: 2, err: expect.stringContaining('belongs to another database') });
    expect(await readBootstrap(file(one))).toEqual(before);
  });

  it('that is killed at any step is completed by the next', PATIENT, async () => {
    const directory = await temporaryFolder();
    const newStore = async () => ({ kind: 'postgres', url: await cluster.database() }) as const;
    const steps = await dyingStart(await newStore(), join(directory, 'all.json'), null);
    expect(steps.at(-1)).toBe('ready');
    expect(steps.length).toBeGreaterThan(15);
    for (const [index, name] of momentsOf(steps.slice(0, -1)).entries()) {
      const [store, file] = [await newStore(), join(directory, `step${index}.json`)];
      const died = await dyingStart(store, file, name);
      expect(died).toEqual(steps.slice(0, steps.indexOf(name) + 1));
      expect(await survivor(store, file), name).toEqual(WORKS);
    }
  });

  it('by several concurrent processes writes the keys to one file, and the others log it', PATIENT, async () => {
    const { directory, environment } = await newPlace();
    const names = ['a.json', 'b.json', 'c.json'];
    const services = names.map((name) =>
      start(['serve', '--port', '0', '--role', 'api', '--bootstrap', name], { directory, environment }),
    );
    await Promise.all(services.map((service) => service.until('out', READY)));
    const written = (await readdir(directory)).sort();
    expect(written).toHaveLength(1);
    expect(await tryBootstrap(join(directory, written[0] ?? ''))).toEqual(WORKS);
    const logs = (await Promise.all(services.map(stop))).map((err) => events(err)[0]?.event);
    expect(logs.filter((event) => event === 'bootstrap.missing')).toHaveLength(2);
  });

  it('by several concurrent processes with one file writes valid keys', PATIENT, async () => {
    const { directory, environment } = await newPlace();
    const services = ['all', 'api', 'api'].map((role) =>
      start(['serve', '--port', '0', '--role', role, '--bootstrap', 'b.json'], { directory, environment }),
    );
    await Promise.all(services.map((service) => service.until('out', READY)));
    expect(await readdir(directory)).toEqual(['b.json']);
    expect(await tryBootstrap(join(directory, 'b.json'))).toEqual(WORKS);
    for (const err of await Promise.all(services.map(stop))) expect(err).not.toContain('bootstrap.');
  });

  it('by a worker writes no file and logs nothing about keys', PATIENT, async () => {
    const { directory, environment } = await newPlace();
    const worker = start(['serve', '--port', '0', '--role', 'worker', '--bootstrap', 'b.json'], {
      directory,
      environment,
    });
    const api = start(['serve', '--port', '0', '--role', 'api', '--bootstrap', 'b.json'], { directory, environment });
    const [line] = await api.until('out', READY);
    await worker.until('out', READY);
    const { url, admin_url } = JSON.parse(line) as { url: string; admin_url: string };
    expect(await readBootstrap(join(directory, 'b.json'))).toMatchObject({ url, admin_url });
    expect(await stop(worker)).not.toMatch(/bootstrap|key/);
    // Later too: nothing of the file changes, not even where it cannot be written.
    const before = (await stat(join(directory, 'b.json'))).mtimeMs;
    await chmod(directory, 0o500);
    const again = start(['serve', '--port', '0', '--role', 'worker', '--bootstrap', 'b.json'], {
      directory,
      environment,
    });
    await again.until('out', READY);
    expect(await stop(again)).not.toMatch(/bootstrap|key/);
    await chmod(directory, 0o700);
    expect((await stat(join(directory, 'b.json'))).mtimeMs).toBe(before);
    await stop(api);
  });
});
