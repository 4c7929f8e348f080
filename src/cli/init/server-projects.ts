import { isRecord, textAt } from '../../shared/records.ts';
import { packageManagerOf } from './package-manager.ts';
import type { Found, Step } from './project.ts';
import type { ProjectFiles } from './project-files.ts';
import { firstWith } from './python-project.ts';
import { pinned } from './workflow.ts';

/** Static files get their headers from the host. */
const OTHER_HEADERS = 'your host sends other headers than this server: use init --url with a preview if you have one';
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
  const place = files.path() === '' ? {} : { 'working-directory': files.path() };
  const env = { RAILS_ENV: 'production', SECRET_KEY_BASE_DUMMY: '1', RAILS_SERVE_STATIC_FILES: '1' };
  const isForced = /^[ \t]{0,20}config\.force_ssl[ \t]{0,4}=[ \t]{0,4}true/m.test(
    await files.text('config', 'environments', 'production.rb'),
  );
  return {
    kind: 'started',
    what: 'Ruby on Rails application',
    steps: [
      {
        uses: pinned('ruby/setup-ruby'),
        with: { 'bundler-cache': 'true', ...place, ...((await rubyVersion(files)) ?? {}) },
      },
      { run: 'bin/rails assets:precompile db:prepare', env },
      { run: `bin/rails server --port ${port} &`, env },
    ],
    url: `http://localhost:${port}`,
    guesses: [
      `it runs with ${PRODUCTION_ERRORS}: add the services and variables that your production.rb needs`,
      ...(isForced ? ['config.force_ssl redirects to HTTPS; set config.assume_ssl for this job'] : []),
    ],
  };
}

async function rubyVersion(files: ProjectFiles): Promise<Record<string, string> | null> {
  const isNamed = files.first('.ruby-version', '.tool-versions') !== null;
  return isNamed || /^[ \t]{0,20}ruby[ \t]/m.test(await files.text('Gemfile')) ? null : { 'ruby-version': 'ruby' };
}

/** A Laravel application (`artisan`). */
export async function laravelProject(files: ProjectFiles): Promise<Found | null> {
  if (!files.has('artisan') || !files.has('composer.json')) return null;
  const env = { APP_ENV: 'production', APP_DEBUG: 'false' };
  return {
    kind: 'started',
    what: 'Laravel application',
    steps: [
      { uses: pinned('shivammathur/setup-php'), with: { 'php-version': "'8.4'" } },
      { run: 'composer install --no-interaction --no-progress' },
      ...(await assetSteps(files)),
      { run: 'cp --no-clobber .env.example .env && php artisan key:generate --force' },
      {
        run: 'touch database/database.sqlite && php artisan migrate --force',
        env: { ...env, DB_CONNECTION: 'sqlite' },
      },
      { run: 'php artisan serve --port 8000 &', env: { ...env, DB_CONNECTION: 'sqlite' } },
    ],
    url: 'http://localhost:8000',
    guesses: ["SQLite as the database and PHP's built-in server are guesses: use those that you deploy"],
  };
}

/** Pages of Laravel fail without the assets that they name. */
async function assetSteps(files: ProjectFiles): Promise<Step[]> {
  const manifest = await files.json('package.json');
  if (!isRecord(manifest) || textAt(manifest, 'scripts', 'build') === null) return [];
  const { name, steps } = await packageManagerOf(manifest, [files]);
  return [...steps, { run: `${name} run build` }];
}

/** A Go program that listens. */
export async function goProject(files: ProjectFiles): Promise<Found | null> {
  if (!files.has('go.mod')) return null;
  const commands = await files.folders('cmd');
  const paths = ['main.go', ...commands.map((name) => `cmd/${name}/main.go`), 'server.go', 'internal/server/server.go'];
  const [entry] = await firstWith(files, paths.slice(0, -2), /^func main\(\)/m);
  const [, code] = await firstWith(files, paths, GO_PORT);
  const [server] = await firstWith(files, [...paths, 'go.mod'], GO_SERVER);
  if (entry === null || server === null) return null;
  const port = Number(
    GO_PORT.exec(code)
      ?.slice(1)
      .find((group) => group !== undefined),
  );
  const folder = entry === 'main.go' ? '.' : `./${entry.slice(0, -'/main.go'.length)}`;
  return {
    kind: 'started',
    what: 'Go application',
    steps: [
      { uses: pinned('actions/setup-go'), with: { 'go-version-file': files.path('go.mod') } },
      { run: `go build -o "$RUNNER_TEMP/app" ${folder}` },
      { run: '"$RUNNER_TEMP/app" &' },
    ],
    url: `http://localhost:${Number.isInteger(port) ? port : 8080}`,
    guesses: Number.isInteger(port) ? [] : ['port 8080 is a guess: check it'],
  };
}

/** A program of the command line listens to nothing. */
const GO_SERVER =
  /\bListenAndServe\b|"net\/http"|gin-gonic\/gin|labstack\/echo|gofiber\/fiber|go-chi\/chi|gorilla\/mux|valyala\/fasthttp/;
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
    guesses: [OTHER_HEADERS],
  };
}
