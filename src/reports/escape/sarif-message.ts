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
