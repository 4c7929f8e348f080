import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { debianProgram } from '../../test/helpers/debian.ts';
import { cacheFolder } from '../cache-folder.ts';
import { NotMeasured, run } from '../vulnerable/programs.ts';

const NPM = '11.21.2';
const root = join(import.meta.dirname, '../..');

/**
 * Stand-in for the official image of Node, where no registry of containers can be reached: the same release of Debian by debootstrap, with
 * Node of the same major version from the npm registry, and the user `node`.
 * @returns the folder of its file system
 */
export function standInBase(): string {
  const folder = cacheFolder('image-base');
  if (existsSync(join(folder, 'usr/local/bin/npm'))) return folder;
  if (debianProgram('debootstrap', ['debootstrap']) === null) throw new NotMeasured('debootstrap is missing');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('nice', ['debootstrap', '--variant=minbase', 'bookworm', folder]);
  run('chroot', [folder, 'groupadd', '--gid=1000', 'node']);
  run('chroot', [folder, 'useradd', '--uid=1000', '--gid=1000', '--create-home', 'node']);
  const local = join(folder, 'usr/local');
  copyFileSync(join(root, 'node_modules/node/bin/node'), join(local, 'bin/node'));
  trustRegistry(local);
  run('npm', ['install', '--global', '--prefix', local, `npm@${NPM}`], { cwd: folder });
  return folder;
}

/** The registry may be a mirror with a certificate of its own. */
function trustRegistry(local: string): void {
  const own = run('npm', ['config', 'get', 'cafile']).trim();
  if (!existsSync(own)) return;
  mkdirSync(join(local, 'etc'), { recursive: true });
  cpSync(own, join(local, 'etc/npm-ca.crt'));
  writeFileSync(join(local, 'etc/npmrc'), 'cafile=/usr/local/etc/npm-ca.crt\n');
}
