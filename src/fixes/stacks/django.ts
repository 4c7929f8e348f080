import { basename, dirname, relative } from 'node:path/posix';
import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/python';
import { treeOf } from '../code-text.ts';
import { checksOf, type FixPlan, type WantedHeader } from '../fix-plan.ts';
import {
  applyEdits,
  type ChangedFile,
  type FixStack,
  type Refusal,
  type RepositoryFiles,
  refuse,
  type StackFix,
  type TextEdit,
} from '../stack.ts';

const FILE = /(?:^|\/)settings(?:\/(?:base|common|production|prod|__init__))?\.py$/;
const SECURITY = 'django.middleware.security.SecurityMiddleware';
const FRAMES = 'django.middleware.clickjacking.XFrameOptionsMiddleware';

interface Setting {
  readonly name: string;
  readonly value: string;
  /** Middleware without which the setting does nothing. */
  readonly middleware?: string;
}

/** https://docs.djangoproject.com/en/stable/ref/settings/#security */
const SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  'http.xcto': [{ name: 'SECURE_CONTENT_TYPE_NOSNIFF', value: 'True', middleware: SECURITY }],
  'http.framing': [{ name: 'X_FRAME_OPTIONS', value: '"SAMEORIGIN"', middleware: FRAMES }],
  'http.referrer-policy': [
    { name: 'SECURE_REFERRER_POLICY', value: '"strict-origin-when-cross-origin"', middleware: SECURITY },
  ],
  'http.hsts-missing': [{ name: 'SECURE_HSTS_SECONDS', value: '31536000', middleware: SECURITY }],
  'http.hsts-weak': [{ name: 'SECURE_HSTS_SECONDS', value: '31536000', middleware: SECURITY }],
  'cookie.no-secure': [
    { name: 'SESSION_COOKIE_SECURE', value: 'True' },
    { name: 'CSRF_COOKIE_SECURE', value: 'True' },
  ],
  'cookie.no-httponly': [{ name: 'SESSION_COOKIE_HTTPONLY', value: 'True' }],
  'cookie.samesite': [
    { name: 'SESSION_COOKIE_SAMESITE', value: '"Lax"' },
    { name: 'CSRF_COOKIE_SAMESITE', value: '"Lax"' },
  ],
};
const CORS_SETTINGS = ['CORS_ALLOW_ALL_ORIGINS', 'CORS_ORIGIN_ALLOW_ALL'];

export const django: FixStack = {
  id: 'django',
  name: 'Django',
  async fix(files, plan) {
    const candidates = files.paths.filter((path) => FILE.test(path));
    for (const path of candidates) {
      const text = await files.read(path);
      const settings = text === null ? null : assignments(text);
      if (text === null || settings?.has('MIDDLEWARE') !== true) continue;
      return changed({ path, text, settings, own: ownMiddleware(files, path, settings) }, plan);
    }
    return null;
  },
};

/** A file for headers that Django has no setting for, as an entry of MIDDLEWARE. */
interface OwnMiddleware {
  readonly path: string;
  readonly name: string;
  /** After the bracket that opens the list. */
  readonly at: number;
}

const OWN_FILE = 'security_headers.py';

/** In the package of the settings, whose name follows from the folder of manage.py; null if that is not certain. */
function ownMiddleware(files: RepositoryFiles, path: string, settings: Assignments): OwnMiddleware | null {
  const roots = files.paths.filter((one) => basename(one) === 'manage.py').map((one) => dirname(one));
  const list = settings.get('MIDDLEWARE');
  const folder = path.replace(/(?:\/settings)?\/[^/]+$/, '');
  const root = roots.find((one) => one === '.' || folder.startsWith(`${one}/`));
  const file = `${folder}/${OWN_FILE}`;
  if (root === undefined || list?.value.startsWith('[') !== true || files.paths.includes(file)) return null;
  const names = relative(root, folder).split('/');
  if (!names.every((name) => /^[A-Za-z_]\w*$/.test(name))) return null;
  return { path: file, name: `${names.join('.')}.security_headers.SecurityHeaders`, at: list.from + 1 };
}

/** https://docs.djangoproject.com/en/stable/topics/http/middleware/ */
function middlewareFile(headers: readonly WantedHeader[]): string {
  const lines = headers.map(
    ({ name, value }) => `        response.setdefault(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
  );
  return `class SecurityHeaders:
    """Sends security headers with every response."""

    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        response = self.get_response(request)
${lines.join('\n')}
        return response
`;
}

type Assignments = ReadonlyMap<string, { readonly value: string; readonly from: number; readonly to: number }>;

/** Assignments at the top level; null if the file has an error of syntax. */
function assignments(text: string): Assignments | null {
  const topNode = treeOf(parser, text)?.topNode;
  if (topNode === undefined) return null;
  const found = new Map<string, { value: string; from: number; to: number }>();
  let isBroken = false;
  topNode.cursor().iterate(({ type }) => {
    isBroken ||= type.isError;
  });
  for (let node: SyntaxNode | null = topNode.firstChild; node !== null; node = node.nextSibling) {
    const [name, value] = [node.firstChild, node.lastChild];
    if (node.name !== 'AssignStatement' || name?.name !== 'VariableName' || value === null) continue;
    found.set(text.slice(name.from, name.to), {
      value: text.slice(value.from, value.to),
      from: value.from,
      to: value.to,
    });
  }
  return isBroken ? null : found;
}

interface Configuration {
  readonly path: string;
  readonly text: string;
  readonly settings: Assignments;
  readonly own: OwnMiddleware | null;
}

function changed({ path, text, settings, own: middleware }: Configuration, plan: FixPlan): StackFix {
  const fixed = new Set<string>();
  const refusals: Refusal[] = [];
  const wanted: Setting[] = [];
  const sent: WantedHeader[] = [];
  for (const check of checksOf(plan)) {
    const own = plan.cors.includes(check) ? corsSettings(settings) : (SETTINGS[check] ?? []);
    const missing = own.find(
      ({ middleware }) => middleware !== undefined && settings.get('MIDDLEWARE')?.value.includes(middleware) !== true,
    );
    const headers = plan.headers.filter((header) => header.check === check);
    if (own.length === 0 && middleware !== null && headers.length > 0) {
      fixed.add(check);
      sent.push(...headers);
    } else if (own.length === 0)
      refusals.push(
        ...refuse([check], path, 'Django has no setting for it; send the header from a middleware of your own.'),
      );
    else if (missing !== undefined)
      refusals.push(...refuse([check], path, `MIDDLEWARE lacks ${missing.middleware}; add it first.`));
    else {
      fixed.add(check);
      wanted.push(...own);
    }
  }
  if (middleware === null || sent.length === 0)
    return { files: changedFile(path, text, withSettings(text, settings, wanted)), fixed, refusals };
  const entry = { from: middleware.at, to: middleware.at, insert: `\n    ${JSON.stringify(middleware.name)},` };
  const after = withSettings(text, settings, wanted, [entry]);
  const added = { path: middleware.path, before: null, after: middlewareFile(sent) };
  return { files: [...changedFile(path, text, after), added], fixed, refusals };
}

function changedFile(path: string, before: string, after: string): ChangedFile[] {
  return after === before ? [] : [{ path, before, after }];
}

function corsSettings(settings: Assignments): Setting[] {
  return CORS_SETTINGS.filter((name) => settings.get(name)?.value === 'True').map((name) => ({ name, value: 'False' }));
}

function withSettings(
  text: string,
  settings: Assignments,
  wanted: readonly Setting[],
  more: readonly TextEdit[] = [],
): string {
  const unique = [...new Map(wanted.map((setting) => [setting.name, setting])).values()];
  const edits = unique.flatMap(({ name, value }): TextEdit[] => {
    const old = settings.get(name);
    return old === undefined || old.value === value ? [] : [{ from: old.from, to: old.to, insert: value }];
  });
  const added = unique.filter(({ name }) => !settings.has(name)).map(({ name, value }) => `${name} = ${value}\n`);
  const end = text.endsWith('\n') ? '' : '\n';
  const insert = added.length === 0 ? '' : `${end}\n${added.join('')}`;
  return applyEdits(text, [...edits, ...more, { from: text.length, to: text.length, insert }]);
}
