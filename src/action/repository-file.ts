import { CONFIG_BYTES_MAX } from '../gate/config-file.ts';
import { fileOfCommit } from '../gate/git-history.ts';
import type { GitHub } from './github-client.ts';
import { explainGitHubError, statusOf } from './github-errors.ts';
import { withDeadline } from './publisher.ts';

const DEADLINE_MS = 20_000;

export interface FileReader {
  readonly owner: string;
  readonly repo: string;
  /** Null without a token. */
  readonly github: GitHub | null;
  /** For `PATH` alone. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * A file of a commit of this repository: from GitHub's API, which no step of the job can bend, else from the local history.
 * @param folders where the history may lie
 * @returns null when the commit has no such file
 * @throws Error that says in one line why neither has it
 */
export async function repositoryFile(
  reader: FileReader,
  commit: string,
  path: string,
  folders: readonly string[],
): Promise<string | null> {
  const reasons: string[] = [];
  if (reader.github === null) reasons.push('there is no github-token');
  else {
    try {
      return await withDeadline(fromApi(reader.github, reader, commit, path), DEADLINE_MS);
    } catch (error) {
      reasons.push(explain(error));
    }
  }
  for (const folder of folders) {
    try {
      return await fileOfCommit(folder, commit, path, CONFIG_BYTES_MAX, reader.environment);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!reasons.includes(why)) reasons.push(why);
    }
  }
  throw new Error(reasons.join('; '));
}

/** The commit at the tip of a branch. @throws Error that says in one line why it is not known */
export async function tipOf({ github, owner, repo }: FileReader, branch: string): Promise<string> {
  if (github === null) throw new Error('there is no github-token');
  try {
    const { data } = await withDeadline(github.rest.git.getRef({ owner, repo, ref: `heads/${branch}` }), DEADLINE_MS);
    return data.object.sha;
  } catch (error) {
    throw new Error(explain(error), { cause: error });
  }
}

/** In one line. Runs of forks may read contents too, so that a refusal is the job's own setting. */
function explain(error: unknown): string {
  if (error instanceof WrongKind) return error.message;
  const status = statusOf(error);
  const isRefused = status === 404 || (status === 403 && !/rate limit/i.test(String(error)));
  return isRefused ? `GitHub does not show it to this token (${status})` : explainGitHubError(error, 'contents: read');
}

/** What is there cannot be a policy. */
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
    if (content.length !== data.size) throw new WrongKind('GitHub sent another number of bytes than it said');
    return content.toString('utf8');
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    // GitHub also says "not found" for what a token may not read: the commit itself tells the two apart.
    await github.rest.git.getCommit({ owner, repo, commit_sha: commit });
    return null;
  }
}
