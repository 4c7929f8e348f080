import { showControls } from './controls.ts';

/** Untrusted text on one line of a terminal or a log: no escape sequence, no line break, no reordering. */
export function escapeTerminal(text: string): string {
  return showControls(text);
}

/** The same over several lines; each later line begins with `indent`, so that text cannot pass for a line of ours. */
export function escapeTerminalBlock(text: string, indent = '    '): string {
  return showControls(text, { multiline: true }).replaceAll('\n', `\n${indent}`);
}
