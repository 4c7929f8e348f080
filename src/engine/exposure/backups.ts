import { isSample, linesOf, quote, type Signature, textOf } from '../web/signature.ts';

/** PHP source as text: an opening tag, which a server that runs PHP never sends. */
export const phpSource: Signature = (response, path) => {
  const text = textOf(response);
  if (isSample(path)) return null;
  const start = text.search(/<\?(?:php\b|=)/i);
  if (start < 0 || text.includes('\0') || isEscaped(text)) return null;
  // In a document the tag may come later, but code must follow it.
  const code = text.slice(start, start + 65_536);
  if (!/[$;({]/.test(code)) return null;
  const secret = /define\(\s*['"](DB_PASSWORD|AUTH_KEY|\w{0,60}SECRET\w{0,60})['"]/i.exec(code)?.[1];
  return {
    proof: `The response is PHP source${secret === undefined ? '' : ` that sets ${secret}`}: it starts with ${quote(code, 40)}`,
  };
};

/** Source of other server-side languages, recognized by code that a rendered page never contains. */
export const scriptSource: Signature = (response, path) => {
  const text = textOf(response);
  if (text.includes('\0') || isEscaped(text) || isSample(path)) return null;
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
  return found == null ? null : { proof: `The response is ${extension} source: it contains ${quote(found[0], 60)}` };
};

/** A page that shows code has its angle brackets escaped. */
function isEscaped(text: string): boolean {
  return /&lt;\?(?:php|=)|&lt;%/i.test(text);
}

/** A Vim swap file: magic "b0VIM". */
export const vimSwap: Signature = ({ body }) =>
  /^b0VIM [\d.]/.test(body.toString('latin1', 0, 12))
    ? { proof: 'The file is a Vim swap file, which contains the edited text.' }
    : null;

/** ASP.NET settings: the element <configuration> with a section of a deployment. */
export const webConfig: Signature = (response) => {
  const text = textOf(response);
  if (!/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?<configuration\b/i.test(text)) return null;
  if (!/<(?:system\.web|system\.webServer|appSettings|connectionStrings)\b/i.test(text)) return null;
  const hasPassword = linesOf(text).some((line) => /\b(?:password|pwd)\s*=\s*[^;"'\s]{1,}/i.test(line));
  return hasPassword
    ? { proof: 'The file is an ASP.NET configuration with a password in a connection string.', severity: 'high' }
    : { proof: 'The file is an ASP.NET configuration.' };
};
