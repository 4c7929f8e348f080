import { isHtml, linesOf, quote, type Sighting, type Signature, textOf } from '../web/signature.ts';
import { isGzip, startOfGzip } from './archives.ts';

const STATEMENT =
  /^(?:create\s+(?:table|database|schema|index|unique|role|user|extension|sequence|view|temporary)|insert\s+into|drop\s+table|lock\s+tables|copy\s+\S.*\sfrom\s+stdin|alter\s+table|set\s+[\w@.]+\s*(?:=|to\b)|begin(?:\s+transaction)?\s*;|use\s+[`"\w]+\s*;|pragma\s+\w+|select\s+pg_catalog|grant\s+\w+)/i;
const DUMP_HEADER = /^(?:--|\/\*|#)\s*.{0,20}\b(?:dump|pgsql|mysql|mariadb|postgresql|phpmyadmin|sqlite)\b/i;

interface Dump {
  /** Kind of dump and names of its tables. */
  readonly words: string;
  readonly isPublishable: boolean;
  /** Its first comment that names the program, or a statement without data. */
  readonly quote: readonly string[];
}

const DATA_STATEMENT = /^(?:insert\s+into\s.*\bvalues\b|copy\s.*\sfrom\s+stdin)/i;

/**
 * Recognizes an SQL dump: it starts like one and has two statements, a header and one statement, or one statement with private
 * data.
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
    quote: [header, statements.find((line) => /^\s*(?:create|drop)\s/i.test(line))?.slice(0, 80)].filter(
      (line) => line !== undefined,
    ),
  };
}

export const sqlText: Signature = (response) => {
  const seen = sqlDump(textOf(response));
  return seen === null ? null : asSighting('The file is a database dump', seen);
};

/** Names of tables and columns, in statements and on separate lines as dumps write them, without values. */
function namesIn(statements: readonly string[], lines: readonly string[]): string {
  const heads = statements.filter((line) => !/^\s*set\b/i.test(line)).map((line) => line.split(/\bvalues\b/i, 1)[0]);
  const columns = lines.filter((line) => /^\s+[`"[]?\w{1,60}[`"\]]?\s+\w/.test(line)).map((line) => line.slice(0, 80));
  return [...heads, ...columns].join('\n');
}

/** Lines without comments, which may contain the addresses of authors. */
function dataOf(lines: readonly string[]): string {
  return lines.filter((line) => !/^\s*(?:--|\/\*|\*|#)/.test(line)).join('\n');
}

function asSighting(what: string, { words, isPublishable, quote: quoted }: Dump): Sighting {
  return { proof: `${what}: ${words}`, quote: quoted, ...(isPublishable ? { isPublishable } : {}) };
}

/** `.sql.gz`: a gzipped dump, or the dump itself if the server declared gzip as the content encoding. */
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
    quote: ['SQLite format 3'],
    ...(isPublishable ? { isPublishable } : {}),
  };
};

/** HPROF of a JVM, plain or gzipped (Spring Boot 1 sends it gzipped). */
export const heapDump: Signature = ({ body }) => {
  const start = isGzip(body) ? startOfGzip(body) : body;
  if (start === null || !start.toString('latin1', 0, 18).startsWith('JAVA PROFILE 1.0.')) return null;
  return {
    proof: 'The response is a Java heap dump (HPROF): the memory of the application.',
    quote: ['JAVA PROFILE 1.0.'],
  };
};

/** Words in the names of tables and columns with personal data or secrets. */
const PRIVATE_WORD =
  /(?:^|[^a-z])(?:users?|accounts?|customers?|members?|clients?|employees?|patients?|persons?|people|admins?|orders?|sessions?|payments?|invoices?|credentials?|passw(?:or)?d[a-z]*|pwd|e?mails?|phones?|ssn|iban|secrets?|tokens?|api_?keys?)(?![a-z])/i;

/** An email address (the syntax of HTML's `input type=email`, with a dot in the domain). */
const ADDRESS = /(?<![\w.+-])[\w.+-]{1,64}@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,6}\.[a-z]{2,24}\b/i;
/** Password hashes: bcrypt, scrypt, SHA-crypt, Argon2, Django and phpass. */
const PASSWORD_HASH =
  /\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}|\$(?:5|6|7|y)\$[^\s'",]{30}|\$argon2(?:id?|d)\$v=|\b(?:pbkdf2_sha\d+|bcrypt_sha256|scrypt)\$\S{20}|\$[PH]\$[./A-Za-z0-9]{31}/;

/** True if names of tables or columns indicate personal data or secrets: `user_email`, `userEmail`, `wp_users`. */
function namesPrivateData(names: string): boolean {
  return PRIVATE_WORD.test(names.replace(/([a-z\d])([A-Z])/g, '$1_$2'));
}

/** True if the data contains email addresses or password hashes. */
function showsPrivateData(data: string): boolean {
  return ADDRESS.test(data) || PASSWORD_HASH.test(data);
}
