import { attributeScript } from './script-attributes.ts';
import { scriptPositions } from './script-lexer.ts';
import { readXmlTokens } from './xml-tokens.ts';
import type { XssContext } from './xss-contexts.ts';

export const XHTML = 'http://www.w3.org/1999/xhtml';
const CONTEXTS_MAX = 12;

/** Contexts of a marker in an XML document, each once; the counterpart of {@link xssContexts}. */
export function xmlContexts(xml: string, marker: string, isSvg: boolean): XssContext[] {
  const found = new Map<string, XssContext>();
  const add = (context: XssContext) => {
    if (found.size < CONTEXTS_MAX) found.set(JSON.stringify(context), context);
  };
  const has = (text: string) => text.toLowerCase().includes(marker);
  const addScript = (code: string, place: 'element' | 'attribute') => {
    for (const { state } of scriptPositions(code, marker))
      add({ kind: 'script', language: 'javascript', state, place });
  };
  let script: string | null = null;
  readXmlTokens(xml, {
    startTag(name, attributes) {
      if (isScript(name)) script = '';
      for (const [attribute, { value, quote }] of attributes) {
        if (!has(value)) continue;
        const code = attributeScript(localName(name), attribute.toLowerCase(), value);
        if (code !== null) addScript(code.code, 'attribute');
        add({ kind: 'xml-attribute', quote });
      }
    },
    endTag(name) {
      if (!isScript(name)) return;
      if (script !== null) addScript(script, 'element');
      script = null;
    },
    text(text, isCdata) {
      if (script !== null) script += text;
      if (has(text)) add(isCdata ? { kind: 'xml-cdata' } : { kind: 'xml-text', isSvg });
    },
    comment(text) {
      if (has(text)) add({ kind: 'xml-comment', isSvg });
    },
  });
  return [...found.values()];
}

/**
 * Proves that the marker became an element, attribute or script in the well-formed part of an XML document. An element must be in
 * the XHTML namespace, because only there a script could take its place; an SVG image executes scripts anyway.
 */
export function proveXml(
  xml: string,
  payload: string,
  marker: string,
  isSvg: boolean,
): { readonly kind: 'element' | 'attribute' | 'script' | 'event-handler'; readonly detail: string } | null {
  const markerAt = payload.indexOf(marker);
  const before = payload.slice(Math.max(0, markerAt - 1), markerAt);
  const runs = (code: string) =>
    scriptPositions(code, marker).some(({ state, index }) => state === 'code' && (code[index - 1] ?? '') === before);
  let proof: ReturnType<typeof proveXml> = null;
  let script: string | null = null;
  readXmlTokens(xml, {
    startTag(name, attributes) {
      if (isScript(name)) script = '';
      if (name === marker && (isSvg || attributes.get('xmlns')?.value === XHTML))
        proof ??= {
          kind: 'element',
          detail: `an element <${name}> exists in the parsed ${isSvg ? 'SVG image' : 'XML'}`,
        };
      for (const [attribute, { value }] of attributes) {
        if (attribute === marker && isSvg)
          proof ??= {
            kind: 'attribute',
            detail: `an attribute ${attribute} exists on <${name}> in the parsed SVG image`,
          };
        const code = isSvg ? attributeScript(localName(name), attribute.toLowerCase(), value) : null;
        if (code?.language === 'javascript' && runs(code.code))
          proof ??= { kind: 'event-handler', detail: `${attribute} of <${name}> holds the marker as code` };
      }
    },
    endTag(name) {
      if (isScript(name) && isSvg && script !== null && runs(script))
        proof ??= { kind: 'script', detail: 'the marker is code in a script of the SVG image' };
      if (isScript(name)) script = null;
    },
    text(text) {
      if (script !== null) script += text;
    },
  });
  return proof;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function isScript(name: string): boolean {
  return localName(name) === 'script';
}
