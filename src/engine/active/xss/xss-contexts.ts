import { type HtmlTokenHandler, readHtmlTokens } from '../../web/html/html-tokens.ts';
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
  const contexts = new ContextReader(html, marker, depth);
  readHtmlTokens(html, contexts);
  return contexts.end();
}

class ContextReader implements HtmlTokenHandler {
  readonly #html: string;
  readonly #marker: string;
  readonly #depth: number;
  readonly #found = new Map<string, XssContext>();
  #reflections = 0;
  #inside: 'select' | 'frameset' | 'noscript' | null = null;
  #script: { language: ScriptLanguage | null; text: string } | null = null;
  #symbols: Interpolation | null = null;

  constructor(html: string, marker: string, depth: number) {
    this.#html = html;
    this.#marker = marker;
    this.#depth = depth;
  }

  startTag(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (this.#symbols === null && [...attributes.keys()].some(isApplicationAttribute))
      this.#symbols = interpolationOf(this.#html);
    if (this.#has(tag)) this.#add({ kind: 'tag-name' });
    if (tag === 'select' || tag === 'frameset' || tag === 'noscript') this.#inside = tag;
    if (tag === 'script') {
      const language = scriptLanguage(attributes.get('type') ?? '', attributes.get('language') ?? '');
      this.#script = { language, text: '' };
    }
    for (const [name, value] of attributes) {
      if (this.#has(name)) this.#add({ kind: 'attribute-name' });
      if (this.#has(value)) this.#attribute(tag, name, value, attributes.get('sandbox'));
    }
  }

  endTag(tag: string): void {
    if (tag === this.#inside) this.#inside = null;
    if (tag === 'script') this.#endScript();
  }

  text(text: string, rawTextOf: string | null): void {
    if (rawTextOf === 'script') {
      if (this.#script !== null) this.#script.text += text;
    } else if (this.#has(text)) {
      this.#add(rawTextOf === null ? { kind: 'text', inside: this.#inside } : { kind: 'raw-text', element: rawTextOf });
      // AngularJS evaluates expressions in style sheets and text fields too.
      this.#addExpression(text, null);
    }
  }

  comment(text: string): void {
    if (this.#has(text)) this.#add({ kind: 'comment' });
  }

  /** Ends an unclosed script. */
  end(): XssContext[] {
    this.#endScript();
    return [...this.#found.values()];
  }

  #attribute(tag: string, name: string, value: string, sandbox: string | undefined): void {
    if (this.#depth < FRAMES_DEEP && isRunDocument(tag, name, sandbox))
      for (const inner of xssContexts(value, this.#marker, this.#depth + 1)) this.#add({ kind: 'frame', inner });
    const code = attributeScript(tag, name, value);
    if (code !== null) this.#addScript(code.language, code.code, 'attribute');
    const isAtStart = value.trimStart().toLowerCase().startsWith(this.#marker);
    this.#add({
      kind: 'attribute',
      isRunUrl: isAtStart && !isEventAttribute(name) && isRunUrlAttribute(tag, name),
      isLoadingUrl: isAtStart && isLoadingUrlAttribute(tag, name),
    });
    this.#addExpression(value, name);
  }

  #endScript(): void {
    const script = this.#script;
    this.#script = null;
    if (script === null || !this.#has(script.text)) return;
    if (script.language === null) this.#add({ kind: 'raw-text', element: 'script' });
    else this.#addScript(script.language, script.text, 'element');
  }

  #addScript(language: ScriptLanguage, code: string, place: 'element' | 'attribute'): void {
    const positions =
      language === 'vbscript' ? vbscriptPositions(code, this.#marker) : scriptPositions(code, this.#marker);
    for (const { state } of positions) this.#add({ kind: 'script', language, state, place });
  }

  #addExpression(value: string, attribute: string | null): void {
    const symbols = this.#symbols;
    if (symbols === null) return;
    this.#add({ kind: 'angular', state: expressionState(value, attribute, this.#marker, symbols), symbols });
  }

  #add(context: XssContext): void {
    const key = JSON.stringify(context);
    if (this.#found.size < CONTEXTS_MAX && !this.#found.has(key)) this.#found.set(key, context);
  }

  #has(text: string): boolean {
    if (this.#reflections >= REFLECTIONS_MAX || !text.toLowerCase().includes(this.#marker)) return false;
    this.#reflections += 1;
    return true;
  }
}

/** True when a `<` after the marker is encoded as a character reference in every reflection. */
export function encodesAngles(html: string, marker: string): boolean {
  const reflections = [...html.toLowerCase().matchAll(new RegExp(`${marker}(?:(<)|&(?:lt|#0*60|#x0*3c);)?`, 'g'))];
  return reflections.length > 0 && reflections.every(([whole, bare]) => bare === undefined && whole !== marker);
}
