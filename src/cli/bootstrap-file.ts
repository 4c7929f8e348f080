import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { KeyKeeper } from '../embedded.ts';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import { isRecord } from '../shared/records.ts';

/** Stores the first keys of a service in its bootstrap file. */
export function bootstrapKeeper(path: string, directory: string): KeyKeeper {
  return {
    name: path,
    keep: ({ workspaceId, apiKey, adminToken }) =>
      writeBootstrapFile(path, directory, {
        url: null,
        workspace_id: workspaceId,
        api_key: apiKey,
        admin_token: adminToken,
        admin_url: null,
      }),
    async locate({ workspaceId, url, adminUrl }, isValid) {
      // Never replace a file that is not a bootstrap file.
      const kept = await findBootstrapFile(path, directory).catch(() => 'foreign' as const);
      if (kept === null) return 'missing';
      if (kept === 'foreign' || kept.workspace_id !== workspaceId || !isValid(kept.admin_token)) return 'foreign';
      await writeBootstrapFile(path, directory, { ...kept, url, admin_url: adminUrl });
      return 'kept';
    },
  };
}

/** Address and credentials of a service for its operator and the command line. Contains secrets. */
export interface BootstrapFile {
  /** Null until the service listens. */
  readonly url: string | null;
  readonly workspace_id: string;
  /** Null if the file was written for a new admin token and no earlier file had the key. */
  readonly api_key: string | null;
  readonly admin_token: string;
  /** Null until the service listens. */
  readonly admin_url: string | null;
}

const INPUT = '--bootstrap';
/** Minimum age in milliseconds of a temporary file whose process must have died. */
const STALE_MS = 3_600_000;

/**
 * Checks in advance that the file can be written.
 * @throws UsageError
 */
export async function assertWritable(path: string, directory: string): Promise<void> {
  const absolute = resolve(directory, path);
  const existing = await stat(absolute).catch(() => null);
  if (existing?.isDirectory() === true) throw new UsageError(INPUT, `${shown(path)} is a directory.`);
  const probe = temporaryName(absolute);
  try {
    await (await open(probe, 'wx', 0o600)).close();
  } catch (cause) {
    throw cannotWrite(path, cause);
  } finally {
    await rm(probe, { force: true });
  }
}

/**
 * Writes the file atomically, readable by its owner only, replacing any earlier one. It is durable when this
 * resolves.
 * @throws UsageError if it cannot be written; an earlier file stays unchanged
 */
export async function writeBootstrapFile(path: string, directory: string, content: BootstrapFile): Promise<void> {
  const absolute = resolve(directory, path);
  const temporary = temporaryName(absolute);
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(content, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, absolute);
    await syncFolder(dirname(absolute));
  } catch (cause) {
    await rm(temporary, { force: true });
    throw cannotWrite(path, cause);
  }
  await removeStale(absolute);
}

/** Null if there is no file at the path. @throws UsageError if it cannot be read or is not a bootstrap file */
export async function findBootstrapFile(path: string, directory: string): Promise<BootstrapFile | null> {
  try {
    await access(resolve(directory, path), constants.F_OK);
  } catch {
    return null;
  }
  return readBootstrapFile(path, directory);
}

/** @throws UsageError if the file is missing or not a bootstrap file */
export async function readBootstrapFile(path: string, directory: string): Promise<BootstrapFile> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(resolve(directory, path), 'utf8'));
  } catch (cause) {
    throw new UsageError(INPUT, `${shown(path)} ${whyUnreadable(cause)}; scan-gate serve writes it.`, { cause });
  }
  const text = (name: string) => (isRecord(value) && typeof value[name] === 'string' ? value[name] : null);
  const adminToken = text('admin_token');
  if (adminToken === null) throw new UsageError(INPUT, `${shown(path)} has no admin_token.`);
  return {
    url: text('url'),
    workspace_id: text('workspace_id') ?? '',
    api_key: text('api_key'),
    admin_token: adminToken,
    admin_url: text('admin_url'),
  };
}

function whyUnreadable(cause: unknown): string {
  if (cause instanceof SyntaxError) return 'is not JSON';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
  return code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
}

function cannotWrite(path: string, cause: unknown): UsageError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
  return new UsageError(INPUT, `${shown(path)} cannot be written (${code}).`, { cause });
}

/** In the same folder, so that the rename stays within one file system. */
function temporaryName(absolute: string): string {
  return join(dirname(absolute), `.${basename(absolute)}.${randomBytes(6).toString('hex')}.tmp`);
}

/** A rename survives a power loss only after fsync of its folder, which not every file system supports. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY).catch(() => null);
  try {
    await handle?.sync();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EINVAL' && code !== 'ENOTSUP' && code !== 'EPERM') throw error;
  } finally {
    await handle?.close();
  }
}

/** Removes temporary files with keys that killed processes left behind. */
async function removeStale(absolute: string): Promise<void> {
  const folder = dirname(absolute);
  const prefix = `.${basename(absolute)}.`;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(prefix) || !/^[0-9a-f]{12}\.tmp$/.test(name.slice(prefix.length))) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}
