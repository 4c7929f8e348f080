import { showControls } from './controls.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
};

/**
 * Untrusted text for XML 1.0, in an element or a quoted attribute value. Characters that XML forbids are shown as
 * `\x1b`; line feeds are references, so that an attribute keeps them.
 */
export function escapeXml(text: string): string {
  return (
    showControls(text, { multiline: true })
      .replace(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? character)
      // Renders the same, but is not a command when printed in a workflow log.
      .replace(/##(?=\[)/g, '#&#35;')
  );
}
