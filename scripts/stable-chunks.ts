import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CHUNK_FILE = /^(\d+)\.index\.js$/;
const COMMENT = String.raw`(?:/\*[^*]{0,100}\*/\s*)?`;
const LOAD = new RegExp(String.raw`(?<=__(?:webpack|nccwpck)_require__\.e\()${COMMENT}(\d+)(?=\))`, 'g');
/** `import()` of a module, after its chunks are loaded. */
const ENTRY = /\.then\(__(?:webpack|nccwpck)_require__(?:\.t)?\.bind\(__(?:webpack|nccwpck)_require__, (\d+)/g;
const MODULE = /^\/\*\*\*\/ (\d+):$/gm;
const CONCATENATED = /^;\/\/ CONCATENATED MODULE: (\S+)/gm;
const EXTERNAL = /^\/\/ EXTERNAL MODULE: (\S+)[^\n]*\n(?:var|const) \S+ = __webpack_require__\((\d+)\)/gm;
const OWN_ID = /^(export const (?:id = |ids = \[))\d+/gm;

interface Chunk {
  readonly number: string;
  /** Candidate names, best first. */
  readonly names: readonly string[];
}

/**
 * Names the chunks of a bundle after a module in them: the one that an `import()` loads, else the first path. webpack numbers a
 * chunk by everything in it, so that one more module would rename the file.
 * @param folder an output folder of ncc, comments included
 * @throws Error when a chunk is not in the form that ncc writes
 */
export async function stabilizeChunkNames(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = new Map<string, string>();
  for (const name of files) texts.set(name, await readFile(join(folder, name), 'utf8'));
  const all = [...texts.values()];
  const entries = new Set(all.flatMap((text) => [...text.matchAll(ENTRY)].map(([, id]) => id)));
  const paths = new Map(
    all.flatMap((text) => [...text.matchAll(EXTERNAL)].map(([, path = '', id = '']) => [id, path] as const)),
  );
  const chunks: Chunk[] = [];
  for (const [name, text] of texts) {
    const number = CHUNK_FILE.exec(name)?.[1];
    if (number !== undefined) chunks.push({ number, names: namesOf(text, entries, paths) });
  }
  // webpack copies a small module into each chunk that needs it: the chunk with the fewest modules chooses first.
  chunks.sort((a, b) => a.names.length - b.names.length || (String(a.names[0]) < String(b.names[0]) ? -1 : 1));
  const renamed = new Map<string, string>();
  for (const { number, names } of chunks) {
    const taken = new Set(renamed.values());
    const free = names.find((name) => !taken.has(name));
    if (free === undefined) throw new Error(`${number}.index.js: no module of its own, or not the format of ncc.`);
    renamed.set(number, free);
  }
  for (const [name, text] of texts) {
    const loads = text.replace(LOAD, (whole, number: string) => JSON.stringify(renamed.get(number) ?? whole));
    const own = CHUNK_FILE.exec(name)?.[1];
    const settled = own === undefined ? undefined : renamed.get(own);
    if (settled === undefined) await writeFile(join(folder, name), loads);
    else {
      await rm(join(folder, name));
      const text = loads.replace(OWN_ID, (_, head: string) => head + JSON.stringify(settled));
      await writeFile(join(folder, `${settled}.index.js`), text);
    }
  }
}

function namesOf(text: string, entries: ReadonlySet<string | undefined>, paths: ReadonlyMap<string, string>): string[] {
  const marks = [...text.matchAll(MODULE)];
  const loaded: string[] = [];
  const others: string[] = [];
  const unnamed: string[] = [];
  marks.forEach(({ 1: id = '', index }, position) => {
    const body = text.slice(index, marks[position + 1]?.index);
    const parts = [...body.matchAll(CONCATENATED)].map(([, path = '']) => path);
    const known = paths.get(id);
    if (entries.has(id)) loaded.push(fileName(parts.at(-1) ?? known ?? `module-${id}`));
    else if (known === undefined && parts.length === 0) unnamed.push(`module-${id}`);
    others.push(...parts, ...(known === undefined ? [] : [known]));
  });
  return [...loaded.sort(), ...others.map(fileName).sort(), ...unnamed.sort()];
}

/** `./build/gate/run-gate.js` becomes `gate-run-gate`. */
function fileName(path: string): string {
  return path
    .replace(/^\.\/(?:build|node_modules|src)\//, '')
    .replace(/\.[cm]?js$/, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-+|-+$/g, '')
    .slice(-60)
    .toLowerCase();
}
