import type { Found, ServiceContainer, Step } from './project.ts';
import type { ProjectFiles } from './project-files.ts';
import { type PinnedAction, pinned } from './workflow.ts';

/** A command of a stack. `{port}`, `{file}` and `{version}` are replaced. */
interface Command {
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Run only if the sign matches, or does not match. */
  readonly when?: RegExp;
  readonly unless?: RegExp;
}

/** How to recognize, build and start one kind of application. A new kind is a new row. */
interface Stack {
  readonly what: string;
  /** A file by which the stack is recognized, and what it contains. */
  readonly sign: readonly [file: RegExp, content: RegExp];
  readonly setup?: {
    readonly action: PinnedAction;
    /** Inputs if the repository has this file of versions at its root. */
    readonly versionFile?: readonly [name: string, inputs: Readonly<Record<string, string>>];
    readonly inputs: Readonly<Record<string, string>>;
    /** Version in the sign, and the one to use without. */
    readonly version?: readonly [pattern: RegExp, fallback: string];
  };
  readonly services?: readonly (ServiceContainer & { readonly when: RegExp })[];
  readonly commands: readonly Command[];
  readonly ports: readonly (readonly [file: string, pattern: RegExp])[];
  readonly port: number;
  /** The start command sets the port, or the default is documented. */
  readonly isPortCertain: boolean;
  readonly guesses: readonly string[];
}

const DEVELOPMENT = 'the development server is scanned, not what you deploy';
const BUILT_IN_PHP = "PHP's built-in server is scanned, not what you deploy";
const RUST_FILES = ['src/main.rs', 'src/config.rs', 'src/lib.rs', 'src/bin/server.rs'];
const RUST_ADDRESS =
  /(?:\d{1,3}(?:\.\d{1,3}){3}|localhost|\[::\d?\]):(\d{2,5})\b|\(\s{0,9}(?:\[[\d, ]{7,20}\]|"[\d.]{7,15}"|Ipv4Addr::\w{1,20})\s{0,9},\s{0,9}(\d{2,5})\s{0,9},?\s{0,9}\)/;

const STACKS: readonly Stack[] = [
  {
    what: 'ASP.NET application',
    sign: [/^[\w.-]{1,100}\.(?:cs|fs|vb)proj$/, /Sdk="Microsoft\.NET\.Sdk\.(?:Web|BlazorWebAssembly)"/],
    setup: {
      action: 'actions/setup-dotnet',
      versionFile: ['global.json', {}],
      inputs: { 'dotnet-version': "'{version}.x'" },
      version: [/<TargetFrameworks?>net(\d{1,2}\.\d)/, '10.0'],
    },
    commands: [
      { run: 'dotnet build --configuration Release {file}' },
      {
        run: 'dotnet run --no-build --configuration Release --project {file} --no-launch-profile --urls http://localhost:{port} &',
        env: { ASPNETCORE_ENVIRONMENT: 'Production' },
      },
    ],
    ports: [
      ['appsettings.json', /"Url"\s{0,9}:\s{0,9}"http:\/\/[^:"]{1,100}:(\d{2,5})/],
      [
        'Properties/launchSettings.json',
        /"applicationUrl"\s{0,9}:\s{0,9}"(?:[^";]{1,100};){0,5}http:\/\/[^:"]{1,100}:(\d{2,5})/,
      ],
    ],
    port: 5000,
    isPortCertain: true,
    guesses: ['it runs with the settings of Production: add the connection strings and secrets that it needs'],
  },
  {
    what: 'Phoenix application',
    sign: [/^mix\.exs$/, /\{\s{0,9}:phoenix\s{0,9},/],
    setup: {
      action: 'erlef/setup-beam',
      versionFile: ['.tool-versions', { 'version-file': '.tool-versions', 'version-type': 'strict' }],
      inputs: { 'elixir-version': "'1.18'", 'otp-version': "'27'" },
    },
    services: [
      {
        when: /:postgrex\b/,
        name: 'postgres',
        image: 'postgres:17',
        env: { POSTGRES_PASSWORD: 'postgres' },
        port: 5432,
        healthCommand: 'pg_isready --username postgres',
      },
    ],
    commands: [
      { run: 'mix setup', when: /\bsetup:\s/, env: { MIX_ENV: 'dev' } },
      { run: 'mix do deps.get + ecto.setup', unless: /\bsetup:\s/, env: { MIX_ENV: 'dev' } },
      { run: 'mix phx.server &', env: { MIX_ENV: 'dev' } },
    ],
    ports: [
      ['config/runtime.exs', /get_env\("PORT",\s{0,9}"(\d{2,5})"/],
      ['config/dev.exs', /\bport:[^\d\n]{0,60}(\d{2,5})\b/],
    ],
    port: 4000,
    isPortCertain: true,
    guesses: [DEVELOPMENT, 'config/dev.exs decides the database; the job starts PostgreSQL if mix.exs names postgrex'],
  },
  {
    what: 'Rocket application',
    sign: [/^Cargo\.toml$/, /^[ \t]{0,9}(?:\[dependencies\.)?rocket\b/m],
    commands: [{ run: 'cargo build --release' }, { run: 'cargo run --release &' }],
    ports: [['Rocket.toml', /^[ \t]{0,9}port[ \t]{0,9}=[ \t]{0,9}(\d{2,5})/m]],
    port: 8000,
    isPortCertain: true,
    guesses: [],
  },
  {
    what: 'Rust application',
    sign: [/^Cargo\.toml$/, /^[ \t]{0,9}(?:\[dependencies\.)?(?:axum|actix-web|warp|poem|salvo|tide|ntex|loco-rs)\b/m],
    commands: [{ run: 'cargo build --release' }, { run: 'cargo run --release &' }],
    ports: RUST_FILES.map((file) => [file, RUST_ADDRESS] as const),
    port: 3000,
    isPortCertain: false,
    guesses: [],
  },
  {
    what: 'Symfony application',
    sign: [/^composer\.json$/, /"symfony\/framework-bundle"/],
    setup: { action: 'shivammathur/setup-php', inputs: { 'php-version': "'8.4'" } },
    commands: [
      { run: 'composer install --no-interaction --no-progress', env: { APP_ENV: 'prod' } },
      {
        run: 'php -S 127.0.0.1:8000 -t public &',
        env: { APP_ENV: 'prod', APP_DEBUG: '0', APP_SECRET: 'only-for-this-job' },
      },
    ],
    ports: [],
    port: 8000,
    isPortCertain: true,
    guesses: [BUILT_IN_PHP, 'add the database and the variables that it needs (DATABASE_URL)'],
  },
  {
    what: 'PHP site',
    sign: [/^index\.php$/, /<\?(?:php|=)/],
    setup: { action: 'shivammathur/setup-php', inputs: { 'php-version': "'8.4'" } },
    commands: [{ run: 'php -S 127.0.0.1:{port} &' }],
    ports: [],
    port: 8000,
    isPortCertain: true,
    guesses: [BUILT_IN_PHP, 'add the packages and the database that it needs'],
  },
  {
    what: 'Cloudflare Worker',
    sign: [/^wrangler\.(?:toml|jsonc?)$/, /\bmain\b|\bassets\b/],
    setup: { action: 'actions/setup-node', inputs: { 'node-version': 'lts/*' } },
    commands: [{ run: 'npx --yes wrangler dev --port {port} &' }],
    ports: [],
    port: 8787,
    isPortCertain: true,
    guesses: ['wrangler dev is scanned, with local bindings and without the secrets of the Worker'],
  },
  {
    what: 'Deno application',
    sign: [/^deno\.jsonc?$/, /"start"\s{0,9}:/],
    setup: { action: 'denoland/setup-deno', inputs: { 'deno-version': 'v2.x' } },
    commands: [{ run: 'deno task build', when: /"build"\s{0,9}:/ }, { run: 'deno task start &' }],
    ports: ['deno.json', 'deno.jsonc', 'main.ts', 'server.ts', 'src/main.ts'].map(
      (file) => [file, /(?:--port[= ]|\bport\s{0,9}:\s{0,9})(\d{2,5})\b/] as const,
    ),
    port: 8000,
    isPortCertain: false,
    guesses: [],
  },
  {
    what: 'Jekyll site',
    sign: [/^Gemfile$/, /^[ \t]{0,9}gem ["'](?:jekyll|github-pages)["']/m],
    setup: {
      action: 'ruby/setup-ruby',
      versionFile: ['.ruby-version', { 'bundler-cache': 'true' }],
      inputs: { 'bundler-cache': 'true', 'ruby-version': 'ruby' },
    },
    commands: [
      { run: 'bundle exec jekyll build' },
      { run: 'python3 -m http.server {port} --bind 127.0.0.1 --directory _site &' },
    ],
    ports: [],
    port: 8080,
    isPortCertain: true,
    guesses: [
      'the response headers are those of this server, not of your host: use init --url with a preview if you have one',
    ],
  },
];

/** The application of a folder, by the table. @param root the root of the repository */
export async function stackProject(files: ProjectFiles, root: ProjectFiles): Promise<Found | null> {
  for (const stack of STACKS)
    for (const file of files.matching(stack.sign[0])) {
      const text = await files.text(file);
      if (stack.sign[1].test(text))
        return projectOf(stack, file, text, (await portOf(stack, files)) ?? (await portOf(stack, root)), root);
    }
  return null;
}

function projectOf(stack: Stack, file: string, text: string, named: number | null, root: ProjectFiles): Found {
  const port = named ?? stack.port;
  const commands = stack.commands
    .filter(({ when, unless }) => when?.test(text) !== false && unless?.test(text) !== true)
    .map(({ run, env }) => ({
      run: run.replaceAll('{port}', String(port)).replaceAll('{file}', file),
      ...(env === undefined ? {} : { env }),
    }));
  const services = (stack.services ?? []).filter(({ when }) => when.test(text));
  const isGuessed = named === null && !stack.isPortCertain;
  return {
    kind: 'started',
    what: stack.what,
    ...(services.length === 0 ? {} : { services }),
    steps: [...setupOf(stack, text, root), ...commands],
    url: `http://localhost:${port}`,
    guesses: [...(isGuessed ? [`port ${port} is a guess: check it`] : []), ...stack.guesses],
  };
}

function setupOf({ setup }: Stack, text: string, root: ProjectFiles): Step[] {
  if (setup === undefined) return [];
  const { action, versionFile, inputs, version } = setup;
  if (versionFile !== undefined && root.has(versionFile[0]))
    return [{ uses: pinned(action), ...withOf(versionFile[1]) }];
  const found = version === undefined ? '' : (version[0].exec(text)?.[1] ?? version[1]);
  const entries = Object.entries(inputs).map(([name, value]) => [name, value.replaceAll('{version}', found)]);
  return [{ uses: pinned(action), ...withOf(Object.fromEntries(entries)) }];
}

function withOf(inputs: Readonly<Record<string, string>>): { readonly with?: Readonly<Record<string, string>> } {
  return Object.keys(inputs).length === 0 ? {} : { with: inputs };
}

async function portOf({ ports }: Stack, files: ProjectFiles): Promise<number | null> {
  for (const [file, pattern] of ports) {
    const found = pattern
      .exec(await files.text(file))
      ?.slice(1)
      .find((group) => group !== undefined);
    const port = Number(found);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  }
  return null;
}
