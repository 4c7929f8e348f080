import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const BLOCK = 512;
const UNPACKED_BYTES_MAX = 320 * 1024 * 1024;
const FILES_MAX = 40_000;

interface Entry {
  readonly path: string;
  readonly type: string;
  readonly data: Buffer;
}

/**
 * Writes the regular files of an npm package below `folder`, without the first part of their path (`package/`). Links, devices
 * and other kinds of entries are left out, and so are files that `wanted` refuses.
 *
 * @param wanted says by path and size in bytes what is written
 * @throws Error when the archive is broken, too large, or names a place outside of the folder
 */
export function unpackTarball(
  tarball: Buffer,
  folder: string,
  wanted: (path: string, bytes: number) => boolean,
): string[] {
  const written = new Set<string>();
  for (const { path, type, data } of entries(gunzipSync(tarball, { maxOutputLength: UNPACKED_BYTES_MAX }))) {
    if (type !== '0' && type !== '\0') continue;
    const parts = path.split('/').filter((part) => part !== '' && part !== '.');
    if (path.startsWith('/') || path.includes('\\') || path.includes('\0') || parts.includes('..'))
      throw new Error(`the package names a place outside of itself: ${JSON.stringify(path.slice(0, 200))}`);
    const inside = parts.slice(1).join('/');
    if (inside === '' || !wanted(inside, data.length)) continue;
    const file = join(folder, inside);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
    written.add(inside);
  }
  return [...written];
}

/** Entries of an archive in the ustar format (POSIX.1-1988) with pax and GNU long names. */
function* entries(archive: Buffer): Generator<Entry> {
  let longName: string | null = null;
  let count = 0;
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    if (header.every((byte) => byte === 0)) return;
    if (!hasChecksum(header)) throw new Error('the package is no tar archive: a header has a wrong checksum');
    count += 1;
    if (count > FILES_MAX) throw new Error(`the package has more than ${FILES_MAX} files`);
    const size = octal(header, 124, 12);
    const data = archive.subarray(at + BLOCK, at + BLOCK + size);
    if (data.length < size) throw new Error('the package is cut off');
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const type = String.fromCharCode(header[156] ?? 0);
    if (type === 'L') longName = data.toString('utf8').replace(/\0.*$/s, '');
    else if (type === 'x') longName = paxPath(data) ?? longName;
    else if (type !== 'g') {
      const isUstar = header.toString('latin1', 257, 262) === 'ustar';
      const prefix = isUstar ? text(header, 345, 155) : '';
      const name = text(header, 0, 100);
      yield { path: longName ?? (prefix === '' ? name : `${prefix}/${name}`), type, data };
      longName = null;
    }
  }
}

function text(header: Buffer, at: number, length: number): string {
  return header.toString('utf8', at, at + length).replace(/\0.*$/s, '');
}

function octal(header: Buffer, at: number, length: number): number {
  const digits = text(header, at, length).trim();
  if (!/^[0-7]{1,11}$/.test(digits)) throw new Error('the package is no tar archive: a size is not octal');
  return Number.parseInt(digits, 8);
}

function hasChecksum(header: Buffer): boolean {
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
  return Number.parseInt(text(header, 148, 8).trim(), 8) === sum;
}

/** `<length> path=<value>\n` among the records of an extended header. */
function paxPath(data: Buffer): string | null {
  for (let at = 0; at < data.length; ) {
    const space = data.indexOf(0x20, at);
    const length = Number(data.toString('latin1', at, space));
    if (space === -1 || !Number.isSafeInteger(length) || length <= 0) return null;
    const record = data.toString('utf8', space + 1, at + length - 1);
    if (record.startsWith('path=')) return record.slice('path='.length);
    at += length;
  }
  return null;
}
