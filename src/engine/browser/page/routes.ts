import { attempt } from './config.ts';

/** Maximum nodes of a component tree that are visited. */
const NODES_MAX = 5_000;
const ROUTES_MAX = 200;

// biome-ignore lint/suspicious/noExplicitAny: the internals of a framework have no types
type Internals = any;

/** Paths in the tables of the routers of Vue, React and Angular, and in the build manifest of Next. */
export function routerPaths(): string[] {
  const found = new Set<string>();
  const add = (path: unknown) => {
    if (typeof path !== 'string' || path === '' || path.includes('*') || path.includes('(.*)')) return;
    if (found.size < ROUTES_MAX) found.add(path.startsWith('/') || path.startsWith('#') ? path : `/${path}`);
  };
  for (const read of [vueRoutes, reactRoutes, nextRoutes, angularRoutes]) attempt(() => read(add));
  return [...found];
}

function vueRoutes(add: (path: unknown) => void): void {
  for (const element of document.querySelectorAll('*') as Iterable<Internals>) {
    const router = element.__vue_app__?.config?.globalProperties?.$router ?? element.__vue__?.$router;
    if (router === undefined) continue;
    for (const { path } of [...(router.getRoutes?.() ?? []), ...(router.options?.routes ?? [])]) {
      if (typeof path !== 'string' || path.includes('(.*)')) continue;
      const filled = path.replace(/:\w{1,60}(?:\([^)]{0,100}\))?[?*+]?/g, '1');
      attempt(() => {
        const href = router.resolve(filled).href;
        add(typeof href === 'string' ? href : filled);
      });
    }
    return;
  }
}

function reactRoutes(add: (path: unknown) => void): void {
  const joined = (base: string, path: string) => (path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`);
  const fromTable = (routes: Internals, base: string): void => {
    for (const route of routes ?? []) {
      const path = typeof route?.path === 'string' ? joined(base, route.path) : base;
      if (typeof route?.path === 'string') add(path);
      fromTable(route?.children, path);
    }
  };
  const isRoute = (props: Internals) =>
    typeof props?.path === 'string' &&
    ['element', 'Component', 'component', 'render', 'children'].some((name) => name in props);
  const fromElements = (children: Internals, base: string): void => {
    for (const child of [children].flat(5)) {
      const props = child?.props;
      if (props === undefined || props === null) continue;
      const path = isRoute(props) ? joined(base, props.path) : base;
      if (isRoute(props)) add(path);
      if (props.children !== undefined) fromElements(props.children, path);
    }
  };
  let visited = 0;
  for (const root of reactRoots()) {
    const stack: Internals[] = [root];
    while (stack.length > 0 && visited < NODES_MAX) {
      const fiber = stack.pop();
      if (fiber === null || fiber === undefined) continue;
      visited += 1;
      const props = fiber.memoizedProps;
      if (props?.router?.routes !== undefined) fromTable(props.router.routes, '/');
      if ([props?.children].flat(5).some((child) => isRoute(child?.props))) fromElements(props.children, '/');
      stack.push(fiber.sibling, fiber.child);
    }
  }
}

function reactRoots(): Internals[] {
  const roots: Internals[] = [];
  for (const element of document.querySelectorAll('*') as Iterable<Internals>) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    if (key !== undefined) roots.push(element[key]?.stateNode?.current ?? element[key]);
    const legacy = element._reactRootContainer;
    if (legacy !== undefined) roots.push(legacy._internalRoot?.current ?? legacy.current);
  }
  return roots;
}

function nextRoutes(add: (path: unknown) => void): void {
  const scope = globalThis as Internals;
  for (const path of scope.__BUILD_MANIFEST?.sortedPages ?? [])
    if (!/^\/_(?:app|error|document)$/.test(path)) add(String(path).replace(/\[{1,2}[^[\]]{1,80}\]{1,2}/g, '1'));
}

function angularRoutes(add: (path: unknown) => void): void {
  const scope = globalThis as Internals;
  const root = scope.getAllAngularRootElements?.()[0];
  const injector = scope.ng?.getInjector?.(root);
  if (injector === undefined) return;
  const token = [...(injector.records?.keys() ?? [])].find((key) => key?.name === 'Router' || key?.name === '_Router');
  const walk = (routes: Internals, base: string): void => {
    for (const route of routes ?? []) {
      const path = route.path === undefined || route.path === '' ? base : `${base}/${route.path}`;
      if (route.path !== '**') add(path);
      walk(route.children ?? route._loadedRoutes, path);
    }
  };
  if (token !== undefined) walk(injector.get(token).config, '');
}
