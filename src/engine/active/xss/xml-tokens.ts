import { ownValue } from '../../../shared/records.ts';

export interface XmlTokenHandler {
  /** Names as written, values decoded. */
  startTag(name: string, attributes: ReadonlyMap<string, XmlAttribute>): void;
  endTag?(name: string): void;
  text?(text: string, isCdata: boolean): void;
  comment?(text: string): void;
}

export interface XmlAttribute {
  readonly value: string;
  readonly quote: '"' | "'";
}

const LENGTH_MAX = 512 * 1024;
const DEPTH_MAX = 1_000;
const NAME = /[A-Za-z_:\u0080-\uffff][\w:.\-\u0080-\uffff]*/y;
const REFERENCES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Reads an XML document up to its end or its first fatal error (XML 1.0, section 1.2), from where on a browser shows an error.
 * References to unknown entities pass, because the document type may declare them.
 */
export function readXmlTokens(xml: string, handler: XmlTokenHandler): void {
  const text = xml.slice(0, LENGTH_MAX).replace(/^\uFEFF/, '');
  const open: string[] = [];
  let hasRoot = false;
  let at = 0;
  const nameAt = (index: number): string | null => {
    NAME.lastIndex = index;
    return NAME.exec(text)?.[0] ?? null;
  };
  /** The text between two delimiters; null when the second is missing. */
  const between = (start: string, end: string): string | null => {
    const from = at + start.length;
    const to = text.indexOf(end, from);
    if (to === -1) return null;
    at = to + end.length;
    return text.slice(from, to);
  };
  while (at < text.length) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at);
      const end = next === -1 ? text.length : next;
      const decoded = decodeXml(text.slice(at, end));
      if (decoded === null || (open.length === 0 && decoded.trim() !== '')) return;
      handler.text?.(decoded, false);
      at = end;
    } else if (text.startsWith('<!--', at)) {
      const comment = between('<!--', '-->');
      if (comment === null || comment.includes('--')) return;
      handler.comment?.(comment);
    } else if (text.startsWith('<![CDATA[', at)) {
      const data = open.length === 0 ? null : between('<![CDATA[', ']]>');
      if (data === null) return;
      handler.text?.(data, true);
    } else if (text.startsWith('<?', at)) {
      if (between('<?', '?>') === null) return;
    } else if (/^<!DOCTYPE\s/.test(text.slice(at, at + 12))) {
      const isAfterRoot = hasRoot;
      const subset = /^<!DOCTYPE[^<>[\]]{0,500}(?:\[[^\]]{0,20000}\]\s*)?>/.exec(text.slice(at, at + 21_000));
      if (subset === null || isAfterRoot) return;
      at += subset[0].length;
    } else if (text.startsWith('</', at)) {
      const name = nameAt(at + 2);
      const end = /^\s*>/.exec(text.slice(at + 2 + (name?.length ?? 0), at + 200));
      if (name === null || end === null || open.pop() !== name) return;
      handler.endTag?.(name);
      at += 2 + name.length + end[0].length;
    } else {
      const name = nameAt(at + 1);
      if (name === null || (open.length === 0 && hasRoot) || open.length >= DEPTH_MAX) return;
      at += 1 + name.length;
      const attributes = readAttributes();
      if (attributes === null) return;
      hasRoot = true;
      handler.startTag(name, attributes);
      if (text[at] === '/') {
        handler.endTag?.(name);
        at += 2;
      } else {
        open.push(name);
        at += 1;
      }
    }
  }

  /** Leaves the position at `>` or `/>`. */
  function readAttributes(): Map<string, XmlAttribute> | null {
    const attributes = new Map<string, XmlAttribute>();
    for (;;) {
      const spaced = at;
      while (/\s/.test(text[at] ?? '')) at += 1;
      if (text[at] === '>' || text.startsWith('/>', at)) return attributes;
      const name = nameAt(at);
      if (name === null || spaced === at || attributes.has(name)) return null;
      at += name.length;
      const equals = /^\s{0,100}=\s{0,100}(["'])/.exec(text.slice(at, at + 210));
      if (equals === null) return null;
      const quote = equals[1] === "'" ? "'" : '"';
      at += equals[0].length;
      const end = text.indexOf(quote, at);
      const raw = end === -1 ? '<' : text.slice(at, end);
      const value = raw.includes('<') ? null : decodeXml(raw);
      if (value === null) return null;
      attributes.set(name, { value, quote });
      at = end + 1;
    }
  }
}

/** @returns null when an ampersand starts no reference */
function decodeXml(text: string): string | null {
  if (!text.includes('&')) return text;
  if (/&(?!(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[A-Za-z_:][\w:.-]{0,60});)/.test(text)) return null;
  return text.replace(
    /&(?:#(\d+)|#x([\da-fA-F]+)|([\w:.-]+));/g,
    (whole, decimal: string, hex: string, name: string) => {
      if (name !== undefined) return ownValue(REFERENCES, name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0x10_ffff ? '' : String.fromCodePoint(code);
    },
  );
}
