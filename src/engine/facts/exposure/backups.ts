import { startOfGzip } from './databases.ts';
import { linesOf, quote, type Signature, textOf } from './signature.ts';

/** Source of PHP as text: an opening tag that a server would have taken out. */
export const phpSource: Signature = (response) => {
  const text = textOf(response);
  const start = text.search(/<\?(?:php\b|=)/i);
  if (start < 0 || text.includes('\0') || isEscaped(text)) return null;
  // In a document the tag may come later, but code has to follow it.
  const code = text.slice(start, start + 65_536);
  if (!/[$;({]/.test(code)) return null;
  const secret = /define\(\s*['"](DB_PASSWORD|AUTH_KEY|\w*SECRET\w*)['"]/i.exec(code)?.[1];
  return {
    proof: `The answer is PHP source${secret === undefined ? '' : ` that sets ${secret}`}: it begins with ${quote(code, 40)}`,
  };
};

/** Source of other server-side languages, each known by what a rendered page never holds. */
export const scriptSource: Signature = (response, path) => {
  const text = textOf(response);
  if (text.includes('\0') || isEscaped(text)) return null;
  const extension = /\.(\w{1,6})(?:~|\.\w{1,6})?$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const marks: Readonly<Record<string, RegExp>> = {
    php: /<\?(?:php\b|=)/i,
    jsp: /<%[@!=]?[\s\S]{1,200}%>/,
    asp: /<%[@=]?[\s\S]{1,200}%>/,
    aspx: /<%@\s*Page\b/i,
    cfm: /<cf(?:set|query|output)\b/i,
    py: /^(?:from\s+[\w.]+\s+import\s|import\s+\w|def\s+\w+\(|class\s+\w+)/m,
    rb: /^(?:require\s+['"]|class\s+\w+|def\s+\w+)/m,
    pl: /^(?:use\s+(?:strict|warnings|CGI)|#!.{0,40}perl)/m,
    js: /\brequire\(\s*['"][\w@./-]{1,80}['"]\s*\)|\bprocess\.env\b|^import\s[^\n]{1,120}\sfrom\s+['"](?:node:)?\w/m,
    ts: /\brequire\(\s*['"][\w@./-]{1,80}['"]\s*\)|\bprocess\.env\b|^import\s[^\n]{1,120}\sfrom\s+['"](?:node:)?\w/m,
    cgi: /^(?:use\s+(?:strict|warnings|CGI)|#!.{0,60})/m,
  };
  const mark = marks[extension];
  const found = mark?.exec(text);
  return found == null ? null : { proof: `The answer is ${extension} source: it holds ${quote(found[0], 60)}` };
};

/** A page that shows code has its angle brackets escaped. */
function isEscaped(text: string): boolean {
  return /&lt;\?(?:php|=)|&lt;%/i.test(text);
}

/** vim's swap file: magic "b0VIM" and the name of the file being edited. */
export const vimSwap: Signature = ({ body }) =>
  /^b0VIM [\d.]/.test(body.toString('latin1', 0, 12))
    ? { proof: 'The file is a swap file of vim: the text being edited.' }
    : null;

/** Zip: local file header with a sane name (APPNOTE 4.3.7). */
export const zipArchive: Signature = ({ body }) => {
  if (body.length < 30 || body.readUInt32LE(0) !== 0x04034b50) return null;
  const length = body.readUInt16LE(26);
  const name = body.toString('utf8', 30, Math.min(30 + length, body.length));
  if (length === 0 || length > 1_024 || /[\u0000-\u001f]/.test(name)) return null;
  return { proof: `The file is a zip archive, its first entry is ${quote(name)}` };
};

/** Gzip with a tar inside: the first header block carries "ustar" or an octal checksum that fits. */
export const tarGzip: Signature = ({ body }) => {
  const isGzip = body.length >= 18 && body[0] === 0x1f && body[1] === 0x8b;
  const tar = isGzip ? startOfGzip(body) : body;
  if (tar === null || tar.length < 512) return null;
  const stored = Number.parseInt(tar.toString('latin1', 148, 156).replace(/[\0 ]+/g, ''), 8);
  let sum = 0;
  for (let index = 0; index < 512; index++) sum += index >= 148 && index < 156 ? 32 : (tar[index] ?? 0);
  if (stored !== sum) return null;
  const name = tar.toString('utf8', 0, 100).split('\0')[0] ?? '';
  return { proof: `The file is a tar archive, its first entry is ${quote(name)}` };
};

/** Files that nobody packs into a download for others. */
const PRIVATE_ENTRY =
  /(?:^|\/)(?:\.env(?:\.\w+)?|\.git\/|\.htpasswd|\.npmrc|wp-config\.php|config(?:uration)?(?:\.inc)?\.php|settings\.py|web\.config|appsettings[\w.]*\.json|database\.yml|secrets?\.\w+|credentials(?:\.\w+)?|id_(?:rsa|ecdsa|ed25519)|[^/]*\.(?:pem|key|pfx|p12|jks|kdbx|sql|sqlite3?|db|bak))$|(?:^|\/)\.git\//i;

/** Any archive a backup may be: told by its content, whatever the name says. */
export const anyArchive: Signature = (response, path) => {
  const sighting = zipArchive(response, path) ?? tarGzip(response, path) ?? magicArchive(response, path);
  if (sighting === null) return null;
  return entryNames(response.body).some((name) => PRIVATE_ENTRY.test(name))
    ? sighting
    : { ...sighting, isPublishable: true };
};

/** Names in the headers of the entries that were read, of a zip or a tar. */
function entryNames(body: Buffer): string[] {
  const names: string[] = [];
  for (let at = body.indexOf('PK\x03\x04'); at !== -1 && names.length < 1_000; at = body.indexOf('PK\x03\x04', at + 4))
    if (at + 30 <= body.length)
      names.push(body.toString('utf8', at + 30, at + 30 + Math.min(1_024, body.readUInt16LE(at + 26))));
  const tar = body[0] === 0x1f && body[1] === 0x8b ? (startOfGzip(body) ?? body) : body;
  for (let at = 0; at + 512 <= tar.length && names.length < 1_000; ) {
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136).replace(/[\0 ]+/g, ''), 8);
    const name = tar.toString('utf8', at, at + 100).split('\0')[0] ?? '';
    if (name === '' || !Number.isSafeInteger(size) || size < 0) break;
    names.push(name);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return names;
}

const magicArchive: Signature = ({ body }) => {
  const start = body.toString('latin1', 0, 8);
  const kind = start.startsWith('7z\xbc\xaf\x27\x1c') ? '7z' : start.startsWith('Rar!\x1a\x07') ? 'RAR' : null;
  return kind === null ? null : { proof: `The file is a ${kind} archive.` };
};

/** Settings of ASP.NET: the element <configuration> with a section a deployment has. */
export const webConfig: Signature = (response) => {
  const text = textOf(response);
  if (!/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?<configuration\b/i.test(text)) return null;
  if (!/<(?:system\.web|system\.webServer|appSettings|connectionStrings)\b/i.test(text)) return null;
  const hasPassword = linesOf(text).some((line) => /\b(?:password|pwd)\s*=\s*[^;"'\s]{1,}/i.test(line));
  return hasPassword
    ? { proof: 'The file is an ASP.NET configuration with a password in a connection string.', severity: 'high' }
    : { proof: 'The file is an ASP.NET configuration.' };
};
