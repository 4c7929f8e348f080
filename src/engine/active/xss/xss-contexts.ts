import { readHtmlTokens } from '../../web/html/html-tokens.ts';
import { expressionState, type Interpolation, interpolationOf, isApplicationAttribute } from './angular-expression.ts';
import {
  attributeScript,
  FRAMES_DEEP,
  isEventAttribute,
  isLoadingUrlAttribute,
  isRunDocument,
  isRunUrlAttribute,
  type ScriptLanguage,
  scriptLanguage,
} from './script-attributes.ts';
import { type ScriptState, scriptPositions, vbscriptPositions } from './script-lexer.ts';

/** The context of a reflected value in a document. */
export type XssContext =
  | { readonly kind: 'text'; readonly inside: 'select' | 'frameset' | 'noscript' | null }
  | { readonly kind: 'raw-text'; readonly element: string }
  | { readonly kind: 'comment' }
  | { readonly kind: 'tag-name' }
  | { readonly kind: 'attribute-name' }
  | { readonly kind: 'attribute'; readonly isRunUrl: boolean; readonly isLoadingUrl: boolean }
  | {
      readonly kind: 'script';
      readonly language: ScriptLanguage;
      readonly state: ScriptState;
      readonly place: 'element' | 'attribute';
    }
  /** In an AngularJS template; `state` is the state within the expression, null where the value has to open one. */
  | { readonly kind: 'angular'; readonly state: ScriptState | null; readonly symbols: Interpolation }
  /** In the document that an attribute of a frame holds (`srcdoc`). */
  | { readonly kind: 'frame'; readonly inner: XssContext }
  | { readonly kind: 'xml-text' | 'xml-comment'; readonly isSvg: boolean }
  | { readonly kind: 'xml-attribute'; readonly quote: '"' | "'" }
  | { readonly kind: 'xml-cdata' };

const CONTEXTS_MAX = 12;
/** Maximum reflections examined; a page that repeats a value more often has shown its contexts by then. */
const REFLECTIONS_MAX = 200;

/** Contexts of a marker in a document, each once, in document order. The marker is lower-case letters. */
export function xssContexts(html: string, marker: string, depth = 0): XssContext[] {
  const found = new Map<string, XssContext>();
  const add = (context: XssContext) => {
    const key = JSON.stringify(context);
    if (found.size < CONTEXTS_MAX && !found.has(key)) found.set(key, context);
  };
  let reflections = 0;
  const has = (text: string) => {
    if (reflections >= REFLECTIONS_MAX || !text.toLowerCase().includes(marker)) return false;
    reflections += 1;
    return true;
  };
  let inside: 'select' | 'frameset' | 'noscript' | null = null;
  let script: { language: ScriptLanguage | null; text: string } | null = null;
  const endScript = () => {
    if (script === null || !has(script.text)) return;
    if (script.language === null) add({ kind: 'raw-text', element: 'script' });
    else addScript(script.language, script.text, 'element');
  };
  const addScript = (language: ScriptLanguage, code: string, place: 'element' | 'attribute') => {
    const positions = language === 'vbscript' ? vbscriptPositions(code, marker) : scriptPositions(code, marker);
    for (const { state } of positions) add({ kind: 'script', language, state, place });
  };
  let symbols: Interpolation | null = null;
  const addExpression = (value: string, attribute: string | null) => {
    if (symbols !== null) add({ kind: 'angular', state: expressionState(value, attribute, marker, symbols), symbols });
  };
  readHtmlTokens(html, {
    startTag(tag, attributes) {
      if (symbols === null && [...attributes.keys()].some(isApplicationAttribute)) symbols = interpolationOf(html);
      if (has(tag)) add({ kind: 'tag-name' });
      if (tag === 'select' || tag === 'frameset' || tag === 'noscript') inside = tag;
      if (tag === 'script')
        script = { language: scriptLanguage(attributes.get('type') ?? '', attributes.get('language') ?? ''), text: '' };
      for (const [name, value] of attributes) {
        if (has(name)) add({ kind: 'attribute-name' });
        if (!has(value)) continue;
        if (depth < FRAMES_DEEP && isRunDocument(tag, name, attributes.get('sandbox')))
          for (const inner of xssContexts(value, marker, depth + 1)) add({ kind: 'frame', inner });
        const code = attributeScript(tag, name, value);
        if (code !== null) addScript(code.language, code.code, 'attribute');
        const isAtStart = value.trimStart().toLowerCase().startsWith(marker);
        add({
          kind: 'attribute',
          isRunUrl: isAtStart && !isEventAttribute(name) && isRunUrlAttribute(tag, name),
          isLoadingUrl: isAtStart && isLoadingUrlAttribute(tag, name),
        });
        addExpression(value, name);
      }
    },
    endTag(tag) {
      if (tag === inside) inside = null;
      if (tag === 'script') {
        endScript();
        script = null;
      }
    },
    text(text, rawTextOf) {
      if (rawTextOf === 'script') {
        if (script !== null) script.text += text;
      } else if (has(text)) {
        add(rawTextOf === null ? { kind: 'text', inside } : { kind: 'raw-text', element: rawTextOf });
        // AngularJS evaluates expressions in style sheets and text fields too.
        addExpression(text, null);
      }
    },
    comment(text) {
      if (has(text)) add({ kind: 'comment' });
    },
  });
  endScript();
  return [...found.values()];
}

/** True when a `<` after the marker is encoded as a character reference in every reflection. */
export function encodesAngles(html: string, marker: string): boolean {
  const reflections = [...html.toLowerCase().matchAll(new RegExp(`${marker}(?:(<)|&(?:lt|#0*60|#x0*3c);)?`, 'g'))];
  return reflections.length > 0 && reflections.every(([whole, bare]) => bare === undefined && whole !== marker);
}
