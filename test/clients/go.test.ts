import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { apiDescription } from '../../scripts/clients/api-description.ts';
import { goModels } from '../../scripts/clients/go-models.ts';
import { debianProgram } from '../helpers/debian.ts';
import { installLines, localRepository, runDocumented } from '../helpers/documented-install.ts';
import { skipped } from '../helpers/skipped.ts';

/** The checks of the Go client, with the toolchain of the machine; nothing is downloaded. */
const client = join(import.meta.dirname, '../../clients/go');
const env = { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '-buildvcs=false', GOPROXY: 'off' };
const exec = promisify(execFile);

/** The path of `go`, or null where Go 1.23 or the C compiler of the race detector is missing. In CI that is an error. */
function goProgram(): string | null {
  const go = debianProgram('go', ['golang-go']);
  if (go === null || debianProgram('gcc', ['gcc', 'libc6-dev']) === null) return null;
  const version = execFileSync(go, ['env', 'GOVERSION'], { env, encoding: 'utf8' }).trim();
  const [, minor] = /^go1\.(\d+)/.exec(version) ?? [];
  if (Number(minor) >= 23) return go;
  return skipped(`the Go client needs Go 1.23, but this is ${version}`);
}

const go = goProgram();

/** @throws the program's output when it fails */
async function run(program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await exec(program, args, { cwd: client, env, timeout: 590_000, maxBuffer: 16 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? error}`);
  }
}

it('the models match docs/openapi.json', () => {
  expect(readFileSync(join(client, 'models.go'), 'utf8')).toBe(goModels(apiDescription()));
});

describe.skipIf(go === null)('the Go client', () => {
  const command = go ?? 'go';

  it('passes gofmt and go vet', { timeout: 120_000 }, async () => {
    const root = (await run(command, 'env', 'GOROOT')).trim();
    expect(await run(join(root, 'bin/gofmt'), '-l', '.')).toBe('');
    // With the packages that the tests are built with.
    await run(command, 'vet', '-race', './...');
  });

  it('is one package that imports only the standard library', { timeout: 60_000 }, async () => {
    expect(await run(command, 'list', '-f', '{{.Name}} {{.Module.Path}} {{.Module.GoVersion}}', './...')).toBe(
      'scangate github.com/your-org/scan-gate/clients/go 1.23\n',
    );
    const foreign = await run(
      command,
      'list',
      '-deps',
      '-test',
      '-f',
      '{{if not .Standard}}{{.ImportPath}}{{end}}',
      './...',
    );
    expect(foreign.split('\n').filter((path) => path !== '' && !path.includes('scan-gate/clients/go'))).toEqual([]);
  });

  it('is installed by the command of its README', { timeout: 120_000 }, async () => {
    const repository = localRepository('clients/go');
    const project = mkdtempSync(join(tmpdir(), 'scan-gate-go-'));
    const use = 'import scangate "github.com/your-org/scan-gate/clients/go"';
    writeFileSync(join(project, 'main.go'), `package main\n\n${use}\n\nfunc main() { println(scangate.Version) }\n`);
    writeFileSync(join(project, 'go.mod'), 'module example\n\ngo 1.23\n');
    const modules = join(project, 'modules');
    const direct = { GOPROXY: 'direct', GONOSUMDB: '*', GOSUMDB: 'off', GOMODCACHE: modules, GOFLAGS: '-modcacherw' };
    try {
      const path = { PATH: `${dirname(command)}:${process.env['PATH']}` };
      await runDocumented(installLines('go'), repository, project, { ...env, ...direct, ...path });
      await exec(command, ['build', '-o', 'program', '.'], { cwd: project, env: { ...env, ...direct } });
      expect(readFileSync(join(project, 'go.mod'), 'utf8')).toContain(
        'github.com/your-org/scan-gate/clients/go v0.0.0-',
      );
    } finally {
      for (const folder of [repository, project]) rmSync(folder, { recursive: true, force: true });
    }
  });

  it('passes its tests with the race detector, including the vectors and the walk', { timeout: 600_000 }, async () => {
    const output = await run(command, 'test', '-race', '-count=1', '-v', './...');
    expect(output).toContain('--- PASS: TestWalk');
    expect(output.match(/^ *--- SKIP: \w+/gm)).toEqual(['--- SKIP: TestSoak']);
  });
});
