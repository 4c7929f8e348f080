import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../shared/records.ts';

const BYTES_MAX = 256 * 1024;

/** Reads the files of one folder of a repository; runs nothing. */
export class ProjectFiles {
  readonly directory: string;
  readonly #names: ReadonlySet<string>;

  private constructor(directory: string, names: ReadonlySet<string>) {
    this.directory = directory;
    this.#names = names;
  }

  static async open(directory: string): Promise<ProjectFiles> {
    return new ProjectFiles(directory, new Set(await readdir(directory).catch(() => [])));
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  first(...names: readonly string[]): string | null {
    return names.find((name) => this.#names.has(name)) ?? null;
  }

  matching(pattern: RegExp): string[] {
    return [...this.#names].filter((name) => pattern.test(name)).sort();
  }

  /** The first 256 KiB of a file; empty if it cannot be read. */
  async text(...path: readonly string[]): Promise<string> {
    const file = join(this.directory, ...path);
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    return isFile ? (await readFile(file, 'utf8').catch(() => '')).slice(0, BYTES_MAX) : '';
  }

  /** @returns null without the file, an error message when it is no JSON object */
  async json(name: string): Promise<Readonly<Record<string, unknown>> | string | null> {
    if (!this.has(name)) return null;
    try {
      const value: unknown = JSON.parse(await this.text(name));
      return isRecord(value) ? value : 'it is not an object';
    } catch (error) {
      return error instanceof Error ? error.message : 'it is not JSON';
    }
  }

  async folders(...path: readonly string[]): Promise<string[]> {
    const entries = await readdir(join(this.directory, ...path), { withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map(({ name }) => name)
      .sort()
      .slice(0, 100);
  }

  in(...path: readonly string[]): Promise<ProjectFiles> {
    return ProjectFiles.open(join(this.directory, ...path));
  }
}
