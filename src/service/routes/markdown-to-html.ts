import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '../../reports/escape/html.ts';

/**
 * Renders the Markdown of our own pages. HTML in it is shown as text, images are dropped.
 * @param href address of a link, or null to show its text only
 */
export function markdownToHtml(markdown: string, href: (target: string) => string | null): string {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`,
      link({ href: target, tokens }) {
        const address = href(target);
        const label = this.parser.parseInline(tokens);
        return address === null ? label : `<a href="${escapeHtml(address)}">${label}</a>`;
      },
      // A table with an empty head has its headers in the first column.
      table({ header, rows }) {
        const cell = (tag: string, { tokens }: Tokens.TableCell) => {
          const [name] = tag.split(' ');
          return `<${tag}>${this.parser.parseInline(tokens)}</${name}>`;
        };
        const hasHead = header.some(({ text }) => text !== '');
        const head = header.map((column) => cell('th scope="col"', column)).join('');
        const body = rows.map((row) => {
          const cells = row.map((entry, column) => cell(!hasHead && column === 0 ? 'th scope="row"' : 'td', entry));
          return `<tr>${cells.join('')}</tr>`;
        });
        return `<table>${hasHead ? `<thead><tr>${head}</tr></thead>` : ''}<tbody>${body.join('')}</tbody></table>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
