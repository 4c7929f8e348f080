import { gunzipSync } from 'node:zlib';
import { quote, type Signature } from '../web/signature.ts';

interface Archive {
  readonly kind: string;
  /** Names of the entries whose headers were read; empty for formats with an index at the end. */
  readonly entries: readonly string[];
}

const ENTRIES_MAX = 1_000;
const NAME_BYTES_MAX = 1_024;

/** Files that do not belong into a public download. */
const PRIVATE_ENTRY =
  /(?:^|\/)(?:\.git\/|(?:\.env(?:\.\w+)?|\.htpasswd|\.npmrc|wp-config\.php|config(?:uration)?(?:\.inc)?\.php|settings\.py|web\.config|appsettings[\w.]*\.json|database\.yml|secrets?\.\w+|credentials(?:\.\w+)?|id_(?:rsa|ecdsa|ed25519)|[^/]*\.(?:pem|key|pfx|p12|jks|kdbx|sql|sqlite3?|db|bak))$)/i;

/** An archive in any format, recognized by its content. */
export const anyArchive: Signature = ({ body }) => {
  const archive = zipOf(body) ?? tarOf(body) ?? archiveByMagic(body);
  if (archive === null) return null;
  const { kind, entries } = archive;
  const [first] = entries;
  return {
    proof: `The file is a ${kind} archive${first === undefined ? '.' : `, its first entry is ${quote(first)}`}`,
    ...(first === undefined ? {} : { quote: [first] }),
    ...(entries.some((name) => PRIVATE_ENTRY.test(name)) ? {} : { isPublishable: true }),
  };
};

/** Zip: local file headers (APPNOTE 4.3.7), the first of them at the start. */
function zipOf(body: Buffer): Archive | null {
  const entries: string[] = [];
  for (let at = 0; at !== -1 && entries.length < ENTRIES_MAX; at = body.indexOf('PK\x03\x04', at + 4)) {
    const name = zipEntry(body, at);
    if (name !== null) entries.push(name);
    else if (at === 0) return null;
  }
  return { kind: 'zip', entries };
}

/** The name in the local file header at an offset; null when it is not a valid header. */
function zipEntry(body: Buffer, at: number): string | null {
  if (at + 30 > body.length || body.readUInt32LE(at) !== 0x04034b50) return null;
  const length = body.readUInt16LE(at + 26);
  const name = body.toString('utf8', at + 30, Math.min(at + 30 + length, body.length));
  return length === 0 || length > NAME_BYTES_MAX || /[\u0000-\u001f]/.test(name) ? null : name;
}

/** Tar, plain or gzipped: header blocks (POSIX.1 ustar), the first with a correct checksum. */
function tarOf(body: Buffer): Archive | null {
  const tar = isGzip(body) ? startOfGzip(body) : body;
  if (tar === null || tar.length < 512 || !hasChecksum(tar)) return null;
  const entries: string[] = [];
  for (let at = 0; at + 512 <= tar.length && entries.length < ENTRIES_MAX; ) {
    const size = octal(tar, at + 124, at + 136);
    const name = tar.toString('utf8', at, at + 100).split('\0')[0] ?? '';
    if (name === '' || !Number.isSafeInteger(size) || size < 0) break;
    entries.push(name);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return { kind: 'tar', entries };
}

function hasChecksum(tar: Buffer): boolean {
  let sum = 0;
  for (let index = 0; index < 512; index++) sum += index >= 148 && index < 156 ? 32 : (tar[index] ?? 0);
  return octal(tar, 148, 156) === sum;
}

function octal(tar: Buffer, from: number, until: number): number {
  return Number.parseInt(tar.toString('latin1', from, until).replace(/[\0 ]+/g, ''), 8);
}

function archiveByMagic(body: Buffer): Archive | null {
  const start = body.toString('latin1', 0, 8);
  const kind = start.startsWith('7z\xbc\xaf\x27\x1c') ? '7z' : start.startsWith('Rar!\x1a\x07') ? 'RAR' : null;
  return kind === null ? null : { kind, entries: [] };
}

/** True for the magic bytes of a gzip member (RFC 1952, section 2.3.1). */
export function isGzip(body: Buffer): boolean {
  return body.length >= 18 && body[0] === 0x1f && body[1] === 0x8b;
}

/** The first bytes inside a gzip stream that may have been cut; null for other content. */
export function startOfGzip(body: Buffer): Buffer | null {
  if (!isGzip(body)) return null;
  try {
    // Z_SYNC_FLUSH returns the available part of a cut stream; 4 KiB of gzip contain at most about 4 MiB.
    return gunzipSync(body.subarray(0, 4_096), { finishFlush: 2, maxOutputLength: 8 * 1024 * 1024 }).subarray(
      0,
      65_536,
    );
  } catch {
    return null;
  }
}
