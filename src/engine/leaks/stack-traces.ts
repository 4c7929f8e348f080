export interface StackTrace {
  /** For example `Java stack trace` or `MySQL error`. */
  readonly kind: string;
  /** First characters of the match. */
  readonly excerpt: string;
  /** Offset of the match in the text. */
  readonly index: number;
}

interface TracePattern {
  readonly kind: string;
  /** Literals, one of which is in every match. */
  readonly hints: readonly string[];
  /** Bounded quantifiers only. */
  readonly pattern: RegExp;
}

const JAVA_FRAME = String.raw`at (?:[\w$]{1,60}[./]){1,15}[\w$<>]{1,80}\((?:[\w$]{1,80}\.(?:java|kt|scala|groovy|jsp)(?::\d{1,6})?|Native Method|Unknown Source|<generated>)\)`;
const NODE_FRAME = String.raw`at (?:(?:async |new )?[\w$.<>\[\] ]{1,120} \()?(?:file:\/\/|node:|webpack-internal:|[A-Za-z]:\\|\/|internal\/)[^\s():]{1,300}:\d{1,6}:\d{1,6}\)?`;
const NET_FRAME = String.raw`at (?:[\w$<>\x60]{1,80}\.){1,20}\.?[\w$<>\x60]{1,80}\([^()\n]{0,300}\)(?: in (?:[A-Za-z]:)?[^\n:]{1,300}:line \d{1,6})?`;
/** On Tomcat's error page: without `at`, the module before the class. */
const BARE_JAVA_FRAME = String.raw`\n[ \t]{1,8}(?:[\w.]{1,60}\/)?(?:[\w$]{1,60}\.){2,15}[\w$<>]{1,80}\([\w$]{1,80}\.(?:java|kt|scala|groovy):\d{1,6}\)`;
/** A line end in a string as Node.js dumps it: `'…\n' + '…'`. */
const DUMPED_END = String.raw`\\n['"] \+\s{1,20}['"]\s{1,10}`;
const GAP = String.raw`\s{1,40}(?:\S[^\n]{0,200}\n\s{0,40}){0,2}?`;

/** Traces of frameworks and runtimes; two frames where one line could be prose. */
const PATTERNS: readonly TracePattern[] = [
  {
    kind: 'Java stack trace',
    hints: ['at '],
    pattern: new RegExp(`${JAVA_FRAME}${GAP}${JAVA_FRAME}`),
  },
  {
    kind: 'Java stack trace',
    hints: ['.java:', '.kt:', '.scala:', '.groovy:'],
    pattern: new RegExp(`${BARE_JAVA_FRAME}${BARE_JAVA_FRAME}`),
  },
  {
    kind: 'Java exception',
    hints: ['Exception', 'Error'],
    pattern:
      /(?:^|[\s>])(?:[a-z]\w{0,40}\.){2,8}[A-Z]\w{2,60}(?:Exception|Error)(?:(?::[^\n]{0,300})?[ \t\r]{0,3}\n\s{0,40}|:[^\n]{0,300}\s|[ \t]{1,8})at (?:[\w$]{1,60}\.){2,15}/,
  },
  {
    kind: 'Node.js stack trace',
    hints: ['at '],
    pattern: new RegExp(`${NODE_FRAME}(?:\\s{1,40}|${DUMPED_END})${NODE_FRAME}`),
  },
  {
    // Bundlers keep project paths, and a framework may show the application's frames only.
    kind: 'Node.js stack trace',
    hints: ['Error: '],
    pattern:
      /\b[A-Z]\w{0,40}Error: [^\n]{1,300}\n[ \t]{1,20}at (?:(?:async |new )?[\w$.<>[\] ]{1,120} \()?[\w@+./-]{1,300}\.[cm]?[jt]sx?:\d{1,6}:\d{1,6}\)?/,
  },
  {
    kind: '.NET stack trace',
    hints: ['at '],
    pattern: new RegExp(
      `(?:\\bSystem\\.|Exception|Microsoft\\.)(?:[^\\n]{0,400}\\n\\s{0,40}|[^\\n]{0,150}\\s)${NET_FRAME}\\s{1,40}(?:${NET_FRAME}|--- End of)`,
    ),
  },
  {
    kind: '.NET stack trace',
    hints: ['Exception', 'Stack Trace:'],
    pattern:
      /\[\w{3,60}Exception(?: \(0x[0-9a-f]{1,8}\))?: [^\]]{0,400}\]\s{1,20}(?:[\w.<>`]{3,160}\([^()\n]{0,200}\)|\S[^\n]{0,199}\+\d{1,8})/,
  },
  {
    kind: 'Python traceback',
    hints: ['Traceback (most recent call last)'],
    pattern:
      /Traceback \(most recent call last\):\s{1,40}(?:\S[^\n]{0,60}\n\s{0,40}){0,3}?File "[^"\n]{1,300}", line \d{1,6}/,
  },
  {
    kind: 'PHP error',
    hints: [' on line '],
    pattern:
      /(?:Fatal error|Parse error|Warning|Notice|Deprecated|Recoverable fatal error|Catchable fatal error)\s{0,4}:\s{1,4}[^\n]{1,500}?\sin\s{1,4}(?:\/|[A-Za-z]:\\|phar:)[^\s:]{1,300}(?:\([\d]{1,6}\)\s:\s[^\n]{1,60}?)?\s{1,4}on line\s{1,4}\d{1,6}/,
  },
  {
    kind: 'PHP stack trace',
    hints: ['#0 '],
    pattern:
      /(?:Stack trace:\s{1,20})#0 (?:\/|[A-Za-z]:\\|\[internal function\]|\{main\})[^\n]{0,300}|#0 \/[^\s(]{1,300}\.php\(\d{1,6}\): [^\n]{1,300}(?:\n\s{0,20}|\s)#1 /,
  },
  {
    kind: 'Ruby backtrace',
    hints: ['.rb:'],
    pattern:
      /[\w./+-]{1,200}\.rb:\d{1,6}:in ['`‘][^'\n]{1,120}['’]\s{1,40}(?:from )?[\w./+-]{1,200}\.rb:\d{1,6}:in ['`‘]/,
  },
  {
    kind: 'Go panic',
    hints: ['goroutine '],
    pattern: /goroutine \d{1,9} \[[\w ,]{1,60}\]:\s{1,20}(?:\S[^\n]{0,300}\n\s{0,20})?\S[^\n]{0,600}?\.go:\d{1,6}/,
  },
  {
    kind: 'Rust panic',
    hints: ['panicked at'],
    pattern: /thread '[^'\n]{1,80}'(?: \(\d{1,9}\))? panicked at [^\n]{0,500}?[\w/.-]\.rs:\d{1,6}:\d{1,6}/,
  },
  {
    kind: 'Perl error',
    hints: [' line '],
    pattern: / at (?:\/|[A-Za-z]:\\)[\w./\\-]{1,200}\.(?:pl|pm|cgi|t) line \d{1,6}[.,]/,
  },
  {
    kind: 'Elixir stack trace',
    hints: ['.ex:'],
    pattern: /\([\w_]{1,40} \d[\w.-]{0,20}\) (?:lib|web|src)\/[\w/.-]{1,200}\.exs?:\d{1,6}: [A-Z][\w.]{1,120}/,
  },
  {
    kind: 'ColdFusion error',
    hints: ['.cfm', '.cfc'],
    pattern: /The error occurred in\s{1,10}(?:\/|[A-Za-z]:\\)[^\n<]{1,300}\.cf[mc]: line \d{1,6}/,
  },
  {
    kind: 'MySQL error',
    hints: ['SQL syntax', 'mysql', 'MySQL'],
    pattern:
      /You have an error in your SQL syntax; check the manual that corresponds to your (?:MySQL|MariaDB|TiDB) server version for the right syntax to use|\bmysqli?_(?:fetch_\w{3,12}|num_rows|query)\(\)\s?:? ?[^\n]{1,160}(?:expects parameter|supplied argument|must be of type)|com\.mysql\.(?:cj\.)?jdbc\.[\w.]{1,80}Exception|MySQLSyntaxErrorException/,
  },
  {
    kind: 'PostgreSQL error',
    hints: ['PSQLException', 'pg_', 'PG::', 'psycopg2', 'SQLSTATE', 'PostgreSQL'],
    pattern:
      /org\.postgresql\.util\.PSQLException: |\bpg_(?:query|exec|execute)\(\): Query failed|PG::\w{4,40}Error: ERROR: |psycopg2?\.errors?\.\w{4,40}:? |PostgreSQL query failed: ERROR: /,
  },
  {
    kind: 'SQL error of PDO or ODBC',
    hints: ['SQLSTATE'],
    pattern: /SQLSTATE\[\w{5}\](?:: | \[\d{1,6}\] | SQL)[^\n]{4,200}|SQLSTATE[=:] ?\w{5}[,;] ?[^\n]{4,200}/,
  },
  {
    kind: 'Microsoft SQL Server error',
    hints: ['quotation mark', 'SQL Server', 'SqlException', 'SqlClient', 'OLE DB', 'ODBC'],
    pattern:
      /Unclosed quotation mark (?:after|before) the character string|Microsoft OLE DB Provider for (?:SQL Server|ODBC Drivers)\s{1,4}error\s{0,4}'|\[(?:Microsoft|ODBC)\]\[?[^\]\n]{0,60}\]?\[SQL Server\]|System\.Data\.SqlClient\.SqlException|com\.microsoft\.sqlserver\.jdbc\.SQLServerException/,
  },
  {
    kind: 'Oracle error',
    hints: ['ORA-', 'PLS-'],
    pattern: /\b(?:ORA-(?:0\d{4}|1\d{4}|2\d{4})|PLS-\d{5}): [a-zA-Z"][^\n]{6,200}/,
  },
  {
    kind: 'SQLite error',
    hints: ['SQLite', 'sqlite', 'SQLITE', 'Sqlite'],
    pattern:
      /SQLite3::(?:SQLException|Exception)[^\n]{0,4}: |sqlite3\.(?:OperationalError|ProgrammingError|DatabaseError)(?:: |["'],)|SQLITE_(?:ERROR|CONSTRAINT|MISUSE)\b[^\n]{0,3}: |\[SQLITE_ERROR\] |SQLite error \d{1,3}: |SqliteError: (?:near "|unrecognized token|no such |incomplete input|SQL logic)|System\.Data\.SQLite\.SQLiteException|SQLiteException: |Unable to prepare statement: \d{1,3}, /,
  },
  {
    kind: 'Access error',
    hints: ['JET Database', 'Access Driver', 'Access Database Engine'],
    pattern:
      /Microsoft JET Database Engine (?:error|\()|\[Microsoft\]\[ODBC Microsoft Access Driver\]|Microsoft Access Database Engine error/,
  },
  {
    kind: 'DB2 error',
    hints: ['DB2', 'db2'],
    pattern: /com\.ibm\.db2\.jcc\.am\.\w{3,60}Exception|DB2 SQL [Ee]rror: SQLCODE[=:]|\[IBM\]\[CLI Driver\]\[DB2/,
  },
  {
    kind: 'Hibernate or JDBC error',
    hints: ['Exception'],
    pattern:
      /org\.hibernate\.(?:exception|hql|QueryException|query)[\w.]{0,80}(?:Exception|Error)|java\.sql\.SQL\w{0,40}Exception: |javax\.persistence\.\w{3,40}Exception: |org\.(?:h2\.jdbc|hsqldb|apache\.derby)[\w.]{1,80}(?:Exception|Error)/,
  },
];

const TRACES_MAX = 5;
const TEXT_MAX = 256 * 1024;

/** Stack traces and database errors in a text, one of each kind. */
export function findStackTraces(text: string): StackTrace[] {
  const bounded = text.slice(0, TEXT_MAX);
  const found = new Map<string, StackTrace>();
  for (const { kind, hints, pattern } of PATTERNS) {
    if (found.size >= TRACES_MAX || found.has(kind) || !hints.some((hint) => bounded.includes(hint))) continue;
    const match = pattern.exec(bounded);
    if (match === null) continue;
    found.set(kind, { kind, excerpt: match[0].replace(/\s+/g, ' ').trim().slice(0, 300), index: match.index });
  }
  return [...found.values()];
}
