import { posix } from 'node:path';
import { isRecord } from '../../shared/records.ts';
import { type ComposeDocument, listOf, type Service } from './compose-document.ts';
import { missingContext } from './compose-needs.ts';
import { interpolated, type PortEntry, portOf, variablesWithoutDefault } from './compose-ports.ts';
import { dockerfilePort } from './dockerfile.ts';
import type { ProjectFiles } from './project-files.ts';

/** The service of a compose file that is the application. */
export interface ComposeService {
  readonly name: string;
  readonly published: number;
  readonly container: number;
  /** The file publishes no port of it. */
  readonly isUnpublished: boolean;
  /** Profile without which Compose does not start it, or null. */
  readonly profile: string | null;
  readonly guesses: readonly string[];
}

/** Images that applications depend on. */
const DEPENDENCY =
  /^(?:postgres\w{0,40}|postgis|pgvector|timescaledb|mysql[\w-]{0,40}|mariadb|percona|mongo\w{0,40}|redis\w{0,40}|valkey|keydb|memcached|rabbitmq|kafka|cp-kafka|redpanda|zookeeper|nats|elasticsearch|opensearch|solr|meilisearch|typesense|minio|localstack|azurite|mailhog|mailpit|maildev|adminer|pgadmin\d?|phpmyadmin|mongo-express|cassandra|scylla|neo4j|influxdb|clickhouse\w{0,40}|cockroach|etcd|consul|vault|jaeger|zipkin|prometheus|grafana|loki|otel.{0,40}|opentelemetry-.{0,40}|selenium|chrome)$/i;
const DEPENDENCY_PORTS = new Set([
  1433, 1521, 2181, 3306, 4222, 5432, 5672, 6379, 8025, 9042, 9092, 9200, 11211, 15672, 27017, 1025, 9000, 9001,
]);
const APPLICATION_NAME = /^(?:web|app|www|site|front\w*|proxy|nginx|caddy|traefik|server|api|backend)\b/i;
/** Those of them that visitors reach first. */
const FRONT_NAME = /^(?:web|app|www|site|front\w*|proxy|nginx|caddy|traefik)\b/i;
/** Services that run beside an application and serve no pages. */
const HELPER_NAME =
  /(?:^|[-_])(?:worker|job|jobs|cron|queue|scheduler|migrat\w{0,10}|setup|init|test|tests|e2e|lint)(?:$|[-_])/i;
const NAMES_SHOWN = 5;
/** Port of a service that names none. */
const DEFAULT_PORT = 3000;
const SECURE = [443, 8443];

type Variables = ReadonlyMap<string, string>;

interface Candidate {
  readonly service: ComposeService;
  readonly score: number;
}

/** Whether a service is a database, a queue or another program of third parties. */
export function isDependency(service: Service): boolean {
  const image = typeof service['image'] === 'string' ? service['image'] : '';
  const [name = ''] = (image.split('/').at(-1) ?? '').split(/[:@]/);
  return service['build'] === undefined && DEPENDENCY.test(name);
}

/** The application among the services: one with a published port, else one that listens without publishing it. */
export async function applicationService(
  { services }: ComposeDocument,
  variables: Variables,
  files: ProjectFiles,
): Promise<ComposeService | null> {
  const contexts = await Promise.all([...services.values()].map((service) => missingContext(service, files)));
  const possible = [...services].filter(([, service], index) => !isDependency(service) && contexts[index] === null);
  const published = possible.flatMap(([name, service]) => publishedBy(name, service, variables));
  const hidden =
    published.length > 0 ? [] : await Promise.all(possible.map((entry) => hiddenIn(entry, variables, files)));
  const candidates = [...published, ...hidden.flat()].toSorted((one, other) => other.score - one.score);
  const found = candidates[0]?.service;
  if (found === undefined) return null;
  const best = { ...found, guesses: [...found.guesses, ...ofOthers(found.name, services.get(found.name) ?? {})] };
  const others = candidates.filter(({ service }) => service.name !== best.name);
  if (others.length === 0) return best;
  const named = new Map(others.map(({ service }) => [service.name, `${service.name} (${urlOf(service)})`]));
  const shown = [...named.values()].slice(0, NAMES_SHOWN).join(', ');
  return {
    ...best,
    guesses: [...best.guesses, `service ${best.name} was chosen; others could be the application: ${shown}`],
  };
}

/** A service that runs an image as it is, without a folder of the repository. */
function ofOthers(name: string, { build, image, volumes }: Service): string[] {
  const isMounted = listOf(volumes).some((entry) => String(isRecord(entry) ? entry['source'] : entry).startsWith('.'));
  if (build !== undefined || isMounted || typeof image !== 'string' || !/^[\w./:@-]{1,200}$/.test(image)) return [];
  return [
    `service ${name} runs the image ${image}, not one that the job builds: check that it has the code of the pull request, and sign in to its registry if it is private`,
  ];
}

export function urlOf({ container, published }: ComposeService): string {
  return `${SECURE.includes(container) ? 'https' : 'http'}://localhost:${published}`;
}

function scoreOf(name: string, service: Service): number {
  const isPlain = listOf(service['profiles']).length === 0 ? 32 : 0;
  const isBuilt = service['build'] === undefined ? 0 : 8;
  return (
    isPlain +
    isBuilt +
    (HELPER_NAME.test(name) ? 0 : 16) +
    (APPLICATION_NAME.test(name) ? 4 : 0) +
    (FRONT_NAME.test(name) ? 2 : 0)
  );
}

function profileOf(service: Service): string | null {
  const [first] = listOf(service['profiles']);
  return typeof first === 'string' && /^[\w.-]{1,60}$/.test(first) ? first : null;
}

function publishedBy(name: string, service: Service, variables: Variables): Candidate[] {
  return listOf(service['ports']).flatMap((entry) => {
    const port = portOf(entry, (text) => interpolated(text, variables));
    if (port === null || !('published' in port)) return [];
    if (service['build'] === undefined && DEPENDENCY_PORTS.has(port.container)) return [];
    const guesses = port.guess === null ? [] : [port.guess];
    const found = { name, ...port, isUnpublished: false, profile: profileOf(service), guesses };
    return [{ service: found, score: scoreOf(name, service) + (SECURE.includes(port.container) ? 0 : 1) }];
  });
}

/** Values for the variables of ports that have none: the port in the container, if the file names it. */
export function portVariables({ services }: ComposeDocument, variables: Variables): Record<string, string> {
  const entries = [...services.values()].flatMap((service) => listOf(service['ports']));
  return Object.assign(
    {},
    ...entries.map((entry) => {
      const text = isRecord(entry) ? String(entry['published']) : String(entry);
      const open = variablesWithoutDefault(text).filter((name) => (variables.get(name) ?? '') === '');
      const container = portOf(entry, (part) => interpolated(part, variables))?.container;
      const value = String(unprivileged(container ?? DEFAULT_PORT));
      return Object.fromEntries(open.map((name) => [name, value]));
    }),
  );
}

function unprivileged(port: number): number {
  return port < 1024 ? 8080 : port;
}

async function hiddenIn(
  [name, service]: readonly [string, Service],
  variables: Variables,
  files: ProjectFiles,
): Promise<Candidate[]> {
  if (HELPER_NAME.test(name) || !/^[\w.-]{1,100}$/.test(name)) return [];
  const resolve = (text: string) => interpolated(text, variables);
  const entries = [...listOf(service['ports']), ...listOf(service['expose'])].map((entry) => portOf(entry, resolve));
  const named = entries.find((entry): entry is PortEntry => entry !== null)?.container;
  const image = named === undefined ? await imagePort(service, files) : null;
  if (named === undefined && image === null && !(APPLICATION_NAME.test(name) && service['build'] !== undefined))
    return [];
  const container = named ?? image ?? DEFAULT_PORT;
  if (service['build'] === undefined && DEPENDENCY_PORTS.has(container)) return [];
  const isHost = service['network_mode'] === 'host';
  const published = isHost ? container : unprivileged(container);
  const guesses =
    named === undefined && image === null ? [`port ${container} is a guess: service ${name} names none`] : [];
  const common = { name, published, container, isUnpublished: !isHost, profile: profileOf(service) };
  return [{ service: { ...common, guesses }, score: scoreOf(name, service) + (named === undefined ? 0 : 2) }];
}

async function imagePort(service: Service, files: ProjectFiles): Promise<number | null> {
  const build = service['build'];
  const context = isRecord(build) ? build['context'] : build;
  if (typeof context !== 'string') return null;
  const dockerfile = isRecord(build) && typeof build['dockerfile'] === 'string' ? build['dockerfile'] : 'Dockerfile';
  return dockerfilePort(await files.text(posix.join(context, dockerfile)))?.port ?? null;
}
