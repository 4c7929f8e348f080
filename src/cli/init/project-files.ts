import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { isRecord } from '../../shared/records.ts';
import type { GitView } from './git-view.ts';

const BYTES_MAX = 256 * 1024;
/** Files with values of one machine; examples of them are for everyone. */
const ENVIRONMENT_FILE = /^\.env(?:\..{1,60})?$/;
/** Names of folders become parts of commands: those with characters of the shell or of YAML are left out. */
export const PLAIN_NAME = /^[\p{L}\p{N}_@.+-]{1,100}$/u;
const EXAMPLE = /\.(?:example|sample|dist|template)$/;

/**
 * Reads the files of one folder of a repository as a job finds them: what Git ignores is not there, nor an environment file
 * that Git does not track. Runs nothing.
 */
export class ProjectFiles {
  readonly #root: string;
  readonly #folder: string;
  readonly #view: GitView | null;
  readonly #names: ReadonlySet<string>;
  readonly #local: ReadonlySet<string>;

  private constructor(root: string, folder: string, view: GitView | null, local: ReadonlySet<string>) {
    this.#root = root;
    this.#folder = folder;
    this.#view = view;
    this.#local = local;
    this.#names = new Set([...local].filter((name) => this.#isCommitted(this.path(name))));
  }

  static async open(root: string, view: GitView | null): Promise<ProjectFiles> {
    return ProjectFiles.#at(root, '', view);
  }

  static async #at(root: string, folder: string, view: GitView | null): Promise<ProjectFiles> {
    return new ProjectFiles(root, folder, view, new Set(await readdir(join(root, folder)).catch(() => [])));
  }

  /** Path of a file relative to the root of the repository. */
  path(...names: readonly string[]): string {
    return [...(this.#folder === '' ? [] : [this.#folder]), ...names].join('/');
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** Whether this machine has a file that a job may lack. */
  hasLocally(name: string): boolean {
    return this.#local.has(name);
  }

  first(...names: readonly string[]): string | null {
    return names.find((name) => this.#names.has(name)) ?? null;
  }

  matching(pattern: RegExp): string[] {
    return [...this.#names].filter((name) => pattern.test(name)).sort();
  }

  /** The first 256 KiB of a file; empty if it cannot be read. */
  async text(...path: readonly string[]): Promise<string> {
    const place = posix.normalize(this.path(...path));
    if (/^\.\.(?:\/|$)|^\//.test(place) || !this.#isCommitted(place)) return '';
    const file = join(this.#root, place);
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
    const entries = await readdir(join(this.#root, this.path(...path)), { withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map(({ name }) => name)
      .filter((name) => PLAIN_NAME.test(name))
      .filter((name) => this.#isCommitted(this.path(...path, name)))
      .sort()
      .slice(0, 100);
  }

  in(...path: readonly string[]): Promise<ProjectFiles> {
    return ProjectFiles.#at(this.#root, this.path(...path), this.#view);
  }

  #isCommitted(path: string): boolean {
    const name = basename(path);
    if (ENVIRONMENT_FILE.test(name) && !EXAMPLE.test(name)) return this.#view?.trackedEnvironments.has(path) === true;
    if (this.#view === null) return true;
    const parts = path.split('/');
    const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    return !above.some(
      (part) => this.#view?.ignored.has(part) === true || this.#view?.ignored.has(`${part}/`) === true,
    );
  }
}
