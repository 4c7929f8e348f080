/**
 * A URL that is safe to link: absolute http(s), without credentials, and nothing but the URL. Null for anything else, which
 * stays text.
 */
export function webAddress(text: string): URL | null {
  if (!/^https?:\/\/[^\s<>"'`\\]+$/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : null;
}

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

/**
 * C0 and C1 controls, DEL, line separators, bidirectional controls, invisible characters, tag characters and lone
 * surrogates: what can move a cursor, reorder a line or hide text ("Trojan Source", CVE-2021-42574). The joiners U+200C
 * and U+200D stay, because scripts and emoji need them.
 */
const HIDDEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\u{e0000}-\u{e007f}]/gu;

const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

export interface ShowControlsOptions {
  /** Keep line feeds (CR LF and CR become LF) and turn tabs into spaces; otherwise they are shown as `\n`, `\r`, `\t`. */
  readonly multiline?: boolean;
}

/** Makes every hidden character of untrusted text visible, as `\x1b` or `\u{202e}`. The first step of every escaping. */
export function showControls(text: string, options: ShowControlsOptions = {}): string {
  const lines = options.multiline === true ? text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ') : text;
  return lines.replace(HIDDEN, (character) => {
    if (character === '\n' && options.multiline === true) return character;
    const named = NAMED[character];
    if (named !== undefined) return named;
    const code = character.codePointAt(0) ?? 0;
    return code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
  });
}
