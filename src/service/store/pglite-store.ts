import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { zstdDecompress } from 'node:zlib';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { lockDirectory } from './directory-lock.ts';
import { DatabaseFolder } from './private-directory.ts';
import { Outbox, type Row, type Session, type Store, TransactionScope } from './store.ts';

/**
 * Location of PGlite and its prepared image. PGlite loads WebAssembly from next to its own files, so it is not bundled: the
 * build copies it to `dist/pglite/`, and this module finds it relative to `dist/x.js` or `dist/cli/x.js` when bundled, and
 * to `src/service/store/` in development.
 */
interface PgliteLocation {
  /** URL of PGlite's ESM entry. */
  readonly entry: URL;
  /** Path of the image. Null: a new cluster is created, which takes about 3 s. */
  readonly image: string | null;
  /** Folder of `pglite.wasm.zst` and `pglite.data.zst`, the packed files of the build; null in development. */
  readonly packed: string | null;
}

const BUNDLED = ['./pglite/index.js', '../pglite/index.js'] as const;

export function locatePglite(from: string = import.meta.url): PgliteLocation {
  for (const candidate of BUNDLED) {
    const entry = new URL(candidate, from);
    if (existsSync(fileURLToPath(entry))) {
      return {
        entry,
        image: existing(new URL('../pglite-image.tar.zst', entry)),
        packed: fileURLToPath(new URL('.', entry)),
      };
    }
  }
  return {
    entry: new URL('../../../node_modules/@electric-sql/pglite/dist/index.js', from),
    image: existing(new URL('../../../assets/pglite-image.tar.zst', from)),
    packed: null,
  };
}

function existing(url: URL): string | null {
  const path = fileURLToPath(url);
  return existsSync(path) ? path : null;
}

const TIERING = ['wasm-tier-up', 'wasm-dynamic-tiering'] as const;

/** PostgreSQL takes its buffers from the memory of this process; with PGlite's 128 MB it would never fill them. */
const MEMORY = ['shared_buffers=16MB', 'wal_buffers=1MB', 'max_connections=10'];

/** Maximum time without yielding to the event loop, in milliseconds. */
const RUN_MS = 20;

/** Opens the embedded database in memory (`directory` undefined) or in a directory, which is locked. */
export async function openPgliteStore(
  directory: string | undefined,
  location: PgliteLocation = locatePglite(),
): Promise<Store> {
  const unlock = directory === undefined ? () => {} : lockDirectory(directory);
  try {
    return pgliteStore(await openPglite(directory, location), directory !== undefined, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens PGlite without a lock. Also used by the script that builds the image. */
export async function openPglite(directory: string | undefined, location: PgliteLocation): Promise<PGlite> {
  const compile = directory === undefined ? compiledOnce : <Result>(work: () => Promise<Result>) => work();
  const [module, image, parts] = await Promise.all([
    import(/* webpackIgnore: true */ location.entry.href) as Promise<typeof import('@electric-sql/pglite')>,
    location.image === null ? undefined : unpackFile(location.image),
    location.packed === null ? {} : unpack(location.packed, compile),
  ]);
  const folder = directory === undefined ? undefined : new DatabaseFolder(directory);
  const isNew = folder === undefined || folder.prepare();
  const create = () =>
    module.PGlite.create({
      ...parts,
      startParams: [...module.PGlite.defaultStartParams, ...MEMORY.flatMap((setting) => ['-c', setting])],
      ...(folder === undefined ? {} : { dataDir: folder.path }),
      ...(isNew && image !== undefined ? { loadDataDir: new Blob([image], { type: 'application/x-tar' }) } : {}),
      // For new clusters without an image: a segment is written whole and kept in memory.
      initDbStartParams: ['--wal-segsize=1'],
      relaxedDurability: directory === undefined,
    });
  const db = await compile(create);
  folder?.opened();
  return db;
}

/**
 * Compiles WebAssembly without V8's optimizing tier, which needs half a gigabyte of memory and seconds of other cores for
 * PostgreSQL. That does not pay off in a job of a minute.
 */
async function compiledOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const flag of TIERING) setFlagsFromString(`--no-${flag}`);
  try {
    return await work();
  } finally {
    for (const flag of TIERING) setFlagsFromString(`--${flag}`);
  }
}

/** PGlite's files have 15 MB, 3 MB when packed. Unpacking is faster than reading the difference. */
async function unpack(
  folder: string,
  compile: typeof compiledOnce,
): Promise<Pick<PGliteOptions, 'pgliteWasmModule' | 'fsBundle'>> {
  const [wasm, data] = await Promise.all([
    unpackFile(join(folder, 'pglite.wasm.zst')),
    unpackFile(join(folder, 'pglite.data.zst')),
  ]);
  return { pgliteWasmModule: await compile(() => WebAssembly.compile(wasm)), fsBundle: new Blob([data]) };
}

async function unpackFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(zstdDecompress)(await readFile(path)));
}

function pgliteStore(db: PGlite, durable: boolean, unlock: () => void): Store {
  const scope = new TransactionScope();
  const turns = new TurnTaking();
  const channels = new EventEmitter();
  channels.setMaxListeners(0);
  let closed: Promise<void> | undefined;
  return {
    kind: durable ? 'directory' : 'memory',
    exclusive: true,
    async query<Result extends Row>(text: string, params: readonly unknown[] = []) {
      scope.assertOutside('A query of the store');
      return (await turns.run(() => db.query<Result>(text, [...params]))).rows;
    },
    async transaction(work) {
      scope.assertOutside('A transaction');
      const outbox = new Outbox();
      const result = await turns.run(() =>
        db.transaction((inner) =>
          scope.run(() => work({ ...sessionOf(inner), notify: (channel, payload) => outbox.add(channel, payload) })),
        ),
      );
      for (const [channel, payload] of outbox.notices) setImmediate(() => channels.emit(channel, payload));
      return result;
    },
    session(work) {
      scope.assertOutside('A session');
      return turns.run(() => scope.run(() => work(sessionOf(db))));
    },
    oldestMs: 0,
    connections: null,
    retireConnections() {},
    async subscribe(channel, listener) {
      channels.on(channel, listener);
      return async () => void channels.off(channel, listener);
    },
    close() {
      closed ??= (async () => {
        channels.removeAllListeners();
        try {
          await db.close();
        } finally {
          unlock();
        }
      })();
      return closed;
    },
  };
}

export const sessionOf = (db: Pick<PGlite, 'query' | 'exec'>): Session => ({
  query: async <Result extends Row>(text: string, params: readonly unknown[] = []) =>
    (await db.query<Result>(text, [...params])).rows,
  exec: async (script) => void (await db.exec(script)),
});

/**
 * Runs one task at a time, in the order of the calls, and yields to the event loop between tasks. The embedded database
 * runs in this thread: without yielding, a queue of requests would block sockets and timers, and leases would expire.
 */
class TurnTaking {
  #last: Promise<unknown> = Promise.resolve();
  #turnedAt = performance.now();

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => this.#turn()).then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  async #turn(): Promise<void> {
    if (performance.now() - this.#turnedAt < RUN_MS) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.#turnedAt = performance.now();
  }
}
