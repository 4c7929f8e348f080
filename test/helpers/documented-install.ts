import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const ADDRESS = 'https://github.com/your-org/scan-gate';

/** The first block of commands of a client's README. */
export function installLines(language: string): string[] {
  const [, block = ''] =
    /^```sh\n([^`]+)```/m.exec(readFileSync(join(root, 'clients', language, 'README.md'), 'utf8')) ?? [];
  return block.trim().split('\n');
}

/** A repository with one commit: the files of these paths as they are in this checkout. */
export function localRepository(...paths: readonly string[]): string {
  const repository = mkdtempSync(join(tmpdir(), 'scan-gate-repository-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    cpSync(join(root, file), join(repository, file), { recursive: dirname(file) !== '.' });
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
      cwd: repository,
      stdio: 'pipe',
    });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Start');
  return repository;
}

/** Runs documented commands as they are written; git takes the local repository in place of the published one. */
export async function runDocumented(
  lines: readonly string[],
  repository: string,
  directory: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const git = {
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: `url.file://${repository}.insteadOf`,
    GIT_CONFIG_VALUE_0: ADDRESS,
    GIT_CONFIG_KEY_1: 'protocol.file.allow',
    GIT_CONFIG_VALUE_1: 'always',
  };
  const script = ['set -euo pipefail', ...lines].join('\n');
  const options = { cwd: directory, env: { ...process.env, ...git, ...environment }, timeout: 590_000 };
  await promisify(execFile)('bash', ['--norc', '-c', script], options).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${lines.join('\n')}\n${stdout ?? ''}${stderr ?? error}`);
  });
}
