import { showControls } from './controls.ts';

/** Untrusted text on one line of a terminal or a log: no escape sequence, no line break, no reordering. */
export function escapeTerminal(text: string): string {
  return showControls(text);
}

/** The same for several lines; each following line is indented, so that the text cannot imitate a line of ours. */
export function escapeTerminalBlock(text: string, indent = '    '): string {
  return showControls(text, { multiline: true }).replaceAll('\n', `\n${indent}`);
}
