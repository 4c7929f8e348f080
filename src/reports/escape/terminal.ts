import { showControls } from './controls.ts';

/** Untrusted text on one line of a terminal or a log: no escape sequence, no line break, no reordering. */
export function escapeTerminal(text: string): string {
  return showControls(text);
}
