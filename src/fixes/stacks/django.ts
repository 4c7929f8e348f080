import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/python';
import { treeOf } from '../code-text.ts';
import { checksOf, type FixPlan } from '../fix-plan.ts';
import { applyEdits, type FixStack, refuse, type TextEdit } from '../stack.ts';

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
      return changed(path, text, settings, plan);
    }
    return null;
  },
};

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

function changed(path: string, text: string, settings: Assignments, plan: FixPlan) {
  const fixed = new Set<string>();
  const refusals = [];
  const wanted: Setting[] = [];
  for (const check of checksOf(plan)) {
    const own = plan.cors.includes(check) ? corsSettings(settings) : (SETTINGS[check] ?? []);
    const missing = own.find(
      ({ middleware }) => middleware !== undefined && settings.get('MIDDLEWARE')?.value.includes(middleware) !== true,
    );
    if (own.length === 0)
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
  const after = withSettings(text, settings, wanted);
  return { files: after === text ? [] : [{ path, before: text, after }], fixed, refusals };
}

function corsSettings(settings: Assignments): Setting[] {
  return CORS_SETTINGS.filter((name) => settings.get(name)?.value === 'True').map((name) => ({ name, value: 'False' }));
}

function withSettings(text: string, settings: Assignments, wanted: readonly Setting[]): string {
  const unique = [...new Map(wanted.map((setting) => [setting.name, setting])).values()];
  const edits = unique.flatMap(({ name, value }): TextEdit[] => {
    const old = settings.get(name);
    return old === undefined || old.value === value ? [] : [{ from: old.from, to: old.to, insert: value }];
  });
  const added = unique.filter(({ name }) => !settings.has(name)).map(({ name, value }) => `${name} = ${value}\n`);
  const end = text.endsWith('\n') ? '' : '\n';
  const insert = added.length === 0 ? '' : `${end}\n${added.join('')}`;
  return applyEdits(text, [...edits, { from: text.length, to: text.length, insert }]);
}
