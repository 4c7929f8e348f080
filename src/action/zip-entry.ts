import { inflateRawSync } from 'node:zlib';

/**
 * One file out of a zip archive in memory, found by the central directory (PKWARE APPNOTE 4.3). Stored and deflated
 * entries, no encryption, no zip64: what GitHub's artifact client writes.
 * @param bytesMax most bytes the file may unpack to: an archive may claim anything
 * @returns null when there is no such file or the archive cannot be read
 */
export function zipEntry(archive: Buffer, name: string, bytesMax: number): Buffer | null {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end + 22 > archive.length) return null;
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== CENTRAL_HEADER) return null;
    const nameLength = archive.readUInt16LE(at + 28);
    const found = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (found === name) return unpack(archive, at, bytesMax);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return null;
}

const CENTRAL_HEADER = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

function unpack(archive: Buffer, central: number, bytesMax: number): Buffer | null {
  const method = archive.readUInt16LE(central + 10);
  const packed = archive.readUInt32LE(central + 20);
  const local = archive.readUInt32LE(central + 42);
  if (local + 30 > archive.length || archive.readUInt32LE(local) !== LOCAL_HEADER) return null;
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const data = archive.subarray(start, start + packed);
  if (data.length !== packed) return null;
  if (method === STORED) return packed <= bytesMax ? Buffer.from(data) : null;
  if (method !== DEFLATED) return null;
  try {
    return inflateRawSync(data, { maxOutputLength: bytesMax });
  } catch {
    return null;
  }
}
