import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';

/** Most bytes GitHub takes as the summary of one step. */
export const SUMMARY_BYTES_MAX = 1024 * 1024;

/**
 * What a step hands to the runner through the files it names: outputs, state for `post`, the job summary. Written at once
 * and whole, so that they are there even when the process is killed right after.
 */
export class RunnerFiles {
  readonly #output: string | undefined;
  readonly #state: string | undefined;
  readonly #summary: string | undefined;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#output = environment['GITHUB_OUTPUT'];
    this.#state = environment['GITHUB_STATE'];
    this.#summary = environment['GITHUB_STEP_SUMMARY'];
  }

  setOutput(name: string, value: string): void {
    append(this.#output, name, value);
  }

  /** Readable in `post` as `STATE_<name>`; a later value replaces an earlier one. */
  saveState(name: string, value: string): void {
    append(this.#state, name, value);
  }

  addSummary(markdown: string): void {
    if (this.#summary) appendFileSync(this.#summary, `${markdown}\n`);
  }
}

/** The delimiter is random: no value can contain it and write a second one. */
function append(file: string | undefined, name: string, value: string): void {
  if (!file) return;
  const delimiter = `ghadelimiter_${randomUUID()}`;
  appendFileSync(file, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}
