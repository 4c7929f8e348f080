import type { Exchange } from '../../core/evidence/http.ts';
import { elementText, type TreeElement, treeElements } from '../../web/html/bounded-tree.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { type Interpolation, interpolationOf, isApplicationAttribute, runsAsExpression } from './angular-expression.ts';
import { renderedAs } from './rendered-as.ts';
import {
  attributeScript,
  FRAMES_DEEP,
  isRunDocument,
  type ScriptLanguage,
  scriptLanguage,
} from './script-attributes.ts';
import { type ScriptPosition, scriptPositions, vbscriptPositions } from './script-lexer.ts';
import { proveXml } from './xml-xss.ts';

/** The proof that the payload was not treated as text. */
export interface XssProof {
  readonly kind: 'element' | 'attribute' | 'script' | 'expression' | 'event-handler' | 'script-url' | 'loading-url';
  readonly detail: string;
}

/**
 * Searches the parsed document for the marker as an element, an attribute or an identifier in executable code. A reflection as text,
 * encoded or inside a literal proves nothing.
 *
 * @param marker lower-case letters, unique to the payload
 */
export function proveXss(exchange: Exchange, payload: string, marker: string): XssProof | null {
  const { text } = exchange.response;
  if (!text.toLowerCase().includes(marker)) return null;
  const kind = renderedAs(exchange);
  if (kind === null) return null;
  if (kind !== 'html') return proveXml(text, payload, marker, kind === 'svg');
  const loads = loadingUrl(exchange, `${marker}.example`);
  if (loads !== null) return { kind: 'loading-url', detail: loads };
  return proveHtml(text, payload, marker, 0);
}

/** The search in one document. */
interface Search {
  readonly payload: string;
  readonly marker: string;
  /** Of AngularJS; null where the page is no template. */
  readonly symbols: Interpolation | null;
  /** Number of frames around the document. */
  readonly depth: number;
}

function proveHtml(text: string, payload: string, marker: string, depth: number): XssProof | null {
  const elements = treeElements(text);
  const isTemplate = elements.some(({ attrs }) => attrs.some(({ name }) => isApplicationAttribute(name.toLowerCase())));
  const search = { payload, marker, depth, symbols: isTemplate ? interpolationOf(text) : null };
  for (const element of elements) {
    const proof = proveElement(element, search);
    if (proof !== null) return proof;
  }
  return null;
}

function proveElement(element: TreeElement, search: Search): XssProof | null {
  const tag = element.tagName.toLowerCase();
  if (tag === search.marker) return { kind: 'element', detail: `an element <${tag}> exists in the parsed page` };
  for (const { name, value } of element.attrs) {
    const proof = proveAttribute(element, tag, name.toLowerCase(), value, search);
    if (proof !== null) return proof;
  }
  return tag === 'script' ? proveScript(element, search) : proveText(element, tag, search);
}

function proveAttribute(
  element: TreeElement,
  tag: string,
  name: string,
  value: string,
  search: Search,
): XssProof | null {
  const { marker, symbols } = search;
  if (name === marker)
    return { kind: 'attribute', detail: `an attribute ${name} exists on <${tag}> in the parsed page` };
  if (!value.toLowerCase().includes(marker)) return null;
  if (symbols !== null && runsAsExpression(element, value, name, marker, symbols))
    return { kind: 'expression', detail: `AngularJS runs the marker as an expression in ${name} of <${tag}>` };
  return proveFrame(element, tag, name, value, search) ?? proveAttributeScript(tag, name, value, search);
}

function proveFrame(
  element: TreeElement,
  tag: string,
  name: string,
  value: string,
  { payload, marker, depth }: Search,
): XssProof | null {
  if (depth >= FRAMES_DEEP || !isRunDocument(tag, name, attributeOf(element, 'sandbox'))) return null;
  const inner = proveHtml(value, payload, marker, depth + 1);
  return inner === null ? null : { kind: inner.kind, detail: `in the ${name} of a frame: ${inner.detail}` };
}

function proveAttributeScript(tag: string, name: string, value: string, search: Search): XssProof | null {
  const code = attributeScript(tag, name, value);
  if (code === null) return null;
  const isUrl = !name.startsWith('on');
  const needsPrefix = !isUrl || !/^javascript:/i.test(search.payload);
  if (codePosition(code.language, code.code, needsPrefix, search) === undefined) return null;
  return isUrl
    ? { kind: 'script-url', detail: `the address in ${name} of <${tag}> is a script that holds the marker as code` }
    : { kind: 'event-handler', detail: `the handler ${name} of <${tag}> holds the marker as code` };
}

function proveText(element: TreeElement, tag: string, { marker, symbols }: Search): XssProof | null {
  if (symbols === null || !runsAsExpression(element, elementText(element), null, marker, symbols)) return null;
  return { kind: 'expression', detail: `AngularJS runs the marker as an expression in the text of <${tag}>` };
}

function proveScript(element: TreeElement, search: Search): XssProof | null {
  const language = scriptLanguage(attributeOf(element, 'type') ?? '', attributeOf(element, 'language') ?? '');
  const body = elementText(element);
  const position = language === null ? undefined : codePosition(language, body, true, search);
  if (position === undefined) return null;
  const around = body
    .slice(Math.max(0, position.index - 30), position.index + search.marker.length + 20)
    .replace(/\s+/g, ' ');
  return { kind: 'script', detail: `the marker is code in a script: ${around.trim()}` };
}

function attributeOf({ attrs }: TreeElement, name: string): string | undefined {
  return attrs.find((item) => item.name === name)?.value;
}

/**
 * Where the marker runs as code.
 *
 * @param needsPrefix letters prove nothing where the value is code from the start: the characters around them must have come through
 */
function codePosition(
  language: ScriptLanguage,
  code: string,
  needsPrefix: boolean,
  { payload, marker }: Search,
): ScriptPosition | undefined {
  const markerAt = payload.indexOf(marker);
  const prefix = payload.slice(Math.max(0, markerAt - 1), markerAt);
  const call = payload.startsWith('()', markerAt + marker.length) ? '()' : '';
  const positions = language === 'vbscript' ? vbscriptPositions(code, marker) : scriptPositions(code, marker);
  return positions.find(
    ({ state, index }) =>
      state === 'code' &&
      code.startsWith(call, index + marker.length) &&
      (!needsPrefix || sameLineEnd(code[index - 1] ?? '', prefix)),
  );
}

/** Scripts that the page loads from a foreign host, or passwords that it sends there. */
function loadingUrl(exchange: Exchange, host: string): string | null {
  if (!exchange.response.text.toLowerCase().includes(host)) return null;
  const document = documentOf(exchange);
  if (document === null) return null;
  const isForeign = (url: string | null) => url !== null && URL.parse(url)?.hostname === host;
  if (isForeign(document.base)) return `the base address of the page is //${host}/, from where its scripts are loaded`;
  if (document.scripts.some(({ url }) => isForeign(url))) return `a script of the page is loaded from //${host}/`;
  const form = document.forms.find(({ action }) => isForeign(action));
  return form?.fields.some(({ type }) => type === 'password') === true
    ? `a form with a password is sent to //${host}/`
    : null;
}

function sameLineEnd(character: string, prefix: string): boolean {
  if (prefix === '\n' || prefix === '\r') return character === '\n' || character === '\r';
  return character === prefix;
}
