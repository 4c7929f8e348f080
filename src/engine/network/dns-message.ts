/** The part of the DNS wire format (RFC 1035, RFC 6891) that DNSSEC queries need; Node's resolver cannot set DO. */

export const RECORD_TYPES = { SOA: 6, DS: 43, RRSIG: 46 } as const;

export interface DnsResponse {
  /** The resolver validated the response (AD, RFC 4035, section 3.2.3). */
  readonly isAuthenticated: boolean;
  readonly responseCode: number;
  /** Types of the records in the answer section. */
  readonly responseTypes: readonly number[];
}

/** A query with recursion desired, AD and an OPT record with DO. */
export function dnsQuery(id: number, name: string, type: number): Buffer {
  const labels = name.split('.').filter((label) => label !== '');
  const question = Buffer.concat([
    ...labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0, type >> 8, type & 0xff, 0, 1]),
  ]);
  const header = Buffer.from([id >> 8, id & 0xff, 0x01, 0x20, 0, 1, 0, 0, 0, 0, 0, 1]);
  const opt = Buffer.from([0, 0, 41, 0x04, 0xd0, 0, 0, 0x80, 0, 0, 0]);
  return Buffer.concat([header, question, opt]);
}

/** @returns null for anything but a response to this query */
export function parseDnsResponse(data: Buffer, query: Buffer): DnsResponse | null {
  if (data.length < 12 || data.readUInt16BE(0) !== query.readUInt16BE(0) || (data.readUInt8(2) & 0x80) === 0)
    return null;
  const questionEnd = query.indexOf(0, 12) + 5;
  if (data.readUInt16BE(4) !== 1 || data.length < questionEnd) return null;
  const isSame =
    data.toString('latin1', 12, questionEnd).toLowerCase() === query.toString('latin1', 12, questionEnd).toLowerCase();
  if (!isSame) return null;
  const sections: number[][] = [];
  let at: number | null = questionEnd;
  for (const offset of [6, 8]) {
    const types: number[] = [];
    for (let left = data.readUInt16BE(offset); left > 0 && at !== null; left -= 1) {
      const start: number | null = skipName(data, at);
      if (start === null || start + 10 > data.length) {
        at = null;
        break;
      }
      types.push(data.readUInt16BE(start));
      at = start + 10 + data.readUInt16BE(start + 8);
    }
    sections.push(types);
  }
  return {
    isAuthenticated: (data.readUInt8(3) & 0x20) !== 0,
    responseCode: data.readUInt8(3) & 0x0f,
    responseTypes: sections[0] ?? [],
  };
}

function skipName(data: Buffer, from: number): number | null {
  let at = from;
  while (at < data.length) {
    const length = data.readUInt8(at);
    if (length === 0) return at + 1;
    if (length >= 0xc0) return at + 2;
    at += length + 1;
  }
  return null;
}
