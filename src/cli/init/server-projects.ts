import { parseDocument } from 'yaml';
import { pinned } from './action-pins.ts';
import type { StartedProject, Step } from './project.ts';
import type { ProjectFiles } from './project-files.ts';

type Found = Omit<StartedProject, 'folder'>;

const PRODUCTION_ERRORS = 'production settings, so that error pages show what visitors see';

/** A Ruby on Rails application (`bin/rails`). */
export async function railsProject(files: ProjectFiles): Promise<Found | null> {
  const gemfile = await files.text('Gemfile');
  if ((await files.text('bin', 'rails')) === '' && !/^[ \t]{0,20}gem ["']rails["']/m.test(gemfile)) return null;
  const port = Number(
    /\bport[ \t(]{1,4}(?:ENV\.fetch\(["']PORT["']\)?[^\d]{0,12})?(\d{2,5})/.exec(
      await files.text('config', 'puma.rb'),
    )?.[1] ?? 3000,
  );
  const env = { RAILS_ENV: 'production', SECRET_KEY_BASE_DUMMY: '1', RAILS_SERVE_STATIC_FILES: '1' };
  const isForced = /^[ \t]{0,20}config\.force_ssl[ \t]{0,4}=[ \t]{0,4}true/m.test(
    await files.text('config', 'environments', 'production.rb'),
  );
  return {
    kind: 'started',
    what: 'Ruby on Rails application',
    steps: [
      { uses: pinned('ruby/setup-ruby'), with: { 'bundler-cache': 'true', ...((await rubyVersion(files)) ?? {}) } },
      { run: 'bin/rails assets:precompile db:prepare', env },
      { run: `bin/rails server --port ${port} &`, env },
    ],
    url: `http://localhost:${port}`,
    guesses: [
      `${PRODUCTION_ERRORS}; add the services and variables that your production.rb needs`,
      ...(isForced ? ['config.force_ssl redirects to HTTPS; set config.assume_ssl for this job'] : []),
    ],
  };
}

async function rubyVersion(files: ProjectFiles): Promise<Record<string, string> | null> {
  const isNamed = files.first('.ruby-version', '.tool-versions') !== null;
  return isNamed || /^[ \t]{0,20}ruby[ \t]/m.test(await files.text('Gemfile')) ? null : { 'ruby-version': 'ruby' };
}

/** A Django application (`manage.py`), or one of ASGI and WSGI frameworks. */
export async function pythonProject(files: ProjectFiles): Promise<Found | null> {
  const install = await pythonInstall(files);
  const requirements = [
    await files.text('requirements.txt'),
    await files.text('pyproject.toml'),
    await files.text('Pipfile'),
  ].join('\n');
  const packages = new Set(requirements.toLowerCase().split(/[^\w.-]+/));
  const needs = (name: string) => packages.has(name);
  const version = files.first('.python-version', '.tool-versions');
  const setup: Step = {
    uses: pinned('actions/setup-python'),
    with: version === null ? { 'python-version': "'3.x'" } : { 'python-version-file': version },
  };
  const project = (what: string, port: number, commands: readonly Step[], guesses: readonly string[]): Found => ({
    kind: 'started',
    what,
    steps: [setup, ...install.steps, ...commands],
    url: `http://localhost:${port}`,
    guesses: [...guesses, ...install.guesses],
  });
  if (files.has('manage.py')) {
    const folders = await files.folders();
    const withWsgi = await Promise.all(
      folders.map(async (name) => ((await files.text(name, 'wsgi.py')) === '' ? [] : [name])),
    );
    const module = withWsgi.flat()[0];
    const isServed = module !== undefined && needs('gunicorn');
    const env = { DEBUG: 'false', DJANGO_DEBUG: 'false', SECRET_KEY: 'only-for-this-job', ALLOWED_HOSTS: 'localhost' };
    const start = isServed
      ? `${install.run}gunicorn ${module}.wsgi --bind 127.0.0.1:8000 &`
      : `${install.run}python manage.py runserver --noreload 8000 &`;
    return project(
      'Django application',
      8000,
      [
        { run: `${install.run}python manage.py migrate --noinput`, env },
        { run: start, env },
      ],
      [
        'the variables of your settings (SECRET_KEY, DEBUG, ALLOWED_HOSTS, the database)',
        ...(isServed ? [] : ['the development server is scanned, not what you deploy']),
      ],
    );
  }
  const [entry, code] = await firstWith(
    files,
    ['main.py', 'app.py', 'app/main.py', 'src/main.py', 'wsgi.py'],
    /\b(?:FastAPI|Starlette|Flask|Litestar|Quart)\(/,
  );
  if (entry === null) return null;
  const [, name = 'app', kind = 'Flask'] =
    /^(\w{1,60})\s{0,4}(?::[^=\n]{0,80})?=\s{0,4}(FastAPI|Starlette|Flask|Litestar|Quart)\(/m.exec(code) ?? [];
  const module = entry.replace(/\.py$/, '').replaceAll('/', '.');
  if (kind === 'Flask') {
    const start = needs('gunicorn')
      ? `${install.run}gunicorn ${module}:${name} --bind 127.0.0.1:5000 &`
      : `${install.run}flask --app ${module}:${name} run --port 5000 &`;
    return project(
      'Flask application',
      5000,
      [{ run: start }],
      needs('gunicorn') ? [] : ['the development server is scanned, not what you deploy'],
    );
  }
  return project(`${kind} application`, 8000, [{ run: `${install.run}uvicorn ${module}:${name} --port 8000 &` }], []);
}

async function pythonInstall(files: ProjectFiles): Promise<{ steps: Step[]; run: string; guesses: string[] }> {
  if (files.has('uv.lock'))
    return { steps: [{ run: 'pip install uv && uv sync --frozen' }], run: 'uv run ', guesses: [] };
  if (files.has('poetry.lock'))
    return { steps: [{ run: 'pip install poetry && poetry install' }], run: 'poetry run ', guesses: [] };
  if (files.has('Pipfile.lock'))
    return { steps: [{ run: 'pip install pipenv && pipenv sync' }], run: 'pipenv run ', guesses: [] };
  if (files.has('requirements.txt'))
    return { steps: [{ run: 'pip install -r requirements.txt' }], run: '', guesses: [] };
  if (files.has('pyproject.toml')) return { steps: [{ run: 'pip install .' }], run: '', guesses: [] };
  return { steps: [], run: '', guesses: ['nothing names the Python packages to install'] };
}

/** A Laravel application (`artisan`). */
export function laravelProject(files: ProjectFiles): Found | null {
  if (!files.has('artisan') || !files.has('composer.json')) return null;
  const env = { APP_ENV: 'production', APP_DEBUG: 'false' };
  return {
    kind: 'started',
    what: 'Laravel application',
    steps: [
      { uses: pinned('shivammathur/setup-php'), with: { 'php-version': "'8.4'" } },
      { run: 'composer install --no-interaction --no-progress' },
      { run: 'cp --no-clobber .env.example .env && php artisan key:generate --force' },
      {
        run: 'touch database/database.sqlite && php artisan migrate --force',
        env: { ...env, DB_CONNECTION: 'sqlite' },
      },
      { run: 'php artisan serve --port 8000 &', env: { ...env, DB_CONNECTION: 'sqlite' } },
    ],
    url: 'http://localhost:8000',
    guesses: ['SQLite as the database, and the built-in server of PHP; use those that you deploy'],
  };
}

/** A Spring Boot application, built by Maven or Gradle. */
export async function springProject(files: ProjectFiles): Promise<Found | null> {
  const gradle = files.first('build.gradle.kts', 'build.gradle');
  const build = `${await files.text('pom.xml')}\n${gradle === null ? '' : await files.text(gradle)}`;
  if (!/spring-boot|org\.springframework\.boot/.test(build)) return null;
  const isMaven = files.has('pom.xml');
  const version =
    /<(?:java\.version|maven\.compiler\.release)>\s*(\d{1,2})|languageVersion[^\d\n]{0,60}(\d{2})|sourceCompatibility[^\d\n]{0,40}(\d{2})/.exec(
      build,
    );
  const java = version?.slice(1).find((found) => found !== undefined);
  const maven = files.has('mvnw') ? './mvnw' : 'mvn';
  const port = await springPort(files);
  return {
    kind: 'started',
    what: 'Spring Boot application',
    steps: [
      { uses: pinned('actions/setup-java'), with: { distribution: 'temurin', 'java-version': `'${java ?? '21'}'` } },
      {
        run: isMaven
          ? `${maven} --batch-mode package -DskipTests`
          : `${files.has('gradlew') ? './gradlew' : 'gradle'} bootJar`,
      },
      { run: `java -jar ${isMaven ? 'target' : 'build/libs'}/*.jar &` },
    ],
    url: `http://localhost:${port ?? 8080}`,
    guesses: [...(java === undefined ? ['Java 21'] : [])],
  };
}

async function springPort(files: ProjectFiles): Promise<number | null> {
  const folder = ['src', 'main', 'resources'];
  const properties = await files.text(...folder, 'application.properties');
  const named = /^server\.port\s{0,4}[=:]\s{0,4}(?:\$\{[^:}]{0,60}:)?(\d{2,5})/m.exec(properties)?.[1];
  if (named !== undefined) return Number(named);
  for (const name of ['application.yml', 'application.yaml']) {
    const document = parseDocument((await files.text(...folder, name)).split(/^---$/m)[0] ?? '');
    const port = document.errors.length > 0 ? undefined : document.getIn(['server', 'port']);
    const value = Number(/^(?:\$\{[^:}]{0,60}:)?(\d{2,5})/.exec(String(port ?? ''))?.[1]);
    if (Number.isInteger(value)) return value;
  }
  return null;
}

/** A Go program that listens. */
export async function goProject(files: ProjectFiles): Promise<Found | null> {
  if (!files.has('go.mod')) return null;
  const commands = await files.folders('cmd');
  const paths = ['main.go', ...commands.map((name) => `cmd/${name}/main.go`), 'server.go', 'internal/server/server.go'];
  const [entry] = await firstWith(files, paths.slice(0, -2), /^func main\(\)/m);
  const [, code] = await firstWith(files, paths, GO_PORT);
  if (entry === null) return null;
  const port = Number(GO_PORT.exec(code)?.[1]);
  const folder = entry === 'main.go' ? '.' : `./${entry.slice(0, -'/main.go'.length)}`;
  return {
    kind: 'started',
    what: 'Go application',
    steps: [
      { uses: pinned('actions/setup-go'), with: { 'go-version-file': 'go.mod' } },
      { run: `go build -o "$RUNNER_TEMP/app" ${folder}` },
      { run: '"$RUNNER_TEMP/app" &' },
    ],
    url: `http://localhost:${Number.isInteger(port) ? port : 8080}`,
    guesses: Number.isInteger(port) ? [] : ['the port 8080'],
  };
}

const GO_PORT = /"(?:localhost|127\.0\.0\.1|0\.0\.0\.0)?:(\d{2,5})"|\bport\s{0,4}:?=\s{0,4}"?:?(\d{2,5})\b/i;

/** A folder with an `index.html` and no build. */
export async function staticProject(files: ProjectFiles): Promise<Found | null> {
  const folders = ['public', 'dist', 'site', 'docs', 'www', '_site', 'static'];
  const checked = await Promise.all(
    folders.map(async (name) => ((await files.text(name, 'index.html')) === '' ? [] : [name])),
  );
  const folder = files.has('index.html') ? '.' : checked.flat()[0];
  if (folder === undefined) return null;
  return {
    kind: 'started',
    what: 'static site',
    steps: [{ run: `python3 -m http.server 8080 --bind 127.0.0.1 --directory ${folder} &` }],
    url: 'http://localhost:8080',
    guesses: ['your host sends other headers than this server: use init --url with a preview if you have one'],
  };
}

async function firstWith(
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
