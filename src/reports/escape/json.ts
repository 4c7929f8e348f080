import { showControls } from './controls.ts';

/**
 * Untrusted text for a SARIF message: brackets would begin an embedded link and braces a placeholder (SARIF 2.1.0,
 * 3.11.5 and 3.11.6), so brackets are escaped and braces doubled.
 */
export function escapeSarifMessage(text: string): string {
  return showControls(text, { multiline: true })
    .replace(/[\\[\]]/g, '\\$&')
    .replace(/[{}]/g, '$&$&');
}

/** DEL, C1 controls, soft hyphen, bidirectional and invisible characters: JSON.stringify leaves them as they are. */
const RAW_HIDDEN =
  /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

function unicodeEscape(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');
}

/**
 * A value as indented JSON with a line end. Hidden characters are written as `\u` escapes, and so is the start of a runner
 * command (`##[`): parsing the text gives the same value, and printing it is safe.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
    .replace(RAW_HIDDEN, unicodeEscape)
    .replace(/##(?=\[)/g, '#\\u0023');
  return `${text}\n`;
}
