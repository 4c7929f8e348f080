/**
 * JSON in the form of RFC 8785 (JCS): members sorted by UTF-16 code units, no white space, numbers as ECMAScript prints
 * them. Equal values give equal bytes. Members that are `undefined` are left out.
 * @throws TypeError for a value that JSON cannot hold
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
      .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`JSON cannot hold ${value}`);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`JSON cannot hold a ${typeof value}`);
  return text;
}
