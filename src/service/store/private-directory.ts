import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;
const STICKY = 0o1000;
/** Entries that may be present in a data directory. */
const OUR_ENTRY = /^(pgdata(\.unfinished)?|lock(\..*)?|lost\+found)$/;

/**
 * Creates the data directory if necessary and removes access for other users. A directory that others can read and that
 * contains other files is not changed: it may be /tmp or a home directory.
 * @throws Error when others can read the directory and it cannot be made private
 */
export function makePrivate(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(directory);
  if ((mode & OTHERS) === 0 || process.getuid === undefined) return;
  const refusal = (reason: string) =>
    new Error(`The data directory ${directory} is open to other users and ${reason}.`);
  if (uid !== process.getuid()) throw refusal('belongs to another one: give a folder of your own, or chmod it to 0700');
  const entries = readdirSync(directory);
  const isShared = !entries.includes('pgdata') && entries.some((name) => !OUR_ENTRY.test(name));
  if ((mode & STICKY) !== 0 || isShared) {
    throw refusal('holds other files: give a folder of its own, or chmod it to 0700');
  }
  chmodSync(directory, 0o700);
}

/** The database in a data directory: created completely or not at all, and readable by its owner only. */
export class DatabaseFolder {
  readonly path: string;
  readonly #unfinished: string;

  constructor(directory: string) {
    this.path = join(directory, 'pgdata');
    this.#unfinished = join(directory, 'pgdata.unfinished');
  }

  /**
   * Call it before opening the database. A marker file exists until a new database is complete. An incomplete database of a
   * killed process has no data yet and is created again.
   * @returns whether the database must be created
   */
  prepare(): boolean {
    if (existsSync(this.#unfinished)) rmSync(this.path, { recursive: true, force: true });
    const isNew = !existsSync(join(this.path, 'PG_VERSION'));
    if (isNew) writeFileSync(this.#unfinished, '', { mode: 0o600 });
    return isNew;
  }

  /** Call it once the database is open. PGlite creates some files with mode 0666 on every start, whatever the umask. */
  opened(): void {
    chmodSync(this.path, 0o700);
    for (const entry of readdirSync(this.path, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() && !entry.isDirectory()) continue;
      if ((statSync(path).mode & OTHERS) !== 0) chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
    }
    rmSync(this.#unfinished, { force: true });
  }
}
