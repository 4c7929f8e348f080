import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isRecord } from '../client/conform.ts';
import { shown, UsageError } from '../gate/usage-error.ts';

/** What a service's operator and its command line need to reach it. Holds secrets. */
export interface BootstrapFile {
  readonly url: string;
  readonly workspace_id: string;
  readonly api_key: string;
  readonly admin_token: string;
  readonly admin_url: string | null;
}

const INPUT = '--bootstrap';

/**
 * Makes sure that the file can be written, before the keys exist that would otherwise be lost.
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
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new UsageError(INPUT, `${shown(path)} cannot be written (${code}).`, { cause });
  } finally {
    await rm(probe, { force: true });
  }
}

/** Writes it whole or not at all, readable by its owner alone, in place of whatever was there. */
export async function writeBootstrapFile(path: string, directory: string, content: BootstrapFile): Promise<void> {
  const absolute = resolve(directory, path);
  const temporary = temporaryName(absolute);
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(content, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, absolute);
}

/** @throws UsageError when the file is missing or not a bootstrap file */
export async function readBootstrapFile(path: string, directory: string): Promise<BootstrapFile> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(resolve(directory, path), 'utf8'));
  } catch (cause) {
    throw new UsageError(INPUT, `${shown(path)} cannot be read as JSON; it is written by scan-gate serve.`, { cause });
  }
  const text = (name: string) => (isRecord(value) && typeof value[name] === 'string' ? value[name] : null);
  const adminToken = text('admin_token');
  if (adminToken === null) throw new UsageError(INPUT, `${shown(path)} holds no admin_token.`);
  return {
    url: text('url') ?? '',
    workspace_id: text('workspace_id') ?? '',
    api_key: text('api_key') ?? '',
    admin_token: adminToken,
    admin_url: text('admin_url'),
  };
}

/** In the same folder, so that the rename stays within one file system. */
function temporaryName(absolute: string): string {
  return join(dirname(absolute), `.scan-gate-${randomBytes(6).toString('hex')}.tmp`);
}
