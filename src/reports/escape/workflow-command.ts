import { showControls } from './controls.ts';

/**
 * Breaks up, with a space, what the runner of GitHub Actions takes for a command in a log: `::name::` at the start of a
 * line (white space ignored) and `##[name]` anywhere (runner `ActionCommand.cs`).
 */
export function breakCommands(text: string): string {
  return text.replace(/^([^\S\r\n\u2028\u2029]*):(?=:)/gmu, '$1: ').replace(/##(?=\[)/g, '## ');
}

/** Untrusted text for the log of a GitHub Actions step: no control characters, no commands. */
export function escapeWorkflowLog(text: string, options: { readonly multiline?: boolean } = {}): string {
  return breakCommands(showControls(text, options));
}
