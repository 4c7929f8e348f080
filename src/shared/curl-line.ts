import type { ProofRequest } from '../contract/finding.ts';
import { LIMITS } from '../contract/limits.ts';
import type { Immutable } from './records.ts';

/** Variables that hold a user's secret of the scanned site; no others, such as the key of the API, may reach that site. */
const VARIABLES = [
  'COOKIE',
  'AUTHORIZATION',
  'PASSWORD',
  'CLIENT_SECRET',
  'TOTP',
  'TOKEN',
  'FORGED_TOKEN',
  'STORAGE',
  'SESSION',
  'HEADER_[A-Z0-9_]{1,80}',
];
const PLACEHOLDER = new RegExp(`(\\$\\{SCAN_GATE_(?:SECOND_|ADMIN_)?(?:${VARIABLES.join('|')})\\})`);
/** RFC 9110, 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const PRINTABLE = /^[\x20-\x7e]*$/;

/**
 * A request as one line for a POSIX shell, in printable ASCII: it sends the same bytes and runs nothing but curl, whatever
 * the request holds. Only placeholders of the user's secrets expand. Null if it cannot be sent so.
 */
export function curlLine(request: Immutable<Pick<ProofRequest, 'method' | 'url' | 'headers' | 'body'>>): string | null {
  const { method, url, headers, body } = request;
  const isShort = isWhole(url, LIMITS.proofUrlLengthMax) && isWhole(body ?? '', LIMITS.proofBodyLengthMax);
  const isSound = headers.every(({ name, value }) => TOKEN.test(name) && !/[\0\r\n]/.test(value));
  if (!isShort || !isSound || !TOKEN.test(method) || !/^https?:\/\//i.test(url)) return null;
  const head = [
    'curl -sS -i --path-as-is --globoff',
    ...methodFlags(method, body !== null),
    // Without a value, curl removes a header; a semicolon sends it empty.
    ...headers.map(({ name, value }) => `-H ${word(value === '' ? `${name};` : `${name}: ${value}`)}`),
  ].join(' ');
  const address = word(url.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent));
  if (body === null) return `${head} ${address}`;
  const type = headers.some(({ name }) => name.toLowerCase() === 'content-type') ? '' : " -H 'content-type:'";
  if (PRINTABLE.test(body)) return `${head}${type} --data-raw ${word(body)} ${address}`;
  return `${printf(body)} | ${head}${type} --data-binary @- ${address}`;
}

/** The engine ends a text that is too long with an ellipsis. */
function isWhole(text: string, max: number): boolean {
  return text.length < max || !text.endsWith('…');
}

function methodFlags(method: string, hasBody: boolean): string[] {
  if (method === 'HEAD' && !hasBody) return ['-I'];
  return method === 'GET' && !hasBody ? [] : [`-X ${/^[A-Z]+$/.test(method) ? method : quoted(method)}`];
}

/** A text as one word of the shell, with its placeholders. */
function word(text: string): string {
  const parts = text.split(PLACEHOLDER).map((part, index) => {
    if (index % 2 === 1) return `"${part}"`;
    if (part === '') return '';
    return PRINTABLE.test(part) ? quoted(part) : `"$(${printf(part)})"`;
  });
  return parts.join('') || "''";
}

/** Prints any text, byte by byte where it is not printable. */
function printf(text: string): string {
  const parts = text.split(PLACEHOLDER);
  const format = parts.map((part, index) => (index % 2 === 1 ? '%s' : formatOf(part))).join('');
  return ['printf', quoted(format), ...parts.filter((_, index) => index % 2 === 1).map((name) => `"${name}"`)].join(
    ' ',
  );
}

/** Not even an interactive shell with history, and no option of printf, sees something in it. */
function formatOf(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')
    .replace(/[^\x20-\x7e]|!|^-/gu, (character) =>
      [...new TextEncoder().encode(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
    );
}

/**
 * A text between single quotes. What a destination of the line would have to break up (a comment of HTML, a command of a
 * workflow's log, a formula after a separator) has a character outside of them, and quotes part spaces that it may join.
 */
function quoted(text: string): string {
  const inside = text
    .replaceAll("'", "'\\''")
    .replace(/ (?= )/g, " ''")
    .replace(/(##(?=\[)|<!(?=--)|[;|,]\s*"*(?=[=+\-@]))(.)/g, "$1'\\$2'");
  return `'${inside}'`;
}

/** A line of {@link curlLine} in lines of up to `width` characters that a shell reads as one. */
export function shellLines(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  let isQuoted = false;
  for (const [unit] of line.matchAll(/\\.|./g)) {
    // Between single quotes a backslash has no meaning: its unit has two characters of the text.
    const [end, start] = isQuoted ? ["'\\", "'"] : ['\\', ''];
    // A space stays at the end of a line: copied text may lose it at the start of one.
    if (current.length + unit.length + 2 > width && (isQuoted || unit !== ' ')) {
      lines.push(current + end);
      current = start;
    }
    current += unit;
    if (unit === "'" || (isQuoted && unit === "\\'")) isQuoted = !isQuoted;
  }
  return [...lines, current];
}
