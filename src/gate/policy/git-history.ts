import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { devNull } from 'node:os';
import { promisify } from 'node:util';

/**
 * Files of a commit, read from the local history. The hash of every object, from the commit down to the file, is compared
 * with its id, so that a modified `.git` folder or git program cannot replace the content. Nothing from the repository is
 * executed: no hook, no filter, no text conversion, no lazy fetch.
 */

type Environment = Readonly<Record<string, string | undefined>>;

const TIME_LIMIT_MS = 10_000;
/** Maximum size of a commit or tree; a folder of 100,000 files takes about 4 MiB. */
const OBJECT_BYTES_MAX = 8 * 1024 * 1024;
const DEPTH_MAX = 50;
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Whether a text is the full id of a git object, SHA-1 or SHA-256. */
export function isCommitId(text: string | null): text is string {
  return text !== null && COMMIT_ID.test(text);
}

/**
 * The file at a path of a commit; null if the commit has no such file.
 * @param directory a folder of the repository
 * @param commit full id
 * @param path relative to the root of the repository, with `/`
 * @param environment for `PATH`; git gets no other variable
 * @throws Error if git, the commit or a part of it is missing, the hash of an object does not match its id, the path is a
 * folder, a symbolic link or a submodule, or the file is larger than `bytesMax`
 */
export async function fileOfCommit(
  directory: string,
  commit: string,
  path: string,
  bytesMax: number,
  environment: Environment,
): Promise<string | null> {
  const [name = '', ...folders] = path.split('/').reverse();
  const entry = (await folderOfCommit(directory, commit, folders.reverse().join('/'), environment)).get(name);
  if (entry === undefined) return null;
  if (!entry.mode.startsWith('100')) throw new Error('it is not a regular file there');
  return (await verifiedObject(directory, 'blob', entry.id, bytesMax, environment)).toString('utf8');
}

/**
 * What a folder of a commit contains, by name; nothing if there is no such folder.
 * @param path as for {@link fileOfCommit}; empty for the root
 * @throws Error if git, the commit or a part of it is missing or does not match its id
 */
export async function folderOfCommit(
  directory: string,
  commit: string,
  path: string,
  environment: Environment,
): Promise<ReadonlyMap<string, TreeEntry>> {
  if (!isCommitId(commit)) throw new Error('the commit is not a full id');
  const read = (type: 'commit' | 'tree', id: string) =>
    verifiedObject(directory, type, id, OBJECT_BYTES_MAX, environment);
  const segments = path === '' ? [] : path.split('/');
  if (segments.length > DEPTH_MAX) throw new Error('the path is too deep');
  const head = (await read('commit', commit)).toString('latin1');
  let entries = entriesOf(await read('tree', /^tree ([0-9a-f]+)\n/.exec(head)?.[1] ?? ''), commit.length / 2);
  for (const segment of segments) {
    const entry = entries.get(segment);
    if (entry?.mode !== '40000') return new Map();
    entries = entriesOf(await read('tree', entry.id), commit.length / 2);
  }
  return entries;
}

/**
 * Resolves a branch, tag or short id to the full id of its commit.
 * @throws Error if git or the commit is missing
 */
export async function commitOf(directory: string, reference: string, environment: Environment): Promise<string> {
  // No leading hyphen, so that git cannot parse it as an option.
  if (!/^[A-Za-z0-9_][\w./@^~-]{0,254}$/.test(reference)) throw new Error('it is not the name of a commit');
  const args = ['rev-parse', '--verify', '--quiet', `${reference}^{commit}`];
  const id = (await git(directory, args, 1_024, environment)).toString('latin1').trim();
  if (!isCommitId(id)) throw new Error('git returned no commit');
  return id;
}

/** Path of a folder below the root of its repository, with `/` at the end; empty for the root. @throws Error outside of one */
export async function prefixOf(directory: string, environment: Environment): Promise<string> {
  const text = (await git(directory, ['rev-parse', '--show-prefix'], 8_192, environment)).toString('utf8');
  return text.replace(/\r?\n$/, '');
}

async function verifiedObject(
  directory: string,
  type: 'commit' | 'tree' | 'blob',
  id: string,
  bytesMax: number,
  environment: Environment,
): Promise<Buffer> {
  if (!isCommitId(id)) throw new Error(`the ${type} has no valid id`);
  const content = await git(directory, ['cat-file', type, id], bytesMax, environment);
  const digest = createHash(id.length === 40 ? 'sha1' : 'sha256');
  const actual = digest.update(`${type} ${content.length}\0`).update(content).digest('hex');
  if (actual !== id) throw new Error(`the local history is damaged: ${type} ${id.slice(0, 12)} does not match its id`);
  return content;
}

interface TreeEntry {
  readonly mode: string;
  readonly id: string;
}

/** The entries of a tree object: `<mode> <name>\0<id>`, repeated. */
function entriesOf(tree: Buffer, idBytes: number): ReadonlyMap<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  for (let at = 0; at < tree.length; ) {
    const space = tree.indexOf(0x20, at);
    const zero = tree.indexOf(0, space);
    if (space < 0 || zero < 0) break;
    const end = zero + 1 + idBytes;
    entries.set(tree.toString('utf8', space + 1, zero), {
      mode: tree.toString('latin1', at, space),
      id: tree.toString('hex', zero + 1, end),
    });
    at = end;
  }
  return entries;
}

/**
 * Runs a git command that only reads, without hooks, secrets and settings of the user.
 * @throws Error with a reason for people
 */
export async function git(
  directory: string,
  args: readonly string[],
  bytesMax: number,
  environment: Environment,
): Promise<Buffer> {
  // In a container the checkout may belong to another user, which git rejects without safe.directory.
  const options = ['--no-replace-objects', '-c', 'safe.directory=*', '-c', 'protocol.allow=never'];
  try {
    const { stdout } = await promisify(execFile)('git', [...options, '-c', 'core.fsmonitor=false', ...args], {
      cwd: directory,
      env: cleanEnvironment(environment),
      encoding: 'buffer',
      maxBuffer: bytesMax,
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
      windowsHide: true,
    });
    return stdout;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    if (code === 'ENOENT') throw new Error('git is not installed', { cause });
    if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') throw new Error(`it is larger than ${bytesMax} bytes`, { cause });
    throw new Error('the local history does not have it', { cause });
  }
}

/** Passes no secrets to git, and no variable or user setting that could redirect it. */
function cleanEnvironment(environment: Environment): Record<string, string> {
  const kept = Object.entries(environment).filter(
    (entry): entry is [string, string] => /^(PATH|SYSTEMROOT|TEMP|TMP)$/i.test(entry[0]) && entry[1] !== undefined,
  );
  return {
    ...Object.fromEntries(kept),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
}
