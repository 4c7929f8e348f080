import { isRecord, ownValue } from '../../../shared/records.ts';
import type { TokenCarrier } from '../../core/described-login.ts';

const CARRIERS_MAX = 4;
/** Words before a token in `Authorization`, where a scheme only names the header: RFC 6750, Django REST framework, and none. */
const PREFIXES = ['Bearer ', 'Token ', ''];

/** Headers that carry a token by the security schemes of OpenAPI 2.0 or 3.x. */
export function tokenCarriers(document: Readonly<Record<string, unknown>>): TokenCarrier[] {
  const { components } = document;
  const schemes: unknown = isRecord(components) ? components['securitySchemes'] : document['securityDefinitions'];
  const found = Object.values(isRecord(schemes) ? schemes : {}).flatMap((scheme) =>
    isRecord(scheme) ? carriersOf(scheme) : [],
  );
  const once = new Map(found.map((carrier) => [`${carrier.header.toLowerCase()} ${carrier.prefix}`, carrier]));
  return [...once.values()].slice(0, CARRIERS_MAX);
}

function carriersOf({ type, scheme, in: place, name }: Readonly<Record<string, unknown>>): TokenCarrier[] {
  if (type === 'oauth2' || type === 'openIdConnect') return [{ header: 'Authorization', prefix: 'Bearer ' }];
  if (type === 'http' && typeof scheme === 'string' && !/^basic$/i.test(scheme)) {
    const isBearer = /^bearer$/i.test(scheme);
    return /^[\w-]{1,30}$/.test(scheme)
      ? [{ header: 'Authorization', prefix: isBearer ? 'Bearer ' : `${scheme} ` }]
      : [];
  }
  if (type !== 'apiKey' || place !== 'header' || typeof name !== 'string') return [];
  if (!/^[\w.!#$%&'*+^`|~-]{1,100}$/.test(name)) return [];
  if (name.toLowerCase() !== 'authorization') return [{ header: name, prefix: '' }];
  return PREFIXES.map((prefix) => ({ header: 'Authorization', prefix }));
}

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
