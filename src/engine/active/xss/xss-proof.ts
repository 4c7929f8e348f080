import type { Exchange } from '../../core/evidence/http.ts';
import { elementText, treeElements } from '../../web/html/bounded-tree.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { interpolationOf, isApplicationAttribute, runsAsExpression } from './angular-expression.ts';
import { renderedAs } from './rendered-as.ts';
import {
  attributeScript,
  FRAMES_DEEP,
  isRunDocument,
  type ScriptLanguage,
  scriptLanguage,
} from './script-attributes.ts';
import { scriptPositions, vbscriptPositions } from './script-lexer.ts';
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

function proveHtml(text: string, payload: string, marker: string, depth: number): XssProof | null {
  const markerAt = payload.indexOf(marker);
  const prefix = payload.slice(Math.max(0, markerAt - 1), markerAt);
  const call = payload.startsWith('()', markerAt + marker.length) ? '()' : '';
  const runs = (language: ScriptLanguage, code: string, needsPrefix: boolean) => {
    const positions = language === 'vbscript' ? vbscriptPositions(code, marker) : scriptPositions(code, marker);
    return positions.find(
      // Where the value is code from the start, letters prove nothing: the characters around the marker must have come through too.
      ({ state, index }) =>
        state === 'code' &&
        code.startsWith(call, index + marker.length) &&
        (!needsPrefix || sameLineEnd(code[index - 1] ?? '', prefix)),
    );
  };
  const elements = treeElements(text);
  const isTemplate = elements.some(({ attrs }) => attrs.some(({ name }) => isApplicationAttribute(name.toLowerCase())));
  const symbols = isTemplate ? interpolationOf(text) : null;
  for (const element of elements) {
    const tag = element.tagName.toLowerCase();
    if (tag === marker) return { kind: 'element', detail: `an element <${tag}> exists in the parsed page` };
    for (const { name, value } of element.attrs) {
      const lower = name.toLowerCase();
      if (lower === marker)
        return { kind: 'attribute', detail: `an attribute ${lower} exists on <${tag}> in the parsed page` };
      if (!value.toLowerCase().includes(marker)) continue;
      if (symbols !== null && runsAsExpression(element, value, lower, marker, symbols))
        return { kind: 'expression', detail: `AngularJS runs the marker as an expression in ${lower} of <${tag}>` };
      const sandbox = element.attrs.find((item) => item.name === 'sandbox')?.value;
      if (depth < FRAMES_DEEP && isRunDocument(tag, lower, sandbox)) {
        const inner = proveHtml(value, payload, marker, depth + 1);
        if (inner !== null) return { kind: inner.kind, detail: `in the ${lower} of a frame: ${inner.detail}` };
      }
      const code = attributeScript(tag, lower, value);
      if (code === null) continue;
      const isUrl = !lower.startsWith('on');
      if (runs(code.language, code.code, !isUrl || !/^javascript:/i.test(payload)) !== undefined)
        return isUrl
          ? {
              kind: 'script-url',
              detail: `the address in ${lower} of <${tag}> is a script that holds the marker as code`,
            }
          : { kind: 'event-handler', detail: `the handler ${lower} of <${tag}> holds the marker as code` };
    }
    if (tag !== 'script') {
      if (symbols !== null && runsAsExpression(element, elementText(element), null, marker, symbols))
        return { kind: 'expression', detail: `AngularJS runs the marker as an expression in the text of <${tag}>` };
      continue;
    }
    const attribute = (name: string) => element.attrs.find((item) => item.name === name)?.value ?? '';
    const language = scriptLanguage(attribute('type'), attribute('language'));
    const body = elementText(element);
    const position = language === null ? undefined : runs(language, body, true);
    if (position !== undefined) {
      const around = body
        .slice(Math.max(0, position.index - 30), position.index + marker.length + 20)
        .replace(/\s+/g, ' ');
      return { kind: 'script', detail: `the marker is code in a script: ${around.trim()}` };
    }
  }
  return null;
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
