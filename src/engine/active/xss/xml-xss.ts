import { attributeScript } from './script-attributes.ts';
import { scriptPositions } from './script-lexer.ts';
import { readXmlTokens, type XmlAttribute } from './xml-tokens.ts';
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

interface XmlProof {
  readonly kind: 'element' | 'attribute' | 'script' | 'event-handler';
  readonly detail: string;
}

type Attributes = ReadonlyMap<string, XmlAttribute>;

/**
 * Proves that the marker became an element, attribute or script in the well-formed part of an XML document. An element must be in
 * the XHTML namespace, because only there a script could take its place; an SVG image executes scripts anyway.
 */
export function proveXml(xml: string, payload: string, marker: string, isSvg: boolean): XmlProof | null {
  const markerAt = payload.indexOf(marker);
  const before = payload.slice(Math.max(0, markerAt - 1), markerAt);
  const runs = (code: string) =>
    scriptPositions(code, marker).some(({ state, index }) => state === 'code' && (code[index - 1] ?? '') === before);
  const proofs: XmlProof[] = [];
  let script: string | null = null;
  readXmlTokens(xml, {
    startTag(name, attributes) {
      if (isScript(name)) script = '';
      const ofTag = isSvg ? svgTagProof(name, attributes, marker, runs) : xmlTagProof(name, attributes, marker);
      if (ofTag !== null) proofs.push(ofTag);
    },
    endTag(name) {
      if (!isScript(name)) return;
      if (isSvg && script !== null && runs(script))
        proofs.push({ kind: 'script', detail: 'the marker is code in a script of the SVG image' });
      script = null;
    },
    text(text) {
      if (script !== null) script += text;
    },
  });
  return proofs[0] ?? null;
}

function xmlTagProof(name: string, attributes: Attributes, marker: string): XmlProof | null {
  if (name !== marker || attributes.get('xmlns')?.value !== XHTML) return null;
  return { kind: 'element', detail: `an element <${name}> exists in the parsed XML` };
}

function svgTagProof(
  name: string,
  attributes: Attributes,
  marker: string,
  runs: (code: string) => boolean,
): XmlProof | null {
  if (name === marker) return { kind: 'element', detail: `an element <${name}> exists in the parsed SVG image` };
  for (const [attribute, { value }] of attributes) {
    if (attribute === marker)
      return { kind: 'attribute', detail: `an attribute ${attribute} exists on <${name}> in the parsed SVG image` };
    const code = attributeScript(localName(name), attribute.toLowerCase(), value);
    if (code?.language === 'javascript' && runs(code.code))
      return { kind: 'event-handler', detail: `${attribute} of <${name}> holds the marker as code` };
  }
  return null;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function isScript(name: string): boolean {
  return localName(name) === 'script';
}
