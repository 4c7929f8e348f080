import { type Call, callsOf, named, pairsOf, stringArgument } from './calls.ts';
import { type Dialect, dialectOf, extensionOf } from './dialects.ts';
import { modulesOf } from './modules.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A route as its file declares it: what is before its path may be in other files. */
export interface Declared {
  readonly method: string;
  /** Its own path, with the prefixes of its file. */
  readonly path: string;
  readonly line: number;
  /** The router that it belongs to; empty if it names none. */
  readonly router: string;
}

/** Puts what another file or variable declares below a prefix. */
export interface Mounting {
  readonly prefix: string;
  /** The router that mounts. */
  readonly router: string;
  /** Variable that is mounted; empty for whatever the module declares. */
  readonly name: string;
  /** Module of the variable; null: the same file. */
  readonly module: string | null;
}

export interface SourceFile {
  readonly routes: readonly Declared[];
  readonly mounts: readonly Mounting[];
}

const TOKENS_MAX = 100_000;
const SCOPES_MAX = 500;
/** Annotations between one and its class. */
const CLASS_DISTANCE_MAX = 200;
const ROUTES_MAX = 2_000;
/** Rails: the routes of a `collection` block are those of its resources without an id. */
const PARENT = '..';

/** What a file declares; null if it declares nothing. */
export function sourceRoutes(file: string, text: string): SourceFile | null {
  const dialect = dialectOf(file);
  if (dialect === null) return null;
  const tokens = tokensOf(extensionOf(file), text);
  if (tokens.length > TOKENS_MAX) return null;
  const reader = new Reader(file, text, tokens, dialect);
  const { routes, mounts } = reader;
  return routes.length + mounts.length === 0 ? null : { routes, mounts };
}

interface Scope {
  readonly from: number;
  readonly to: number;
  readonly prefix: string;
}

class Reader {
  readonly routes: readonly Declared[];
  readonly mounts: readonly Mounting[];
  readonly #tokens: readonly Token[];
  readonly #dialect: Dialect;
  readonly #pairs: ReadonlyMap<number, number>;
  readonly #calls: readonly Call[];
  readonly #modules: ReadonlyMap<string, string>;
  /** Calls whose value a variable has. */
  readonly #makers: ReadonlyMap<string, Call>;
  #scopes: readonly Scope[];
  readonly #filePrefix: string;
  readonly #lines: readonly number[];

  constructor(file: string, text: string, tokens: readonly Token[], dialect: Dialect) {
    const isRuby = extensionOf(file) === 'rb';
    this.#tokens = tokens;
    this.#dialect = dialect;
    this.#pairs = pairsOf(tokens, text, isRuby);
    this.#calls = callsOf(tokens, this.#pairs, text, isRuby);
    this.#modules = modulesOf(tokens);
    this.#makers = new Map(this.#calls.filter(({ assigned }) => assigned !== '').map((call) => [call.assigned, call]));
    this.#filePrefix = dialect.filePrefix?.[0].test(file) === true ? dialect.filePrefix[1] : '';
    this.#lines = [...text.matchAll(/\n/g)].map(({ index }) => index);
    this.#scopes = this.#calls.flatMap((call) => this.#scopesOf(call)).slice(0, SCOPES_MAX);
    this.mounts = this.#calls.flatMap((call) => this.#mountsOf(call)).slice(0, ROUTES_MAX);
    this.#scopes = [...this.#scopes, ...this.mounts.flatMap((mounting) => this.#bodyOf(mounting))];
    this.routes = this.#calls.flatMap((call) => this.#routesOf(call)).slice(0, ROUTES_MAX);
  }

  #routesOf(call: Call): Declared[] {
    const { decorators, verbs, resources } = this.#dialect;
    const isOnly = call.isDecorator ? this.#classOf(call) === null : this.#isOfRouter(call);
    if (!isOnly) return [];
    const suffixes = call.isDecorator ? undefined : resources?.get(call.name);
    if (suffixes !== undefined) return this.#resourceRoutes(call, suffixes);
    const verb = (call.isDecorator ? decorators : verbs).get(call.name);
    if (verb === undefined) return this.#routeOfObject(call);
    const given = this.#pathsOf(call);
    return given.flatMap((path) => this.#declared(call, path, methodsOf(call) ?? [verb]));
  }

  /** `fastify.route({ method: 'GET', url: '/' })`. */
  #routeOfObject(call: Call): Declared[] {
    const url = stringAfter(named(call, 'url'));
    if (call.name !== 'route' || url === null || call.isDecorator) return [];
    return this.#declared(call, url, methodsOf(call) ?? ['ANY']);
  }

  #resourceRoutes(call: Call, suffixes: readonly string[]): Declared[] {
    return call.args.flatMap((argument) => {
      const name = stringArgument(argument);
      if (name === null || !/^[\w/.-]+$/.test(name)) return [];
      return suffixes.flatMap((suffix) =>
        this.#declared(call, `/${name}/${suffix}`.replace(/\/$/, ''), [/^(?:\{id\})?$/.test(suffix) ? 'ANY' : 'GET']),
      );
    });
  }

  #declared(call: Call, given: string, methods: readonly string[]): Declared[] {
    // Go: the method may stand before the path.
    const [, method, path = given] = /^([A-Z]{3,7}) +(\/.*)$/.exec(given) ?? [];
    const isRoot = call.isDecorator && this.#dialect.slashIsRoot === true && /^~?\//.test(path);
    const prefix = isRoot ? '' : this.#prefixOf(call);
    const place = { path: join(prefix, path.replace(/^~/, '')), line: this.#lineOf(call), router: this.#rootOf(call) };
    return (method === undefined ? methods : [method]).map((one) => ({ method: one, ...place }));
  }

  #pathsOf(call: Call): string[] {
    return call.isDecorator ? decoratedPaths(call) : this.#calledPaths(call);
  }

  #calledPaths({ name, args, previous }: Call): string[] {
    if (name === 'root') return ['/'];
    const { needsSlash, resources } = this.#dialect;
    const isList = name === 'match' && stringArgument(args[0]) === null;
    const given = stringsAtStart(args[isList ? 1 : 0] ?? []);
    if (given.length === 0 && this.#isOnRoute(previous)) return [''];
    if (args.some(([first]) => first?.text === 'include')) return [];
    // A client's call has options or nothing but a path; what handles a route is a function or its name.
    const isClient = args.length < 2 || (needsSlash && args.at(-1)?.[0]?.text === '{');
    if (isClient && resources === undefined) return [];
    return needsSlash ? given.filter((path) => /^(?:[A-Z]+ +)?\//.test(path)) : given;
  }

  /** `app.route('/book').get(…).post(…)`. */
  #isOnRoute(call: Call | null): boolean {
    if (call === null) return false;
    return (call.name === 'route' && this.#dialect.prefixes.has('route')) || this.#isOnRoute(call.previous);
  }

  /** A call on what may be a router: not on a package, nor on what another call has made. */
  #isOfRouter(call: Call): boolean {
    const root = rootCall(call);
    if (root.receiver === '') return call.previous !== null ? this.#makesRouter(root) : !this.#dialect.needsReceiver;
    if (root.receiver === 'this') return false;
    const module = this.#modules.get(root.receiver);
    if (module !== undefined && !/^[./@~]/.test(module) && this.#dialect.needsSlash)
      return root.receiver === 'http' && this.#dialect.makers.has('NewServeMux');
    const maker = this.#makers.get(root.receiver);
    return maker === undefined || this.#makesRouter(maker) || !this.#dialect.needsSlash;
  }

  #makesRouter({ name, args }: Call): boolean {
    // `require('express')()`
    const made = name === 'require' ? (stringArgument(args[0]) ?? '') : name;
    return this.#dialect.makers.has(made) || (this.#dialect.prefixes.has(name) && args.length > 0);
  }

  /** The body of the class that a decorator belongs to; null if it belongs to a member. */
  #classOf(call: Call): { readonly from: number; readonly to: number; readonly name: string } | null {
    if (!this.#dialect.classes.has(call.name)) return null;
    let name: string | undefined;
    let at = call.next;
    const last = Math.min(this.#tokens.length, at + CLASS_DISTANCE_MAX);
    while (at < last && !/^[;{}]$/.test(this.#tokens[at]?.text ?? '')) {
      if (this.#tokens[at]?.text === 'class') name ??= this.#tokens[at + 1]?.text;
      const end = this.#pairs.get(at);
      at = (end ?? at) + 1;
    }
    const [start, end] = [this.#tokens[at], this.#tokens[this.#pairs.get(at) ?? -1]];
    return name === undefined || start === undefined || end === undefined
      ? null
      : { from: start.from, to: end.to, name };
  }

  #scopesOf(call: Call): Scope[] {
    const body = call.isDecorator ? this.#classOf(call) : null;
    if (body !== null) {
      const own = stringsAtStart(pathArgument(call));
      const name = body.name.replace(/Controller$/, '').toLowerCase();
      return [{ ...body, prefix: (own[0] ?? '').replace(/\[controller\]/i, name) }];
    }
    if (call.isDecorator || !this.#dialect.prefixes.has(call.name)) return [];
    const start = this.#tokens[call.next];
    const block = start?.text === 'do' ? this.#tokens[this.#pairs.get(call.next) ?? -1] : undefined;
    const end = block?.to ?? call.to;
    const from = block === undefined ? (call.args[0]?.[0]?.from ?? call.to) : (start?.from ?? call.to);
    return [{ from, to: end, prefix: this.#chainPrefix(call, block !== undefined) }];
  }

  /** The body of a function of this file that is mounted, or whose value is. */
  #bodyOf({ name, module, prefix }: Mounting): Scope[] {
    if (module !== null || name === '') return [];
    const at = this.#tokens.findIndex(
      ({ text }, index) => text === name && /^func(?:tion)?$/.test(this.#tokens[index - 1]?.text ?? ''),
    );
    if (at < 0) return [];
    const open = this.#tokens.findIndex(
      ({ text }, index) => index > (this.#pairs.get(at + 1) ?? Number.POSITIVE_INFINITY) && text === '{',
    );
    const [start, end] = [this.#tokens[open], this.#tokens[this.#pairs.get(open) ?? -1]];
    return start === undefined || end === undefined ? [] : [{ from: start.from, to: end.to, prefix }];
  }

  /** Prefixes of a call and of those before it in its chain. */
  #chainPrefix(call: Call | null, isBlock = false): string {
    if (call === null) return '';
    return join(
      this.#chainPrefix(call.previous),
      this.#dialect.prefixes.has(call.name) ? ownPrefix(call, isBlock) : '',
    );
  }

  #prefixOf(call: Call): string {
    const scopes = this.#scopes
      .filter(({ from, to }) => from <= call.from && call.to <= to)
      .map(({ prefix }) => prefix);
    const own = this.#chainPrefix(call.previous);
    return join(
      this.#filePrefix,
      ...scopes.reduce<string[]>(lowered, []),
      this.#routerPrefix(rootCall(call).receiver),
      own,
    );
  }

  /** What the calls that made a router, and the routers below it, give to its routes. */
  #routerPrefix(name: string, depth = 0): string {
    const maker = this.#makers.get(name);
    if (maker === undefined || depth > 8) return '';
    const isPrefix = this.#dialect.prefixes.has(maker.name);
    const own = isPrefix
      ? this.#chainPrefix(maker)
      : (stringAfter(named(maker, 'prefix')) ?? stringAfter(named(maker, 'url_prefix')) ?? '');
    const base = rootCall(maker).receiver;
    return isPrefix && base !== name ? join(this.#routerPrefix(base, depth + 1), own) : own;
  }

  /** The router that others may mount. */
  #rootOf(call: Call, depth = 0): string {
    const { receiver } = rootCall(call);
    const maker = this.#makers.get(receiver);
    const isBelow = maker !== undefined && this.#dialect.prefixes.has(maker.name) && depth < 8 && maker !== call;
    return isBelow ? this.#rootOf(maker, depth + 1) : receiver;
  }

  #mountsOf(call: Call): Mounting[] {
    if (call.isDecorator || !this.#dialect.mounts.has(call.name)) return [];
    const own = [
      stringAfter(named(call, 'prefix')),
      stringAfter(named(call, 'url_prefix')),
      stringArgument(call.args[0]),
    ];
    const prefix = join(this.#prefixOf(call), own.find((one) => one !== null) ?? '');
    const place = { prefix, router: this.#rootOf(call) };
    return call.args.flatMap((argument) => {
      const target = this.#targetOf(argument);
      return target === null ? [] : [{ ...place, ...target }];
    });
  }

  #targetOf(argument: readonly Token[]): Pick<Mounting, 'name' | 'module'> | null {
    const [first, second, third] = argument;
    if (first?.kind !== 'word') return null;
    const isCall = second?.text === '(';
    if (isCall && /^(?:require|import|include)$/.test(first.text)) {
      const module = argument.slice(2).find(({ kind }) => kind === 'string')?.text;
      return module === undefined ? null : { name: '', module };
    }
    const name = second?.text === '.' && third?.kind === 'word' ? third.text : first.text;
    return /^(?:true|false|null|None|async|function|func)$/.test(name) || second?.text === '='
      ? null
      : { name, module: this.#modules.get(first.text) ?? null };
  }

  #lineOf({ from }: Call): number {
    let [low, high] = [0, this.#lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#lines[middle] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  }
}

/** Without a path, the decorator of a method stands for its class. Of Python, which has a receiver, only absolute paths are meant. */
function decoratedPaths(call: Call): string[] {
  const paths = stringsAtStart(pathArgument(call));
  if (call.receiver !== '') return paths.filter((path) => /^(?:\/|$)/.test(path));
  return paths.length > 0 ? paths : [''];
}

function pathArgument(call: Call): readonly Token[] {
  const given = [named(call, 'path'), named(call, 'value'), call.args[0] ?? []];
  return given.find(({ length }) => length > 0) ?? [];
}

function rootCall(call: Call): Call {
  return call.previous === null ? call : rootCall(call.previous);
}

function ownPrefix(call: Call, isBlock: boolean): string {
  if (call.name === 'collection') return isBlock ? PARENT : '';
  const given =
    stringAfter(named(call, 'path')) ?? stringAfter(named(call, 'prefix')) ?? stringArgument(call.args[0]) ?? '';
  const singular = given.replace(/^.*\//, '').replace(/ies$/, 'y').replace(/s$/, '');
  return isBlock && call.name === 'resources' ? `${given}/{${singular}_id}` : given;
}

function lowered(prefixes: readonly string[], prefix: string): string[] {
  if (prefix !== PARENT) return [...prefixes, prefix];
  return [...prefixes.slice(0, -1), (prefixes.at(-1) ?? '').replace(/\/\{\w+\}$/, '')];
}

/** As written: a slash between the parts, but none where one of them is empty. */
function join(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((whole, part) => (whole === '' ? part : `${whole.replace(/\/$/, '')}/${part.replace(/^[/^]/, '')}`), '');
}

/** The string, or the strings of the list, with which an argument begins. */
function stringsAtStart(tokens: readonly Token[]): string[] {
  const at = tokens[0]?.text === '[' || tokens[0]?.text === '{' ? 1 : 0;
  const first = tokens[at];
  if (first?.kind !== 'string') return [];
  if (at === 0)
    return tokens.length === 1 || /^[,=-]$/.test(tokens[1]?.text ?? '') || tokens[1]?.kind === 'word'
      ? [first.text]
      : [];
  return tokens.filter(({ kind }) => kind === 'string').map(({ text }) => text);
}

function stringAfter([first]: readonly Token[]): string | null {
  return first?.kind === 'string' ? first.text : null;
}

/** `methods=['GET']`, `method: 'GET'`, `RequestMethod.GET`, `via: [:get]`, `match(['get'], …)`. */
function methodsOf(call: Call): string[] | null {
  const tokens =
    ['methods', 'method', 'via'].map((name) => named(call, name)).find(({ length }) => length > 0) ??
    (call.name === 'match' ? (call.args[0] ?? []) : []);
  const end =
    tokens[0]?.text === '[' || tokens[0]?.text === '{' || tokens[0]?.text === '('
      ? tokens.findIndex(({ text }) => /^[\])}]$/.test(text))
      : 3;
  const methods = tokens
    .slice(0, end)
    .map(({ text }) => text.toUpperCase())
    .filter((text) => /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(text));
  return methods.length === 0 ? null : methods;
}
