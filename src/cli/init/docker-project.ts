import { flyPort } from './deployments.ts';
import { dockerfilePort } from './dockerfile.ts';
import type { Found } from './project.ts';
import type { ProjectFiles } from './project-files.ts';

const MANIFESTS =
  /^(?:package\.json|requirements\.txt|pyproject\.toml|Pipfile|Gemfile|pom\.xml|build\.gradle(?:\.kts)?|go\.mod|mix\.exs|Cargo\.toml|composer\.json|[\w.-]{1,100}\.(?:cs|fs)proj)$/;

/** Databases by the drivers that manifests name. */
const DRIVERS: Readonly<Record<string, RegExp>> = {
  PostgreSQL:
    /["'](?:pg|postgres|pg-promise)["']|\bpsycopg|\basyncpg\b|org\.postgresql|lib\/pq\b|jackc\/pgx|:postgrex\b|tokio-postgres|Npgsql|provider\s{0,9}=\s{0,9}"postgres/,
  MySQL:
    /["']mysql2?["']|\bmysqlclient\b|\bpymysql\b|mysql-connector|go-sql-driver\/mysql|:myxql\b|MySqlConnector|EntityFrameworkCore\.MySql|provider\s{0,9}=\s{0,9}"mysql/i,
  MongoDB:
    /["'](?:mongodb|mongoose|mongoid)["']|\bpymongo\b|data-mongodb|mongo-driver|MongoDB\.Driver|provider\s{0,9}=\s{0,9}"mongodb/,
  'SQL Server': /["']mssql["']|\bpyodbc\b|EntityFrameworkCore\.SqlServer|mssql-jdbc/,
  Redis: /["'](?:redis|ioredis|bullmq|sidekiq)["']|^redis\b|data-redis|go-redis|StackExchange\.Redis/m,
};

/** Databases that the manifests of a folder name, for an application whose job starts none. */
export async function databasesOf(files: ProjectFiles): Promise<string[]> {
  const texts = await Promise.all(files.matching(MANIFESTS).map((name) => files.text(name)));
  const text = [...texts, await files.text('prisma', 'schema.prisma')].join('\n');
  return Object.entries(DRIVERS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}

/** The image of a Dockerfile. @param nodeUrl URL of the Node application in its folder, or null */
export async function dockerProject(files: ProjectFiles, nodeUrl: string | null, what: string): Promise<Found> {
  const exposed = dockerfilePort(await files.text('Dockerfile'));
  const fly = await flyPort(files);
  const fallback = Number(nodeUrl === null ? 8080 : new URL(nodeUrl).port);
  const port = exposed?.port ?? fly ?? fallback;
  const published = port < 1024 ? 8080 : port;
  const isRails = /^[ \t]{0,20}gem ["']rails["']/m.test(await files.text('Gemfile'));
  const environment = isRails ? ' --env SECRET_KEY_BASE_DUMMY=1' : '';
  const guesses = [
    ...(exposed === null && fly === null ? [`port ${port} is a guess: the Dockerfile has no EXPOSE`] : []),
    ...(exposed?.guess == null ? [] : [exposed.guess]),
    ...(isRails ? ['the image of a Rails application needs its database and credentials'] : []),
  ];
  return {
    kind: 'started',
    what,
    steps: [
      { run: 'docker build --tag app .' },
      { run: `docker run --detach --publish ${published}:${port}${environment} app` },
    ],
    url: `http://localhost:${published}`,
    guesses,
  };
}
