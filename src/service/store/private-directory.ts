import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;
const STICKY = 0o1000;
/** Entries that may be present in a data directory. */
const OUR_ENTRY = /^(pgdata(\.unfinished)?|lock(\..*)?|lost\+found)$/;

/**
 * Makes the data directory if it is not there, and closes it to all but its owner. One that is open to others and holds
 * their files is not changed: it may be /tmp or a home directory.
 * @throws Error when others could read it and it is not ours to close
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

/** The database in a data directory: made as a whole, and readable by its owner alone. */
export class DatabaseFolder {
  readonly path: string;
  readonly #unfinished: string;

  constructor(directory: string) {
    this.path = join(directory, 'pgdata');
    this.#unfinished = join(directory, 'pgdata.unfinished');
  }

  /**
   * To be called before the database is opened. A mark stands beside a new one until it is complete; what a killed process
   * left half made holds no data yet and is made anew.
   * @returns whether the database must be made
   */
  prepare(): boolean {
    if (existsSync(this.#unfinished)) rmSync(this.path, { recursive: true, force: true });
    const isNew = !existsSync(join(this.path, 'PG_VERSION'));
    if (isNew) writeFileSync(this.#unfinished, '', { mode: 0o600 });
    return isNew;
  }

  /** To be called when the database is open. PGlite makes some files with mode 0666, at every start, whatever the umask. */
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
