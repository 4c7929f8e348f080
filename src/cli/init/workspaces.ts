import { parseDocument } from 'yaml';
import { isRecord } from '../../shared/records.ts';
import { PLAIN_NAME, type ProjectFiles } from './project-files.ts';

/** The value of a YAML or JSON text; null if it cannot be parsed. */
export function parsedYaml(text: string): unknown {
  const document = parseDocument(text, { logLevel: 'silent' });
  try {
    return document.errors.length > 0 ? null : document.toJS({ maxAliasCount: 100 });
  } catch {
    return null;
  }
}

/** Programs that start the scripts of many packages. */
const RUNNERS = new Set(['turbo', 'nx', 'lerna', 'lage', 'rush', 'moon', 'wireit', 'wsrun', 'ultra']);
const MANAGERS = new Set(['npm', 'pnpm', 'yarn', 'bun']);
/** Words by which a package manager runs a script of other packages. */
const OTHER_PACKAGES =
  /^(?:-r|--recursive|-F|--filter(?:=.{0,200})?|-w|-ws|--workspace(?:=.{0,200})?|--workspaces|workspaces?)$/;
const ALIASES_MAX = 3;
const FOLDERS_MAX = 60;

/** Files that list the projects of a repository, with a pattern for their folders, and the part of the file that lists them. */
const LISTS: readonly (readonly [file: RegExp, folder: RegExp, part?: RegExp])[] = [
  [/^rush\.json$/, /"projectFolder"\s{0,9}:\s{0,9}"([^"]{1,200})"/g],
  [/\.slnx?$/, /"([^"\n]{1,200})[\\/][^"\\/\n]{1,100}\.(?:cs|fs|vb)proj"/g],
  [/^go\.work$/, /^[ \t]{0,9}(?:use[ \t]{1,9})?\.\/([\w./-]{1,200})/gm],
  [/^Cargo\.toml$/, /"([\w./*-]{1,200})"/g, /\bmembers\s{0,9}=\s{0,9}\[[^\]]{0,4000}\]/],
];

/** Folders of the packages that a repository declares. */
export async function workspaceFolders(files: ProjectFiles): Promise<string[]> {
  const patterns = await workspacePatterns(files);
  for (const [name, folder, part] of LISTS)
    for (const file of files.matching(name)) {
      const text = await files.text(file);
      const listed = part === undefined ? text : (part.exec(text)?.[0] ?? '');
      patterns.push(...[...listed.matchAll(folder)].map(([, path = '']) => path.replaceAll('\\', '/')));
    }
  const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const found = new Set<string>();
  for (const pattern of patterns.filter((one) => !one.startsWith('!')))
    for (const folder of await foldersOf(files, pattern)) if (!excluded.includes(folder)) found.add(folder);
  return [...found].slice(0, FOLDERS_MAX);
}

async function workspacePatterns(files: ProjectFiles): Promise<string[]> {
  const manifest = await files.json('package.json');
  const own = isRecord(manifest) ? manifest['workspaces'] : undefined;
  const pnpm = parsedYaml(await files.text('pnpm-workspace.yaml'));
  const others = [await files.json('lerna.json'), pnpm].map((value) =>
    isRecord(value) ? value['packages'] : undefined,
  );
  const deno = await files.json('deno.json');
  const lists = [isRecord(own) ? own['packages'] : own, ...others, isRecord(deno) ? deno['workspace'] : undefined];
  return lists.flatMap((list) => (Array.isArray(list) ? list : [])).filter((item) => typeof item === 'string');
}

/** `*` and `**` match folders; a `**` goes two folders deep. */
async function foldersOf(files: ProjectFiles, pattern: string): Promise<string[]> {
  let found = [''];
  for (const part of pattern
    .split('/')
    .filter((one) => one !== '' && one !== '.')
    .slice(0, 6)) {
    if (part === '..' || !(part.includes('*') || PLAIN_NAME.test(part))) return [];
    const next: string[] = [];
    for (const folder of found) {
      if (!part.includes('*')) next.push(joined(folder, part));
      else next.push(...(await below(files, folder, part === '**' ? 2 : 1)));
    }
    found = next.slice(0, FOLDERS_MAX);
  }
  return found.filter((folder) => folder !== '');
}

async function below(files: ProjectFiles, folder: string, depth: number): Promise<string[]> {
  const names = await files.folders(...(folder === '' ? [] : [folder]));
  const places = names.map((name) => joined(folder, name));
  if (depth === 1) return places;
  const deeper = await Promise.all(places.map((place) => below(files, place, depth - 1)));
  return [...places, ...deeper.flat()];
}

function joined(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Whether a script only starts scripts of other packages, such as `turbo run start`. */
export function isOrchestrating(
  scripts: Readonly<Record<string, unknown>>,
  name: string,
  depth = ALIASES_MAX,
): boolean {
  const command = scripts[name];
  if (typeof command !== 'string' || depth === 0) return false;
  return command.split(/[;&|]+/).some((part) => {
    const words = part.trim().split(/\s+/);
    if (words.some((word) => RUNNERS.has(word))) return true;
    const manager = words.findIndex((word) => MANAGERS.has(word));
    if (manager < 0) return false;
    const rest = words.slice(manager + 1);
    if (rest.some((word) => OTHER_PACKAGES.test(word))) return true;
    const script = rest[0] === 'run' ? rest[1] : rest[0];
    return script !== undefined && script !== name && isOrchestrating(scripts, script, depth - 1);
  });
}
