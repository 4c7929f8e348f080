import { appendFileSync } from 'node:fs';
import * as core from '@actions/core';

/** GitHub's limit for the summary of one step, in bytes. */
export const SUMMARY_BYTES_MAX = 1024 * 1024;

/**
 * Outputs, state for `post` and the job summary, which a step passes to the runner in files. Written synchronously, so that
 * they survive if the process is killed; the toolkit's summary is asynchronous. Without files, outputs and state use the older
 * workflow commands. A failed write warns once.
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

  /** @returns false if the runner provides no summary file */
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
      this.#warn(`The ${what} of this step could not be written (${variable}): ${why}`);
    }
  }
}
