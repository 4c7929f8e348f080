import * as core from '@actions/core';
import { escapeWorkflowLog } from '../reports/escape/workflow-command.ts';

export interface AnnotationPlace {
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
}

/**
 * The step's log. Whatever is written comes out as text: nothing of it can be taken for a workflow command, and lines
 * break only where this program breaks them. The toolkit writes the commands; what it leaves alone is made inert here.
 */
export class Log {
  #folded = false;

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
    core.warning(inert(message), properties(place));
  }

  error(message: string, place: AnnotationPlace = {}): void {
    core.error(inert(message), properties(place));
  }

  /** The last line of a step that fails: an error, and the exit code 1. Called once. */
  setFailed(message: string): void {
    core.setFailed(inert(message));
  }

  /** From here on the runner shows `***` in place of the value, in every later line of the job. */
  mask(secret: string): void {
    // The runner masks line by line: a value of several lines is masked by each of them.
    for (const line of new Set(secret.split(/\r?\n/))) if (line.trim().length >= 3) core.setSecret(line);
  }

  /** Starts a section that the log viewer folds; a section ends where the next begins. */
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

/** The older form of a command, `##[name]`, is looked for anywhere in a line, which the toolkit does not know. */
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
