import { appendFileSync } from 'node:fs';
import * as core from '@actions/core';

/** Most bytes GitHub takes as the summary of one step. */
export const SUMMARY_BYTES_MAX = 1024 * 1024;

/**
 * What a step hands to the runner through the files it names: outputs, state for `post`, the job summary. Written at once
 * and whole, so that they are there even when the process is killed right after; the toolkit's own summary is written
 * later, asynchronously. A runner that names no file for outputs or state is told by the older commands; a file that takes
 * nothing is a warning, once.
 */
export class RunnerFiles {
  readonly #environment: Readonly<Record<string, string | undefined>>;
  readonly #warn: (message: string) => void;
  readonly #warned = new Set<string>();

  constructor(environment: Readonly<Record<string, string | undefined>>, warn: (message: string) => void = () => {}) {
    this.#environment = environment;
    this.#warn = warn;
  }

  setOutput(name: string, value: string): void {
    this.#write('GITHUB_OUTPUT', 'outputs', () => core.setOutput(name, value));
  }

  /** Readable in `post` as `STATE_<name>`; a later value replaces an earlier one. */
  saveState(name: string, value: string): void {
    this.#write('GITHUB_STATE', 'state', () => core.saveState(name, value));
  }

  /** @returns false when the runner names no file for it */
  addSummary(markdown: string): boolean {
    const file = this.#environment['GITHUB_STEP_SUMMARY'];
    if (!file) return false;
    appendFileSync(file, `${markdown}\n`);
    return true;
  }

  #write(variable: string, what: string, write: () => void): void {
    try {
      write();
    } catch (error) {
      if (this.#warned.has(variable)) return;
      this.#warned.add(variable);
      const why = error instanceof Error ? error.message : String(error);
      this.#warn(`The ${what} of this step could not be handed to the runner (${variable}): ${why}`);
    }
  }
}
