import { escapeCommandData, escapeCommandProperty, escapeWorkflowLog } from '../reports/escape/workflow-command.ts';

export interface AnnotationPlace {
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
}

/**
 * The step's log. Whatever is written comes out as text: nothing of it can be taken for a workflow command, and lines
 * break only where this program breaks them.
 */
export class Log {
  readonly #write: (text: string) => void;
  #folded = false;

  /** @param write receives whole lines with their line feed */
  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  info(message: string): void {
    this.#write(`${escapeWorkflowLog(message)}\n`);
  }

  debug(message: string): void {
    this.#write(`::debug::${escapeCommandData(message)}\n`);
  }

  notice(message: string, place: AnnotationPlace = {}): void {
    this.#annotate('notice', message, place);
  }

  warning(message: string, place: AnnotationPlace = {}): void {
    this.#annotate('warning', message, place);
  }

  error(message: string, place: AnnotationPlace = {}): void {
    this.#annotate('error', message, place);
  }

  /** From here on the runner shows `***` in place of the value, in every later line of the job. */
  mask(secret: string): void {
    // The runner masks line by line: a value of several lines is masked by each of them.
    for (const line of new Set(secret.split(/\r?\n/)))
      if (line.trim().length >= 3) this.#write(`::add-mask::${escapeCommandData(line)}\n`);
  }

  /** Starts a section that the log viewer folds; a section ends where the next begins. */
  section(title: string): void {
    this.endSection();
    this.#write(`::group::${escapeCommandData(title)}\n`);
    this.#folded = true;
  }

  endSection(): void {
    if (this.#folded) this.#write('::endgroup::\n');
    this.#folded = false;
  }

  #annotate(level: 'notice' | 'warning' | 'error', message: string, place: AnnotationPlace): void {
    const properties = Object.entries(place).map(
      ([name, value]) => `${name}=${escapeCommandProperty(escapeWorkflowLog(String(value)))}`,
    );
    const list = properties.length === 0 ? '' : ` ${properties.join(',')}`;
    // The older form of a command, `##[name]`, is looked for anywhere in a line.
    const inert = escapeWorkflowLog(message, { multiline: true });
    this.#write(`::${level}${list}::${escapeCommandData(inert)}\n`);
  }
}
