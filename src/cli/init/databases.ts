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
