import { breakCommands, showControls, webAddress } from './controls.ts';

/** Zero-width space that breaks up mentions, references, links, emoji and commands, which GitHub detects in the rendered text. */
const BREAK = '&#8203;';

const MARKUP =
  /[\\`*_{}[\]()!~^&<>|@$]|#(?=[\p{L}\p{N}])|\bGH-(?=\d)|:(?=:|\/\/|[\w+-]+:)|\b(?:mailto|xmpp):|\bwww\./giu;

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '|': '&#124;',
  // GitHub's documented way to write a dollar sign that starts no formula.
  $: '<span>$</span>',
};

function defuse(match: string): string {
  const replacement = REPLACEMENTS[match];
  if (replacement !== undefined) return replacement;
  if (/^www\.$/i.test(match)) return `${match.slice(0, 3)}${BREAK}.`;
  if (match.length > 1 || match === '@' || match === '#' || match === ':') return `${match}${BREAK}`;
  return `\\${match}`;
}

/**
 * Untrusted text as inert inline GitHub Flavored Markdown for a paragraph, list item, heading or table cell: it produces no
 * markup, HTML, link, mention, issue reference, emoji, formula or hidden comment. Line breaks become spaces. Use
 * {@link markdownCode} for URLs and evidence.
 */
export function escapeMarkdown(text: string): string {
  return showControls(text.replace(/\s+/g, ' '))
    .replace(MARKUP, defuse)
    .replace(/^(\s*)([-+=#])/, '$1\\$2')
    .replace(/^(\s*\d+)\./, '$1\\.');
}

/** A title as inert Markdown: text between two backticks becomes a code span, the rest is escaped. */
export function titleMarkdown(title: string): string {
  return title
    .split('`')
    .map((part, index, parts) => {
      if (index % 2 === 0) return escapeMarkdown(part);
      return index === parts.length - 1 ? escapeMarkdown(`\`${part}`) : markdownCode(part);
    })
    .join('');
}

/** Code is rendered verbatim, so markers of ours (HTML comments) and runner commands are broken up. */
function breakMarkers(text: string): string {
  return breakCommands(text.replaceAll('<!--', '<! --'));
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/**
 * Untrusted text as a code span, rendered verbatim without links and mentions.
 * @param options.table escape the pipe, because tables are split into cells before code spans are parsed
 */
export function markdownCode(text: string, options: { readonly table?: boolean } = {}): string {
  const line = breakMarkers(showControls(text.replace(/(?<!\s)\s*[\r\n]\s*/g, ' ')));
  // A backslash right before the escaped pipe would undo the escape.
  const content = options.table === true ? line.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|') : line;
  if (content.trim() === '') return '` `';
  const fence = '`'.repeat(longestRun(content) + 1);
  const padding = /^[` ]|[` ]$/.test(content) ? ' ' : '';
  return `${fence}${padding}${content}${padding}${fence}`;
}

/** Untrusted text as a fenced code block, each line indented by `indent` (for a block inside a list item). */
export function markdownCodeBlock(text: string, indent = '', language: 'text' | 'sh' | 'diff' = 'text'): string {
  const content = breakMarkers(showControls(text, { multiline: true }));
  const fence = '`'.repeat(Math.max(3, longestRun(content) + 1));
  return [`${fence}${language}`, ...content.split('\n'), fence].map((line) => `${indent}${line}`).join('\n');
}

/**
 * A link with untrusted text and URL; only the escaped text if the URL is not a plain http(s) URL.
 * @param text shown text, escaped here
 */
export function markdownLink(text: string, url: string): string {
  const parsed = webAddress(url);
  if (parsed === null) return escapeMarkdown(text);
  const rest = parsed.href.slice(parsed.origin.length).replace(/[()<>\\[\]`*_~|!@$]/g, percentEncode);
  return `[${escapeMarkdown(text)}](${parsed.origin}${rest})`;
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
