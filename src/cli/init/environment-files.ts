import { posix } from 'node:path';
import type { ProjectFiles } from './project-files.ts';

const EXAMPLES = ['example', 'sample', 'dist', 'template'];

export function environmentOf(text: string): Map<string, string> {
  const pairs = [...text.matchAll(/^[ \t]*(?:export[ \t]+)?(\w{1,100})[ \t]*=[ \t]*(.{0,500})$/gm)];
  return new Map(pairs.map(([, name = '', value = '']) => [name, unquoted(value.trim())]));
}

/** A value without its quotes, or without the comment after it. */
function unquoted(value: string): string {
  const quoted = /^(["'])(.{0,500}?)\1/.exec(value);
  return quoted === null ? (value.split(/[ \t]#/, 1)[0] ?? '').trim() : (quoted[2] ?? '');
}

export interface EnvironmentFile {
  readonly path: string;
  /** The committed example that a job copies, when the file itself is not committed. */
  readonly example: string | null;
  readonly isCommitted: boolean;
  readonly variables: ReadonlyMap<string, string>;
}

/** What a job finds of an environment file, at a path relative to the folder. */
export async function environmentFile(files: ProjectFiles, path: string): Promise<EnvironmentFile> {
  const own = await files.text(path);
  if (own !== '') return { path, example: null, isCommitted: true, variables: environmentOf(own) };
  const [folder, name] = [posix.dirname(path), posix.basename(path)];
  const names = EXAMPLES.flatMap((kind) => [`${name}.${kind}`, `${kind}${name}`, `.env.${kind}`]);
  for (const candidate of new Set(names)) {
    const example = posix.join(folder, candidate);
    const text = await files.text(example);
    if (text !== '') return { path, example, isCommitted: false, variables: environmentOf(text) };
  }
  return { path, example: null, isCommitted: false, variables: new Map() };
}
