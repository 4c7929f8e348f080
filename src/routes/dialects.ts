/** What the frameworks of a language call things. Names of several frameworks stand side by side: a repository has few. */
export interface Dialect {
  /** Calls that declare a route, with its method. */
  readonly verbs: ReadonlyMap<string, string>;
  /** Decorators, annotations and attributes that do. */
  readonly decorators: ReadonlyMap<string, string>;
  /** Decorators of a class that give its methods a prefix. */
  readonly classes: ReadonlySet<string>;
  /** Calls that make a router. */
  readonly makers: ReadonlySet<string>;
  /** Calls that give a prefix to what follows in their chain, their block and the router that they return. */
  readonly prefixes: ReadonlySet<string>;
  /** Calls that put another router below a prefix. */
  readonly mounts: ReadonlySet<string>;
  /** Only a path with a slash before it is one. */
  readonly needsSlash: boolean;
  /** Only calls on an object are routes. */
  readonly needsReceiver: boolean;
  /** Only the files with these names have routes. */
  readonly files?: RegExp;
  /** Files whose routes have a prefix by convention. */
  readonly filePrefix?: readonly [files: RegExp, prefix: string];
  /** Calls that declare the routes of a collection: what stands after its name. */
  readonly resources?: ReadonlyMap<string, readonly string[]>;
  /** A path with a slash before it ignores the prefix of its class. */
  readonly slashIsRoot?: boolean;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];
const words = (text: string) => new Set(text.split(' '));
const verbs = (spell: (method: string) => string, others: Readonly<Record<string, string>> = {}) =>
  new Map([...METHODS.map((method) => [spell(method), method.toUpperCase()] as const), ...Object.entries(others)]);
const capital = (method: string) => (method[0] ?? '').toUpperCase() + method.slice(1);
const NONE = new Map<string, string>();

const JAVASCRIPT: Dialect = {
  verbs: verbs((method) => method, { all: 'ANY' }),
  decorators: verbs(capital, { All: 'ANY' }),
  classes: words('Controller'),
  makers: words('express Router fastify Fastify Hono'),
  prefixes: words('route group'),
  mounts: words('use register'),
  needsSlash: true,
  needsReceiver: true,
};

const JVM: Dialect = {
  verbs: NONE,
  decorators: verbs((method) => `${capital(method)}Mapping`, { RequestMapping: 'ANY' }),
  classes: words('RequestMapping'),
  makers: new Set(),
  prefixes: new Set(),
  mounts: new Set(),
  needsSlash: false,
  needsReceiver: true,
};

const GO_VERBS = verbs(capital, { Handle: 'ANY', HandleFunc: 'ANY', Any: 'ANY' });
for (const method of METHODS) GO_VERBS.set(method.toUpperCase(), method.toUpperCase());

const DIALECTS: Readonly<Record<string, Dialect>> = {
  py: {
    verbs: new Map([
      ['path', 'ANY'],
      ['re_path', 'ANY'],
      ['add_url_rule', 'GET'],
    ]),
    decorators: verbs((method) => method, { route: 'GET', api_route: 'GET' }),
    classes: new Set(),
    makers: words('Flask Blueprint FastAPI APIRouter'),
    prefixes: new Set(),
    mounts: words('register_blueprint include_router path re_path'),
    needsSlash: false,
    needsReceiver: false,
  },
  java: JVM,
  kt: JVM,
  cs: {
    verbs: verbs((method) => `Map${capital(method)}`),
    decorators: verbs((method) => `Http${capital(method)}`),
    classes: words('Route'),
    makers: new Set(),
    prefixes: words('MapGroup'),
    mounts: new Set(),
    needsSlash: false,
    needsReceiver: true,
    slashIsRoot: true,
  },
  go: {
    verbs: GO_VERBS,
    decorators: NONE,
    classes: new Set(),
    makers: words('NewRouter NewMux NewServeMux Default New'),
    prefixes: words('Route Group'),
    mounts: words('Mount'),
    needsSlash: true,
    needsReceiver: true,
  },
  php: {
    verbs: verbs((method) => method, { any: 'ANY', match: 'ANY', view: 'GET' }),
    decorators: NONE,
    classes: new Set(),
    makers: new Set(),
    prefixes: words('prefix group'),
    mounts: new Set(),
    needsSlash: false,
    needsReceiver: true,
    files: /(?:^|\/)routes\/\w+\.php$/,
    filePrefix: [/(?:^|\/)routes\/api\.php$/, '/api'],
    resources: new Map([
      ['resource', ['', 'create', '{id}', '{id}/edit']],
      ['apiResource', ['', '{id}']],
    ]),
  },
  rb: {
    verbs: verbs((method) => method, { match: 'ANY', root: 'GET' }),
    decorators: NONE,
    classes: new Set(),
    makers: new Set(),
    prefixes: words('namespace scope resources resource collection'),
    mounts: new Set(),
    needsSlash: false,
    needsReceiver: false,
    files: /(?:^|\/)config\/routes(?:\/\w+)?\.rb$/,
    resources: new Map([
      ['resources', ['', 'new', '{id}', '{id}/edit']],
      ['resource', ['', 'new', 'edit']],
    ]),
  },
};

/** Null: files of this kind declare no routes. */
export function dialectOf(path: string): Dialect | null {
  const extension = extensionOf(path);
  const dialect = /^[cm]?[jt]sx?$/.test(extension)
    ? JAVASCRIPT
    : Object.hasOwn(DIALECTS, extension)
      ? DIALECTS[extension]
      : undefined;
  return dialect === undefined || dialect.files?.test(path) === false ? null : dialect;
}

export function extensionOf(path: string): string {
  return /\.(\w{1,5})$/.exec(path)?.[1] ?? '';
}
