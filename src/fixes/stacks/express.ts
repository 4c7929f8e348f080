import type { SyntaxNode } from '@lezer/common';
import type { WantedAttribute, WantedHeader } from '../fix-plan.ts';
import { quoted, Script, stringOf } from '../javascript.ts';
import {
  applyEdits,
  type FixStack,
  headerChecks,
  indentAt,
  isOwnSource,
  type Refusal,
  refuse,
  type TextEdit,
} from '../stack.ts';

const FILE = /\.(?:js|mjs|cjs|ts|mts|cts)$/;
const NOT_SOURCE = /\.(?:min|d)\.[a-z]+$|(?:^|\/)(?:public|static)\//;
const FILES_MAX = 400;

function isSource(path: string): boolean {
  return FILE.test(path) && !NOT_SOURCE.test(path) && isOwnSource(path);
}

/** https://expressjs.com/en/advanced/best-practice-security.html */
export const express: FixStack = {
  id: 'express',
  name: 'Express',
  async fix(files, plan) {
    const found = await application(files);
    if (found === null) return null;
    const { path, script, app } = found;
    const parts = [
      headersPart(script, path, app, plan.headers),
      cookiesPart(script, path, plan.cookies),
      corsPart(script, path, plan.cors),
    ];
    const edits = parts.flatMap((part) => part.edits);
    const fixed = new Set(parts.flatMap((part) => part.fixed));
    const refusals = parts.flatMap((part) => part.refusals);
    if (edits.length === 0) return { files: [], fixed, refusals };
    const after = applyEdits(script.text, edits);
    if (Script.parse(path, after) === null) {
      const reason = 'The changed file would have an error of syntax.';
      return { files: [], fixed: new Set(), refusals: [...refusals, ...refuse([...fixed], path, reason)] };
    }
    return { files: [{ path, before: script.text, after }], fixed, refusals };
  },
};

interface Part {
  readonly edits: readonly TextEdit[];
  readonly fixed: readonly string[];
  readonly refusals: readonly Refusal[];
}

interface Application {
  readonly path: string;
  readonly script: Script;
  /** The declaration `const app = express()`. */
  readonly app: SyntaxNode;
}

/** The file that creates the application; null if there is none, or more than one. */
async function application(files: Parameters<FixStack['fix']>[0]): Promise<Application | null> {
  const found: Application[] = [];
  for (const path of files.paths.filter(isSource).slice(0, FILES_MAX)) {
    const text = await files.read(path);
    if (text?.includes('express') !== true) continue;
    const script = Script.parse(path, text);
    const names = script?.namesOf('express');
    if (script === null || names === undefined || names.size === 0) continue;
    const apps = script.all('VariableDeclaration').filter((node) => {
      const call = node.getChild('CallExpression');
      return call !== null && names.has(script.callee(call)) && script.arguments(call).length === 0;
    });
    for (const app of apps) found.push({ path, script, app });
  }
  const [only, another] = found;
  return another === undefined ? (only ?? null) : null;
}

function headersPart(script: Script, path: string, app: SyntaxNode, headers: readonly WantedHeader[]): Part {
  const known = new Set(
    [...script.all('String'), ...script.all('PropertyDefinition')].map((node) => unquoted(script.of(node))),
  );
  const [named, unset] = [
    headers.filter(({ name }) => known.has(name)),
    headers.filter(({ name }) => !known.has(name)),
  ];
  const refusals = named.flatMap(({ name, check }) =>
    refuse([check], path, `The file names ${name} already; send it with every response.`),
  );
  if (unset.length === 0) return { edits: [], fixed: [], refusals };
  const name = app.getChild('VariableDefinition');
  const indent = indentAt(script.text, app.from);
  const lines = unset.map((header) => `${indent}    ${quoted(header.name)}: ${quoted(header.value)},\n`).join('');
  const use = `${name === null ? 'app' : script.of(name)}.use((request, response, next) => {`;
  const body = `${indent}  response.set({\n${lines}${indent}  });\n${indent}  next();\n`;
  const insert = `\n${indent}${use}\n${body}${indent}});`;
  const refused = new Set(refusals.map(({ check }) => check));
  const fixed = headerChecks(unset).filter((check) => !refused.has(check));
  return { edits: [{ from: app.to, to: app.to, insert }], fixed, refusals };
}

function unquoted(text: string): string {
  return stringOf(text) ?? text;
}

const ATTRIBUTES: Readonly<Record<WantedAttribute['attribute'], string>> = {
  // express-session: Secure on connections by TLS, as Express sees them behind a trusted proxy.
  secure: "'auto'",
  httpOnly: 'true',
  sameSite: "'lax'",
};

/** Attributes of the session's cookie, and of cookies that a literal names. */
function cookiesPart(script: Script, path: string, wishes: readonly WantedAttribute[]): Part {
  const [session, another] = script
    .callsOf(script.namesOf('express-session'))
    .flatMap((call) => script.arguments(call).slice(0, 1));
  const own = another === undefined && session?.name === 'ObjectExpression' ? session : null;
  const edits: TextEdit[] = [];
  const fixed: string[] = [];
  const refusals: Refusal[] = [];
  const ofSession: WantedAttribute['attribute'][] = [];
  for (const { attribute, check, cookies } of wishes) {
    const others = cookies.filter((name) => own === null || name !== sessionName(script, own));
    const objects = others.map((name) => setCookie(script, name)).filter((object) => object !== null);
    const needsSession = cookies.length === 0 || others.length < cookies.length;
    if (objects.length < others.length || (needsSession && own === null)) {
      refusals.push(...refuse([check], path, 'The place that sets the cookie was not found; set the attribute there.'));
      continue;
    }
    edits.push(...objects.map((object) => propertyEdit(script, object, attribute, 'cookie')));
    if (needsSession) ofSession.push(attribute);
    fixed.push(check);
  }
  if (own !== null && ofSession.length > 0) edits.push(...sessionEdits(script, own, ofSession));
  return { edits, fixed, refusals };
}

/** Attributes in the option `cookie` of the session; options that are no literal are overridden by a spread. */
function sessionEdits(
  script: Script,
  session: SyntaxNode,
  attributes: readonly WantedAttribute['attribute'][],
): TextEdit[] {
  const property = script.property(session, 'cookie');
  const options = property === null ? null : script.value(property);
  if (options?.name === 'ObjectExpression') {
    return attributes.map((attribute) => propertyEdit(script, options, attribute, 'session'));
  }
  const values = attributes.map((attribute) => `${attribute}: ${ATTRIBUTES[attribute]}`).join(', ');
  if (options !== null)
    return [{ from: options.from, to: options.to, insert: `{ ...${script.of(options)}, ${values} }` }];
  return [{ from: session.from + 1, to: session.from + 1, insert: ` cookie: { ${values} },` }];
}

function sessionName(script: Script, session: SyntaxNode): string {
  const name = script.property(session, 'name');
  const value = name === null ? null : script.value(name);
  return (value === null ? null : stringOf(script.of(value))) ?? 'connect.sid';
}

/** The options of the only `response.cookie('name', value, { … })`; null if there is none like that. */
function setCookie(script: Script, name: string): SyntaxNode | null {
  const [only, another] = script
    .all('CallExpression')
    .filter((call) => /^(?:res|response)\.cookie$/.test(script.callee(call)))
    .map((call) => script.arguments(call))
    .filter(([first]) => first !== undefined && stringOf(script.of(first)) === name);
  const options = another === undefined ? only?.[2] : undefined;
  return options?.name === 'ObjectExpression' ? options : null;
}

function propertyEdit(
  script: Script,
  object: SyntaxNode,
  name: WantedAttribute['attribute'],
  place: 'session' | 'cookie',
): TextEdit {
  const value = place === 'cookie' && name === 'secure' ? 'true' : ATTRIBUTES[name];
  const property = script.property(object, name);
  const old = property === null ? null : script.value(property);
  if (old !== null) return { from: old.from, to: old.to, insert: value };
  const comma = object.getChild('Property') === null ? ' ' : ',';
  return { from: object.from + 1, to: object.from + 1, insert: ` ${name}: ${value}${comma}` };
}

/** `cors({ origin: true, credentials: true })` allows every site: without an origin, only the application's own pages remain. */
function corsPart(script: Script, path: string, checks: readonly string[]): Part {
  if (checks.length === 0) return { edits: [], fixed: [], refusals: [] };
  const calls = [...script.callsOf(script.namesOf('cors'))];
  const origins = calls.flatMap((call) => {
    const [options] = script.arguments(call);
    const property = options?.name === 'ObjectExpression' ? script.property(options, 'origin') : null;
    const value = property === null ? null : script.value(property);
    return value === null ? [] : [value];
  });
  const [origin, another] = origins;
  if (origin === undefined || another !== undefined || calls.length !== 1) {
    return {
      edits: [],
      fixed: [],
      refusals: refuse(checks, path, 'No single cors({ origin: … }) was found; list the allowed origins there.'),
    };
  }
  return { edits: [{ from: origin.from, to: origin.to, insert: 'false' }], fixed: [...checks], refusals: [] };
}
