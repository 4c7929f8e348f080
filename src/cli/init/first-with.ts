import type { ProjectFiles } from './project-files.ts';

/** The first of some files whose text matches a pattern, with that text. */
export async function firstWith(
  files: ProjectFiles,
  paths: readonly string[],
  pattern: RegExp,
): Promise<[string, string] | [null, '']> {
  for (const path of paths) {
    const text = await files.text(path);
    if (pattern.test(text)) return [path, text];
  }
  return [null, ''];
}
