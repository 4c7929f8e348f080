import type { Exchange } from '../../core/evidence/http.ts';

/** A bundle may be several megabytes; the pattern is linear in it. */
const LENGTH_MAX = 3 * 1024 * 1024;
const ROUTES_MAX = 200;
/** Characters in which the other members of a route follow its path. */
const MEMBERS_AFTER = 200;
/** A table is in one place: after this many characters without a route, its nesting has ended. */
const GAP_MAX = 5_000;

/** A path in a table, the start of its children, or a bracket. */
const TOKEN = /\bpath:\s{0,3}(["'`])([\w./:~*()?$-]{0,200})\1|\b(children):\s{0,3}\[|[[\]]/g;
const OF_ROUTE =
  /^\s{0,3},[^{}[\]]{0,120}?\b(?:component|components|Component|element|lazy|loadComponent|loadChildren|redirect|redirectTo|children)\s{0,3}[:(]/;

interface Level {
  readonly prefix: string;
  depth: number;
}

/** Reads a table of routes token by token. */
class RouteTable {
  readonly paths = new Set<string>();
  #levels: Level[] = [];
  #last = { path: '', at: 0 };

  /** Ends the nesting where the table has ended. */
  moveTo(index: number): void {
    if (index - this.#last.at > GAP_MAX) this.#levels = [];
  }

  addPath(path: string, index: number): void {
    const prefix = this.#levels.at(-1)?.prefix.replace(/\/$/, '') ?? '';
    const whole = path.startsWith('/') ? path : `${prefix}/${path}`.replace(/\/$/, '');
    this.#last = { path: whole, at: index };
    if (whole !== '' && !/[*$?()]/.test(whole)) this.paths.add(whole);
  }

  openChildren(): void {
    if (this.#last.at > 0) this.#levels.push({ prefix: this.#last.path, depth: 1 });
  }

  addBracket(bracket: string): void {
    const level = this.#levels.at(-1);
    if (level === undefined) return;
    level.depth += bracket === ']' ? -1 : 1;
    if (level.depth === 0) this.#levels.pop();
  }
}

/**
 * Paths of the route tables in a script, as Angular, Vue and React Router write them: `{path: 'team', component: T, children: [...]}`.
 * Minifiers keep these names. Angular's own table cannot be read from a page that was built for production.
 *
 * @returns paths with a slash at the start, parameters as they are (`/user/:id`), in order, each once
 */
export function scriptRoutes(script: string): string[] {
  const text = script.slice(0, LENGTH_MAX);
  const table = new RouteTable();
  for (const { 0: token, 2: path, 3: children, index } of text.matchAll(TOKEN)) {
    if (table.paths.size >= ROUTES_MAX) break;
    table.moveTo(index);
    if (path !== undefined) {
      const end = index + token.length;
      if (OF_ROUTE.test(text.slice(end, end + MEMBERS_AFTER))) table.addPath(path, index);
    } else if (children !== undefined) table.openChildren();
    else table.addBracket(token);
  }
  return [...table.paths];
}

/** An entry of SvelteKit's table: the id of a route with the numbers of its modules, `"/blog/[slug]":[~4,[2]]`. */
const SVELTE_ROUTE = /"(\/[^"\\]{0,200})":\s{0,3}\[~?\d{1,4}[\d\s,[\]]{0,100}\]/g;

/**
 * Paths of the table that SvelteKit gives every browser as `dictionary`, in the notation of {@link scriptRoutes}.
 * Source: https://svelte.dev/docs/kit/advanced-routing
 */
export function svelteRoutes(script: string): string[] {
  const text = script.slice(0, LENGTH_MAX);
  if (!/\bdictionary\b/.test(text)) return [];
  const found = new Set<string>();
  for (const [, id = ''] of text.matchAll(SVELTE_ROUTE)) {
    if (found.size >= ROUTES_MAX) break;
    // Groups are not part of the URL, and optional parameters are left out.
    const path = id
      .replace(/\/\([^()/]{1,80}\)|\/\[\[[^[\]/]{1,80}\]\]/g, '')
      .replace(/\[(?:\.{3})?(\w{1,60})(?:=\w{1,60})?\]/g, ':$1');
    if (path !== '' && path !== '/' && !/[[\]()]/.test(path)) found.add(path);
  }
  return [...found];
}

const known = new WeakMap<Exchange, readonly string[]>();

function routesOf(script: string): string[] {
  return [...scriptRoutes(script), ...svelteRoutes(script)];
}

/** The routes of all scripts of a site, each read once. */
export function routesOfScripts(exchanges: Iterable<Exchange>): string[] {
  const routes = new Set<string>();
  for (const exchange of exchanges) {
    const own = known.get(exchange) ?? routesOf(exchange.response.text);
    known.set(exchange, own);
    for (const route of own) routes.add(route);
  }
  return [...routes].slice(0, ROUTES_MAX);
}
