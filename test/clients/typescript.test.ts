import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTypescriptClient } from '../../scripts/clients/build-typescript.ts';
import { found, lists, missing, operations, plain } from '../helpers/client-methods.ts';
import { installLines, localRepository, runDocumented } from '../helpers/documented-install.ts';
import { node20, npmProgram } from '../helpers/npm-program.ts';

/** The package `@scan-gate/client` as it is published, on the runtimes that it is for. */
const root = join(import.meta.dirname, '../..');
const client = join(root, 'clients/typescript');
const folder = mkdtempSync(join(tmpdir(), 'scan-gate-typescript-'));
const bundle = join(folder, 'dist/index.js');
const run = promisify(execFile);
const bin = (name: string): string => join(root, 'node_modules/.bin', name);

interface Runtime {
  readonly name: string;
  /** Program and options, to which a script and its arguments are added. */
  readonly command: readonly string[];
}

const deno = ['run', '--quiet', '--no-config', '--no-lock', '--no-remote', '--allow-net', '--allow-read'];
const { platform, arch } = process;
const denoPath = npmProgram(`@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`, '2.9.6', 'deno');
const bunPath = npmProgram(`@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}`, '1.4.5', 'bin/bun');
const old = node20();
const RUNTIMES: readonly Runtime[] = [
  { name: `Node ${process.versions.node.split('.')[0]}`, command: [process.execPath] },
  ...(old === null ? [] : [{ name: 'Node 20', command: [old] }]),
  ...(denoPath === null ? [] : [{ name: 'Deno', command: [denoPath, ...deno] }]),
  ...(bunPath === null ? [] : [{ name: 'Bun', command: [bunPath, 'run'] }]),
];

/** @throws the program's output when it fails */
async function execute({ command }: Runtime, script: string, ...args: string[]): Promise<string> {
  const [program = '', ...options] = command;
  const env = { ...process.env, DENO_NO_UPDATE_CHECK: '1', DO_NOT_TRACK: '1', NODE_OPTIONS: '' };
  const limits = { timeout: 280_000 + 2_000 * SOAK_SECONDS, maxBuffer: 64 * 1024 * 1024, env };
  try {
    const { stdout } = await run(program, [...options, join(client, 'tests', script), ...args], limits);
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${script}\n${stdout ?? ''}${stderr ?? error}`);
  }
}

/** Runs a script of scripts/clients, which prints a line of JSON when it is ready, until `stop`, which returns its last line. */
async function program(name: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/clients', name), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { value: line } = await lines.next();
  if (typeof line !== 'string') throw new Error(`${name} ended early`);
  const stop = async (): Promise<string> => {
    child.stdin.end();
    const { value: last } = await lines.next();
    return typeof last === 'string' ? last : '';
  };
  return { line, stop };
}

const SOAK_SECONDS = Number(process.env['SCAN_GATE_SOAK_SECONDS'] ?? '0');

beforeAll(async () => {
  await buildTypescriptClient(join(folder, 'dist'));
  for (const name of ['package.json', 'README.md', 'LICENSE']) cpSync(join(client, name), join(folder, name));
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  it('is at most 57 KB, compressed, and minified', () => {
    const text = readFileSync(bundle);
    const size = gzipSync(text).length;
    console.log(`@scan-gate/client: ${text.length} bytes, ${size} compressed`);
    expect(size).toBeLessThanOrEqual(57_000);
    expect(text.length).toBeLessThanOrEqual(185_000);
  });

  it('reads URL and key from the environment, and says what is missing', async () => {
    const { createClient } = (await import(bundle)) as typeof import('../../clients/typescript/src/index.ts');
    vi.stubEnv('SCAN_GATE_API_URL', ' https://from.example.com/v1\n');
    vi.stubEnv('SCAN_GATE_API_KEY', 'svc_test_from\n');
    const sent: (string | null)[] = [];
    const fetch = async (url: string | URL | Request, init?: RequestInit) => {
      sent.push(String(url), new Headers(init?.headers).get('authorization'));
      return Response.json({ balance: 1, last_30d: { by_operation: {} } });
    };
    await createClient({ fetch }).getUsage();
    await createClient({ baseUrl: 'https://given.example.com', apiKey: 'svc_test_given', fetch }).getUsage();
    // Headers authenticate in place of the key.
    await createClient({ headers: { cookie: 'a=b' }, fetch }).getUsage();
    expect(sent).toEqual([
      'https://from.example.com/v1/usage',
      'Bearer svc_test_from',
      'https://given.example.com/v1/usage',
      'Bearer svc_test_given',
      'https://from.example.com/v1/usage',
      null,
    ]);
    for (const [name, option] of [
      ['SCAN_GATE_API_KEY', 'apiKey'],
      ['SCAN_GATE_API_URL', 'baseUrl'],
    ] as const) {
      vi.stubEnv(name, ' ');
      expect(() => createClient()).toThrow(new RegExp(`pass ${option}, or set the environment variable ${name}`));
    }
    vi.unstubAllEnvs();
  });

  it('has no imports, no eval and no Node API', () => {
    const text = readFileSync(bundle, 'utf8');
    expect(
      text.match(/\bimport\b|\brequire\(|['"`]node:|\bBuffer\b|\bprocess\.\w|\beval\(|\bFunction\)?\(/g),
    ).toBeNull();
    const types = readFileSync(join(folder, 'dist/index.d.ts'), 'utf8');
    expect(types.match(/^(?:import|\/\/\/).*|typebox|\bfrom ['"]/gm)).toBeNull();
  });

  it('has a method per operation and an iterator per list, with types', async () => {
    const { createClient } = (await import(bundle)) as typeof import('../../src/client/client.ts');
    const client = createClient({ baseUrl: 'https://scan.example.com', apiKey: 'svc_test_1' });
    const methods = Object.entries(client).filter(([, value]) => typeof value === 'function');
    const typed = found(readFileSync(join(folder, 'dist/index.d.ts'), 'utf8'), /^\s+(\w+)\(/gm);
    for (const names of [operations, lists.map((name) => `iterate${name}`)]) {
      expect(missing(names, new Set(methods.map(([name]) => plain(name))))).toEqual([]);
      expect(missing(names, typed)).toEqual([]);
    }
  });

  it('has no dependencies and only the required files', async () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: folder });
    const [packed] = Object.values(JSON.parse(stdout) as Record<string, { files: { path: string }[] }>);
    const files = packed?.files.map(({ path }) => path).sort();
    expect(files).toEqual(['LICENSE', 'README.md', 'dist/index.d.ts', 'dist/index.js', 'package.json']);
  });

  it('passes publint and attw', { timeout: 120_000 }, async () => {
    await run(bin('publint'), ['--strict', folder]);
    await run(bin('attw'), ['--pack', folder, '--profile', 'esm-only', '--no-emoji']);
  });

  it('has types that compile strictly with only the DOM library', { timeout: 120_000 }, async () => {
    cpSync(join(client, 'tests/types.ts'), join(folder, 'types.ts'));
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom'];
    const flags = ['--exactOptionalPropertyTypes', '--ignoreConfig'];
    await run(bin('tsc'), [...options, ...flags, join(folder, 'types.ts')], { cwd: folder }).catch((error) => {
      throw new Error((error as { stdout: string }).stdout);
    });
  });
});

it('is installed by the commands of its README', { timeout: 600_000 }, async () => {
  const repository = localRepository('clients', 'src', 'scripts', 'package.json', 'tsconfig.json');
  const project = mkdtempSync(join(tmpdir(), 'scan-gate-project-'));
  // Its place takes the folder of this checkout.
  const lines = installLines('typescript').map((line) =>
    line.endsWith(' ci') ? `ln -s ${root}/node_modules scan-gate/node_modules` : line,
  );
  try {
    await runDocumented(lines, repository, project, { npm_config_offline: 'true' });
    const script = "import { createClient } from '@scan-gate/client'; console.log(typeof createClient);";
    const args = ['--input-type=module', '--eval', script];
    expect((await run(process.execPath, args, { cwd: project })).stdout).toBe('function\n');
  } finally {
    for (const path of [repository, project]) rmSync(path, { recursive: true, force: true });
  }
});

describe.each(RUNTIMES)('$name', (runtime) => {
  it('verifies every vector', { timeout: 60_000 }, async () => {
    const vectors = join(root, 'clients/vectors.json');
    const { length } = (JSON.parse(readFileSync(vectors, 'utf8')) as { vectors: unknown[] }).vectors;
    expect(length).toBeGreaterThanOrEqual(50);
    expect(await execute(runtime, 'vectors.mjs', pathToFileURL(bundle).href, vectors)).toBe(`${length}\n`);
  });

  it('walks through the API of the real service', { timeout: 300_000 }, async () => {
    const walk = readFileSync(join(root, 'clients/walk.json'), 'utf8');
    const { steps } = JSON.parse(walk) as { steps: { id: string }[] };
    const service = await program('walk-service.ts');
    try {
      const output = await execute(runtime, 'walk.mjs', pathToFileURL(bundle).href, service.line, walk);
      expect(output.trimEnd().split('\n')).toEqual(steps.map(({ id }) => id));
    } finally {
      await service.stop();
    }
  });
});

// Not registered without a duration, so that no run reports it as skipped.
if (SOAK_SECONDS > 0)
  describe('through a proxy that breaks a third of the exchanges', () => {
    const timeout = 120_000 + 2_000 * SOAK_SECONDS;

    it('loses nothing and creates nothing twice', { timeout }, async () => {
      const service = await program('walk-service.ts');
      const { base_url } = JSON.parse(service.line) as { base_url: string };
      const seed = process.env['SCAN_GATE_SOAK_SEED'] ?? '1';
      const proxy = await program('fault-proxy.ts', '--target', base_url, '--seed', seed);
      const { url } = JSON.parse(proxy.line) as { url: string };
      const [runtime] = RUNTIMES as [Runtime];
      const seconds = String(SOAK_SECONDS);
      const output = await execute(runtime, 'soak.mjs', pathToFileURL(bundle).href, service.line, url, seconds);
      const { calls, created, present } = JSON.parse(output) as Record<'created' | 'present', string[][]> & {
        calls: number;
      };
      const { requests, faults } = JSON.parse(await proxy.stop()) as {
        requests: number;
        faults: Record<string, number>;
      };
      await service.stop();
      console.log(`${calls} calls, ${requests} requests, ${created.length} created, faults ${JSON.stringify(faults)}`);
      expect(Object.values(faults).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(calls / 10);
      expect(present.sort()).toEqual(created.sort());
      expect(created.filter(([name]) => name?.startsWith('scan ')).length).toBeGreaterThanOrEqual(4);
    });
  });

it('the library of the root package works on Node 20', { timeout: 60_000 }, async () => {
  if (old === null) return;
  const hook = join(root, 'test/helpers/typescript-on-old-node.mjs');
  const script = `
    const { createClient, webhooks, verifySignature, readReport } = await import(process.argv[1]);
    const client = createClient({ baseUrl: 'http://127.0.0.1:9', apiKey: 'svc_test_1', retry: { maxRetries: 0 } });
    const error = await client.getUsage().catch((thrown) => thrown);
    console.log(error.code, typeof webhooks.verify, typeof verifySignature, typeof readReport);`;
  const library = pathToFileURL(join(root, 'src/library.ts')).href;
  const args = ['--import', pathToFileURL(hook).href, '--input-type=module', '--eval', script, library];
  const { stdout } = await run(old, args, { cwd: root, env: { ...process.env, NODE_OPTIONS: '' } });
  expect(stdout).toBe('connection_failed function function function\n');
});
