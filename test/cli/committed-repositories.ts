import { app, manifest } from './sample-repositories.ts';

/** A repository with its history, as a developer has it, and what init has to make of it. */
export interface CommittedRepository {
  readonly name: string;
  /** Committed files. */
  readonly files: Readonly<Record<string, string>>;
  /** Files on this machine that git does not track. */
  readonly local?: Readonly<Record<string, string>>;
  readonly target: string;
  /** Commands of the job, in this order. */
  readonly commands?: readonly string[];
  /** Said in the output and in the workflow. */
  readonly says: readonly string[];
  /** Neither in the output nor in the workflow. */
  readonly never?: readonly string[];
}

const EXAMPLE = 'https://replace-me.example.com';
const web = (port: string) => `services:\n  web:\n    build: .\n    ports: ["${port}"]\n`;
const csproj = '<Project Sdk="Microsoft.NET.Sdk.Web"><TargetFramework>net8.0</TargetFramework></Project>';
const launch = manifest({
  profiles: {
    https: { applicationUrl: 'https://localhost:7142;http://localhost:5142' },
    http: { applicationUrl: 'http://localhost:5142' },
  },
});
const SECRET = 'tRuste9-walnut-62';

export const COMPOSE: readonly CommittedRepository[] = [
  {
    name: 'a private .env that git ignores, and no example',
    files: { 'compose.yaml': `${web(`\${WEB_PORT:-4000}:3000`)}    env_file: .env\n`, '.gitignore': '.env\n' },
    local: { '.env': `WEB_PORT=4555\nDB_PASSWORD=${SECRET}\n` },
    target: 'http://localhost:4000',
    commands: ['touch .env', 'docker compose up --detach --build --wait'],
    says: ['reads .env, which Git does not have: the job makes an empty one'],
    never: ['4555', SECRET],
  },
  {
    name: 'an example that the job copies',
    files: {
      'compose.yaml': `${web(`\${WEB_PORT:-4000}:3000`)}    env_file: [./.env]\n`,
      '.gitignore': '.env\n',
      '.env.example': `WEB_PORT=4100 # the port\nDB_PASSWORD=${SECRET}\n`,
    },
    local: { '.env': 'WEB_PORT=4555\n' },
    target: 'http://localhost:4100',
    commands: ['cp .env.example .env', 'docker compose up'],
    says: ['the job copies .env.example'],
    never: ['4555', SECRET],
  },
  {
    name: 'a .env that git tracks',
    files: { '.env': 'WEB_PORT=4200\n', 'compose.yaml': `${web(`\${WEB_PORT:-4000}:3000`)}    env_file: .env\n` },
    target: 'http://localhost:4200',
    commands: ['docker compose up'],
    says: [],
    never: ['touch', 'cp .env'],
  },
  {
    name: 'an optional env_file, and one in a folder',
    files: {
      'compose.yml': `${web('4300:80')}    env_file:\n      - {path: ./local.env, required: false}\n      - config/web.env\n`,
      'config/web.env.dist': 'A=1\n',
    },
    target: 'http://localhost:4300',
    commands: ['cp config/web.env.dist config/web.env', 'docker compose up'],
    says: ['config/web.env.dist'],
    never: ['local.env'],
  },
  {
    name: 'variables without a value',
    files: {
      'compose.yaml': `services:\n  web:\n    build: .\n    ports: ["\${WEB_PORT:?set it}:8088"]\n    environment:\n      TOKEN: \${API_TOKEN:?}\n      # \${UNUSED:?}\n      PRICE: $$5\n`,
    },
    local: { '.env': `WEB_PORT=4555\nAPI_TOKEN=${SECRET}\n` },
    target: 'http://localhost:8088',
    says: ['port 8088 is a guess', 'requires API_TOKEN, without a value in the repository', 'only-for-this-job'],
    never: [SECRET, 'UNUSED'],
  },
  {
    name: 'an override that publishes the port',
    files: {
      'compose.yaml':
        'services:\n  web: {build: ., expose: ["3000"]}\n  db: {image: "postgres:17"}\n  mail: {image: axllent/mailpit}\n',
      'compose.override.yaml':
        'services:\n  web:\n    ports:\n      - {target: 3000, published: "3456", host_ip: 127.0.0.1}\n',
      Dockerfile: 'FROM node\nEXPOSE 3000\n',
    },
    target: 'http://localhost:3456',
    commands: ['docker compose up'],
    says: ['service web of compose.yaml'],
    never: ['publishes no port', 'docker build'],
  },
  {
    name: 'an override that replaces the port',
    files: {
      'docker-compose.yml': web('3000:3000'),
      'docker-compose.override.yml': 'services:\n  web:\n    ports: !override ["3999:3000"]\n',
    },
    target: 'http://localhost:3999',
    commands: ['docker compose up'],
    says: [],
  },
  {
    name: 'an override that git ignores',
    files: { 'compose.yaml': web('3000:3000'), '.gitignore': '*.override.yaml\n' },
    local: { 'compose.override.yaml': 'services: {web: {ports: !override ["3999:3000"]}}\n' },
    target: 'http://localhost:3000',
    commands: ['docker compose up'],
    says: [],
    never: ['3999'],
  },
  {
    name: 'a service that publishes no port',
    files: {
      'compose.yaml':
        'services:\n  web: {build: ./web, depends_on: [db]}\n  db: {image: "postgres:17"}\n  worker: {build: ./web}\n',
      'web/Dockerfile': 'FROM node\nEXPOSE 3100\n',
    },
    target: 'http://localhost:3100',
    commands: [
      'services: {web: {ports: ["3100:3100"]}}',
      'docker compose --file compose.yaml --file "$RUNNER_TEMP/publish.yaml" up',
    ],
    says: ['service web of compose.yaml publishes no port: the job publishes its port 3100'],
  },
  {
    name: 'a port without a published one, of which Docker chooses any',
    files: { 'compose.yaml': web('80') },
    target: 'http://localhost:8080',
    commands: ['services: {web: {ports: ["8080:80"]}}', 'docker compose --file compose.yaml'],
    says: ['publishes no port'],
  },
  {
    name: 'extends, includes and a range of ports',
    files: {
      'compose.yaml': 'include: [infra/db.yaml]\nservices:\n  web:\n    extends: {file: common.yaml, service: base}\n',
      'common.yaml': 'services:\n  base:\n    build: .\n    ports: ["127.0.0.1:9000-9005:80"]\n',
      'infra/db.yaml': 'services: {db: {image: "mysql:8", ports: ["3306:3306"]}}\n',
    },
    target: 'http://localhost:9000',
    says: ['the range 9000-9005 of ports starts at 9000'],
  },
  {
    name: 'a web service in a profile, and other services with ports',
    files: {
      'compose.yaml':
        'services:\n  shop-web: {build: web, profiles: [full], ports: ["7000:80"]}\n  migrate: {build: ., profiles: [full]}\n  db: {image: postgres, ports: ["5432:5432"]}\n',
      'web/Dockerfile': 'FROM node\n',
    },
    target: 'http://localhost:7000',
    commands: ['docker compose --profile full up'],
    says: [],
  },
  {
    name: 'an API and a front end, of which one is chosen',
    files: {
      'compose.yaml': 'services:\n  api: {build: api, ports: ["8001:80"]}\n  web: {build: web, ports: ["8002:80"]}\n',
      'api/Dockerfile': 'FROM node\n',
      'web/Dockerfile': 'FROM node\n',
    },
    target: 'http://localhost:8002',
    says: ['service web was chosen', 'api (http://localhost:8001)'],
  },
  {
    name: 'only databases, for an application on the runner',
    files: {
      'compose.yaml': 'services: {db: {image: "postgres:17", ports: ["5432:5432"]}}',
      'package.json': manifest({ scripts: { start: 'node server.js' }, dependencies: { pg: '8' } }),
      'package-lock.json': '{}',
      'server.js': 'app.listen(process.env.PORT || 5000)',
    },
    target: 'http://localhost:5000',
    commands: ['docker compose up --detach --wait', 'npm ci', 'npm start &'],
    says: ['the job also starts the services of compose.yaml (db)'],
    never: ['may need PostgreSQL'],
  },
  {
    name: 'Laravel Sail, whose application is built from a folder that Git ignores',
    files: {
      artisan: 'x',
      'composer.json': '{}',
      '.env.example': 'DB_HOST=mysql\n',
      '.gitignore': '.env\nvendor\n',
      'docker-compose.yml': `services:
  laravel.test:
    build: {context: ./vendor/laravel/sail/runtimes/8.3, args: {WWWGROUP: '\${WWWGROUP}'}}
    image: sail-8.3/app
    ports: ['\${APP_PORT:-80}:80']
  mysql: {image: 'mysql/mysql-server:8.0', ports: ['\${FORWARD_DB_PORT:-3306}:3306']}
`,
    },
    local: { 'vendor/laravel/sail/runtimes/8.3/Dockerfile': 'FROM ubuntu', '.env': 'APP_PORT=8099\n' },
    target: 'http://localhost:8000',
    commands: ['docker compose up --detach --wait mysql', 'composer install', 'php artisan serve'],
    says: [
      'built from vendor/laravel/sail/runtimes/8.3, which is not in the repository',
      'services of docker-compose.yml (mysql)',
    ],
    never: ['8099', 'localhost:80\n'],
  },
  {
    name: 'networks, volumes and secrets that Compose expects to be there',
    files: {
      'compose.yaml': `${web('8080:80')}    secrets: [db]\nsecrets:\n  db: {file: ./secrets/db.txt}\n  own: {file: committed.txt}\nnetworks: {proxy: {external: true, name: edge}, own: {}}\nvolumes: {media: {external: true}}\n`,
      'committed.txt': 'x',
      '.gitignore': 'secrets/\n',
    },
    local: { 'secrets/db.txt': SECRET },
    target: 'http://localhost:8080',
    commands: [
      'docker network create edge',
      'docker volume create media',
      'mkdir -p secrets && echo only-for-this-job > secrets/db.txt',
      'docker compose up',
    ],
    says: ['needs the network edge, which something else creates', 'reads secrets/db.txt, which Git does not have'],
    never: [SECRET, 'committed.txt', 'create own'],
  },
  {
    name: 'an image of a registry',
    files: { 'compose.yaml': 'services: {web: {image: "registry.acme.example/web:1", ports: ["8080:80"]}}' },
    target: 'http://localhost:8080',
    commands: ['docker compose up'],
    says: ['service web runs the image registry.acme.example/web:1, not one that the job builds'],
  },
  {
    name: 'compose files that Compose reads only with --file',
    files: {
      'docker-compose.dev.yml': web('3000:3000'),
      'docker/docker-compose.yml': web('3001:3000'),
      Dockerfile: 'FROM node\nEXPOSE 3000\n',
    },
    target: 'http://localhost:3000',
    commands: ['docker build'],
    says: ['docker-compose.dev.yml, docker/docker-compose.yml were not used'],
  },
  {
    name: 'only services that publish nothing',
    files: { 'compose.yaml': 'services: {db: {image: "postgres:17"}}', 'public/index.html': '<p>' },
    target: 'http://localhost:8080',
    says: ['compose.yaml was not used: none of its services (db) publishes a port'],
  },
];

const monorepo = (scripts: Record<string, string>, more: Record<string, string>) => ({
  'package.json': manifest({ scripts, workspaces: ['apps/*', 'packages/*'], packageManager: 'pnpm@10.0.0' }),
  'pnpm-lock.yaml': '',
  'apps/web/package.json': app('next', { start: 'next start', build: 'next build' }),
  'apps/api/package.json': manifest({
    scripts: { start: 'node server.js' },
    dependencies: { fastify: '5', '@prisma/client': '6' },
  }),
  'apps/api/server.js': 'app.listen({ port: 3333 })',
  'packages/ui/package.json': manifest({ scripts: { start: 'tsc -w', build: 'tsc' } }),
  ...more,
});

export const OTHERS: readonly CommittedRepository[] = [
  ...[
    'turbo run start',
    'pnpm -r start',
    'nx run-many --target=start',
    'npm start --workspaces',
    'yarn workspaces foreach -A run start',
    'lerna run start',
    'pnpm run all',
  ].map((start) => ({
    name: `a monorepo whose start script is "${start}"`,
    files: monorepo({ start, all: 'cross-env A=1 turbo start', build: 'turbo run build' }, { 'turbo.json': '{}' }),
    target: 'http://localhost:3000',
    commands: ['pnpm install', 'pnpm run build', 'pnpm start &'],
    says: ['apps/web was chosen; other applications: apps/api (http://localhost:3333)'],
    never: ['packages/ui', 'the Node application'],
  })),
  {
    name: 'a workspace with folders of its own names, and an application that needs a database',
    files: {
      'package.json': manifest({ scripts: { start: 'lerna run start' } }),
      'pnpm-workspace.yaml': 'packages:\n  - "deployables/**"\n  - "!deployables/old"\n',
      'pnpm-lock.yaml': '',
      'deployables/shop/front/package.json': manifest({
        scripts: { start: 'node .' },
        dependencies: { express: '5', mongoose: '8' },
      }),
      'deployables/shop/front/index.js': 'app.listen(8123)',
    },
    target: 'http://localhost:8123',
    says: ['may need MongoDB, which the job does not start'],
  },
  {
    name: 'a root that starts its only application itself, in a workspace',
    files: {
      'package.json': manifest({ scripts: { start: 'node server.js' }, workspaces: ['packages/*'] }),
      'package-lock.json': '{}',
      'server.js': 'app.listen(process.env.PORT || 5000)',
      'packages/ui/package.json': manifest({ scripts: { start: 'tsc --watch' } }),
    },
    target: 'http://localhost:5000',
    says: [],
  },
  {
    name: 'ASP.NET below src, with a solution',
    files: {
      'Shop.sln':
        'Project("{FAE0}") = "Shop.Web", "src\\Shop.Web\\Shop.Web.csproj", "{1}"\nProject("{FAE0}") = "Shop.Core", "src\\Shop.Core\\Shop.Core.csproj", "{2}"\n',
      'src/Shop.Core/Shop.Core.csproj': '<Project Sdk="Microsoft.NET.Sdk"/>',
      'src/Shop.Web/Shop.Web.csproj': csproj,
      'src/Shop.Web/Properties/launchSettings.json': launch,
      'src/Shop.Web/appsettings.json': manifest({ ConnectionStrings: { Shop: `Password=${SECRET}` } }),
    },
    target: 'http://localhost:5142',
    commands: [
      'dotnet build --configuration Release Shop.Web.csproj',
      '--no-launch-profile --urls http://localhost:5142 &',
    ],
    says: ['settings of Production'],
    never: [SECRET],
  },
  {
    name: 'ASP.NET with global.json and SQL Server',
    files: {
      'global.json': '{"sdk": {"version": "9.0.100"}}',
      'Shop.csproj': `${csproj}<PackageReference Include="Microsoft.EntityFrameworkCore.SqlServer" />`,
    },
    target: 'http://localhost:5000',
    commands: ['dotnet build', 'dotnet run'],
    says: ['may need SQL Server'],
    never: ['8.0.x'],
  },
  {
    name: 'Phoenix',
    files: {
      'mix.exs':
        'defp deps do [{:phoenix, "~> 1.8"}, {:postgrex, ">= 0.0.0"}] end\ndefp aliases do [setup: ["deps.get", "ecto.setup"]] end\n',
      'config/dev.exs': 'config :shop, ShopWeb.Endpoint, http: [ip: {127, 0, 0, 1}, port: 4001]\n',
      '.tool-versions': 'elixir 1.18.1\nerlang 27.2\n',
    },
    target: 'http://localhost:4001',
    commands: ['mix setup', 'mix phx.server &'],
    says: ['the development server is scanned', 'PostgreSQL'],
    never: ['may need PostgreSQL'],
  },
  {
    name: 'Phoenix in an umbrella, with its settings at the root',
    files: {
      'mix.exs': 'def project, do: [apps_path: "apps"]\n',
      'apps/shop_web/mix.exs': 'defp deps, do: [{:phoenix, "~> 1.7"}]\n',
      'config/dev.exs': 'config :shop_web, ShopWeb.Endpoint, http: [ip: {127, 0, 0, 1}, port: 4010]\n',
    },
    target: 'http://localhost:4010',
    commands: ['mix do deps.get + ecto.setup', 'mix phx.server &'],
    says: ['in apps/shop_web'],
  },
  {
    name: 'Django in a folder with a name of its own',
    files: {
      'mysite/manage.py': '#',
      'mysite/mysite/wsgi.py': 'x',
      'mysite/requirements.txt': 'django\ngunicorn\n',
      'examples/blog/manage.py': '#',
      'docs/index.md': '#',
    },
    target: 'http://localhost:8000',
    commands: ['pip install -r requirements.txt', 'python manage.py migrate', 'gunicorn mysite.wsgi'],
    says: ['Django application in mysite'],
    never: ['examples'],
  },
  {
    name: 'Flask in a folder with its own list of packages',
    files: { 'api/app.py': 'app = Flask(__name__)\n', 'api/requirements.txt': 'flask\n' },
    target: 'http://localhost:5000',
    commands: ['pip install -r requirements.txt', 'flask --app app:app run'],
    says: ['Flask application in api'],
    never: ['could not tell which Python packages'],
  },
  {
    name: 'Go that only its Makefile starts',
    files: {
      'go.mod': 'module shop\n',
      Makefile: 'run: build\n\t./bin/shop serve --addr :8086\n',
      'cmd/shop/main.go': 'package main\nfunc main() { cmd.Execute() }',
    },
    target: 'http://localhost:8086',
    commands: ['make run &'],
    says: ['port 8086 is a guess'],
  },
  {
    name: 'Deno without a start',
    files: { 'deno.json': '{"tasks": {"dev": "deno serve main.ts"}}', 'main.ts': 'export default { fetch }' },
    target: EXAMPLE,
    says: ['could not tell how to start your application', 'the tasks of Deno have no start'],
  },
  {
    name: 'Remix with variables of its own',
    files: {
      'package.json': manifest({
        scripts: { build: 'remix vite:build', start: 'remix-serve ./build/server/index.js' },
        dependencies: { '@remix-run/serve': '2' },
        devDependencies: { vite: '5' },
      }),
      'package-lock.json': '{}',
      '.env.example': 'SESSION_SECRET=x\n',
    },
    target: 'http://localhost:3000',
    commands: ['npm ci', 'npm run build', 'npm start &'],
    says: ['Remix application', 'may need the variables of .env.example'],
  },
  {
    name: 'SvelteKit with its own adapter',
    files: {
      'package.json': manifest({
        scripts: { build: 'vite build', preview: 'vite preview' },
        devDependencies: { '@sveltejs/kit': '2', '@sveltejs/adapter-node': '5', vite: '6' },
      }),
      'pnpm-lock.yaml': '',
    },
    target: 'http://localhost:4173',
    commands: ['pnpm install', 'pnpm run build', 'pnpm run preview &'],
    says: ['not the server of your adapter'],
  },
  {
    name: 'Nuxt in a monorepo of Nx',
    files: {
      'nx.json': '{}',
      'package.json': manifest({ scripts: { start: 'nx serve' }, workspaces: ['apps/*'] }),
      'package-lock.json': '{}',
      'apps/admin/package.json': app('nuxt', { build: 'nuxt build', preview: 'nuxt preview' }),
      'apps/site/package.json': app('nuxt', { build: 'nuxt build', start: 'node .output/server/index.mjs' }),
    },
    target: 'http://localhost:3000',
    commands: ['npm ci', 'npm run build', 'npm start &'],
    says: ['apps/site was chosen; other applications: apps/admin', 'port 3000 is a guess'],
  },
  {
    name: 'Rails with a Procfile for development',
    files: {
      Gemfile: 'gem "rails"\ngem "pg"\n',
      'bin/rails': '#!',
      'Procfile.dev': 'web: bin/rails server -p 3100\ncss: bin/rails tailwindcss:watch\n',
      'config/puma.rb': 'port ENV.fetch("PORT", 3000)\n',
      '.ruby-version': '3.3.4',
    },
    target: 'http://localhost:3000',
    commands: ['bin/rails assets:precompile db:prepare', 'bin/rails server --port 3000 &'],
    says: ['may need PostgreSQL'],
    never: ['3100'],
  },
  {
    name: 'Bun',
    files: {
      'package.json': manifest({ scripts: { start: 'bun src/index.ts' }, dependencies: { hono: '4' } }),
      'bun.lock': '{}',
      'src/index.ts': 'export default { port: 3456, fetch: app.fetch }',
    },
    target: 'http://localhost:3456',
    commands: ['bun install --frozen-lockfile', 'bun start &'],
    says: [],
  },
  {
    name: 'axum',
    files: {
      'Cargo.toml': '[package]\nname = "shop"\n[dependencies]\naxum = "0.8"\nsqlx = { features = ["postgres"] }\n',
      'src/main.rs': 'let listener = TcpListener::bind("0.0.0.0:3030").await;',
    },
    target: 'http://localhost:3030',
    commands: ['cargo build --release', 'cargo run --release &'],
    says: ['Rust application'],
    never: ['is a guess: check'],
  },
  {
    name: 'actix in a workspace, without a port in its code',
    files: {
      'Cargo.toml': '[workspace]\nmembers = [\n  "crates/server",\n  "crates/core",\n]\n',
      'crates/server/Cargo.toml': '[dependencies]\nactix-web = "4"\n',
      'crates/server/src/main.rs': 'HttpServer::new(app).bind(config.address)',
    },
    target: 'http://localhost:3000',
    commands: ['cargo build'],
    says: ['port 3000 is a guess'],
  },
  {
    name: 'Symfony',
    files: {
      'composer.json': manifest({ require: { 'symfony/framework-bundle': '^7' } }),
      'public/index.php': '<?php',
    },
    target: 'http://localhost:8000',
    commands: ['composer install', 'php -S 127.0.0.1:8000 -t public &'],
    says: ["PHP's built-in server is scanned"],
  },
  {
    name: 'a Cloudflare Worker',
    files: {
      'wrangler.jsonc': '{ // settings\n "main": "src/index.ts" }',
      'package.json': manifest({
        scripts: { dev: 'wrangler dev', deploy: 'wrangler deploy' },
        devDependencies: { wrangler: '4' },
      }),
      'package-lock.json': '{}',
    },
    target: 'http://localhost:8787',
    commands: ['npm ci', 'npm run dev &'],
    says: ['wrangler dev is scanned'],
    never: ['wrangler deploy'],
  },
  {
    name: 'Docusaurus',
    files: {
      'package.json': app('@docusaurus/core', {
        start: 'docusaurus start',
        build: 'docusaurus build',
        serve: 'docusaurus serve',
      }),
      'package-lock.json': '{}',
    },
    target: 'http://localhost:3000',
    commands: ['npm run build', 'npm run serve &'],
    says: ['headers are those of docusaurus serve'],
  },
  {
    name: 'Deno',
    files: {
      'deno.json': '{"tasks": {"start": "deno run --allow-net main.ts"}}',
      'main.ts': 'Deno.serve({ port: 8123 }, f)',
    },
    target: 'http://localhost:8123',
    commands: ['deno task start &'],
    says: [],
  },
  {
    name: 'FastAPI made by a function, below src, with Poetry',
    files: {
      'pyproject.toml': '[tool.poetry.dependencies]\nfastapi = "*"\nuvicorn = "*"\nasyncpg = "*"\n',
      'poetry.lock': '',
      'src/shop/main.py': 'def create_app():\n    return FastAPI()\n',
    },
    target: 'http://localhost:8000',
    commands: ['poetry install', 'poetry run uvicorn shop.main:create_app --factory --port 8000 &'],
    says: ['may need PostgreSQL'],
  },
  {
    name: 'a Procfile, whose command is not copied',
    files: {
      Procfile: `web: bin/shop --token ${SECRET}\nworker: bin/work\n`,
      'requirements.txt': 'bottle\n',
      'app.json': '{}',
    },
    target: 'http://localhost:5000',
    commands: ['pip install -r requirements.txt', 'bash -c "$(sed -n'],
    says: ['port 5000 is a guess', 'Heroku reports review apps'],
    never: [SECRET],
  },
  {
    name: 'a Makefile',
    files: { Makefile: 'PORT ?= 8765\nbuild:\n\tcc\nrun: build\n\t./shop\n' },
    target: 'http://localhost:8765',
    commands: ['make run &'],
    says: ['port 8765 is a guess'],
  },
  {
    name: 'Laravel with assets',
    files: {
      artisan: 'x',
      'composer.json': '{}',
      'package.json': manifest({ scripts: { build: 'vite build' } }),
      '.env.example': 'A=1',
    },
    target: 'http://localhost:8000',
    commands: ['composer install', 'npm install', 'npm run build', 'php artisan serve'],
    says: ['SQLite'],
  },
  {
    name: 'Spring Boot in one module of several, built by Maven',
    files: {
      'pom.xml':
        '<packaging>pom</packaging><modules><module>core</module><module>web</module></modules><java.version>17</java.version>',
      'core/pom.xml': '<artifactId>spring-boot-starter-data-jpa</artifactId>',
      'web/pom.xml': '<artifactId>spring-boot-maven-plugin</artifactId>',
      'web/src/main/resources/application.properties': 'server.port=8099\n',
    },
    target: 'http://localhost:8099',
    commands: ['mvn --batch-mode package', 'java -jar web/target/*.jar &'],
    says: ['module web is a guess among 2'],
  },
  {
    name: 'Spring Boot in one module of several, built by Gradle',
    files: {
      'settings.gradle': "rootProject.name = 'shop'\ninclude 'core', 'apps:web'\n",
      'build.gradle': "plugins { id 'org.springframework.boot' version '3.5.0' apply false }\n",
      'core/build.gradle': '',
      'apps/web/build.gradle': "plugins { id 'org.springframework.boot' }\n",
      gradlew: '',
    },
    target: 'http://localhost:8080',
    commands: ['./gradlew :apps:web:bootJar', 'java -jar apps/web/build/libs/*.jar &'],
    says: ['module apps/web is a guess among 2'],
  },
  {
    name: 'Go and Rails in folders of their own',
    files: {
      'backend/go.mod': 'module shop\n',
      'backend/main.go': 'func main() { http.ListenAndServe(":8090", nil) }',
      'frontend/Gemfile': 'gem "rails"\n',
    },
    target: 'http://localhost:3000',
    commands: ['bin/rails assets:precompile', 'bin/rails server'],
    says: ['frontend was chosen; other applications: backend (http://localhost:8090)', 'working-directory: frontend'],
  },
  {
    name: 'a Procfile for Node, with a build',
    files: {
      Procfile: 'web: node dist/server.js\n',
      'package.json': manifest({ scripts: { build: 'tsc' } }),
      'package-lock.json': '{}',
    },
    target: 'http://localhost:5000',
    commands: ['npm ci', 'npm run build', 'bash -c'],
    says: ['port 5000 is a guess'],
  },
  {
    name: 'PHP without a framework',
    files: { 'index.php': '<?php echo 1;' },
    target: 'http://localhost:8000',
    commands: ['php -S 127.0.0.1:8000 &'],
    says: ["PHP's built-in server is scanned"],
  },
  {
    name: 'folders whose names are commands',
    files: {
      'package.json': manifest({ workspaces: ['apps/*', '$(touch a)'] }),
      'apps/$(touch b)/package.json': app('express', { start: 'node .' }),
      '$(touch a)/package.json': app('express', { start: 'node .' }),
      'x; touch c/main.py': 'app = FastAPI()',
    },
    target: EXAMPLE,
    says: [],
    never: ['touch'],
  },
  {
    name: 'a build that git ignores',
    files: { '.gitignore': 'dist/\n', 'package.json': manifest({ scripts: { test: 'x' } }) },
    local: { 'dist/index.html': '<p>' },
    target: EXAMPLE,
    says: ['could not tell how to start your application', 'package.json has no script'],
  },
  {
    name: 'a program for the command line, in Go',
    files: { 'go.mod': 'module tool\n', 'main.go': 'package main\nfunc main() { println(1) }' },
    target: EXAMPLE,
    says: ['could not tell how to start your application'],
  },
  {
    name: 'Firebase Hosting, without a server',
    files: { 'firebase.json': '{}', 'functions/index.js': '' },
    target: EXAMPLE,
    says: ["Firebase's deploy action has the URL"],
  },
  ...(
    [
      ['Chart.yaml', 'a Helm chart'],
      ['charts/shop/Chart.yaml', 'a Helm chart'],
      ['infra/main.tf', 'Terraform code'],
      ['overlays/production/kustomization.yaml', 'a Kustomize overlay'],
    ] as const
  ).map(([file, what]) => ({
    name: `only ${file}`,
    files: { [file]: 'name: shop\n', 'README.md': '# Shop' },
    target: EXAMPLE,
    says: [`no application here, but ${what}`, 'nightly.yml'],
  })),
];
