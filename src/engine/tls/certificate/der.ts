/** One element of DER (X.690). `contents` and `whole` are views of the same bytes. */
export interface DerElement {
  readonly tag: number;
  readonly contents: Buffer;
  readonly whole: Buffer;
}

/** Invalid DER. Callers turn it into a result. */
export class DerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DerError';
  }
}

/** Names with 10,000 entries are seen in the field. */
const CHILDREN_MAX = 100_000;

/** Reads the first element of `data`. @throws DerError */
export function readDer(data: Buffer): DerElement {
  if (data.length < 2) throw new DerError('the element is cut off');
  const tag = data.readUInt8(0);
  if ((tag & 0x1f) === 0x1f) throw new DerError('a tag of several bytes');
  const first = data.readUInt8(1);
  let head = 2;
  let length = first;
  if (first >= 0x80) {
    const bytes = first & 0x7f;
    if (bytes === 0 || bytes > 4 || data.length < 2 + bytes) throw new DerError('a length that is not DER');
    length = data.readUIntBE(2, bytes);
    head += bytes;
  }
  if (length > data.length - head) throw new DerError('the element is longer than its data');
  return { tag, contents: data.subarray(head, head + length), whole: data.subarray(0, head + length) };
}

/** The elements inside a constructed one. @throws DerError */
export function childrenOf(element: DerElement): DerElement[] {
  const children: DerElement[] = [];
  for (let rest = element.contents; rest.length > 0; ) {
    const child = readDer(rest);
    children.push(child);
    if (children.length > CHILDREN_MAX) throw new DerError('too many elements');
    rest = rest.subarray(child.whole.length);
  }
  return children;
}

/** Dotted form of an OBJECT IDENTIFIER's contents. */
export function objectIdOf(contents: Buffer): string {
  const arcs: number[] = [];
  let value = 0;
  for (const byte of contents.subarray(0, 64)) {
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      arcs.push(value);
      value = 0;
    }
  }
  const first = arcs.shift() ?? 0;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...arcs].join('.');
}

/** A UTCTime or GeneralizedTime in the DER form of RFC 5280, section 4.1.2.5. @throws DerError */
export function timeOf(element: DerElement): Date {
  const text = element.contents.toString('latin1');
  const isShort = element.tag === 0x17;
  const pattern = isShort
    ? /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?Z$/
    : /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?Z$/;
  const match = pattern.exec(text);
  if (match === null) throw new DerError('a time that is not DER');
  const [, digits = '', month = '', day = '', hour = '', minute = '', second = '00'] = match;
  const year = isShort ? Number(digits) + (Number(digits) >= 50 ? 1900 : 2000) : Number(digits);
  const time = new Date(`${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(time.getTime())) throw new DerError('a time that does not exist');
  return time;
}
