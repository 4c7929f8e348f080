import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A git repository in a folder of its own. */
export class GitRepository {
  readonly folder: string;

  constructor(folder = mkdtempSync(join(tmpdir(), 'scan-gate-git-'))) {
    this.folder = folder;
    this.git('init', '--quiet', '--initial-branch', 'main');
  }

  git(...args: string[]): string {
    const settings = ['user.name=t', 'user.email=t@example', 'commit.gpgsign=false', 'maintenance.auto=false'];
    const options = settings.flatMap((setting) => ['-c', setting]);
    return execFileSync('git', [...options, ...args], { cwd: this.folder, encoding: 'utf8' }).trim();
  }

  /** Writes files, removes those that are null, and commits everything. @returns the commit's id */
  commit(files: Readonly<Record<string, string | null>>): string {
    for (const [path, text] of Object.entries(files)) {
      const place = join(this.folder, path);
      rmSync(place, { force: true });
      if (text === null) continue;
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
    this.git('add', '--all', '.');
    this.git('commit', '--quiet', '--allow-empty', '--message', 'change');
    return this.git('rev-parse', 'HEAD');
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
