import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Categories with a class that responses can show. */
export const CATEGORIES = ['xss', 'sqli', 'cmdi', 'pathtraver', 'ldapi', 'xpathi', 'securecookie'] as const;
export type Category = (typeof CATEGORIES)[number];

/** CWE numbers by which a finding belongs to a category, as the corpus's own scorecards count. */
export const CWES: Readonly<Record<Category, readonly string[]>> = {
  xss: ['CWE-79', 'CWE-80'],
  sqli: ['CWE-89'],
  cmdi: ['CWE-77', 'CWE-78'],
  pathtraver: ['CWE-22', 'CWE-23', 'CWE-36', 'CWE-73'],
  ldapi: ['CWE-90'],
  xpathi: ['CWE-643'],
  securecookie: ['CWE-614'],
};

/** What carries the value that a case reads. A plain link or form sends the first two. */
export type Source =
  | 'query'
  | 'form'
  | 'query name'
  | 'form name'
  | 'header'
  | 'header name'
  | 'cookie'
  | 'cookie name';

export interface Case {
  readonly name: string;
  readonly category: Category;
  readonly isVulnerable: boolean;
  readonly source: Source;
  /** Path and query under which the index of the category links the case. */
  readonly link: string;
}

/** Cases of a checkout in the order of their numbers. @throws if a case has no link or no request in the corpus's own crawl list */
export function readCases(checkout: string): Case[] {
  const categories: readonly string[] = CATEGORIES;
  const links = new Map(CATEGORIES.flatMap((category) => linksOf(checkout, category)));
  const sources = readSources(checkout);
  return readFileSync(join(checkout, 'expectedresults-1.2.csv'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [name = '', category = '', vulnerable] = line.split(',');
      if (!categories.includes(category)) return [];
      const link = links.get(name);
      const source = sources.get(name);
      if (link === undefined || source === undefined) throw new Error(`${name} has no link or no request`);
      return [{ name, category: category as Category, isVulnerable: vulnerable === 'true', source, link }];
    });
}

function linksOf(checkout: string, category: Category): [string, string][] {
  const html = readFileSync(join(checkout, `src/main/webapp/${category}-Index.html`), 'utf8');
  return [...html.matchAll(/href=['"]([^'"]*(BenchmarkTest\d+)[^'"]*)/g)].map(([, link = '', name = '']) => [
    name,
    new URL(link.replaceAll('&amp;', '&'), 'http://127.0.0.1/benchmark/').href.slice('http://127.0.0.1'.length),
  ]);
}

/** The corpus lists the request of each case; the element that holds the case's name carries the value. */
function readSources(checkout: string): Map<string, Source> {
  const xml = readFileSync(join(checkout, 'data/benchmark-crawler-http.xml'), 'utf8');
  const kinds = { getparam: 'query', formparam: 'form', header: 'header', cookie: 'cookie' } as const;
  const found = new Map<string, Source>();
  for (const [, name = '', body = ''] of xml.matchAll(
    /<benchmarkTest [^>]*tcName="(\w+)"[^>]*>([\s\S]*?)<\/benchmarkTest>/g,
  )) {
    const inputs = [...body.matchAll(/<(getparam|formparam|header|cookie) name="([^"]*)" value="([^"]*)"/g)].map(
      ([, tag, key, value]) => ({ kind: kinds[tag as keyof typeof kinds], key, value }),
    );
    const byName = inputs.find(({ key }) => key === name);
    const byValue = inputs.find(({ value }) => value === name);
    const other = inputs.find(({ kind }) => kind === 'header' || kind === 'cookie') ?? inputs[0];
    if (byName !== undefined) found.set(name, byName.kind);
    else if (byValue !== undefined) found.set(name, `${byValue.kind} name`);
    else if (other !== undefined) found.set(name, other.kind);
  }
  return found;
}
