import { showControls } from './controls.ts';
import { webAddress } from './web-address.ts';
import { breakCommands } from './workflow-command.ts';

/** Zero-width space after what would begin a mention, reference, link, emoji or command: GitHub seeks those in the rendered text. */
const BREAK = '&#8203;';

const MARKUP =
  /[\\`*_{}[\]()!~^&<>|@$]|#(?=[\p{L}\p{N}])|\bGH-(?=\d)|:(?=:|\/\/|[\w+-]+:)|\b(?:mailto|xmpp):|\bwww\./giu;

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '|': '&#124;',
  // GitHub's own way to write a dollar sign that begins no formula.
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
 * Untrusted text as inert inline GitHub Flavored Markdown: no markup, HTML, link, mention, issue reference, emoji,
 * formula or hidden comment comes of it, in a paragraph, a list item, a heading or a table cell. Line breaks become
 * spaces. For addresses and evidence {@link markdownCode} reads better.
 */
export function escapeMarkdown(text: string): string {
  return showControls(text.replace(/\s+/g, ' '))
    .replace(MARKUP, defuse)
    .replace(/^(\s*)([-+=#])/, '$1\\$2')
    .replace(/^(\s*\d+)\./, '$1\\.');
}

/** Code is shown letter by letter, yet neither a hidden marker of ours nor a runner command may be plantable in it. */
function breakPlants(text: string): string {
  return breakCommands(text.replaceAll('<!--', '<! --'));
}

/** Longest run of backticks in `text`. */
function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/**
 * Untrusted text as a code span: shown letter by letter, nothing in it is a link or a mention.
 * @param options.table inside a table cell the pipe is escaped, since tables are split before code spans are read
 */
export function markdownCode(text: string, options: { readonly table?: boolean } = {}): string {
  const line = breakPlants(showControls(text.replace(/(?<!\s)\s*[\r\n]\s*/g, ' ')));
  // A backslash right before the escaped pipe would undo the escape.
  const content = options.table === true ? line.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|') : line;
  if (content.trim() === '') return '` `';
  const fence = '`'.repeat(longestRun(content) + 1);
  const padding = /^[` ]|[` ]$/.test(content) ? ' ' : '';
  return `${fence}${padding}${content}${padding}${fence}`;
}

/** Untrusted text as a fenced code block of its own lines, each line led by `indent` (for a block inside a list item). */
export function markdownCodeBlock(text: string, indent = ''): string {
  const content = breakPlants(showControls(text, { multiline: true }));
  const fence = '`'.repeat(Math.max(3, longestRun(content) + 1));
  return [`${fence}text`, ...content.split('\n'), fence].map((line) => `${indent}${line}`).join('\n');
}

/**
 * A link with untrusted text and address; only the escaped text when the address is no plain http(s) URL.
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
