import { mask } from '../web/quote.ts';
import { isHtml, jsonObjectOf, linesOf, quote, type Signature, textOf } from '../web/signature.ts';

function contentLines(text: string): string[] {
  return linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const PASSWORD_HASH =
  /^(?:\$apr1\$[./0-9A-Za-z]{1,8}\$[./0-9A-Za-z]{22}|\$2[abxy]\$\d\d\$[./0-9A-Za-z]{20,60}|\$[156y]\$\S{10,120}|\$argon2\S{10,200}|\{SHA\}[+/=0-9A-Za-z]{20,60}|\{SSHA\}\S{20,80}|\{PLAIN\}\S+|[./0-9A-Za-z]{13})$/;

/** `.htpasswd`: every line is `user:hash` with a hash that htpasswd writes. */
export const htpasswd: Signature = (response) => {
  const lines = contentLines(textOf(response));
  const users = lines.map((line) => /^([^\s:]{1,120}):([^\s:]+)(?::\S*)?$/.exec(line));
  if (users.length === 0 || !users.every((match) => match !== null && PASSWORD_HASH.test(match[2] ?? ''))) return null;
  const [first] = users;
  const scheme = /^\$(\w+)\$|^\{(\w+)\}/.exec(first?.[2] ?? '');
  return {
    proof: `${users.length} password ${users.length === 1 ? 'hash is' : 'hashes are'} readable, the first of user ${mask(first?.[1] ?? '')} (${scheme?.[1] ?? scheme?.[2] ?? 'crypt'})`,
  };
};

/** `.npmrc` with a literal token, password or basic credentials, not a variable. */
export const npmrc: Signature = (response) => {
  const text = textOf(response);
  if (isHtml(text)) return null;
  const match = /^[ \t]*(?:\/\/[^\s=]{1,200}:)?(_authToken|_auth|_password)\s*=\s*["']?([^\s"'$]{6,400})/m.exec(text);
  return match === null ? null : { proof: `The file contains ${match[1]} = ${mask(match[2] ?? '')}` };
};

/** `.netrc`: machine, login and password. */
export const netrc: Signature = (response) => {
  const text = textOf(response);
  if (isHtml(text) || !/^[ \t]*(?:machine\s+\S+|default)\b/m.test(text)) return null;
  const password = /\bpassword\s+(\S{1,200})/.exec(text)?.[1];
  if (password === undefined || !/\blogin\s+\S+/.test(text)) return null;
  const machine = /\bmachine\s+(\S{1,120})/.exec(text)?.[1] ?? 'default';
  return { proof: `The file contains a password (${mask(password)}) for ${quote(machine)}` };
};

/** `.pgpass`: every line is host:port:database:user:password. */
export const pgpass: Signature = (response) => {
  const lines = contentLines(textOf(response));
  const matches = lines.map((line) => /^([^\s:]+):(\*|\d{1,5}):([^:]+):([^:]+):(.+)$/.exec(line));
  if (matches.length === 0 || matches.some((match) => match === null)) return null;
  return {
    proof: `The file contains ${matches.length} database password(s), the first (${mask(matches[0]?.[5] ?? '')}) for ${quote(matches[0]?.[1] ?? '')}`,
  };
};

/** `.aws/credentials`: a secret access key below a profile or beside its id. */
export const awsCredentials: Signature = (response) => {
  const text = textOf(response);
  if (isHtml(text)) return null;
  const id = /^[ \t]*aws_access_key_id\s*=\s*([\w/+-]{8,128})[ \t]*$/im.exec(text)?.[1];
  const secret = /^[ \t]*aws_secret_access_key\s*=\s*(\S{8,128})[ \t]*$/im.exec(text)?.[1];
  const hasProfile = /^[ \t]*\[[^\]\n]{1,100}\][ \t]*$/m.test(text);
  if (secret === undefined || !(hasProfile || id !== undefined)) return null;
  return { proof: `The file contains AWS credentials: key ${mask(id ?? '')}, secret ${mask(secret)}` };
};

/** `.git-credentials`: URLs with user and password, nothing else. */
export const gitCredentials: Signature = (response) => {
  const lines = contentLines(textOf(response));
  const matches = lines.map((line) => /^https?:\/\/([^\s:@/]+):([^\s@/]+)@([^\s/]+)(?:\/\S*)?$/.exec(line));
  if (matches.length === 0 || matches.some((match) => match === null)) return null;
  return {
    proof: `The file contains a token (${mask(matches[0]?.[2] ?? '')}) for ${quote(matches[0]?.[3] ?? '')}`,
  };
};

/** A private key in PEM (RFC 7468) or OpenSSH form, possibly after certificates. */
export const privateKey: Signature = (response) => {
  const text = textOf(response);
  if (isHtml(text)) return null;
  const lines = contentLines(text);
  // A key file starts with a PEM block; a document with an example does not.
  if (!/^(?:-----BEGIN |Bag Attributes)/.test(lines[0] ?? '')) return null;
  const start = lines.findIndex((line) => /^-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----$/.test(line));
  if (start < 0 || !lines.slice(start + 1).some((line) => line.length >= 8 && !line.startsWith('-----'))) return null;
  return { proof: `The file is a key in PEM form: ${(lines[start] ?? '').replaceAll('-', '')}` };
};

/** PuTTY's private key format. */
export const puttyKey: Signature = (response) =>
  /^PuTTY-User-Key-File-\d: \S/.test(textOf(response)) ? { proof: 'The file is a PuTTY private key.' } : null;

/** Settings of an editor's upload plug-in: a host with a password or passphrase. */
export const sftpSettings: Signature = (response) => {
  const settings = jsonObjectOf(response);
  if (settings === null || typeof settings['host'] !== 'string') return null;
  const secret = settings['password'] ?? settings['passphrase'];
  if (typeof secret !== 'string' || secret === '') return null;
  const user = settings['username'] ?? settings['user'];
  return {
    proof: `The file contains the password ${mask(secret)} of ${quote(typeof user === 'string' ? user : 'a user', 40)} at ${quote(settings['host'])}`,
  };
};

/** `config/database.yml` of Rails: an environment with an adapter and a literal password. */
export const railsDatabase: Signature = (response) => {
  const text = textOf(response);
  if (isHtml(text) || !/^(?:default|development|test|production):/m.test(text)) return null;
  const adapter = /^\s{1,20}adapter:\s{0,5}(\w{2,30})/m.exec(text)?.[1];
  const password = /^\s{1,20}password:\s{0,5}["']?([^\s"'<#]{3,200})/m.exec(text)?.[1];
  if (adapter === undefined || password === undefined) return null;
  return { proof: `The database settings of a Rails application (${adapter}), with a password: ${mask(password)}` };
};
