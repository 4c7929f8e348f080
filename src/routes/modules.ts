import type { Token } from './tokens.ts';

/** Names that are imported, with their module: `import x, { y } from 'm'`, `x = require('m')`, `from m import x`, Go's `"m"`. */
export function modulesOf(tokens: readonly Token[]): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (const [at, { text, kind }] of tokens.entries()) {
    if (kind !== 'word') continue;
    const next = tokens[at + 1];
    if (text === 'from' && next?.kind === 'string') noteBefore(tokens, at, ['import'], next.text, modules);
    else if (
      text === 'require' &&
      next?.text === '(' &&
      tokens[at + 2]?.kind === 'string' &&
      tokens[at - 1]?.text === '=' &&
      // What a module makes is no module.
      !/^[.(]$/.test(tokens[at + 4]?.text ?? '')
    )
      noteBefore(tokens, at - 1, ['const', 'let', 'var'], tokens[at + 2]?.text ?? '', modules);
    else if (text === 'from' && next !== undefined) notePython(tokens, at, modules);
  }
  return modules;
}

const IMPORTED_MAX = 200;

function noteBefore(
  tokens: readonly Token[],
  end: number,
  starts: readonly string[],
  module: string,
  modules: Map<string, string>,
): void {
  for (let at = end - 1; at >= Math.max(0, end - IMPORTED_MAX); at -= 1) {
    const { kind, text } = tokens[at] as Token;
    if (starts.includes(text)) return;
    if (kind === 'word') modules.set(text, module);
  }
}

/** A module of Python keeps its dots; the imported name follows a colon, as it may be a module itself. */
function notePython(tokens: readonly Token[], from: number, modules: Map<string, string>): void {
  const words = tokens.slice(from + 1, from + IMPORTED_MAX).map(({ text }) => text);
  const start = words.indexOf('import');
  const module = words.slice(0, Math.max(0, start)).join('');
  if (!/^[\w.]+$/.test(module)) return;
  const statement = /^\(?(\w+(?: as \w+)?(?:,\w+(?: as \w+)?)*)/.exec(
    words
      .slice(start + 1)
      .join(' ')
      .replaceAll(' ,', ',')
      .replaceAll(', ', ',')
      .replace('( ', '('),
  )?.[1];
  for (const part of statement?.split(',') ?? []) {
    const [name, alias = name] = part.split(' as ');
    if (name !== undefined && alias !== undefined && name !== '') modules.set(alias, `${module}:${name}`);
  }
}
