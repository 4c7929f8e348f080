import type { RepositoryFiles } from '../fixes/stack.ts';
import { normalPath, type Route } from './route.ts';

/** A router whose routes are the names of files below the folder of a package that depends on it. */
interface FileRouter {
  /** The package that the folder depends on. */
  readonly needs: RegExp;
  /** Path below the folder of the package; the group `path` is that of the route. */
  readonly files: RegExp;
  readonly method: string;
  /** Segments that are no part of the path. */
  readonly hidden: RegExp;
  /** Files and folders that are no routes. */
  readonly skipped: RegExp;
  /** Before the path. */
  readonly prefix?: string;
  /** Segments are separated by dots and parameters are `$name`. */
  readonly isFlat?: boolean;
}

const NEXT = /"next"\s*:/;
const NUXT = /"nuxt"\s*:/;
const NONE = /^$/;
const GROUP = /^\(.*\)$|^@/;
const INDEX = /^index$/;

const ROUTERS: readonly FileRouter[] = [
  { needs: NEXT, files: /^(?:src\/)?pages\/(?<path>api\/.+)\.[jt]s$/, method: 'ANY', hidden: INDEX, skipped: NONE },
  {
    needs: NEXT,
    files: /^(?:src\/)?pages\/(?<path>(?!api\/).+)\.(?:[jt]sx?|mdx?)$/,
    method: 'GET',
    hidden: INDEX,
    skipped: /^_(?:app|document|error)$/,
  },
  {
    needs: NEXT,
    files: /^(?:src\/)?app\/(?<path>.+\/)?page\.(?:[jt]sx?|mdx?)$/,
    method: 'GET',
    hidden: GROUP,
    skipped: /^_|^\(\.+\)/,
  },
  {
    needs: NEXT,
    files: /^(?:src\/)?app\/(?<path>.+\/)?route\.[jt]s$/,
    method: 'ANY',
    hidden: GROUP,
    skipped: /^_|^\(\.+\)/,
  },
  {
    needs: NUXT,
    files: /^(?:app\/)?pages\/(?<path>.+)\.vue$/,
    method: 'GET',
    hidden: /^index$|^\(.*\)$/,
    skipped: NONE,
  },
  {
    needs: NUXT,
    files: /^server\/api\/(?<path>.+)\.[jt]s$/,
    method: 'ANY',
    hidden: INDEX,
    skipped: NONE,
    prefix: '/api',
  },
  { needs: NUXT, files: /^server\/routes\/(?<path>.+)\.[jt]s$/, method: 'ANY', hidden: INDEX, skipped: NONE },
  {
    needs: /"@sveltejs\/kit"\s*:/,
    files: /^src\/routes\/(?<path>.+\/)?\+(?:page(?:@\w*)?\.svelte|server\.[jt]s)$/,
    method: 'ANY',
    hidden: GROUP,
    skipped: NONE,
  },
  {
    needs: /"(?:@remix-run\/(?:react|node)|react-router)"\s*:/,
    files: /^app\/routes\/(?<path>[^/]+?)(?:\/route)?\.[jt]sx?$/,
    method: 'ANY',
    hidden: /^_/,
    skipped: NONE,
    isFlat: true,
  },
  {
    needs: /"astro"\s*:/,
    files: /^src\/pages\/(?<path>.+?)(?:\.astro|\.mdx?|\.html|(?<endpoint>\.[jt]s))$/,
    method: 'GET',
    hidden: INDEX,
    skipped: /^_/,
  },
];

/** Routes that are the names of files. */
export async function fileRoutes(files: RepositoryFiles): Promise<Route[]> {
  const found: Route[] = [];
  for (const path of files.paths.filter((one) => /(?:^|\/)package\.json$/.test(one))) {
    const text = (await files.read(path)) ?? '';
    const folder = path.slice(0, -'package.json'.length);
    const below = files.paths.filter((one) => one.startsWith(folder));
    for (const router of ROUTERS.filter(({ needs }) => needs.test(text)))
      found.push(...below.flatMap((file) => routeOfFile(router, folder, file) ?? []));
  }
  return found;
}

function routeOfFile(router: FileRouter, folder: string, file: string): Route | null {
  const match = router.files.exec(file.slice(folder.length));
  if (match === null) return null;
  const name = match.groups?.['path'] ?? '';
  // The method may end the name: `users.get.ts` (Nuxt).
  const verb =
    router.method === 'ANY' && !router.isFlat ? /\.(get|post|put|patch|delete|head)$/.exec(name)?.[1] : undefined;
  const plain = verb === undefined ? name : name.slice(0, -verb.length - 1);
  const segments = (router.isFlat ? flat(plain) : plain.split('/')).filter((segment) => segment !== '');
  if (segments.some((segment) => router.skipped.test(segment))) return null;
  const path = normalPath(router.prefix ?? '', ...segments.filter((segment) => !router.hidden.test(segment)));
  return path === null ? null : { method: verb?.toUpperCase() ?? router.method, path: trimmed(path), file, line: 1 };
}

function trimmed(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

/** `users_.$id.edit`: an underscore at the end only separates layouts, `$` alone is the rest of the path. */
function flat(name: string): string[] {
  // A period in brackets is one of the path.
  const parts = name.match(/(?:\[[^\][]{0,200}\]|[^.])+/g) ?? [];
  return parts.map((part) =>
    part
      .replace(/^\((.*)\)$/, '$1')
      .replace(/_$/, '')
      .replace(/^\$$/, '[...rest]')
      .replace(/^\$(\w+)$/, '[$1]'),
  );
}
