import { isRecord } from '../../../shared/records.ts';
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
