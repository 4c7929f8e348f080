import type { SyntaxNode } from '@lezer/common';
import { checksOf, type FixPlan, type WantedHeader } from '../fix-plan.ts';
import { children, quoted, Script, stringOf } from '../javascript.ts';
import { applyEdits, type FixStack, headerChecks, indentAt, refuse, type StackFix, type TextEdit } from '../stack.ts';

const FILE = /^(?:[^/]+\/){0,3}next\.config\.(?:js|mjs|cjs|ts|mts)$/;
const SOURCE = '/:path*';

/** https://nextjs.org/docs/app/api-reference/config/next-config-js/headers */
export const nextjs: FixStack = {
  id: 'nextjs',
  name: 'Next.js',
  async fix(files, plan) {
    const path = files.paths.find((name) => FILE.test(name));
    if (path === undefined) return null;
    const text = await files.read(path);
    const others = checksOf({ ...plan, headers: [] });
    const refusals = refuse(
      others,
      path,
      'next.config sets neither cookies nor CORS of routes; change the route itself.',
    );
    if (plan.headers.length === 0) return { files: [], fixed: new Set(), refusals };
    const fixed = text === null ? 'The file cannot be read.' : withHeaders(path, text, plan);
    if (typeof fixed === 'string') {
      return {
        files: [],
        fixed: new Set(),
        refusals: [...refusals, ...refuse(headerChecks(plan.headers), path, fixed)],
      };
    }
    return { ...fixed, refusals };
  },
};

/** The reason of a refusal, or the changed file. */
function withHeaders(path: string, text: string, plan: FixPlan): string | Pick<StackFix, 'files' | 'fixed'> {
  const script = Script.parse(path, text);
  if (script === null) return 'The file has syntax that the parser does not know.';
  const config = configObject(script);
  if (config === null) return 'The exported configuration is not an object literal of this file.';
  const edits = headersEdit(script, config, plan.headers);
  if (edits === null) return 'Its headers() does not return an array literal; add the headers there.';
  const after = applyEdits(text, edits);
  if (Script.parse(path, after) === null) return 'The changed file would have an error of syntax.';
  const files = after === text ? [] : [{ path, before: text, after }];
  return { files, fixed: new Set(headerChecks(plan.headers)) };
}

/** The object that the file exports: itself, by a variable, or as the argument of wrappers such as `withMDX(config)`. */
function configObject(script: Script): SyntaxNode | null {
  const [exported] = [
    ...script.all('ExportDeclaration').filter((node) => node.getChild('default') !== null),
    ...script
      .all('AssignmentExpression')
      .filter(({ firstChild: left }) => left !== null && script.of(left) === 'module.exports'),
  ];
  const value = exported === undefined ? null : children(exported).findLast(({ name }) => name !== ';');
  return value === null || value === undefined ? null : resolved(script, value, 0);
}

const WRAPPERS_MAX = 5;

function resolved(script: Script, node: SyntaxNode, depth: number): SyntaxNode | null {
  if (depth > WRAPPERS_MAX) return null;
  if (node.name === 'ObjectExpression') return node;
  // `{ … } satisfies NextConfig`, `{ … } as NextConfig`
  if (node.name === 'BinaryExpression' || node.name === 'ParenthesizedExpression') {
    const inner = children(node).find(({ name }) => name === 'ObjectExpression');
    return inner ?? null;
  }
  if (node.name === 'VariableName') {
    const declared = script.all('VariableDeclaration').find((declaration) => {
      const name = declaration.getChild('VariableDefinition');
      return name !== null && script.of(name) === script.of(node);
    });
    const value = children(declared ?? null).findLast(({ name }) => name !== ';');
    return value === undefined || value.name === 'VariableDefinition' ? null : resolved(script, value, depth + 1);
  }
  if (node.name !== 'CallExpression') return null;
  const objects = script.arguments(node).map((argument) => resolved(script, argument, depth + 1));
  const [only, another] = objects.filter((object) => object !== null);
  return another === undefined ? (only ?? null) : null;
}

function headersEdit(script: Script, config: SyntaxNode, headers: readonly WantedHeader[]): TextEdit[] | null {
  const property = script.property(config, 'headers');
  if (property === null) {
    const open = config.from + 1;
    const indent = `${indentAt(script.text, config.from)}  `;
    const body = `${indent}async headers() {\n${indent}  return [\n${rule(headers, `${indent}    `)}${indent}  ];\n${indent}},`;
    const isEmpty = config.getChild('Property') === null;
    const end = isEmpty && !script.of(config).includes('\n') ? `\n${indentAt(script.text, config.from)}` : '';
    return [{ from: open, to: open, insert: `\n${body}${end}` }];
  }
  const list = returnedArray(script, property);
  if (list === null) return null;
  const existing = list.getChildren('ObjectExpression').find((object) => {
    const source = script.property(object, 'source');
    const value = source === null ? null : script.value(source);
    return value !== null && [SOURCE, '/(.*)'].includes(stringOf(script.of(value)) ?? '');
  });
  if (existing !== undefined) return mergedRule(script, existing, headers);
  const indent = `${indentAt(script.text, list.from)}  `;
  return [{ from: list.from + 1, to: list.from + 1, insert: `\n${rule(headers, indent).trimEnd()}` }];
}

/** Only one array is returned, and nothing else. */
function returnedArray(script: Script, property: SyntaxNode): SyntaxNode | null {
  const returns = script.all('ReturnStatement', property);
  const arrow = property.getChild('ArrowFunction');
  const [only, another] = [
    ...returns.map((node) => node.getChild('ArrayExpression')),
    ...(arrow === null ? [] : [arrow.getChild('ArrayExpression')].filter((node) => node !== null)),
  ];
  return another === undefined ? (only ?? null) : null;
}

/** Replaces the values of headers that the rule has, and adds the others. */
function mergedRule(script: Script, object: SyntaxNode, headers: readonly WantedHeader[]): TextEdit[] | null {
  const property = script.property(object, 'headers');
  const list = property === null ? null : script.value(property);
  if (list?.name !== 'ArrayExpression') return null;
  const edits: TextEdit[] = [];
  for (const header of headers) {
    const entry = list.getChildren('ObjectExpression').find((candidate) => {
      const key = script.property(candidate, 'key');
      const name = key === null ? null : script.value(key);
      return name !== null && stringOf(script.of(name))?.toLowerCase() === header.name.toLowerCase();
    });
    const value = entry === undefined ? null : script.property(entry, 'value');
    const expression = value === null ? null : script.value(value);
    if (entry === undefined)
      edits.push({
        from: list.from + 1,
        to: list.from + 1,
        insert: `\n${line(header, `${indentAt(script.text, list.from)}  `)}`,
      });
    else if (expression === null) return null;
    else edits.push({ from: expression.from, to: expression.to, insert: quoted(header.value) });
  }
  return edits;
}

function rule(headers: readonly WantedHeader[], indent: string): string {
  const lines = headers.map((header) => line(header, `${indent}    `)).join('\n');
  return `${indent}{\n${indent}  source: '${SOURCE}',\n${indent}  headers: [\n${lines}\n${indent}  ],\n${indent}},\n`;
}

function line({ name, value }: WantedHeader, indent: string): string {
  return `${indent}{ key: ${quoted(name)}, value: ${quoted(value)} },`;
}
