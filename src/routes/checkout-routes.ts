import { isActByGet } from '../engine/crawl/link-policy.ts';
import { checkoutFiles } from '../fixes/checkout-files.ts';
import type { GateSettings, SourceOf } from '../gate/model/model.ts';
import { commitOf, git, prefixOf } from '../gate/policy/git-history.ts';
import type { Route } from './route.ts';
import { routeOf } from './route.ts';
import { routeTable } from './route-table.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the routes of a checkout do for a run. */
export interface RoutedRun {
  readonly settings: GateSettings;
  readonly sourceOf: SourceOf;
  /** For the log. */
  readonly summary: string;
  /** Why the routes of changed files are not scanned first; null if they are, or no commit was given. */
  readonly problem: string | null;
}

const DIFF_BYTES_MAX = 8 * 1024 * 1024;
/** Limit of the API for `extra_paths`. */
const PATHS_MAX = 100;
/** Of them, routes: each is a request of every scan. */
const ROUTES_MAX = 60;

/**
 * Adds the routes of a checkout to a run: those that take no parameter and name no act are read by GET on the targets, those of
 * changed files first. Nothing else of the settings changes, as the files may be those of a pull request.
 * @param changedSince commit, branch or tag; null: no files count as changed
 * @returns null if the folder is no checkout or declares no routes
 */
export async function withCheckoutRoutes(
  settings: GateSettings,
  directory: string,
  changedSince: string | null,
  environment: Environment,
): Promise<RoutedRun | null> {
  const files = await checkoutFiles(directory, environment).catch(() => null);
  const routes = files === null ? [] : await routeTable(files);
  if (routes.length === 0) return null;
  const { changed, problem } = await changedFiles(directory, changedSince, environment);
  const [first, rest] = [pathsOf(routes, (file) => changed.has(file)), pathsOf(routes, (file) => !changed.has(file))];
  const prefix = await prefixOf(directory, environment);
  const targets = settings.targets.map((target) => {
    return {
      ...target,
      options: { ...target.options, ...plannedPaths(target.options.extra_paths ?? [], first, rest) },
    };
  });
  return {
    settings: { ...settings, targets },
    sourceOf: ({ method, url }) => {
      const route = routeOf(routes, method, url);
      return route === null ? null : { file: `${prefix}${route.file}`, line: route.line };
    },
    summary: `Routes of the checkout: ${routes.length}. From changed files, scanned first: ${first.length}.`,
    problem,
  };
}

/** Changed routes come first; what the user names comes before the others, and is never left out. */
function plannedPaths(own: readonly string[], changed: readonly string[], others: readonly string[]) {
  const first = changed.slice(0, ROUTES_MAX);
  const room = Math.max(0, Math.min(ROUTES_MAX - first.length, PATHS_MAX - own.length));
  const extra = [...own, ...others.filter((path) => !own.includes(path)).slice(0, room)];
  return {
    ...(first.length === 0 ? {} : { first_paths: first }),
    ...(extra.length === 0 ? {} : { extra_paths: extra }),
  };
}

function pathsOf(routes: readonly Route[], isOf: (file: string) => boolean): string[] {
  const paths = routes
    .filter(({ method, path, file }) => /^(?:GET|ANY)$/.test(method) && !path.includes('{') && isOf(file))
    .map(({ path }) => path)
    // The host is the target's, whichever it is: a path cannot name another.
    .filter((path) => !isActByGet(new URL(path, 'http://target.invalid')));
  return [...new Set(paths)];
}

/** Files that commits have changed since another one, relative to the folder. */
async function changedFiles(
  directory: string,
  since: string | null,
  environment: Environment,
): Promise<{ readonly changed: ReadonlySet<string>; readonly problem: string | null }> {
  if (since === null) return { changed: new Set(), problem: null };
  try {
    const commit = await commitOf(directory, since, environment);
    const names = ['--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', '--relative'];
    const listed = await git(directory, ['diff', ...names, commit, 'HEAD', '--'], DIFF_BYTES_MAX, environment);
    return { changed: new Set(listed.toString('utf8').split('\0').filter(Boolean)), problem: null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const problem = `Routes of changed files are not scanned first, because ${since} could not be compared: ${why}. The checkout needs that commit (fetch-depth: 2 or more).`;
    return { changed: new Set(), problem };
  }
}
