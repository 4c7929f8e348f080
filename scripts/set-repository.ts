import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `owner/name` of GitHub: what its sign-up form accepts as an owner, and what it accepts as a repository. */
const ADDRESS = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})\/[A-Za-z0-9._-]{1,100}$/;
/** Written by `npm run build`, which comes after. */
const BUILT = 'dist/';

/** The repository that package.json names, as `owner/name`: the one place where the address is set. @throws Error if it names none */
export function repositoryOf(root: string): string {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    repository: { url: string };
  };
  const [, address] = /github\.com\/([^/]+\/[^/]+?)(?:\.git)?$/.exec(repository.url) ?? [];
  if (address === undefined) throw new Error(`package.json: repository.url is ${repository.url}, no GitHub repository`);
  return address;
}

/**
 * Replaces the repository's address in every tracked text file but those of `dist`.
 * @returns the paths that changed
 * @throws Error if `address` is not `owner/name`
 */
export function setRepository(root: string, address: string): string[] {
  if (!ADDRESS.test(address)) throw new Error(`"${address}" is not owner/name, such as acme/scan-gate`);
  const pattern = new RegExp(`(?<![\\w.-])${repositoryOf(root).replaceAll('.', '\\.')}(?![\\w-])`, 'g');
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 });
  return tracked.split('\0').filter((path) => {
    const file = join(root, path);
    if (path === '' || path.startsWith(BUILT) || !existsSync(file)) return false;
    const bytes = readFileSync(file);
    if (bytes.includes(0)) return false;
    const text = bytes.toString();
    const changed = text.replace(pattern, () => address);
    if (changed !== text) writeFileSync(file, changed);
    return changed !== text;
  });
}

if (import.meta.main) {
  const [address = ''] = process.argv.slice(2);
  const changed = setRepository(join(import.meta.dirname, '..'), address);
  console.log(`${changed.length} files name ${address} now. Run npm run generate && npm run build, and commit.`);
}
