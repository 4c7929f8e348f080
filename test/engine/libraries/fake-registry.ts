import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from '../../helpers/listen.ts';

/** Files of a package by path, as they lie in it. */
export type PackageFiles = Readonly<Record<string, string>>;

export interface FakePackage {
  readonly files: PackageFiles;
  /** Sent instead of the archive of the files. */
  readonly tarball?: Buffer;
  /** The integrity text of the packument; by default the right one. */
  readonly integrity?: string;
}

/** An npm package: a compressed ustar archive with everything below `package/`. */
export function packed(files: PackageFiles, type = '0'): Buffer {
  const blocks = Object.entries(files).flatMap(([path, text]) => {
    const data = Buffer.from(text);
    return [header(path, data.length, type), data, Buffer.alloc((512 - (data.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

function header(path: string, size: number, type: string): Buffer {
  const block = Buffer.alloc(512);
  block.write(path, 0, 100);
  block.write('0000644\0', 100);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write(' '.repeat(8), 148);
  block.write(type, 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/**
 * A registry of npm packages over real HTTP.
 *
 * @param packages by name, then by version
 * @param failures statuses for the first answers, one after the other
 */
export async function fakeRegistry(
  packages: Readonly<Record<string, Readonly<Record<string, FakePackage>>>>,
  failures: number[] = [],
) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').slice(1);
    requests.push(path);
    const failure = failures.shift();
    if (failure !== undefined) {
      response.writeHead(failure).end('{"error":"planned"}');
      return;
    }
    const [name = '', file] = path.split('/-/');
    const versions = packages[name];
    if (versions === undefined) {
      response.writeHead(404).end('{"error":"Not found"}');
      return;
    }
    if (file !== undefined) {
      const version = Object.keys(versions).find((one) => file === `${name.split('/').at(-1)}-${one}.tgz`);
      response.end(version === undefined ? '' : bytesOf(versions[version]));
      return;
    }
    const entries = Object.entries(versions).map(([version, one]) => {
      // A mirror names the registry that it copies.
      const tarball = `https://registry.invalid/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
      const digest = createHash('sha512').update(bytesOf(one)).digest('base64');
      return [version, { name, version, dist: { tarball, integrity: one.integrity ?? `sha512-${digest}` } }];
    });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, versions: Object.fromEntries(entries) }));
  });
  return { ...(await listen(server)), requests };
}

function bytesOf(one: FakePackage | undefined): Buffer {
  return one === undefined ? Buffer.alloc(0) : (one.tarball ?? packed(prefixed(one.files)));
}

function prefixed(files: PackageFiles): PackageFiles {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`package/${path}`, text]));
}
