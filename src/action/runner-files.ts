import { appendFileSync } from 'node:fs';
import * as core from '@actions/core';

/** Most bytes GitHub takes as the summary of one step. */
export const SUMMARY_BYTES_MAX = 1024 * 1024;

/**
 * What a step hands to the runner through the files it names: outputs, state for `post`, the job summary. Written at once
 * and whole, so that they are there even when the process is killed right after; the toolkit's own summary is written
 * later, asynchronously. Without a runner (a file is not named) nothing is written.
 */
export class RunnerFiles {
  readonly #environment: Readonly<Record<string, string | undefined>>;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment;
  }

  setOutput(name: string, value: string): void {
    if (this.#environment['GITHUB_OUTPUT']) core.setOutput(name, value);
  }

  /** Readable in `post` as `STATE_<name>`; a later value replaces an earlier one. */
  saveState(name: string, value: string): void {
    if (this.#environment['GITHUB_STATE']) core.saveState(name, value);
  }

  addSummary(markdown: string): void {
    const file = this.#environment['GITHUB_STEP_SUMMARY'];
    if (file) appendFileSync(file, `${markdown}\n`);
  }
}
