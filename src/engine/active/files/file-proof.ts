import { unescapeLiteral } from '../../web/unescape-literal.ts';

export interface FileProof {
  readonly file: string;
  readonly words: string;
}

const PASSWD_LINE =
  /^[a-z_][\w.-]{0,40}:[^:\n]{0,120}:\d{1,10}:\d{1,10}:[^:\n]{0,200}:\/[^:\n]{0,200}:[^:\n]{0,200}$/gim;

const TEXT_MAX = 256 * 1024;
/** Base64 of `root:` and the text after it. */
const ENCODED = /cm9vdDp[A-Za-z\d+/]{40,100000}/;

/** Every known file has one of these: a quick way to rule a response out. */
const HINT = /root(?::|&#(?:x3a|58);)|Linux version \d|(?:\[|&#(?:x5b|91);)fonts|web-app/i;

const LINUX = /\bLinux version \d+\.\d+\.\d+\S{0,80} (?:\([^\n]{3,400}\) )?#\d+[^\n<]{0,40}/;

/** The well-known system file in a text, recognized by several lines: as is, in a JSON or script string, or in Base64. */
export function knownFile(text: string): FileProof | null {
  const bounded = text.slice(0, TEXT_MAX);
  const encoded = ENCODED.exec(bounded)?.[0];
  const isHinted = HINT.test(bounded);
  const forms = [
    ...(isHinted ? [bounded] : []),
    ...(isHinted && bounded.includes('&#') ? [withoutReferences(bounded)] : []),
    ...(isHinted && /\\[nu]/.test(bounded) ? [unescapeLiteral(bounded)] : []),
    ...(encoded === undefined ? [] : [Buffer.from(encoded, 'base64').toString('latin1')]),
  ];
  for (const form of forms) {
    const proof = proofIn(form);
    if (proof !== null) return proof;
  }
  return null;
}

/** Encoders for HTML may write all but letters and digits as numeric character references. */
function withoutReferences(text: string): string {
  return text.replace(/&#(?:x([0-9a-f]{1,4})|(\d{1,5}));/gi, (_whole, hex?: string, decimal?: string) =>
    String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}

function proofIn(text: string): FileProof | null {
  const plain = text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?(?:pre|p|div|html|body|span|td|tr|textarea)[^>]{0,200}>/gi, '\n')
    .replace(/["'`](?=root:[^:\n]{0,120}:0:0:)/g, '\n')
    .replace(/\r/g, '');
  const root = /(?<![^\n])[^\n]{0,40}?root:[^:\n]{0,120}:0:0:[^\n]{0,200}$/m.exec(plain);
  const lines =
    root === null
      ? []
      : [...plain.replace(/(?<![ \t])[ \t]+(?=[a-z_][\w-]{0,30}:[x*!]?:\d)/g, '\n').matchAll(PASSWD_LINE)];
  // A page that quotes the first line has no second one, and other text around it.
  if (root !== null && (lines.length >= 2 || (lines.length === 1 && lines[0]?.[0] === plain.trim())))
    return {
      file: '/etc/passwd',
      words: `${lines.length} lines of accounts, among them ${(lines[0]?.[0] ?? '').slice(0, 60)}`,
    };
  const kernel = LINUX.exec(plain)?.[0];
  if (kernel !== undefined) return { file: '/proc/version', words: kernel.slice(0, 80) };
  if (/^[ \t]*\[fonts\]/im.test(plain) && /^[ \t]*\[extensions\]/im.test(plain))
    return { file: 'win.ini', words: '[fonts] and [extensions]' };
  const decoded = plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  if (
    /<web-app[\s>]/.test(decoded) &&
    /<(?:servlet|filter|listener|welcome-file-list|display-name|context-param|session-config)\b/.test(decoded)
  )
    return { file: 'WEB-INF/web.xml', words: '<web-app> with its parts' };
  return null;
}

/** A passage long enough to identify a text, or null. */
export function fileSample(text: string): string | null {
  const lines = text
    .slice(0, 100_000)
    .split(/\r?\n/)
    // Minified files are one long line.
    .flatMap((line) => (line.length <= 200 ? [line] : (line.match(/.{1,120}/g) ?? [])))
    .map((line) => line.trim());
  const fitting = lines
    .filter((line) => line.length >= 30 && line.length <= 200 && !/[<>&]/.test(line))
    .sort((a, b) => b.length - a.length);
  // Prefer text that JSON does not escape.
  return fitting.find((line) => !/["'\\]/.test(line)) ?? fitting[0] ?? null;
}
