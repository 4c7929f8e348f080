import { parseDocument } from 'yaml';
import { isRecord } from '../../shared/records.ts';
import type { ProjectFiles } from './project-files.ts';

export interface ComposeService {
  readonly name: string;
  readonly url: string;
  readonly guess: string | null;
}

const FILES = ['compose.yaml', 'compose.yml', 'docker-compose.yaml', 'docker-compose.yml'] as const;
/** Images that applications depend on. */
const DEPENDENCY =
  /^(?:postgres\w{0,40}|postgis|pgvector|timescaledb|mysql\w{0,40}|mariadb|percona|mongo\w{0,40}|redis\w{0,40}|valkey|keydb|memcached|rabbitmq|kafka|cp-kafka|redpanda|zookeeper|nats|elasticsearch|opensearch|solr|meilisearch|typesense|minio|localstack|azurite|mailhog|mailpit|maildev|adminer|pgadmin\d?|phpmyadmin|mongo-express|cassandra|scylla|neo4j|influxdb|clickhouse\w{0,40}|cockroach|etcd|consul|vault|jaeger|zipkin|prometheus|grafana|loki|otel.{0,40}|opentelemetry-.{0,40}|selenium|chrome)$/i;
const DEPENDENCY_PORTS = new Set([
  1433, 1521, 2181, 3306, 4222, 5432, 5672, 6379, 8025, 9042, 9092, 9200, 11211, 15672, 27017, 1025, 9000, 9001,
]);
const APPLICATION_NAME = /^(?:web|app|www|site|front\w*|proxy|nginx|caddy|traefik|server|api|backend)\b/i;
const NAMES_SHOWN = 5;

/** File of Docker Compose in a folder (Compose specification, "Compose file"). */
export function composeFile(files: ProjectFiles): string | null {
  return files.first(...FILES);
}

/**
 * The service of a compose file that is the application: one with a published port that is no database.
 *
 * @param variables of the `.env` file, for interpolation
 * @returns a message when the file cannot be read; null when no service publishes a port
 */
export function applicationService(
  text: string,
  variables: ReadonlyMap<string, string>,
): ComposeService | string | null {
  const document = parseDocument(text, { merge: true });
  if (document.errors.length > 0) return document.errors[0]?.message.split('\n', 1)[0] ?? 'it is not YAML';
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 100 });
  } catch {
    return 'its aliases are too deep';
  }
  const services = isRecord(value) && isRecord(value['services']) ? value['services'] : {};
  const candidates = Object.entries(services).flatMap(([name, service]) =>
    isRecord(service) ? candidatesOf(name, service, variables) : [],
  );
  const best = candidates.toSorted((one, other) => other.score - one.score)[0];
  if (best === undefined) return null;
  const rivals = [...new Set(candidates.filter(({ score }) => score === best.score).map(({ name }) => name))];
  const choice =
    rivals.length > 1 ? `${rivals.slice(0, NAMES_SHOWN).join(', ')} publish ports; ${best.name} was chosen` : null;
  const scheme = best.container === 443 || best.container === 8443 ? 'https' : 'http';
  return { name: best.name, url: `${scheme}://localhost:${best.published}`, guess: best.guess ?? choice };
}

interface Candidate {
  readonly name: string;
  readonly published: number;
  readonly container: number;
  readonly score: number;
  readonly guess: string | null;
}

function candidatesOf(
  name: string,
  service: Readonly<Record<string, unknown>>,
  variables: ReadonlyMap<string, string>,
): Candidate[] {
  const image = typeof service['image'] === 'string' ? service['image'] : '';
  const [imageName = ''] = (image.split('/').at(-1) ?? '').split(/[:@]/);
  if (DEPENDENCY.test(imageName) || Array.isArray(service['profiles'])) return [];
  const hasBuild = service['build'] !== undefined;
  return (Array.isArray(service['ports']) ? service['ports'] : []).flatMap((entry: unknown) => {
    const port = portOf(entry, variables);
    if (port === null || (!hasBuild && DEPENDENCY_PORTS.has(port.container))) return [];
    const score = (hasBuild ? 4 : 0) + (APPLICATION_NAME.test(name) ? 2 : 0) + (port.container === 443 ? 0 : 1);
    return [{ name, score, ...port }];
  });
}

type Port = Pick<Candidate, 'published' | 'container' | 'guess'>;

/** Short form `[[ip:]published:]container[/protocol]` and long form (Compose specification, "ports"). */
function portOf(entry: unknown, variables: ReadonlyMap<string, string>): Port | null {
  if (isRecord(entry)) {
    if (entry['protocol'] === 'udp' || entry['published'] === undefined) return null;
    const published = interpolated(String(entry['published']), variables);
    return portFrom(published, interpolated(String(entry['target'] ?? published), variables));
  }
  if (typeof entry !== 'string') return null;
  const text = interpolated(entry, variables);
  if (text.endsWith('/udp')) return null;
  const parts = text
    .replace(/\/tcp$/, '')
    .replace(/^\[[^\]]{0,60}\]:/, 'address:')
    .split(':');
  if (parts.length < 2) return null;
  return portFrom(parts.at(-2) ?? '', parts.at(-1) ?? '');
}

function portFrom(published: string, container: string): Port | null {
  const number = (text: string) => Number(/^\d{1,5}/.exec(text)?.[0] ?? Number.NaN);
  const [from, to] = [number(published), number(container)];
  if (!isPort(from) || !isPort(to)) return null;
  return {
    published: from,
    container: to,
    guess: published.includes('-') ? `the range ${published} starts at ${from}` : null,
  };
}

function isPort(value: number): boolean {
  return value > 0 && value < 65_536;
}

/** `${NAME}`, `${NAME:-default}`, `${NAME-default}` and `$NAME` (Compose specification, "Interpolation"). */
function interpolated(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replace(
    /\$\{([^}]{1,200})\}|\$(\w{1,100})/g,
    (_, braced: string | undefined, bare: string | undefined) => {
      const [, name = bare ?? '', fallback = ''] = /^(\w{1,100})(?::?-(.{0,200}))?/.exec(braced ?? '') ?? [];
      return variables.get(name) ?? fallback;
    },
  );
}

/** Variables of an environment file. */
export function environmentOf(text: string): Map<string, string> {
  const pairs = [...text.matchAll(/^[ \t]*(?:export[ \t]+)?(\w{1,100})[ \t]*=[ \t]*(.{0,500})$/gm)];
  return new Map(pairs.map(([, name = '', value = '']) => [name, value.trim().replace(/^(["'])(.*)\1$/, '$2')]));
}
