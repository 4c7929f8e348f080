import * as core from '@actions/core';
import { escapeWorkflowLog } from '../reports/escape/controls.ts';

export interface AnnotationPlace {
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
}

/**
 * The log of the step. Messages are untrusted: they cannot become workflow commands, and lines break only where this program
 * breaks them. The toolkit writes the commands; this class escapes what the toolkit does not.
 */
export class Log {
  #folded = false;
  readonly #warned = new Set<string>();

  info(message: string): void {
    core.info(escapeWorkflowLog(message));
  }

  debug(message: string): void {
    core.debug(message);
  }

  notice(message: string, place: AnnotationPlace = {}): void {
    core.notice(inert(message), properties(place));
  }

  warning(message: string, place: AnnotationPlace = {}): void {
    this.#warned.add(message);
    core.warning(inert(message), properties(place));
  }

  /** Logs the warnings that have not been logged yet. */
  warnOnce(messages: readonly string[]): void {
    for (const message of messages) if (!this.#warned.has(message)) this.warning(message);
  }

  error(message: string, place: AnnotationPlace = {}): void {
    core.error(inert(message), properties(place));
  }

  /** Logs the final error of a failing step and sets the exit code 1. Called once. */
  setFailed(message: string): void {
    core.setFailed(inert(message));
  }

  /** Makes the runner print `***` instead of the value in all later log lines of the job. */
  mask(secret: string): void {
    // The runner masks single lines, so each line of the value is masked.
    for (const line of new Set(secret.split(/\r?\n/))) if (line.trim().length >= 3) core.setSecret(line);
  }

  /** Starts a collapsible section; ends the previous one. */
  section(title: string): void {
    this.endSection();
    core.startGroup(escapeWorkflowLog(title));
    this.#folded = true;
  }

  endSection(): void {
    if (this.#folded) core.endGroup();
    this.#folded = false;
  }
}

/** Escapes the older command form `##[name]`, which the runner accepts anywhere in a line and the toolkit does not escape. */
function inert(message: string): string {
  return escapeWorkflowLog(message, { multiline: true });
}

function properties({ title, file, line }: AnnotationPlace): core.AnnotationProperties {
  return {
    ...(title === undefined ? {} : { title: escapeWorkflowLog(title) }),
    ...(file === undefined ? {} : { file: escapeWorkflowLog(file) }),
    ...(line === undefined ? {} : { startLine: line }),
  };
}
