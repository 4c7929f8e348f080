import type { GateProgress } from '../gate/scan/gate-dependencies.ts';
import { escapeTerminal } from '../reports/escape/terminal.ts';
import { ProgressLines, progressWords } from '../shared/scan-progress.ts';
import { plural } from '../shared/text.ts';
import type { Io } from './io.ts';

/** Minimum interval between two progress lines that cannot be rewritten, in milliseconds. */
const LINE_INTERVAL_MS = 10_000;

/** Shows progress on standard error: one line that is rewritten on a terminal, plain lines elsewhere. */
export function progressPrinter(io: Io): { readonly report: (event: GateProgress) => void; readonly done: () => void } {
  let isLineOpen = false;
  let isDone = false;
  let lastLineAt = -LINE_INTERVAL_MS;
  let polled = '';
  const lines = new ProgressLines(LINE_INTERVAL_MS);
  const clear = () => {
    if (isLineOpen) io.err('\r\u001b[K');
    isLineOpen = false;
  };
  const line = (text: string) => {
    clear();
    io.err(`${text}\n`);
  };
  const status = (text: string) => {
    if (!io.errIsTerminal) {
      io.err(`${text}\n`);
      return;
    }
    // A line that wraps cannot be erased.
    io.err(`\r\u001b[K${text.slice(0, Math.min(100, (io.errColumns ?? 80) - 1))}`);
    isLineOpen = true;
  };
  return {
    done() {
      clear();
      isDone = true;
    },
    report(event) {
      // Scans that end late must not draw below the verdict.
      if (isDone) return;
      switch (event.type) {
        case 'warning':
          line(`warning: ${escapeTerminal(event.message)}`);
          return;
        case 'waiting-for-target':
          status(`waiting for ${escapeTerminal(event.target)}: ${escapeTerminal(event.detail)}`);
          return;
        case 'submitted':
          if (event.scanIds.length > 0)
            line(`${event.reused ? 'resumed' : 'created'} ${plural(event.scanIds.length, 'scan')}`);
          return;
        case 'polled': {
          if (event.pending === 0) return;
          const isDue = io.errIsTerminal || event.elapsedMs - lastLineAt >= LINE_INTERVAL_MS;
          if (!isDue) return;
          lastLineAt = event.elapsedMs;
          polled = `scanning: ${event.total - event.pending} of ${event.total} done, ${Math.round(event.elapsedMs / 1000)} s`;
          status(polled);
          return;
        }
        case 'scan-progress': {
          if (io.errIsTerminal) {
            status(`${polled === '' ? 'scanning' : polled} · ${escapeTerminal(event.target)}: ${progressWords(event)}`);
            return;
          }
          const due = lines.line(event, performance.now());
          if (due !== null) status(escapeTerminal(due));
          return;
        }
        case 'scan-ended':
          line(`scan of ${escapeTerminal(event.target)}: ${escapeTerminal(event.status)}`);
          return;
        case 'cancelled':
          line(`cancelled ${plural(event.scanIds.length, 'scan')}`);
          return;
        default:
      }
    },
  };
}
