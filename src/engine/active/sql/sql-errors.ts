/**
 * Database errors about broken syntax, as a stray quote causes them. Errors about a value (wrong type, unknown id) are not among
 * them, because prepared statements cause them too.
 */
const SYNTAX_ERRORS: readonly (readonly [database: string, pattern: RegExp])[] = [
  [
    'MySQL',
    /You have an error in your SQL syntax|ER_PARSE_ERROR|MySQLSyntaxErrorException|SQLSTATE\[42000\].{0,60}1064/i,
  ],
  [
    'PostgreSQL',
    /unterminated quoted (?:string|identifier) at or near|syntax error at or near "|PG::SyntaxError|PSQLException: .{0,80}(?:syntax error|unterminated)|zero-length delimited identifier/i,
  ],
  [
    'Microsoft SQL Server',
    /Unclosed quotation mark (?:after|before) the character string|Incorrect syntax near|Quoted identifier .{0,60} is not closed/i,
  ],
  [
    'Oracle',
    /ORA-00933|ORA-01756|ORA-00936|ORA-00907|ORA-01740|ORA-00911|quoted string not properly terminated|SQL command not properly ended/i,
  ],
  [
    'SQLite',
    /unrecognized token: ["']|near ["'][^\n]{0,60}["']: syntax error|SQLITE_ERROR[^\n]{0,60}(?:syntax error|unrecognized token)|SQLite3::SQLException[^\n]{0,60}(?:syntax|unrecognized)/i,
  ],
  [
    'Microsoft Access',
    /Syntax error (?:\(missing operator\) )?in (?:query expression|string in query)|\[Microsoft\]\[ODBC Microsoft Access Driver\][^\n]{0,60}syntax error/i,
  ],
  ['DB2', /SQLCODE[=: ]+-(?:10|104|7)\b|SQLSTATE[=: ]+42(?:603|601)\b|DB2 SQL [Ee]rror[^\n]{0,80}-(?:10|104|7)\b/i],
  [
    'H2, HSQLDB or Derby',
    /org\.h2\.jdbc\.Jdbc\w{0,10}(?:SQL)?\w{0,20}Exception[^\n]{0,60}Syntax error|Syntax error in SQL statement|unexpected token: |malformed (?:string|quoted identifier): |Lexical error at line \d+, column \d+\.\s+Encountered/i,
  ],
  [
    'Hibernate',
    /org\.hibernate\.(?:QueryException|hql[\w.]{0,40}QuerySyntaxException|query\.SyntaxException|exception\.SQLGrammarException)|unexpected char: '''|expecting '''/i,
  ],
  [
    'Sybase, Ingres or Informix',
    /Sybase message[^\n]{0,60}syntax|com\.sybase\.jdbc[^\n]{0,80}syntax|Ingres SQLSTATE[^\n]{0,40}|com\.informix\.jdbc[^\n]{0,80}syntax|Unmatched quote|A syntax error has occurred/i,
  ],
  ['Spring', /BadSqlGrammarException|bad SQL grammar \[/],
  ['Firebird', /Dynamic SQL Error[^\n]{0,40}SQL error code = -104|isc_dsql_prepare[^\n]{0,80}Token unknown/i],
  ['ClickHouse or CockroachDB', /DB::Exception: Syntax error|lexical error: unterminated string/i],
  ['JDBC or ODBC', /java\.sql\.SQLSyntaxErrorException|SQLSyntaxErrorException|\[ODBC [^\]]{1,40}\][^\n]{0,80}syntax/i],
];

/** Errors of drivers about a query that failed for any reason, and of programs that use its missing result. */
const FAILED_QUERIES: readonly (readonly [database: string, pattern: RegExp])[] = [
  [
    'MySQL',
    /(?:supplied argument is not a valid MySQL(?:i_result| result)|\bmysqli?_\w{3,40}\(\)(?:: Argument #\d \(\$\w{1,20}\) must be of type mysqli_result| expects parameter \d to be (?:resource|mysqli_result)))/i,
  ],
  [
    'PostgreSQL',
    /supplied argument is not a valid PostgreSQL result|\bpg_(?:query|exec|send_query)\(\): Query failed|\bpg_\w{3,40}\(\)(?:: Argument #\d \(\$\w{1,20}\) must be of type PgSql| expects parameter \d to be resource)/i,
  ],
  [
    'Microsoft SQL Server',
    /supplied argument is not a valid MS SQL-Server result|\b(?:mssql_query\(\): [^\n]{0,20}Query failed|(?:mssql|sqlsrv)_\w{3,40}\(\) expects parameter \d to be resource)/i,
  ],
  [
    'SQLite',
    /\bSQLite3?::(?:query|querySingle|exec|prepare)\(\): Unable to (?:prepare|execute) statement|\bsqlite_\w{3,40}\(\) expects parameter \d to be resource/i,
  ],
  ['Oracle', /\boci_(?:parse|execute|fetch\w{0,20})\(\)(?:: ORA-\d{5}| expects parameter \d to be resource)/i],
  [
    'ODBC',
    /supplied argument is not a valid ODBC result|\bodbc_(?:exec|execute|prepare)\(\): SQL error|\bodbc_\w{3,40}\(\) expects parameter \d to be resource/i,
  ],
  [
    'PDO or mysqli',
    /Call to a member function (?:fetch\w{0,20}|rowCount|num_rows|bind_param|bindParam|execute|getArray)\(\) on (?:a non-object|bool(?:ean)?|false|null)/i,
  ],
];

/** Typographic quotation marks: an article quotes the error. */
const QUOTED = /(?:[“„«]|&(?:ldquo|bdquo|laquo);)\s?$/;

type DatabaseError = { readonly database: string; readonly words: string };

/** The database whose syntax error is in a text; null when there is none. */
export function sqlSyntaxError(text: string): DatabaseError | null {
  return firstOf(SYNTAX_ERRORS, plainQuotes(text));
}

/** The same, or a driver's error about a failed query, which does not give the reason. */
export function sqlFailure(text: string): DatabaseError | null {
  const bounded = plainQuotes(text);
  return firstOf(SYNTAX_ERRORS, bounded) ?? firstOf(FAILED_QUERIES, bounded);
}

function firstOf(patterns: typeof SYNTAX_ERRORS, text: string): DatabaseError | null {
  for (const [database, pattern] of patterns) {
    const match = pattern.exec(text);
    if (match === null || QUOTED.test(text.slice(Math.max(0, match.index - 8), match.index))) continue;
    return { database, words: wordsAt(text, match.index) };
  }
  return null;
}

/** Undoes the escaping of quotes by JSON and HTML. */
function plainQuotes(text: string): string {
  return text
    .slice(0, 256 * 1024)
    .replace(/(?<!\\)\\+(?=["'])/g, '')
    .replace(/&(?:quot|#34|#x22);/gi, '"')
    .replace(/&(?:apos|#0?39|#x27);/gi, "'");
}

function wordsAt(text: string, index: number): string {
  return text
    .slice(index, index + 160)
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The error of a database about an unknown column. If its name is a random word of ours, the word was parsed as part of the query
 * and not as a value.
 *
 * @param word lower-case letters
 */
export function unknownColumn(
  text: string,
  word: string,
): { readonly database: string; readonly words: string } | null {
  if (!text.toLowerCase().includes(word)) return null;
  const bounded = plainQuotes(text);
  const name = `["'\`[]?(?:[\\w."'\`]{0,80}\\.["'\`]?)?${word}["'\`\\]]?`;
  const errors: readonly (readonly [database: string, pattern: string])[] = [
    ['MySQL', `Unknown column ${name} in`],
    ['PostgreSQL', `column ${name} does not exist`],
    ['Microsoft SQL Server', `Invalid column name ${name}|The name ${name} is not (?:a valid identifier|permitted)`],
    ['Oracle', `ORA-00904:? (?:[^\\n]{0,60}: )?${name}: invalid identifier`],
    ['SQLite', `no such column: ${name}`],
    ['H2, HSQLDB or Derby', `Column ${name} (?:not found|is either not in any table)|object not found: ${name}`],
    ['DB2', `SQL0206N {1,4}${name}|SQLCODE[=:] ?-206, [^\\n]{0,60}${name}`],
  ];
  for (const [database, pattern] of errors) {
    const match = new RegExp(pattern, 'i').exec(bounded);
    if (match !== null) return { database, words: wordsAt(bounded, match.index) };
  }
  return null;
}

export interface SqlResponses {
  /** Response to the value with an odd number of quotes. */
  readonly quote: string;
  /** Response to quotes and other letters, which rules out a coincidence; null when it was not requested. */
  readonly quoteAgain?: string | null;
  /** Response to doubled quotes; null when it was not requested. */
  readonly twoQuotes: string | null;
  /** Response to the site's own value. */
  readonly baseline: string;
  /** Response to letters in place of the value. */
  readonly letters: string;
  /** Response to a subtraction that evaluates to the value; null when it was not requested. */
  readonly sum?: string | null;
}

export interface SqlProof {
  readonly database: string;
  readonly words: string;
  readonly confidence: 'certain' | 'firm';
  readonly how: 'quotes' | 'plain value' | 'letters' | 'sum';
}

/** True for a number or a date, which a query may contain without quotes. */
export function isUnquotedLiteral(example: string): boolean {
  return /^-?\d+(?:[.-]\d+){0,2}$/.test(example);
}

/** A subtraction that evaluates to the number; null for other values. */
export function sumOf(example: string): string | null {
  return /^\d{1,9}$/.test(example) ? `${Number(example) + 1}-1` : null;
}

/**
 * Compares the responses. The baseline must be clean. Then one of these proves it: doubled quotes heal the error; letters in place of
 * the value are taken for a column; or, for a bare number with a syntax error, a subtraction that evaluates to it is fine. A column
 * alone counts only where the site sends a number or a date, because a page may let visitors choose a column to sort by and quote it
 * well.
 *
 * @param word the letters that were sent
 */
export function proveSqlInjection(responses: SqlResponses, example: string, word: string): SqlProof | null {
  if (sqlFailure(responses.baseline) !== null || unknownColumn(responses.baseline, word) !== null) return null;
  const error = sqlFailure(responses.quote);
  const column = unknownColumn(responses.letters, word);
  if (column !== null && (error !== null || isUnquotedLiteral(example)))
    return { ...column, confidence: error === null ? 'firm' : 'certain', how: 'letters' };
  if (error === null) return null;
  if (responses.quoteAgain != null && sqlFailure(responses.quoteAgain)?.database !== error.database) return null;
  return proveByControls(responses, example, error);
}

function proveByControls(responses: SqlResponses, example: string, error: DatabaseError): SqlProof | null {
  const isSyntax = sqlSyntaxError(responses.quote) !== null;
  if (isFine(responses.twoQuotes)) return { ...error, confidence: isSyntax ? 'certain' : 'firm', how: 'quotes' };
  if (!isSyntax || !/^-?\d+(?:\.\d+)?$/.test(example)) return null;
  if (isFine(responses.letters)) return { ...error, confidence: 'firm', how: 'plain value' };
  return isFine(responses.sum ?? null) ? { ...error, confidence: 'firm', how: 'sum' } : null;
}

/** A response without an error of the database. */
function isFine(response: string | null): boolean {
  return response !== null && sqlFailure(response) === null;
}
