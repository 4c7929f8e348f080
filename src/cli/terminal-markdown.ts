import { lexer, type Token, type Tokens } from 'marked';
import { escapeTerminal } from '../reports/escape/terminal.ts';
import { wrapped } from '../shared/text.ts';

export interface TerminalOptions {
  readonly columns: number;
  readonly colored: boolean;
}

const COLUMNS_MIN = 40;
const COLUMNS_MAX = 100;

/** Our own Markdown pages for a terminal: wrapped paragraphs, headings in bold, tables as columns, code indented. */
export function terminalMarkdown(text: string, { columns, colored }: TerminalOptions): string {
  const width = Math.min(COLUMNS_MAX, Math.max(COLUMNS_MIN, columns));
  const bold = (line: string) => (colored ? `\u001b[1m${line}\u001b[0m` : line);
  const blocks = lexer(text).flatMap((token) => block(token as Tokens.Generic, width, bold));
  return `${blocks.join('\n\n')}\n`;
}

function block(token: Tokens.Generic, width: number, bold: (line: string) => string): string[] {
  switch (token.type) {
    case 'heading':
      return [bold(plain(token.tokens ?? []))];
    case 'code':
      return [indented(escapeLines(String(token['text'])), '    ')];
    case 'list':
      return [(token as Tokens.List).items.map((item) => listItem(item, width)).join('\n')];
    case 'table':
      return [table(token as Tokens.Table, width)];
    case 'paragraph':
      return [wrapped(plain(token.tokens ?? []), width).join('\n')];
    default:
      return [];
  }
}

function listItem(item: Tokens.ListItem, width: number): string {
  const text = item.tokens.map((token) => plain(('tokens' in token && token.tokens) || [token])).join(' ');
  return wrapped(text, width - 2)
    .map((line, index) => `${index === 0 ? '- ' : '  '}${line}`)
    .join('\n');
}

/** Cells of the first column are the labels. */
function table({ header, rows }: Tokens.Table, width: number): string {
  const cells = [header, ...rows].map((row) => row.map((cell) => plain(cell.tokens)));
  const labels = Math.min(24, Math.max(...cells.map(([label = '']) => label.length)));
  return cells
    .filter((row) => row.some((cell) => cell !== ''))
    .map(([label = '', ...values]) =>
      wrapped(values.join('  '), width - labels - 2)
        .map((line, index) => `${(index === 0 ? label : '').padEnd(labels)}  ${line}`)
        .join('\n'),
    )
    .join('\n');
}

/** The text without markup; a link to elsewhere is followed by its address. */
function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'link') {
        const { href, tokens: inner } = token as Tokens.Link;
        const label = plain(inner);
        return /^https?:/.test(href) && label !== href ? `${label} (${href})` : label;
      }
      if ('tokens' in token && token.tokens !== undefined) return plain(token.tokens);
      return escapeTerminal(('text' in token ? unescaped(String(token.text)) : '').replaceAll('\n', ' '));
    })
    .join('');
}

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

function escapeLines(text: string): string {
  return text.split('\n').map(escapeTerminal).join('\n');
}

function indented(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by);
}
