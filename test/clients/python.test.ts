import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pythonModels } from '../../scripts/clients/python-models.ts';
import { debianProgram } from '../helpers/debian.ts';
import { installLines, localRepository, runDocumented } from '../helpers/documented-install.ts';
import { skipped } from '../helpers/skipped.ts';

/** The checks of the Python client, with the tools that its requirements-dev.txt pins. */
const client = join(import.meta.dirname, '../../clients/python');
const run = promisify(execFile);

/**
 * The `bin` folder of a virtual environment with the tools, made once per set of versions; null where Python 3.10 or the packages
 * cannot be had. In CI that is an error.
 */
function pythonTools(): string | null {
  const python = debianProgram('python3', ['python3', 'python3-venv']);
  if (python === null) return null;
  const requirements = join(client, 'requirements-dev.txt');
  const version = execFileSync(python, ['--version'], { encoding: 'utf8' });
  const key = createHash('sha256').update(version).update(readFileSync(requirements)).digest('hex').slice(0, 16);
  const cache = join(client, '../../node_modules/.cache');
  const folder = join(cache, `scan-gate-python-${key}`);
  if (existsSync(folder)) return join(folder, 'bin');
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  const quiet = { stdio: 'pipe', timeout: 300_000 } as const;
  try {
    execFileSync(python, ['-c', 'import sys; assert sys.version_info >= (3, 10), sys.version'], quiet);
    execFileSync(python, ['-m', 'venv', made], quiet);
    execFileSync(join(made, 'bin/python'), ['-m', 'pip', 'install', '--quiet', '-r', requirements], quiet);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    const { stderr } = error as { stderr?: Buffer };
    return skipped(
      `the tools of the Python client cannot be installed: ${stderr?.toString().slice(-500) ?? error}`,
      error,
    );
  }
  // A folder of its final name is complete. Programs in bin/ name the folder they were made in, so they run as modules.
  if (!existsSync(folder)) renameSync(made, folder);
  return join(folder, 'bin');
}

const bin = pythonTools();

/** @throws the program's output when it fails */
async function python(...args: string[]): Promise<string> {
  const options = { cwd: client, timeout: 280_000, maxBuffer: 16 * 1024 * 1024 };
  try {
    const { stdout, stderr } = await run(join(bin ?? '', 'python'), args, options);
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`python ${args.join(' ')}\n${stdout ?? ''}${stderr ?? error}`);
  }
}

it('the models match docs/openapi.json', () => {
  expect(readFileSync(join(client, 'src/scan_gate/models.py'), 'utf8')).toBe(pythonModels());
});

describe.skipIf(bin === null)('the Python client', () => {
  it('passes ruff', { timeout: 60_000 }, async () => {
    await python('-m', 'ruff', 'check', '--no-cache', '.');
    await python('-m', 'ruff', 'format', '--no-cache', '--check', '.');
  });

  it('passes mypy --strict', { timeout: 300_000 }, async () => {
    expect(await python('-m', 'mypy', '--cache-dir', join(bin ?? '', '../mypy-cache'))).toContain('no issues found');
  });

  it('passes its tests, including the vectors and the walk', { timeout: 300_000 }, async () => {
    const output = await python('-m', 'pytest', '-q', '-rs', '--deselect', 'tests/test_soak.py');
    expect(output).toMatch(/\d{3} passed/);
    expect(output).not.toContain('skipped');
  });

  describe('packaging', () => {
    let packages: string;
    beforeAll(async () => {
      packages = mkdtempSync(join(tmpdir(), 'scan-gate-python-dist-'));
      await python('-m', 'build', '--no-isolation', '--outdir', packages);
    }, 120_000);
    afterAll(() => rmSync(packages, { recursive: true, force: true }));
    const built = (ending: string): string =>
      join(packages, readdirSync(packages).find((name) => name.endsWith(ending)) ?? '');

    it('passes twine', { timeout: 60_000 }, async () => {
      await python('-m', 'twine', 'check', '--strict', built('.whl'), built('.tar.gz'));
    });

    it('is installed by the command of its README', { timeout: 120_000 }, async () => {
      const repository = localRepository('clients/python');
      const target = join(packages, 'target');
      const environment = {
        PATH: `${bin}:${process.env['PATH']}`,
        // The tools have the build backend and httpx.
        PIP_NO_BUILD_ISOLATION: '0',
        PIP_NO_DEPS: '1',
        PIP_TARGET: target,
      };
      try {
        await runDocumented(
          installLines('python').map((line) => line.replace(/^pip /, 'python -m pip ')),
          repository,
          packages,
          environment,
        );
      } finally {
        rmSync(repository, { recursive: true, force: true });
      }
      const script = 'import sys; sys.path.insert(0, sys.argv[1]); import scan_gate; print(scan_gate.__file__)';
      expect(await python('-c', script, target)).toBe(`${join(target, 'scan_gate/__init__.py')}\n`);
    });

    it('has the typing marker and one dependency', async () => {
      const list = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print("\\n".join(z.namelist()))';
      const names = (await python('-c', list, built('.whl'))).split('\n');
      expect(names).toEqual(expect.arrayContaining(['scan_gate/py.typed', 'scan_gate/models.py']));
      expect(names.filter((name) => name.startsWith('tests'))).toEqual([]);
      const metadata = names.find((name) => name.endsWith('METADATA')) ?? '';
      const read = 'import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]).decode())';
      const text = await python('-c', read, built('.whl'), metadata);
      expect(text.match(/^Requires-Dist: .*$/gm)).toEqual(['Requires-Dist: httpx<1,>=0.28']);
      expect(text).toContain('License-Expression: MIT');
    });
  });
});
