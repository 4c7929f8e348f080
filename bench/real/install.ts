import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runProgram } from '../engine/run-program.ts';
import type { Recipe } from './recipe.ts';

const INSTALL_SECONDS = 900;
const MARKER = '.installed';

export interface Installed {
  readonly folder: string;
  /** Name and version of the application as installed. */
  readonly version: string;
}

/**
 * Installs an application into its folder of the cache, once for each version of its recipe.
 * @throws Error with the end of the installer's output
 */
export async function install(recipe: Recipe, cache: string): Promise<Installed> {
  const folder = join(cache, recipe.registry, recipe.name);
  const { packages, files, prepare, python } = recipe;
  const wanted = createHash('sha256')
    .update(JSON.stringify([packages, files, prepare, python]))
    .digest('hex');
  const marker = join(folder, MARKER);
  const [, version] = existsSync(marker) ? readFileSync(marker, 'utf8').split('\n') : [];
  if (version !== undefined && readFileSync(marker, 'utf8').startsWith(`${wanted}\n`)) return { folder, version };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files ?? {})) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const installed = await INSTALLERS[recipe.registry](packages, folder, python);
  if (prepare !== undefined) await run(prepare, folder);
  writeFileSync(marker, `${wanted}\n${installed}\n`);
  return { folder, version: installed };
}

type Installer = (packages: readonly string[], folder: string, python?: string) => Promise<string>;

const INSTALLERS: Readonly<Record<Recipe['registry'], Installer>> = {
  async npm(packages, folder) {
    if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    await run(`npm install --no-audit --no-fund --loglevel=error --save-exact ${packages.join(' ')}`, folder);
    return packages[0] ?? '';
  },
  async pypi(packages, folder, python) {
    // pyenv keeps each series in a folder, and puts a shim on the path that runs one of them only.
    const own = `$(ls -d ~/.pyenv/versions/${python}.*/bin/python 2>/dev/null || command -v python${python})`;
    const program = python === undefined ? 'python3' : own;
    const names = packages.map((name) => `'${name}'`).join(' ');
    // A pip of its own takes longer to install than many applications.
    const lean = `"$python" -m venv --without-pip venv\n"$python" -m pip --quiet --python venv/bin/python install ${names}`;
    const full = `"$python" -m venv venv\nvenv/bin/pip install --quiet ${names}`;
    await run(
      `python=${program}\nif "$python" -m pip --help | grep -q -- --python; then\n${lean}\nelse\n${full}\nfi`,
      folder,
    );
    return packages[0] ?? '';
  },
  async go(packages, folder) {
    for (const name of packages) await run(`GOBIN="$APP/bin" GOFLAGS=-p=1 go install '${name}'`, folder);
    return packages[0] ?? '';
  },
  async crates(packages, folder) {
    for (const name of packages) await run(`cargo install --quiet --locked --jobs 1 --root . '${name}'`, folder);
    return packages[0] ?? '';
  },
  async maven(packages, folder) {
    for (const artifact of packages)
      await run(`mvn -q -B dependency:copy -Dartifact=${artifact} -DoutputDirectory=.`, folder);
    return packages[0] ?? '';
  },
  async debian(packages, folder) {
    const exact = packages.join(' ');
    const names = packages.map((name) => name.split('=')[0]).join(' ');
    const status = (version: string) => `dpkg-query -W -f '\${Package}=\${Version}\\n' ${version} 2>/dev/null`;
    const install = 'DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y --no-install-recommends';
    const present = (await output(`${status(names)} || true`, folder)).trim().split('\n');
    const isPresent = (name: string) => present.some((entry) => entry === name || entry.startsWith(`${name}=`));
    if (!packages.every(isPresent))
      await run(`apt-get update -qq || true; ${install} ${exact} || ${install} ${names}`, folder);
    return (await output(`${status(names.split(' ')[0] ?? '')}`, folder)).trim();
  },
};

/** Search path with the programs that an installer puts into the folder of the application. */
export function programPath(folder: string): string {
  const own = ['node_modules/.bin', 'venv/bin', 'bin'].map((name) => join(folder, name));
  return [...own, process.env['PATH'] ?? ''].join(':');
}

async function run(script: string, folder: string): Promise<void> {
  await output(script, folder);
}

async function output(script: string, folder: string): Promise<string> {
  const path = programPath(folder);
  const ending = 'echo; echo scan-gate-installed';
  const result = await runProgram(
    'nice',
    ['-n', '5', 'bash', '--norc', '-euo', 'pipefail', '-c', `${script}\n${ending}`],
    {
      timeoutSeconds: INSTALL_SECONDS,
      cwd: folder,
      env: { APP: folder, PATH: path, CI: '1', npm_config_yes: 'true', NO_COLOR: '1' },
    },
  );
  if (result.output.trimEnd().endsWith('scan-gate-installed'))
    return result.output.trimEnd().slice(0, -'scan-gate-installed'.length).trimEnd();
  const why = result.timedOut ? `not finished after ${INSTALL_SECONDS} s: ` : '';
  throw new Error(why + result.output.trim().split('\n').slice(-6).join(' | ').slice(-600));
}
