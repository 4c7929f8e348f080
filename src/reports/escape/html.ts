import { showControls, webAddress } from './controls.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/**
 * Untrusted text for an HTML text node or a quoted attribute value. Line feeds stay (they are white space there).
 * Never enough for a script, a style, an event handler or a URL: see {@link safeHref}.
 */
export function escapeHtml(text: string): string {
  return (
    showControls(text, { multiline: true })
      .replace(/[&<>"'`]/g, (character) => ENTITIES[character] ?? character)
      // Renders the same, but is not a command when printed in a workflow log.
      .replace(/:(?=:)/g, '&#58;')
      .replace(/##(?=\[)/g, '#&#35;')
  );
}

/** A title for HTML: text between two backticks is code (CommonMark, 6.1). */
export function titleHtml(title: string): string {
  return title
    .split('`')
    .map((part, index, parts) => {
      const text = escapeHtml(part);
      if (index % 2 === 0) return text;
      return index === parts.length - 1 ? `&#96;${text}` : `<code>${text}</code>`;
    })
    .join('');
}

/** The URL, escaped for a quoted `href`; null unless {@link webAddress} accepts it. */
export function safeHref(url: string): string | null {
  const address = webAddress(url);
  return address === null ? null : escapeHtml(address.href);
}
