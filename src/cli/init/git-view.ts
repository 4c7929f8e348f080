import { git } from '../../gate/policy/git-history.ts';

/** What git says about the files of a checkout. A job has only those that are committed. */
export interface GitView {
  /** Ignored files, and ignored folders with a trailing slash, relative to the root. */
  readonly ignored: ReadonlySet<string>;
  /** Environment files that git tracks, relative to the root. */
  readonly trackedEnvironments: ReadonlySet<string>;
}

const BYTES_MAX = 4 * 1024 * 1024;

/** @returns null if git is missing, the folder is no checkout, or its list is too long: then no `.env` counts as committed */
export async function gitView(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<GitView | null> {
  const list = async (...flags: string[]) => {
    const output = await git(root, ['ls-files', '-z', ...flags], BYTES_MAX, environment);
    return new Set(output.toString('utf8').split('\0').filter(Boolean));
  };
  try {
    return {
      ignored: await list('--others', '--ignored', '--exclude-standard', '--directory'),
      trackedEnvironments: await list('--cached', '--', '.env', '*/.env', '.env.*', '*/.env.*'),
    };
  } catch {
    return null;
  }
}
