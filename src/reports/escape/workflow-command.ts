import { showControls } from './controls.ts';

/**
 * Untrusted text for the log of a GitHub Actions step. The runner takes `::name::` at the start of a line (white space
 * ignored) and `##[name]` anywhere for commands (runner `ActionCommand.cs`): both are broken up with a space.
 * Multi-line text stays multi-line when asked.
 */
export function escapeWorkflowLog(text: string, options: { readonly multiline?: boolean } = {}): string {
  return showControls(text, options)
    .replace(/^(\s*):(?=:)/gmu, '$1: ')
    .replace(/##(?=\[)/g, '## ');
}

/** Message of a workflow command: `%`, CR and LF encoded as the runner decodes them. */
export function escapeCommandData(text: string): string {
  return showControls(text, { multiline: true }).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Property value of a workflow command (`file=`, `title=`): colon and comma are encoded besides. */
export function escapeCommandProperty(text: string): string {
  return escapeCommandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
