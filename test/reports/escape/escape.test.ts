import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { csvField, csvRecord } from '../../../src/reports/csv.ts';
import { escapeWorkflowLog, showControls } from '../../../src/reports/escape/controls.ts';
import { escapeHtml, safeHref, titleHtml } from '../../../src/reports/escape/html.ts';
import { escapeMarkdown, markdownCode, markdownCodeBlock, markdownLink } from '../../../src/reports/escape/markdown.ts';
import { escapeTerminal } from '../../../src/reports/escape/terminal.ts';
import { escapeXml } from '../../../src/reports/junit.ts';
import { HOSTILE } from '../helpers/hostile.ts';

const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b\ufeff]/;
const hostile = Object.entries(HOSTILE);

/** The only elements that escaped prose may bring forth. */
function strangeTags(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).filter(
    (tag) => !/^<\/?(p|span|code|table|thead|tbody|tr|th|td|pre|li|ul)>$/.test(tag),
  );
}

describe('controls', () => {
  it('shows hidden characters and keeps text', () => {
    expect(showControls('a\u001b[1m\n\u202eb')).toBe('a\\x1b[1m\\n\\u{202e}b');
    expect(showControls('Größe Ωμέγα Привет 漢字 👩‍💻')).toBe('Größe Ωμέγα Привет 漢字 👩‍💻');
    expect(showControls('a\r\nb\rc\td', { multiline: true })).toBe('a\nb\nc    d');
    expect(showControls('\ud800x')).toBe('\\u{d800}x');
  });
});

describe('HTML', () => {
  it.each(hostile)('%s leaves no markup', (_name, text) => {
    expect(escapeHtml(text)).not.toMatch(/[<>"'`]/);
    expect(escapeHtml(text)).not.toMatch(CONTROLS);
  });
  it('links http and https only, and never with credentials', () => {
    expect(safeHref('https://example.com/a?b=1&c=2')).toBe('https://example.com/a?b=1&amp;c=2');
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.test',
      ' https://x',
      'https://u:p@x/',
      'tls://x:1',
    ])
      expect(safeHref(url)).toBeNull();
    for (const url of ['https://x/"><script>', 'https://x/ and more', 'https://x/\\y'])
      expect(safeHref(url)).toBeNull();
  });
});

describe('XML', () => {
  it.each(hostile)('%s leaves no markup and no forbidden character', (_name, text) => {
    expect(escapeXml(text)).not.toMatch(/[<>"'\n]|&(?!amp;|lt;|gt;|quot;|apos;|#10;|#35;)/);
    expect(escapeXml(text)).not.toMatch(CONTROLS);
  });
});

describe('CSV', () => {
  it.each(hostile)('%s stays one quoted cell and no formula', (_name, text) => {
    const field = csvField(text);
    expect(field).toMatch(/^"(?:[^"]|"")*"$/);
    expect(field).not.toMatch(/[\r\n]/);
    expect(field.slice(1)).not.toMatch(/^[\s"]*[=+\-@]/);
  });
  it('escapes a formula, also after another separator, and keeps plain text', () => {
    expect(csvField('=1+1')).toBe('"\'=1+1"');
    expect(csvField('a;=1')).toBe('"a;\'=1"');
    expect(csvField('\uff1d1+1')).toBe('"\'\uff1d1+1"');
    expect(csvRecord(['a "b", c', 3, null])).toBe('"a ""b"", c","3",""\r\n');
  });
});

describe('Markdown', () => {
  it.each(hostile)('%s is inert in a paragraph, a list item and a table cell', async (_name, text) => {
    const escaped = escapeMarkdown(text);
    for (const source of [escaped, `before ${escaped} after`, `- ${escaped}`, `| a |\n| --- |\n| ${escaped} |`]) {
      const html = await marked.parse(source, { gfm: true });
      expect(strangeTags(html)).toEqual([]);
    }
    const cell = await marked.parse(
      `| a | b |\n| --- | --- |\n| ${escaped} | ${markdownCode(text, { table: true })} |`,
    );
    expect(cell.match(/<td>/g)).toHaveLength(2);
    expect(escaped).not.toMatch(/[\r\n]/);
    expect(escaped).not.toContain('<!--');
    expect(escaped.replaceAll('&#8203;', '\u200b')).not.toMatch(/@\w|(?<!&)#\d|GH-\d|:\/\/|www\./);
  });
  it.each(hostile)('%s is inert in code', async (_name, text) => {
    const span = await marked.parse(`x ${markdownCode(text)} y`, { gfm: true });
    expect(strangeTags(span)).toEqual([]);
    expect(span.match(/<code>/g)).toHaveLength(1);
    const block = await marked.parse(markdownCodeBlock(text), { gfm: true });
    expect(block.match(/<pre>/g)).toHaveLength(1);
    expect(block).toMatch(/^<pre><code class="language-text">[^<]*<\/code><\/pre>\n$/);
    expect(markdownCode(text) + markdownCodeBlock(text)).not.toContain('<!--');
  });
  it('renders as the original text', async () => {
    for (const text of ['1. first', '- a', '# b', '+ c', 'a_b *c* [d] 2 < 3 & 4 > 1', '`x` | y \\ z', '100 $ ~ ^2!'])
      expect((await marked.parse(escapeMarkdown(text))).replace(/<[^>]*>/g, '').trim()).toBe(
        text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      );
  });
  it('links plain http(s) addresses only', async () => {
    expect(await marked.parse(markdownLink('a ] b', 'https://x.test/a(b)_c'))).toBe(
      '<p><a href="https://x.test/a%28b%29%5Fc">a ] b</a></p>\n',
    );
    expect(markdownLink('x', 'http://[::1]:80/')).toContain('(http://[::1]/)');
    expect(markdownLink('x', 'javascript:alert(1)')).toBe('x');
    expect(markdownLink('x', 'https://u:p@evil.test/')).toBe('x');
  });
});

describe('terminal and workflow log', () => {
  it.each(hostile)('%s has no control characters and no command', (_name, text) => {
    expect(escapeTerminal(text)).not.toMatch(/[\n]/);
    expect(escapeTerminal(text)).not.toMatch(CONTROLS);
    const log = escapeWorkflowLog(text, { multiline: true });
    expect(log).not.toMatch(CONTROLS);
    for (const line of log.split('\n')) expect(line.trimStart().startsWith('::')).toBe(false);
    expect(log).not.toContain('##[');
  });
});

describe('any text', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'`*_[]()<>!#@|\\~$:/.-+=\n\t &;"\'ahtpsw1:', '\u202e', 'ü'),
    maxLength: 60,
  });

  it('is inert Markdown', () => {
    fc.assert(
      fc.property(text, (each) => {
        const html = marked.parse(
          `${escapeMarkdown(each)}\n\n| ${escapeMarkdown(each)} | ${markdownCode(each, { table: true })} |\n| - | - |\n`,
          {
            gfm: true,
            async: false,
          },
        );
        expect(strangeTags(html)).toEqual([]);
        expect(
          strangeTags(marked.parse(markdownCodeBlock(each), { async: false }).replace(/ class="language-text"/, '')),
        ).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is one inert CSV cell and no markup in HTML and XML', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (each) => {
        expect(csvField(each)).toMatch(/^"(?:[^"\r\n]|"")*"$/);
        expect(csvField(each).slice(1)).not.toMatch(/^\s*[=+\-@]/);
        expect(escapeHtml(each)).not.toMatch(/[<>"'`]/);
        expect(escapeXml(each)).not.toMatch(/[<>"'\u0000-\u001f]/);
      }),
    );
  });
});

it('a title is code between two backticks, and text otherwise', () => {
  expect(titleHtml('`.env` file is <b>readable</b>')).toBe('<code>.env</code> file is &lt;b&gt;readable&lt;/b&gt;');
  expect(titleHtml('`<i>`')).toBe('<code>&lt;i&gt;</code>');
  expect(titleHtml('one ` only')).toBe('one &#96; only');
});
