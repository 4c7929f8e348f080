/** A route that the sources of an application declare. */
export interface Route {
  /** Upper case; `ANY` if it answers several or the source does not say. */
  readonly method: string;
  /** Begins with a slash. Parameters are `{name}`; `{...name}` is the rest of the path. */
  readonly path: string;
  /** Relative to the root of the checkout, with `/`. */
  readonly file: string;
  readonly line: number;
}

const PATH_MAX = 300;

/** How routers write parameters; the first that matches a part of a path counts. Each is `name` or `...`. */
const PARAMETERS = new RegExp(
  [
    String.raw`\(\?P<(?<group>\w{1,60})>[^()]{1,60}\)`, // Django, re_path
    String.raw`\(\.:format\)`, // Rails
    String.raw`<(?:(?<converter>[\w]{1,30})(?:\([^()<>]{0,60}\))?:)?(?<angle>\w{1,60})>`, // Flask, Django
    String.raw`\{(?<star>\*{1,2})?(?<brace>\w{1,60})(?<rest>:path|\.\.\.)?[^{}/]{0,60}\}`, // FastAPI, Spring, ASP.NET, Go, Laravel
    String.raw`\[{1,2}(?<dots>\.\.\.)?(?<bracket>\w{1,60})(?:=\w{1,60})?\]{1,2}`, // files
    String.raw`:(?<colon>[A-Za-z_]\w{0,60})(?:\([^()]{0,60}\))?[?+*]?`, // Express, Rails, gin
    String.raw`\/\*(?<tail>\w{0,60})$`, // what is left of the path
  ].join('|'),
  'g',
);

/** A path in one notation; null if it is no path, such as an expression. */
export function normalPath(...parts: readonly string[]): string | null {
  const whole = parts.map((part) => part.replace(/^\^|\$$/g, '').replace(/^(?=[^/])/, '/')).join('/');
  if (whole.length > PATH_MAX) return null;
  const path = `/${whole}`.replace(/\/{2,}/g, '/').replace(PARAMETERS, (...match) => {
    const found = match.at(-1) as Readonly<Record<string, string | undefined>>;
    if (found['tail'] !== undefined) return `/{...${found['tail']}}`;
    const isRest = found['converter'] === 'path' || (found['star'] ?? found['rest'] ?? found['dots']) !== undefined;
    const name = found['group'] ?? found['angle'] ?? found['brace'] ?? found['bracket'] ?? found['colon'];
    return name === undefined ? '' : `{${isRest ? '...' : ''}${name}}`;
  });
  return /^\/(?:[\w.~%@+,;=!/-]|\{(?:\.\.\.)?\w*\})*$/.test(path) && !/\/\.\.?(?:\/|$)/.test(path) ? path : null;
}

/** Path of an address without its parameters: the route that the source of a finding is, if exactly one fits. */
export function routeOf(routes: readonly Route[], method: string | null, url: string): Route | null {
  if (!URL.canParse(url) || !/^https?:/i.test(url)) return null;
  const asked = method === 'HEAD' ? 'GET' : method;
  const segments = segmentsOf(new URL(url).pathname);
  const fitting = routes.filter(
    (route) =>
      (asked === null || route.method === asked || route.method === 'ANY') && fits(segmentsOf(route.path), segments),
  );
  // Routers prefer a name to a parameter.
  const literal = fitting.filter(({ path }) => !path.includes('{'));
  const best = literal.length > 0 ? literal : fitting;
  return new Set(best.map(({ file, line }) => `${line} ${file}`)).size === 1 ? (best[0] ?? null) : null;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  const isRest = pattern.at(-1)?.startsWith('{...') === true;
  if (isRest ? segments.length < pattern.length - 1 : segments.length !== pattern.length) return false;
  return pattern.every((part, index) => part.startsWith('{...') || fitsSegment(part, segments[index] ?? ''));
}

/** `{name}.json` fits what ends in `.json`. */
function fitsSegment(part: string, segment: string): boolean {
  const open = part.indexOf('{');
  if (open < 0) return part === segment;
  const [before, after] = [part.slice(0, open), part.slice(part.lastIndexOf('}') + 1)];
  return segment.length > before.length + after.length && segment.startsWith(before) && segment.endsWith(after);
}
