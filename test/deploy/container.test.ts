import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
/** The user of the image. Where the tests do not run as root, they run as a user without rights already. */
const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'scan-gate-image-'));
let child: ChildProcess | undefined;
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('builds in a folder whose path is in no bundle, or the build would refuse it', () => {
  const folders = dockerfile.match(/(?<=^WORKDIR ).*$/gm) ?? [];
  expect(folders).toEqual(['/scan-gate-source', '/app']);
  const bundles = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const naming = bundles.filter((name) => readFileSync(join(root, 'dist', name), 'utf8').includes('/scan-gate-source'));
  expect(naming).toEqual([]);
});

const list = (instruction: string): string[] => {
  const text = new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(dockerfile)?.[1];
  return JSON.parse(text ?? '[]') as string[];
};

it('the command of the image serves as a user who may write only to /data and /tmp', { timeout: 240_000 }, async () => {
  expect(dockerfile.match(/^USER .*$/gm)?.at(-1)).toBe('USER 1000:1000');
  expect(list('ENTRYPOINT')).toEqual(['tini', '--', 'node', '/app/dist/cli/index.js']);
  chmodSync(folder, 0o755);
  cpSync(join(root, 'dist'), join(folder, 'app/dist'), { recursive: true });
  // The checkout may be in the home of another user.
  const node = join(folder, 'node');
  cpSync(process.execPath, node);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, 1000, 1000);
  const args = list('CMD').map((arg) =>
    arg.replace('=/data/', `=${data}/`).replace('--port=8080', '--port=0').replace('0.0.0.0', '127.0.0.1'),
  );
  expect(args).toContain(`--data=${data}/database`);
  const started = spawn(node, [join(folder, 'app/dist/cli/index.js'), ...args], {
    cwd: join(folder, 'app'),
    env: { PATH: process.env['PATH'], HOME: tmpdir(), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot ? { uid: 1000, gid: 1000 } : {}),
  });
  child = started;
  const said: Buffer[] = [];
  started.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = new Promise<number | null>((resolve) => started.on('exit', resolve));
  const line = await new Promise<string>((resolve, reject) => {
    started.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    started.on('exit', () => reject(new Error(Buffer.concat(said).toString())));
  });
  const { url } = JSON.parse(line) as { url: string };
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  started.kill('SIGTERM');
  expect(await ended).toBe(0);
});
