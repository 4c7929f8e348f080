import { describe, expect, it } from 'vitest';
import { breakCommands, escapeWorkflowLog, showControls, webAddress } from '../../../src/reports/escape/controls.ts';
import { escapeHtml } from '../../../src/reports/escape/html.ts';
import { escapeSarifMessage, jsonText } from '../../../src/reports/escape/json.ts';
import {
  escapeMarkdown,
  markdownCode,
  markdownCodeBlock,
  markdownLink,
  titleMarkdown,
} from '../../../src/reports/escape/markdown.ts';
import { escapeTerminal } from '../../../src/reports/escape/terminal.ts';
import { escapeXml } from '../../../src/reports/junit.ts';

const BREAK = '&#8203;';

describe('escaped text is exactly', () => {
  it.each([
    ['controls', showControls, '\u007f\u0080\u00ad\u0100', '\\x7f\\x80\\xad\u0100'],
    ['controls, the last of one byte', showControls, '\u009f', '\\x9f'],
    ['controls above one byte', showControls, '\u{e0001}\ufeff', '\\u{e0001}\\u{feff}'],
    ['HTML', escapeHtml, '<a href="x">\'`&', '&lt;a href=&quot;x&quot;&gt;&#39;&#96;&amp;'],
    ['HTML, on several lines', escapeHtml, 'a\nb\u001b', 'a\nb\\x1b'],
    ['HTML with a command', escapeHtml, '::error::x ##[group]', '&#58;:error&#58;:x #&#35;[group]'],
    ['XML', escapeXml, '<&>"\'', '&lt;&amp;&gt;&quot;&apos;'],
    ['XML, on several lines', escapeXml, 'a\nb\u0000', 'a&#10;b\\x00'],
    ['XML with a command', escapeXml, '##[group] #[a', '#&#35;[group] #[a'],
    ['a SARIF message', escapeSarifMessage, 'a [b](c) {0} \\', 'a \\[b\\](c) {{0}} \\\\'],
    ['a SARIF message on several lines', escapeSarifMessage, 'a\nb\u001b', 'a\nb\\\\x1b'],
    ['a line of a terminal', escapeTerminal, 'a\nb\u001b[2J', 'a\\nb\\x1b[2J'],
    ['a command in a log', breakCommands, '::error::x', ': :error::x'],
    ['an indented command', breakCommands, 'a\n \t::x', 'a\n \t: :x'],
    ['no command', breakCommands, 'a ::b # [c]', 'a ::b # [c]'],
    ['an old command', breakCommands, 'a ##[error]', 'a ## [error]'],
    ['a line of a log', escapeWorkflowLog, '::x\n', ': :x\\n'],
    ['JSON', (text: string) => jsonText({ text }), '\u202e##[x', '{\n  "text": "\\u202e#\\u0023[x"\n}\n'],
    ['JSON with a tag character', jsonText, '\u{e0001}', '"\\udb40\\udc01"\n'],
    ['Markdown', escapeMarkdown, 'a\n\t b', 'a b'],
    ['Markdown with a host name', escapeMarkdown, 'www.a.b xwww.c', `www${BREAK}.a.b xwww.c`],
    ['Markdown with a mention', escapeMarkdown, '@a #1 a#b GH-1', `@${BREAK}a #${BREAK}1 a#${BREAK}b GH-${BREAK}1`],
    ['Markdown with addresses', escapeMarkdown, 'http://a mailto:b', `http:${BREAK}//a mailto:${BREAK}b`],
    ['Markdown with HTML', escapeMarkdown, '<b>&|$', '&lt;b&gt;&amp;&#124;<span>$</span>'],
    ['Markdown that starts a list', escapeMarkdown, '12. a 3. b', '12\\. a 3. b'],
    ['Markdown that starts a list after a space', escapeMarkdown, ' 1. a', ' 1\\. a'],
    ['Markdown with a number', escapeMarkdown, 'v1. a', 'v1. a'],
    ['Markdown that starts a heading', escapeMarkdown, '# a - b', '\\# a - b'],
    ['Markdown that starts with a sign', escapeMarkdown, ' + a = b', ' \\+ a = b'],
    ['a title', titleMarkdown, '`.env` is *readable*', '`.env` is \\*readable\\*'],
    ['a title with one backtick', titleMarkdown, 'a ` *b*', 'a \\` \\*b\\*'],
    ['a title with code at its end', titleMarkdown, 'a `b*`', 'a `b*`'],
    ['a code span', markdownCode, 'a*b', '`a*b`'],
    ['a code span on several lines', markdownCode, 'a \r\n  b\nc', '`a b c`'],
    ['an empty code span', markdownCode, ' \n ', '` `'],
    ['a code span with backticks', markdownCode, 'a``b', '```a``b```'],
    ['a code span that begins with a backtick', markdownCode, '`a', '`` `a ``'],
    ['a code span that ends with a backtick', markdownCode, 'a`', '`` a` ``'],
    ['a code span that ends with a space', markdownCode, 'a ', '` a  `'],
    ['a code span with a pipe', markdownCode, 'a\\|b', '`a\\|b`'],
    ['a code span in a table', (text: string) => markdownCode(text, { table: true }), 'a\\|b', '`a\\ \\|b`'],
    ['a code span with a marker', markdownCode, '<!-- x', '`<! -- x`'],
    ['a code block', markdownCodeBlock, 'a\nb', '```text\na\nb\n```'],
    ['a code block with fences', markdownCodeBlock, '````', '`````text\n````\n`````'],
    ['an indented code block', (text: string) => markdownCodeBlock(text, '  '), 'a\nb', '  ```text\n  a\n  b\n  ```'],
    ['a link', (text: string) => markdownLink('*', text), 'https://a/(b) c', '\\*'],
    ['a link with signs', (text: string) => markdownLink('*', text), 'https://a/(b)$', '[\\*](https://a/%28b%29%24)'],
  ])('%s', (_name, written, text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each(['https://user@a/', 'https://:password@a/', 'https://user:password@a/'])(
    'no link with credentials: %s',
    (url) => expect(webAddress(url)).toBeNull(),
  );
});
