import { CONFIG_BYTES_MAX } from '../../gate/inputs/config-file.ts';
import { fileOfCommit, folderOfCommit } from '../../gate/policy/git-history.ts';
import type { GitHub } from '../github/github-client.ts';
import { explainGitHubError, statusOf } from '../github/github-errors.ts';
import { withDeadline } from '../publish/publisher.ts';

const DEADLINE_MS = 20_000;

export interface FileReader {
  readonly owner: string;
  readonly repo: string;
  /** Null without a token. */
  readonly github: GitHub | null;
  /** Only `PATH` is used. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * A file of a commit: from GitHub's API, which other steps of the job cannot tamper with, or from the local git history.
 * @param folders possible locations of the history
 * @returns null if the commit has no such file
 * @throws Error with one line per failed source
 */
export async function repositoryFile(
  reader: FileReader,
  commit: string,
  path: string,
  folders: readonly string[],
): Promise<string | null> {
  return firstSource(
    reader,
    folders,
    (github) => fromApi(github, reader, commit, path),
    (folder) => fileOfCommit(folder, commit, path, CONFIG_BYTES_MAX, reader.environment),
  );
}

/**
 * The files in a folder of a commit with the ids of their contents, by name; none if there is no such folder.
 * @throws Error with one line per failed source
 */
export async function repositoryFolder(
  reader: FileReader,
  commit: string,
  path: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return firstSource(
    reader,
    folders,
    (github) => folderFromApi(github, reader, commit, path),
    async (folder) => {
      const entries = await folderOfCommit(folder, commit, path, reader.environment);
      return new Map([...entries].flatMap(([name, { mode, id }]) => (mode.startsWith('100') ? [[name, id]] : [])));
    },
  );
}

async function firstSource<T>(
  reader: FileReader,
  folders: readonly string[],
  ofApi: (github: GitHub) => Promise<T>,
  ofHistory: (folder: string) => Promise<T>,
): Promise<T> {
  const reasons: string[] = [];
  if (reader.github === null) reasons.push('there is no github-token');
  else {
    try {
      return await withDeadline(ofApi(reader.github), DEADLINE_MS);
    } catch (error) {
      reasons.push(explain(error));
    }
  }
  for (const folder of folders) {
    try {
      return await ofHistory(folder);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!reasons.includes(why)) reasons.push(why);
    }
  }
  throw new Error(reasons.join('; '));
}

/** The commit at the tip of a branch. @throws Error with a one-line explanation */
export async function tipOf({ github, owner, repo }: FileReader, branch: string): Promise<string> {
  if (github === null) throw new Error('there is no github-token');
  try {
    const { data } = await withDeadline(github.rest.git.getRef({ owner, repo, ref: `heads/${branch}` }), DEADLINE_MS);
    return data.object.sha;
  } catch (error) {
    throw new Error(explain(error), { cause: error });
  }
}

/** One line. Even runs of forks may read contents, so a refusal is due to the job's permissions. */
function explain(error: unknown): string {
  if (error instanceof WrongKind) return error.message;
  const status = statusOf(error);
  const isRefused = status === 404 || (status === 403 && !/rate limit/i.test(String(error)));
  return isRefused ? `the token may not read it (${status})` : explainGitHubError(error, 'contents: read');
}

/** The path is not a usable file. */
class WrongKind extends Error {}

async function fromApi(
  github: GitHub,
  place: { readonly owner: string; readonly repo: string },
  commit: string,
  path: string,
): Promise<string | null> {
  const { owner, repo } = place;
  try {
    const { data } = await github.rest.repos.getContent({ owner, repo, path, ref: commit });
    if (Array.isArray(data) || data.type !== 'file') throw new WrongKind('it is not a regular file there');
    if (data.size > CONFIG_BYTES_MAX) throw new WrongKind(`it is larger than ${CONFIG_BYTES_MAX} bytes`);
    const content = Buffer.from(data.content, 'base64');
    if (content.length !== data.size) throw new WrongKind('GitHub sent an incomplete file');
    return content.toString('utf8');
  } catch (error) {
    await assertReadable(github, place, commit, error);
    return null;
  }
}

async function folderFromApi(
  github: GitHub,
  place: { readonly owner: string; readonly repo: string },
  commit: string,
  path: string,
): Promise<ReadonlyMap<string, string>> {
  const { owner, repo } = place;
  try {
    const { data } = await github.rest.repos.getContent({ owner, repo, path, ref: commit });
    if (!Array.isArray(data)) throw new WrongKind('it is not a folder there');
    return new Map(data.flatMap(({ name, type, sha }) => (type === 'file' ? [[name, sha]] : [])));
  } catch (error) {
    await assertReadable(github, place, commit, error);
    return new Map();
  }
}

/** GitHub also responds 404 without read permission; then the commit cannot be read either. @throws any other error */
async function assertReadable(
  github: GitHub,
  { owner, repo }: { readonly owner: string; readonly repo: string },
  commit: string,
  error: unknown,
): Promise<void> {
  if (statusOf(error) !== 404) throw error;
  await github.rest.git.getCommit({ owner, repo, commit_sha: commit });
}
