import { DatabaseSync } from 'node:sqlite';
import { DOMParser } from '@xmldom/xmldom';
import xpath from 'xpath';
import type { SiteCase } from './site.ts';

const database = new DatabaseSync(':memory:', { enableDoubleQuotedStringLiterals: true });
database.exec('CREATE TABLE wares (id INTEGER, name TEXT, kind TEXT)');
const insert = database.prepare('INSERT INTO wares VALUES (?, ?, ?)');
for (const [id, name, kind] of [
  [1, 'oak table', 'wood'],
  [2, 'ash chair', 'wood'],
  [3, 'steel lamp', 'metal'],
] as const)
  insert.run(id, name, kind);

type Row = Record<string, unknown>;

/** The rows of a query; none where it fails, as programs that hide errors show it. */
function rows(query: string, ...values: string[]): Row[] {
  try {
    return database.prepare(query).all(...values) as Row[];
  } catch {
    return [];
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const list = (found: readonly Row[]) =>
  found.length === 0 ? '<p>Nothing found</p>' : `<ul>${found.map(({ name }) => `<li>${name}</li>`).join('')}</ul>`;

function page(name: string, isVulnerable: boolean, example: string, render: (value: string) => string): SiteCase {
  return { name, example, isVulnerable, answer: (value, response) => void response.end(render(value)) };
}

let requests = 0;

/** A real database whose errors are not shown, and programs that treat values in similar ways. */
export const CONDITION_CASES: readonly SiteCase[] = [
  page('a number', true, '2', (value) => list(rows(`SELECT * FROM wares WHERE id = ${value}`))),
  page('a number in parentheses', true, '2', (value) => list(rows(`SELECT * FROM wares WHERE (id = abs(${value}))`))),
  page('single quotes', true, 'wood', (value) => list(rows(`SELECT * FROM wares WHERE kind = '${value}'`))),
  page('a number in single quotes', true, '2', (value) => list(rows(`SELECT * FROM wares WHERE id = '${value}'`))),
  page('quotes and a parenthesis', true, 'wood', (value) =>
    list(rows(`SELECT * FROM wares WHERE (kind = lower('${value}'))`)),
  ),
  page('a pattern', true, 'oak', (value) => list(rows(`SELECT * FROM wares WHERE name LIKE '%${value}%'`))),
  page('double quotes', true, 'wood', (value) => list(rows(`SELECT * FROM wares WHERE kind = "${value}"`))),
  page(
    'the value is repeated',
    true,
    'wood',
    (value) => `<h1>Results for ${escaped(value)}</h1>${list(rows(`SELECT * FROM wares WHERE kind = '${value}'`))}`,
  ),
  page('only whether there is one', true, '2', (value) =>
    rows(`SELECT * FROM wares WHERE id = ${value}`).length > 0 ? 'exists' : 'MISSING',
  ),
  page('the page has a time and a token', true, '2', (value) => {
    requests += 1;
    const token = Buffer.from(`token number ${requests} of this page`).toString('base64');
    return `<p>${(requests / 1000).toFixed(5)} s</p><input value="${token}">${list(rows(`SELECT * FROM wares WHERE id = ${value}`))}`;
  }),
  page('a prepared statement', false, 'wood', (value) => list(rows('SELECT * FROM wares WHERE kind = ?', value))),
  page('a prepared number', false, '2', (value) => list(rows('SELECT * FROM wares WHERE id = ?', value))),
  page('a number that is parsed', false, '2', (value) =>
    list(rows(`SELECT * FROM wares WHERE id = ${Number.parseInt(value, 10) || 0}`)),
  ),
  page('quotes that are doubled', false, 'wood', (value) =>
    list(rows(`SELECT * FROM wares WHERE kind = '${value.replaceAll("'", "''")}'`)),
  ),
  page('the same page for every value', false, '2', () => list(rows('SELECT * FROM wares'))),
  page('the page is never the same', false, '2', (value) => {
    requests += 1;
    return `<p>Visitor ${requests}</p>${list(rows('SELECT * FROM wares WHERE id = ?', value))}`;
  }),
  page('a search for all of the words', false, 'oak', (value) =>
    list(
      rows('SELECT * FROM wares').filter(({ name }) => value.split(/\W+/).some((word) => String(name).includes(word))),
    ),
  ),
  page('a search that knows AND', false, 'oak', (value) =>
    list(
      rows('SELECT * FROM wares').filter(({ name }) =>
        value.split(/ AND /i).every((part) => part.split(/\W+/).some((word) => String(name).includes(word))),
      ),
    ),
  ),
  page('a filter that refuses equations', false, '2', (value) =>
    /=/.test(value) ? '<p>Refused</p>' : list(rows('SELECT * FROM wares WHERE id = ?', value)),
  ),
];

const library = new DOMParser().parseFromString(
  '<staff><person id="1" name="ann">Ann</person><person id="2" name="bob">Bob</person></staff>',
  'text/xml',
);

function people(expression: string, isErrorShown: boolean): string {
  try {
    const nodes = xpath.select(expression, library as unknown as Node) as Node[];
    return nodes.length === 0
      ? '<p>Nothing found</p>'
      : nodes.map(({ textContent }) => `<p>${textContent}</p>`).join('');
  } catch (error) {
    return isErrorShown ? `<pre>${(error as Error).name}: ${(error as Error).message}</pre>` : '<p>Nothing found</p>';
  }
}

/** The part of the package's interface that its types leave out. */
interface XPathParser {
  parse(expression: string): {
    select(options: { node: Node; variables: Record<string, string> }): Node[];
  };
}

/** A real XPath engine; SQL is not XPath. */
export const XPATH_CASES: readonly SiteCase[] = [
  page('single quotes', true, 'ann', (value) => people(`//person[@name='${value}']`, false)),
  page('double quotes', true, 'ann', (value) => people(`//person[@name="${value}"]`, false)),
  page('a number', true, '2', (value) => people(`//person[@id=${value}]`, false)),
  page('errors are shown', true, 'ann', (value) => people(`//person[@name='${value}']`, true)),
  page('nothing of the name, quotes break it', true, 'zoe', (value) => {
    const nodes = xpath.select(`//person[@name='${value}']`, library as unknown as Node) as Node[];
    return `<p>${nodes.length}</p>`;
  }),
  page('the same in double quotes', true, 'zoe', (value) => {
    const nodes = xpath.select(`//person[@name="${value}"]`, library as unknown as Node) as Node[];
    return `<p>${nodes.length}</p>`;
  }),
  page('a program that fails with quotes', false, 'zoe', (value) => {
    if (/['"]/.test(value)) throw new Error('quotes');
    return '<p>0</p>';
  }),
  page('a program that fails with two quotes', false, 'zoe', (value) => {
    if (/'"/.test(value)) throw new Error('quotes');
    return `<p>${value.length > 40 ? 'too long' : 0}</p>`;
  }),
  page('an error of every value', false, 'ann', () => '<pre>XPathExpressionException: no document</pre>'),
  page('a variable', false, 'ann', (value) => {
    const nodes = (xpath as unknown as XPathParser)
      .parse('//person[@name=$name]')
      .select({ node: library as unknown as Node, variables: { name: value } });
    return nodes.length === 0 ? 'Nothing' : 'Found';
  }),
  page('SQL', false, 'wood', (value) => list(rows(`SELECT * FROM wares WHERE kind = '${value}'`))),
];
