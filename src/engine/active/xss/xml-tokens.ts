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
  new XmlReader(xml.slice(0, LENGTH_MAX).replace(/^\uFEFF/, ''), handler).read();
}

/** Each method reads one piece of markup and moves behind it; false at a fatal error. */
class XmlReader {
  readonly #text: string;
  readonly #handler: XmlTokenHandler;
  readonly #open: string[] = [];
  #hasRoot = false;
  #at = 0;

  constructor(text: string, handler: XmlTokenHandler) {
    this.#text = text;
    this.#handler = handler;
  }

  read(): void {
    let isSound = true;
    while (isSound && this.#at < this.#text.length) isSound = this.#next();
  }

  #next(): boolean {
    if (!this.#isAt('<')) return this.#characters();
    if (this.#isAt('<!--')) return this.#comment();
    if (this.#isAt('<![CDATA[')) return this.#cdata();
    if (this.#isAt('<?')) return this.#between('<?', '?>') !== null;
    if (/^<!DOCTYPE\s/.test(this.#ahead(12))) return this.#documentType();
    return this.#isAt('</') ? this.#endTag() : this.#startTag();
  }

  #characters(): boolean {
    const next = this.#text.indexOf('<', this.#at);
    const end = next === -1 ? this.#text.length : next;
    const decoded = decodeXml(this.#text.slice(this.#at, end));
    if (decoded === null || (this.#open.length === 0 && decoded.trim() !== '')) return false;
    this.#handler.text?.(decoded, false);
    this.#at = end;
    return true;
  }

  #comment(): boolean {
    const comment = this.#between('<!--', '-->');
    if (comment === null || comment.includes('--')) return false;
    this.#handler.comment?.(comment);
    return true;
  }

  #cdata(): boolean {
    const data = this.#open.length === 0 ? null : this.#between('<![CDATA[', ']]>');
    if (data === null) return false;
    this.#handler.text?.(data, true);
    return true;
  }

  #documentType(): boolean {
    const subset = /^<!DOCTYPE[^<>[\]]{0,500}(?:\[[^\]]{0,20000}\]\s*)?>/.exec(this.#ahead(21_000));
    if (subset === null || this.#hasRoot) return false;
    this.#at += subset[0].length;
    return true;
  }

  #endTag(): boolean {
    this.#at += 2;
    const name = this.#name();
    const end = /^\s*>/.exec(this.#ahead(200));
    if (name === null || end === null || this.#open.pop() !== name) return false;
    this.#handler.endTag?.(name);
    this.#at += end[0].length;
    return true;
  }

  #startTag(): boolean {
    this.#at += 1;
    const name = this.#name();
    const isSecondRoot = this.#open.length === 0 && this.#hasRoot;
    if (name === null || isSecondRoot || this.#open.length >= DEPTH_MAX) return false;
    const attributes = this.#attributes();
    if (attributes === null) return false;
    this.#hasRoot = true;
    this.#handler.startTag(name, attributes);
    const isEmpty = this.#isAt('/');
    if (isEmpty) this.#handler.endTag?.(name);
    else this.#open.push(name);
    this.#at += isEmpty ? 2 : 1;
    return true;
  }

  /** Leaves the position at `>` or `/>`; null at a fatal error. */
  #attributes(): Map<string, XmlAttribute> | null {
    const attributes = new Map<string, XmlAttribute>();
    for (;;) {
      const spaced = this.#at;
      while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
      if (this.#isAt('>') || this.#isAt('/>')) return attributes;
      const name = spaced === this.#at ? null : this.#name();
      if (name === null || attributes.has(name)) return null;
      const attribute = this.#attributeValue();
      if (attribute === null) return null;
      attributes.set(name, attribute);
    }
  }

  #attributeValue(): XmlAttribute | null {
    const equals = /^\s{0,100}=\s{0,100}(["'])/.exec(this.#ahead(210));
    if (equals === null) return null;
    const quote = equals[1] === "'" ? "'" : '"';
    this.#at += equals[0].length;
    const end = this.#text.indexOf(quote, this.#at);
    const raw = end === -1 ? '<' : this.#text.slice(this.#at, end);
    const value = raw.includes('<') ? null : decodeXml(raw);
    if (value === null) return null;
    this.#at = end + 1;
    return { value, quote };
  }

  #name(): string | null {
    NAME.lastIndex = this.#at;
    const name = NAME.exec(this.#text)?.[0] ?? null;
    this.#at += name?.length ?? 0;
    return name;
  }

  /** The text between two delimiters; null when the second is missing. */
  #between(start: string, end: string): string | null {
    const from = this.#at + start.length;
    const to = this.#text.indexOf(end, from);
    if (to === -1) return null;
    this.#at = to + end.length;
    return this.#text.slice(from, to);
  }

  #isAt(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  #ahead(length: number): string {
    return this.#text.slice(this.#at, this.#at + length);
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
