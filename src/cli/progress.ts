import type { GateProgress } from '../gate/scan/gate-dependencies.ts';
import { escapeTerminal } from '../reports/escape/terminal.ts';
import { ProgressLines, progressWords } from '../shared/scan-progress.ts';
import { plural } from '../shared/text.ts';
import type { Io } from './io.ts';

/** Minimum interval between two progress lines that cannot be rewritten, in milliseconds. */
const LINE_INTERVAL_MS = 10_000;

/** Shows progress on standard error: one line that is rewritten on a terminal, plain lines elsewhere. */
export function progressPrinter(io: Io): { readonly report: (event: GateProgress) => void; readonly done: () => void } {
  const printer = new ProgressPrinter(io);
  return { report: (event) => printer.report(event), done: () => printer.done() };
}

class ProgressPrinter {
  readonly #io: Io;
  readonly #lines = new ProgressLines(LINE_INTERVAL_MS);
  #isLineOpen = false;
  #isDone = false;
  #lastLineAt = -LINE_INTERVAL_MS;
  #polled = 'scanning';

  constructor(io: Io) {
    this.#io = io;
  }

  done(): void {
    this.#clear();
    this.#isDone = true;
  }

  report(event: GateProgress): void {
    // Scans that end late must not draw below the verdict.
    if (this.#isDone) return;
    switch (event.type) {
      case 'waiting-for-target':
        this.#status(`waiting for ${escapeTerminal(event.target)}: ${escapeTerminal(event.detail)}`);
        break;
      case 'polled':
        this.#reportPoll(event);
        break;
      case 'scan-progress':
        this.#reportScan(event);
        break;
      default: {
        const line = lineOf(event);
        if (line !== null) this.#line(line);
      }
    }
  }

  #reportPoll({ pending, total, elapsedMs }: Extract<GateProgress, { type: 'polled' }>): void {
    const isDue = this.#io.errIsTerminal || elapsedMs - this.#lastLineAt >= LINE_INTERVAL_MS;
    if (pending === 0 || !isDue) return;
    this.#lastLineAt = elapsedMs;
    this.#polled = `scanning: ${total - pending} of ${total} done, ${Math.round(elapsedMs / 1000)} s`;
    this.#status(this.#polled);
  }

  #reportScan(event: Extract<GateProgress, { type: 'scan-progress' }>): void {
    const due = this.#io.errIsTerminal ? null : this.#lines.line(event, performance.now());
    if (due !== null) this.#status(escapeTerminal(due));
    if (this.#io.errIsTerminal)
      this.#status(`${this.#polled} · ${escapeTerminal(event.target)}: ${progressWords(event)}`);
  }

  #clear(): void {
    if (this.#isLineOpen) this.#io.err('\r\u001b[K');
    this.#isLineOpen = false;
  }

  #line(text: string): void {
    this.#clear();
    this.#io.err(`${text}\n`);
  }

  #status(text: string): void {
    this.#isLineOpen = this.#io.errIsTerminal;
    // A line that wraps cannot be erased.
    const shown = text.slice(0, Math.min(100, (this.#io.errColumns ?? 80) - 1));
    this.#io.err(this.#io.errIsTerminal ? `\r\u001b[K${shown}` : `${text}\n`);
  }
}

/** An event that gets a line of its own; null for others. */
function lineOf(event: GateProgress): string | null {
  switch (event.type) {
    case 'warning':
      return `warning: ${escapeTerminal(event.message)}`;
    case 'submitted':
      if (event.scanIds.length === 0) return null;
      return `${event.reused ? 'resumed' : 'created'} ${plural(event.scanIds.length, 'scan')}`;
    case 'scan-ended':
      return `scan of ${escapeTerminal(event.target)}: ${escapeTerminal(event.status)}`;
    case 'cancelled':
      return `cancelled ${plural(event.scanIds.length, 'scan')}`;
    default:
      return null;
  }
}
