/** The part of MongoDB's wire protocol and of BSON that one command and its response need. */

const OP_MSG = 2013;
const ELEMENTS_MAX = 200;

/** OP_MSG with a command of one integer field on the admin database, for example `hello`. */
export function mongoCommand(command: string): Buffer {
  const elements = Buffer.concat([
    Buffer.from([0x10]),
    cString(command),
    int32(1),
    Buffer.from([0x02]),
    cString('$db'),
    int32(6),
    cString('admin'),
  ]);
  const document = Buffer.concat([int32(elements.length + 5), elements, Buffer.from([0])]);
  return Buffer.concat([
    int32(16 + 5 + document.length),
    int32(1),
    int32(0),
    int32(OP_MSG),
    int32(0),
    Buffer.from([0]),
    document,
  ]);
}

/** True once the whole message was received. */
export function isWholeMongoMessage(data: Buffer): boolean {
  return data.length >= 16 && data.length >= data.readInt32LE(0);
}

/** Top-level numbers, strings and booleans of a response; null for anything but OP_MSG. */
export function parseMongoResponse(data: Buffer): ReadonlyMap<string, number | string | boolean> | null {
  if (data.length < 26 || data.readInt32LE(12) !== OP_MSG || data.readUInt8(20) !== 0) return null;
  const end = Math.min(data.length, 21 + data.readInt32LE(21));
  const fields = new Map<string, number | string | boolean>();
  let at = 25;
  for (let count = 0; count < ELEMENTS_MAX && at < end && data[at] !== 0; count += 1) {
    const type = data.readUInt8(at);
    const nameEnd = data.indexOf(0, at + 1);
    if (nameEnd < 0 || nameEnd >= end) break;
    const name = data.toString('utf8', at + 1, nameEnd);
    const size = valueSize(type, data, nameEnd + 1);
    if (size === null || nameEnd + 1 + size > end) break;
    const value = bsonValue(type, data.subarray(nameEnd + 1, nameEnd + 1 + size));
    if (value !== null) fields.set(name, value);
    at = nameEnd + 1 + size;
  }
  return fields;
}

function valueSize(type: number, data: Buffer, at: number): number | null {
  const fixed: Readonly<Record<number, number>> = { 1: 8, 7: 12, 8: 1, 9: 8, 10: 0, 16: 4, 17: 8, 18: 8, 19: 16 };
  const known = fixed[type];
  if (known !== undefined) return known;
  if (at + 4 > data.length) return null;
  const length = data.readInt32LE(at);
  if (length < 0) return null;
  if (type === 2) return 4 + length;
  if (type === 3 || type === 4) return length;
  return type === 5 ? 5 + length : null;
}

function bsonValue(type: number, value: Buffer): number | string | boolean | null {
  if (type === 1) return value.readDoubleLE(0);
  if (type === 16) return value.readInt32LE(0);
  if (type === 8) return value[0] === 1;
  return type === 2 ? value.toString('utf8', 4, Math.max(4, value.length - 1)).slice(0, 200) : null;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function cString(text: string): Buffer {
  return Buffer.from(`${text}\0`, 'utf8');
}
