import type { Found, Step } from './project.ts';
import type { ProjectFiles } from './project-files.ts';
import { pinned } from './workflow.ts';

/** The first of some files whose text matches a pattern, with that text. */
export async function firstWith(
  files: ProjectFiles,
  paths: readonly string[],
  pattern: RegExp,
): Promise<[string, string] | [null, '']> {
  for (const path of paths) {
    const text = await files.text(path);
    if (pattern.test(text)) return [path, text];
  }
  return [null, ''];
}

const MANIFESTS = ['requirements.txt', 'pyproject.toml', 'Pipfile'];
const DEVELOPMENT = 'the development server is scanned, not what you deploy';
const FRAMEWORKS = /\b(?:FastAPI|Starlette|Flask|Litestar|Quart)\(/;
const ENTRIES = ['main.py', 'app.py', 'asgi.py', 'wsgi.py', 'server.py'];
const INNER = ['main.py', 'app.py', 'asgi.py', '__init__.py'];
const FOLDERS_MAX = 30;

/** Whether a folder has a file that names Python packages. */
export function isPython(files: ProjectFiles): boolean {
  return files.first(...MANIFESTS) !== null;
}

interface Python {
  readonly steps: readonly Step[];
  /** Prefix of a command that runs with the installed packages. */
  readonly run: string;
  readonly guesses: readonly string[];
  needs(name: string): boolean;
}

/** A Django application (`manage.py`), or one of ASGI and WSGI frameworks. @param root the root of the repository */
export async function pythonProject(files: ProjectFiles, root: ProjectFiles): Promise<Found | null> {
  const python = await pythonSetup(files, root);
  return files.has('manage.py') ? djangoProject(files, python) : applicationObject(files, python);
}

/** Python itself and the packages of a project; a folder without a list of its own uses that of the root. */
export async function pythonSetup(files: ProjectFiles, root: ProjectFiles): Promise<Python> {
  const isAtRoot = !isPython(files) && isPython(root);
  const place = isAtRoot ? root : files;
  const texts = await Promise.all(MANIFESTS.map((name) => place.text(name)));
  const packages = new Set(
    texts
      .join('\n')
      .toLowerCase()
      .split(/[^\w.-]+/),
  );
  const version = root.first('.python-version', '.tool-versions');
  const setup: Step = {
    uses: pinned('actions/setup-python'),
    with: version === null ? { 'python-version': "'3.x'" } : { 'python-version-file': version },
  };
  const { install, run } = installOf(place);
  return {
    steps: [setup, ...(install === null ? [] : [{ run: install, ...(isAtRoot ? { isAtRoot } : {}) }])],
    run,
    guesses: install === null ? ['could not tell which Python packages to install'] : [],
    needs: (name) => packages.has(name),
  };
}

function installOf(files: ProjectFiles): { readonly install: string | null; readonly run: string } {
  if (files.has('uv.lock')) return { install: 'pip install uv && uv sync --frozen', run: 'uv run ' };
  if (files.has('poetry.lock')) return { install: 'pip install poetry && poetry install', run: 'poetry run ' };
  if (files.has('Pipfile.lock')) return { install: 'pip install pipenv && pipenv sync', run: 'pipenv run ' };
  if (files.has('requirements.txt')) return { install: 'pip install -r requirements.txt', run: '' };
  return { install: files.has('pyproject.toml') ? 'pip install .' : null, run: '' };
}

function started(
  what: string,
  port: number,
  python: Python,
  commands: readonly Step[],
  guesses: readonly string[],
): Found {
  return {
    kind: 'started',
    what,
    steps: [...python.steps, ...commands],
    url: `http://localhost:${port}`,
    guesses: [...guesses, ...python.guesses],
  };
}

async function djangoProject(files: ProjectFiles, python: Python): Promise<Found> {
  const { run, needs } = python;
  const [wsgi] = await firstWith(
    files,
    (await files.folders()).map((name) => `${name}/wsgi.py`),
    /./,
  );
  const env = { DEBUG: 'false', DJANGO_DEBUG: 'false', SECRET_KEY: 'only-for-this-job', ALLOWED_HOSTS: 'localhost' };
  const isServed = wsgi !== null && needs('gunicorn');
  const start = isServed
    ? `${run}gunicorn ${moduleOf(wsgi)} --bind 127.0.0.1:8000 &`
    : `${run}python manage.py runserver --noreload 8000 &`;
  return started(
    'Django application',
    8000,
    python,
    [
      { run: `${run}python manage.py migrate --noinput`, env },
      { run: start, env },
    ],
    [
      'the names of the variables are a guess (SECRET_KEY, DEBUG, ALLOWED_HOSTS): check them and the database in your settings',
      ...(isServed ? [] : [DEVELOPMENT]),
    ],
  );
}

/** A module with an application object, or a function that makes one. */
async function applicationObject(files: ProjectFiles, python: Python): Promise<Found | null> {
  const inSource = (await files.folders('src')).map((name) => `src/${name}`);
  const folders = [...(await foldersOf(files)), ...inSource].slice(0, FOLDERS_MAX);
  const paths = [...ENTRIES, ...folders.flatMap((folder) => INNER.map((name) => `${folder}/${name}`))];
  const [entry, code] = await firstWith(files, paths, FRAMEWORKS);
  if (entry === null) return null;
  const { kind, name, isMade } = applicationIn(code);
  // Packages below src/ are imported by their own name.
  const isInSource = /^src\/[^/]{1,100}\/[^/]{1,100}$/.test(entry);
  const module = moduleOf(isInSource ? entry.slice('src/'.length) : entry);
  const server = (kind === 'Flask' ? flaskServer : asgiServer)(`${module}:${name}`, isMade, python);
  const step = { run: `${python.run}${server.run} &`, ...(isInSource ? { env: { PYTHONPATH: 'src' } } : {}) };
  return started(`${kind} application`, server.port, python, [step], server.guesses);
}

/** The framework of an application, the name of its object, and whether that is a function that makes it. */
function applicationIn(code: string): { readonly kind: string; readonly name: string; readonly isMade: boolean } {
  const isFactory = /^def create_app\(/m.test(code);
  const [, name = isFactory ? 'create_app' : 'app', named] =
    /^(\w{1,60})\s{0,4}(?::[^=\n]{0,80})?=\s{0,4}(FastAPI|Starlette|Flask|Litestar|Quart)\(/m.exec(code) ?? [];
  const kind = named ?? FRAMEWORKS.exec(code)?.[0].slice(0, -1) ?? 'Flask';
  return { kind, name, isMade: named === undefined && isFactory };
}

interface Server {
  readonly run: string;
  readonly port: number;
  readonly guesses: readonly string[];
}

function asgiServer(application: string, isMade: boolean, python: Python): Server {
  const isListed = python.needs('uvicorn') || python.needs('standard') || python.needs('all');
  return {
    run: `uvicorn ${application}${isMade ? ' --factory' : ''} --port 8000`,
    port: 8000,
    guesses: isListed ? [] : ['the job starts uvicorn, which your list of packages does not name: check it'],
  };
}

function flaskServer(application: string, isMade: boolean, python: Python): Server {
  if (python.needs('gunicorn'))
    return { run: `gunicorn "${application}${isMade ? '()' : ''}" --bind 127.0.0.1:5000`, port: 5000, guesses: [] };
  return { run: `flask --app ${application} run --port 5000`, port: 5000, guesses: [DEVELOPMENT] };
}

/** Folders whose packages are those of this one: a folder with a list of its own is an application of its own. */
async function foldersOf(files: ProjectFiles): Promise<string[]> {
  const all = await files.folders();
  if (isPython(files)) return all;
  const others = await Promise.all(all.map(async (name) => isPython(await files.in(name))));
  return all.filter((_, index) => others[index] === false);
}

function moduleOf(path: string): string {
  return path
    .replace(/\.py$/, '')
    .replace(/\/__init__$/, '')
    .replaceAll('/', '.');
}
