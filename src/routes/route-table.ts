import { posix } from 'node:path';
import { isOwnSource, type RepositoryFiles } from '../fixes/stack.ts';
import { dialectOf } from './dialects.ts';
import { fileRoutes } from './file-routes.ts';
import { normalPath, type Route } from './route.ts';
import { type Declared, type Mounting, type SourceFile, sourceRoutes } from './source-routes.ts';

const FILES_MAX = 5_000;
/** Of all sources together. */
const CHARACTERS_MAX = 32 * 1024 * 1024;
const ROUTES_MAX = 5_000;
const TIME_MS_MAX = 20_000;
/** Routers below routers. */
const DEPTH_MAX = 8;
const PREFIXES_MAX = 20;

/** The routes that the files of a repository declare or are, sorted by file and line. Reads files only. */
export async function routeTable(files: RepositoryFiles): Promise<Route[]> {
  const own = { paths: files.paths.filter(isOwnSource), read: files.read };
  const sources = new Map<string, SourceFile>();
  const deadline = performance.now() + TIME_MS_MAX;
  let characters = 0;
  for (const path of own.paths.filter((one) => dialectOf(one) !== null).slice(0, FILES_MAX)) {
    const text = (await own.read(path)) ?? '';
    characters += text.length;
    if (characters > CHARACTERS_MAX || performance.now() > deadline) break;
    const source = sourceRoutes(path, text);
    if (source !== null) sources.set(path, source);
  }
  const found = new Map<string, Route>();
  for (const route of [...declaredRoutes(sources), ...(await fileRoutes(own))])
    found.set(`${route.method} ${route.path} ${route.file}`, route);
  const inOrder = (one: Route, other: Route) =>
    one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line;
  return [...found.values()].sort(inOrder).slice(0, ROUTES_MAX);
}

/** Where a router is mounted. */
interface Place {
  readonly file: string;
  readonly mounting: Mounting;
}

function declaredRoutes(sources: ReadonlyMap<string, SourceFile>): Route[] {
  const places = new Map<string, Place[]>();
  for (const [file, { mounts }] of sources)
    for (const mounting of mounts) {
      const target = targetOf(file, mounting, sources);
      if (target !== null) places.set(target, [...(places.get(target) ?? []), { file, mounting }]);
    }
  const prefixes = (file: string, router: string, depth: number): string[] => {
    const above = places.get(`${file} ${router}`) ?? places.get(`${file} `) ?? [];
    if (above.length === 0 || depth > DEPTH_MAX) return [''];
    return above
      .flatMap((place) =>
        prefixes(place.file, place.mounting.router, depth + 1).map((prefix) => `${prefix}/${place.mounting.prefix}`),
      )
      .slice(0, PREFIXES_MAX);
  };
  return [...sources].flatMap(([file, { routes }]) =>
    routes.flatMap((route) =>
      prefixes(file, route.router, 0).flatMap((prefix) => completed(file, route, prefix) ?? []),
    ),
  );
}

function completed(file: string, { method, path, line }: Declared, prefix: string): Route | null {
  const whole = normalPath(...[prefix, path].filter((part) => part !== ''));
  return whole === null ? null : { method, path: whole, file, line };
}

/** File and router that a mounting names; the router is empty if it may be any of the file. */
function targetOf(file: string, { name, module }: Mounting, sources: ReadonlyMap<string, SourceFile>): string | null {
  if (module === null) return isRouter(sources.get(file), name) ? `${file} ${name}` : null;
  const target = moduleFile(file, module, sources);
  if (target === null || target === file) return null;
  return `${target} ${isRouter(sources.get(target), name) ? name : ''}`;
}

function isRouter(source: SourceFile | undefined, name: string): boolean {
  return (
    name !== '' && source !== undefined && [...source.routes, ...source.mounts].some(({ router }) => router === name)
  );
}

function moduleFile(file: string, module: string, sources: ReadonlyMap<string, SourceFile>): string | null {
  if (!file.endsWith('.py')) {
    if (!module.startsWith('.')) return null;
    const path = posix.join(posix.dirname(file), module).replace(/\.[cm]?[jt]sx?$/, '');
    return [...sources.keys()].find((one) => one.replace(/(?:\/index)?\.[cm]?[jt]sx?$/, '') === path) ?? null;
  }
  const [dotted = '', name = ''] = module.split(':');
  const up = /^\.*/.exec(dotted)?.[0].length ?? 0;
  const folder = up === 0 ? '' : posix.join(posix.dirname(file), '../'.repeat(up - 1));
  const base = posix.join(folder, dotted.slice(up).replaceAll('.', '/'));
  const ends = [`${base}/${name}`, base]
    .filter((end) => !end.endsWith('/'))
    .flatMap((end) => [`${end}.py`, `${end}/__init__.py`]);
  for (const end of ends) {
    const fitting = [...sources.keys()].filter((one) => one === end || (up === 0 && one.endsWith(`/${end}`)));
    if (fitting.length === 1) return fitting[0] ?? null;
  }
  return null;
}
