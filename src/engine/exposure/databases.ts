import { isHtml, linesOf, quote, type Sighting, type Signature, textOf } from '../web/signature.ts';
import { isGzip, startOfGzip } from './gzip-start.ts';
import { namesPrivateData, showsPrivateData } from './private-data.ts';

const STATEMENT =
  /^(?:create\s+(?:table|database|schema|index|unique|role|user|extension|sequence|view|temporary)|insert\s+into|drop\s+table|lock\s+tables|copy\s+\S.*\sfrom\s+stdin|alter\s+table|set\s+[\w@.]+\s*(?:=|to\b)|begin(?:\s+transaction)?\s*;|use\s+[`"\w]+\s*;|pragma\s+\w+|select\s+pg_catalog|grant\s+\w+)/i;
const DUMP_HEADER = /^(?:--|\/\*|#)\s*.{0,20}\b(?:dump|pgsql|mysql|mariadb|postgresql|phpmyadmin|sqlite)\b/i;

interface Dump {
  /** What kind of dump, and of which tables. */
  readonly words: string;
  readonly isPublishable: boolean;
}

const DATA_STATEMENT = /^(?:insert\s+into\s.*\bvalues\b|copy\s.*\sfrom\s+stdin)/i;

/**
 * What kind of SQL dump a text is, or null: it must begin as one and hold two statements, a header and one, or one whose data
 * is private.
 */
function sqlDump(text: string): Dump | null {
  if (isHtml(text)) return null;
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  if (!/^\s*(?:--|\/\*|#)/.test(first) && !STATEMENT.test(first.trim())) return null;
  const statements = lines.filter((line) => STATEMENT.test(line.trim()));
  const header = lines.slice(0, 10).find((line) => DUMP_HEADER.test(line.trim()));
  const [statement] = statements;
  if (statement === undefined) return null;
  const hasPrivateData = showsPrivateData(dataOf(lines));
  if (statements.length === 1 && header === undefined && !(hasPrivateData && DATA_STATEMENT.test(statement.trim())))
    return null;
  const tables = new Set(
    statements.flatMap(
      (line) => /(?:table|into|copy)\s+(?:if\s+(?:not\s+)?exists\s+)?([`"\w.]{1,80})/i.exec(line)?.[1] ?? [],
    ),
  );
  const named = [...tables].slice(0, 3).map((name) => quote(name.replace(/[`"]/g, ''), 40));
  const kind = header === undefined ? 'SQL statements' : quote(header.replace(/^[-/*#\s]+/, ''), 60);
  return {
    words: `${kind}${named.length > 0 ? `, tables ${named.join(', ')}` : ''}`,
    isPublishable: !hasPrivateData && !namesPrivateData(namesIn(statements, lines)),
  };
}

export const sqlText: Signature = (response) => {
  const seen = sqlDump(textOf(response));
  return seen === null ? null : asSighting('The file is a database dump', seen);
};

/** Names of tables and columns, in statements and on lines of their own, as dumps write them; no values. */
function namesIn(statements: readonly string[], lines: readonly string[]): string {
  const heads = statements.filter((line) => !/^\s*set\b/i.test(line)).map((line) => line.split(/\bvalues\b/i, 1)[0]);
  const columns = lines.filter((line) => /^\s+[`"[]?\w{1,60}[`"\]]?\s+\w/.test(line)).map((line) => line.slice(0, 80));
  return [...heads, ...columns].join('\n');
}

/** Lines that are no comment: addresses of authors stand there. */
function dataOf(lines: readonly string[]): string {
  return lines.filter((line) => !/^\s*(?:--|\/\*|\*|#)/.test(line)).join('\n');
}

function asSighting(what: string, { words, isPublishable }: Dump): Sighting {
  return { proof: `${what}: ${words}`, ...(isPublishable ? { isPublishable } : {}) };
}

/** `.sql.gz`: gzip whose content is a dump; or the dump itself where the server declared the gzip as its encoding. */
export const sqlGzip: Signature = (response, path) => {
  if (!isGzip(response.body)) return sqlText(response, path);
  const text = startOfGzip(response.body);
  const seen = text === null ? null : sqlDump(text.toString('utf8'));
  return seen === null ? null : asSighting('The file is a compressed database dump', seen);
};

export const sqliteFile: Signature = ({ body }) => {
  if (body.toString('latin1', 0, 16) !== 'SQLite format 3\0') return null;
  const start = body.toString('latin1', 0, 65_536);
  const tables = [...start.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?["'`[]?(\w{1,60})/gi)].map(
    (match) => match[1] ?? '',
  );
  const named = [...new Set(tables)].slice(0, 4).join(', ');
  const columns = [...start.matchAll(/CREATE TABLE [^()]{1,100}\(([^\0]{0,2000})/gi)].map((match) => match[1] ?? '');
  const isPublishable =
    tables.length > 0 && !namesPrivateData([...tables, ...columns].join(' ')) && !showsPrivateData(start);
  return {
    proof: `The file is an SQLite database${named === '' ? '' : ` with the tables ${named}`}.`,
    ...(isPublishable ? { isPublishable } : {}),
  };
};

/** HPROF of a JVM, plain or gzipped (Spring Boot 1 sent it gzipped). */
export const heapDump: Signature = ({ body }) => {
  const start = isGzip(body) ? startOfGzip(body) : body;
  if (start === null || !start.toString('latin1', 0, 18).startsWith('JAVA PROFILE 1.0.')) return null;
  return { proof: 'The answer is a Java heap dump (HPROF): the memory of the application.' };
};
