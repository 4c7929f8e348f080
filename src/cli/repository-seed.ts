import { readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Identity of this repository. The embedded service derives verification tokens from it, so that
 * one DNS record or file proves ownership in every later run.
 * Order: the CI system's id of the project, the remote of the git repository, this user on this machine.
 */
export async function repositorySeed(
  environment: Readonly<Record<string, string | undefined>>,
  directory: string,
): Promise<{ readonly seed: string; readonly name: string }> {
  const gitlab = environment['CI_PROJECT_ID'];
  if (gitlab)
    return { seed: `${environment['CI_SERVER_URL'] ?? ''} ${gitlab}`, name: environment['CI_PROJECT_PATH'] ?? gitlab };
  const github = environment['GITHUB_REPOSITORY_ID'];
  // The same seed as the action's, so that one record serves both.
  if (github) return { seed: github, name: environment['GITHUB_REPOSITORY'] ?? github };
  const remote = await gitRemote(directory);
  if (remote !== null) return { seed: remote, name: remote.split('/').slice(-2).join('/') };
  return { seed: `local:${userName()}@${hostname()}`, name: 'local' };
}

/** The URL of `origin` without scheme, credentials and `.git`, or null outside a git repository. */
export async function gitRemote(directory: string): Promise<string | null> {
  for (let folder = directory; ; folder = dirname(folder)) {
    const config = await readFile(join(folder, '.git', 'config'), 'utf8').catch(() => null);
    if (config !== null) {
      const section = config.split(/^\[/m).find((part) => /^remote "origin"\]/.test(part));
      const url = /^[ \t]*url[ \t]*=(.+)/m.exec(section ?? '')?.[1]?.trim();
      return url === undefined ? null : normalizedRemote(url);
    }
    if (dirname(folder) === folder) return null;
  }
}

/** `git@host:owner/name.git` and `https://user@host/owner/name` are the same repository. */
export function normalizedRemote(url: string): string {
  return url
    .replace(/^[a-z+]+:\/\//i, '')
    .replace(/^[^@/]*@/, '')
    .replace(/^([^/:]+):(?!\d+\/)/, '$1/')
    .replace(/\.git\/?$/, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'user';
  }
}
