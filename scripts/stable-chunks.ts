import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// terser writes 67000 as 67e3.
const CHUNK_FILE = /^(\d+)\.index\.js$/;
const LOAD = /(?<=_require__\.e\()[\de]+(?=\))/g;
/** `import()` of a module, after its chunks are loaded. */
const ENTRY = /\.then\(__(?:webpack|nccwpck)_require__(?:\.t)?\.bind\(__(?:webpack|nccwpck)_require__, ([\de]+)/g;
const MODULE = /^ ([\de]+): ?(?:\(|function|[a-z_]+ =>|[a-z_]+ =)/gm;
const OWN_IDS = /^(export const (?:id = |ids = \[ ))[\de]+/gm;

/**
 * Renames the chunks of a bundle after a module in them: the one that an `import()` loads, else the one with the lowest id. webpack
 * numbers a chunk by everything in it, so one more module would rename the file; a module's id depends on its path alone.
 * @param folder an output folder of ncc
 * @throws Error when a chunk is not in the form that ncc writes
 */
export async function stabilizeChunkNames(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = new Map<string, string>();
  for (const name of files) texts.set(name, await readFile(join(folder, name), 'utf8'));
  const entries = new Set([...texts.values()].flatMap((text) => numbers(text, ENTRY)));
  const chunks: { readonly chunk: number; readonly candidates: readonly number[] }[] = [];
  for (const [name, text] of texts) {
    const chunk = CHUNK_FILE.exec(name)?.[1];
    if (chunk === undefined) continue;
    const modules = numbers(text, MODULE).sort((a, b) => a - b);
    const loaded = modules.filter((id) => entries.has(id));
    chunks.push({ chunk: Number(chunk), candidates: [...loaded, ...modules] });
  }
  // webpack copies a small module into each chunk that needs it: the chunk with the fewest modules chooses first.
  chunks.sort((a, b) => a.candidates.length - b.candidates.length || (a.candidates[0] ?? 0) - (b.candidates[0] ?? 0));
  const renamed = new Map<number, number>();
  for (const { chunk, candidates } of chunks) {
    const taken = new Set(renamed.values());
    const free = candidates.find((id) => !taken.has(id));
    if (free === undefined) throw new Error(`${chunk}.index.js: no module of its own, or not the format of ncc.`);
    renamed.set(chunk, free);
  }
  const settled = (id: string): string => String(renamed.get(Number(id)) ?? Number(id));
  for (const [name, text] of texts) {
    let next = text.replace(LOAD, settled);
    const own = CHUNK_FILE.exec(name)?.[1];
    if (own !== undefined) next = next.replace(OWN_IDS, (_, head: string) => head + settled(own));
    await writeFile(join(folder, name), next);
  }
  // In two steps, since one chunk may get the old number of another.
  for (const [from, to] of renamed) await rename(join(folder, `${from}.index.js`), join(folder, `${to}.renamed`));
  for (const to of renamed.values()) await rename(join(folder, `${to}.renamed`), join(folder, `${to}.index.js`));
}

function numbers(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map((match) => Number(match[1]));
}
