import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../engine/run-program.ts';
import { programPath } from './install.ts';
import type { Recipe } from './recipe.ts';

/** What an application stores: a digest by path of a file, and by each line that its recipe prints. */
export type StoredData = ReadonlyMap<string, string>;

/** Folders of the installers, and what every program writes whatever the scan does. */
const NOT_DATA =
  /^(?:node_modules|venv|bin|\.installed|server\.log)(?:\/|$)|(?:^|\/)(?:__pycache__|\.cache|logs?)\/|\.(?:log|pid|lock)$|-(?:wal|shm|journal)$/;
const DUMP_SECONDS = 60;
/** A dump is independent of how SQLite lays out pages and of its write-ahead log. */
const SQLITE_DUMP = `import sqlite3, sys
print("\\n".join(sqlite3.connect("file:" + sys.argv[1] + "?mode=ro", uri=True).iterdump()))`;

/** @throws Error when the recipe's own dump fails */
export async function storedData(recipe: Recipe, folder: string, port: number): Promise<StoredData> {
  const data = new Map<string, string>();
  for (const name of filesIn(folder, '')) await addFile(data, name, join(folder, name));
  if (recipe.data !== undefined)
    for (const line of (await dump(recipe.data, folder, port)).split('\n')) data.set(`data: ${line}`, '');
  return data;
}

function filesIn(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (NOT_DATA.test(entry.isDirectory() ? `${name}/` : name)) return [];
    if (entry.isDirectory()) return filesIn(folder, name);
    return entry.isFile() ? [name] : [];
  });
}

async function addFile(data: Map<string, string>, name: string, path: string): Promise<void> {
  // Temporary files come and go.
  if (!existsSync(path)) return;
  const content = readFileSync(path);
  if (content.subarray(0, 16).toString('latin1') !== 'SQLite format 3\0') {
    data.set(name, createHash('sha256').update(content).digest('hex'));
    return;
  }
  const dumped = await runProgram('python3', ['-c', SQLITE_DUMP, path], { timeoutSeconds: DUMP_SECONDS });
  for (const line of dumped.output.split('\n')) data.set(`${name}: ${line}`, '');
}

async function dump(script: string, folder: string, port: number): Promise<string> {
  const ending = 'scan-gate-dumped';
  const { output } = await runProgram('bash', ['--norc', '-euo', 'pipefail', '-c', `${script}\necho; echo ${ending}`], {
    timeoutSeconds: DUMP_SECONDS,
    cwd: folder,
    env: { APP: folder, HOME: join(folder, 'home'), PORT: String(port), PATH: programPath(folder) },
  });
  if (!output.trimEnd().endsWith(ending)) throw new Error(`the data could not be read: ${output.trim().slice(-300)}`);
  return output.trimEnd().slice(0, -ending.length).trimEnd();
}

/** What the scan changed, in words, without what the recipe lets change. */
export function changesBetween(before: StoredData, after: StoredData, mayChange: Recipe['mayChange'] = {}): string[] {
  const excepted = Object.keys(mayChange);
  const isKept = (name: string) => !excepted.some((start) => name.startsWith(start));
  const of = (word: string, names: Iterable<string>) => [...names].filter(isKept).map((name) => `${word} ${name}`);
  return [
    ...of(
      'added',
      [...after.keys()].filter((name) => !before.has(name)),
    ),
    ...of(
      'removed',
      [...before.keys()].filter((name) => !after.has(name)),
    ),
    ...of(
      'changed',
      [...before].filter(([name, digest]) => after.has(name) && after.get(name) !== digest).map(([name]) => name),
    ),
  ].map((change) => change.slice(0, 200));
}
