import { isRecord, ownValue } from '../../../shared/records.ts';

type Node = Readonly<Record<string, unknown>>;

const SERVERS_MAX = 20;

/**
 * The path under which the operations are, without a slash at its end. A server on another host is not contacted: its path is taken.
 *
 * @param address absolute URL that relative servers refer to
 */
export function basePathOf(document: Node, item: Node, operation: Node, address: URL): string {
  if (typeof document['basePath'] === 'string') return pathOf(document['basePath'], address);
  if (document['swagger'] !== undefined) return '';
  const listed: unknown = [operation['servers'], item['servers'], document['servers']].find(
    (servers) => Array.isArray(servers) && servers.length > 0,
  );
  const servers = Array.isArray(listed) ? (listed as unknown[]).slice(0, SERVERS_MAX).filter(isRecord) : [];
  // An empty URL would be the description itself; frameworks mean the root by it.
  const urls = servers.flatMap((server) => URL.parse(withVariables(server) || '/', address) ?? []);
  const own = urls.find(({ origin }) => origin === address.origin) ?? urls[0];
  return own === undefined ? '' : pathOf(own.href, address);
}

/** The URL with the defaults of its variables. */
function withVariables(server: Node): string {
  const variables = isRecord(server['variables']) ? server['variables'] : {};
  return String(server['url'] ?? '')
    .slice(0, 2_000)
    .replace(/\{([^{}]{1,100})\}/g, (_, name: string) => {
      const variable = ownValue(variables, name);
      return isRecord(variable) ? String(variable['default'] ?? '').slice(0, 200) : '';
    });
}

/** The path of a URL, without a slash at its end. */
function pathOf(text: string, address: URL): string {
  let path = URL.parse(text.slice(0, 2_000), address.origin)?.pathname ?? '';
  while (path.endsWith('/')) path = path.slice(0, -1);
  return path.startsWith('/') ? path : '';
}
