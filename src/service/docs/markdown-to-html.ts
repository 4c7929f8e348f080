import { escapeHtml } from '../../reports/escape/html.ts';

/** Where a link of a page leads to; null: only its text is shown. */
export type Href = (target: string) => string | null;

interface Block {
  readonly lines: string[];
  readonly isCode: boolean;
}

/**
 * The Markdown that our own pages are made of, as HTML: headings, paragraphs, tables, lists, fenced code; code spans, bold,
 * links. Everything is escaped: HTML in it is text.
 */
export function markdownToHtml(markdown: string, href: Href): string {
  return blocksOf(markdown)
    .map((block) => blockToHtml(block, href))
    .join('\n');
}

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open = null as Block | null;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) {
      const isEnd = open?.isCode === true;
      open = isEnd ? null : { lines: [], isCode: true };
      if (open !== null) blocks.push(open);
    } else if (open?.isCode === true) {
      open.lines.push(line);
    } else if (line.trim() === '') {
      open = null;
    } else {
      if (open === null) {
        open = { lines: [], isCode: false };
        blocks.push(open);
      }
      open.lines.push(line);
    }
  }
  return blocks;
}

function blockToHtml({ lines, isCode }: Block, href: Href): string {
  if (isCode) return `<pre tabindex="0"><code>${escapeHtml(lines.join('\n'))}</code></pre>`;
  const [, marks = '', title = ''] = /^(#{1,4}) (.+)$/.exec(lines[0] ?? '') ?? [];
  if (marks !== '') return `<h${marks.length}>${inline(title, href)}</h${marks.length}>`;
  if (lines.every((line) => line.startsWith('|'))) return tableToHtml(lines, href);
  if (lines.every((line) => line.startsWith('- '))) {
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2), href)}</li>`).join('')}</ul>`;
  }
  return `<p>${inline(lines.join('\n'), href)}</p>`;
}

/** The first row is the head, unless it is empty: then the first column is. */
function tableToHtml(lines: readonly string[], href: Href): string {
  const [head = [], , ...rows] = lines.map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  const isHeadless = head.every((cell) => cell.trim() === '');
  const cell = (tag: string, text: string, attributes = '') =>
    `<${tag}${attributes}>${inline(text.trim().replaceAll('\\|', '|'), href)}</${tag}>`;
  const body = rows.map((row) => {
    const cells = row.map((text, column) =>
      isHeadless && column === 0 ? cell('th', text, ' scope="row"') : cell('td', text),
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  const top = head.map((text) => cell('th', text, ' scope="col"')).join('');
  return `<table>${isHeadless ? '' : `<thead><tr>${top}</tr></thead>`}<tbody>${body.join('')}</tbody></table>`;
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)|<(https?:\/\/[^<>\s]+)>/g;

function inline(text: string, href: Href): string {
  let html = '';
  let done = 0;
  for (const match of text.matchAll(INLINE)) {
    const [all, code, bold, label, target, url] = match;
    html += escapeHtml(text.slice(done, match.index));
    if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`;
    else if (bold !== undefined) html += `<strong>${escapeHtml(bold)}</strong>`;
    else html += link(label ?? url ?? '', href(target ?? url ?? ''));
    done = match.index + all.length;
  }
  return html + escapeHtml(text.slice(done));
}

function link(label: string, address: string | null): string {
  return address === null ? escapeHtml(label) : `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;
}
