import type { ApiOperation } from '../../core/evidence/api.ts';
import type { BaselineRequest, JsonValue, Pair } from '../../core/evidence/insertion-point.ts';
import { requestBody } from '../../crawl/request-body.ts';

/** Values that the site itself uses, by the name of a path parameter or variable; after `?`, of a query parameter. */
export type PathValues = ReadonlyMap<string, string>;

/** The absolute URL of an operation without query; null if a value leaves no valid one. */
function urlOf(operation: ApiOperation, values: PathValues): string | null {
  const { origin } = new URL(operation.template);
  const path = operation.template.slice(origin.length).replace(/\{([^{}/]{1,100})\}/g, (_, name: string) => {
    return encodeURIComponent(pathValue(operation, name, values).toWellFormed());
  });
  const url = URL.parse(origin + path);
  // A value such as `..` would be another path.
  return url === null || url.pathname.split('/').length !== path.split('/').length ? null : url.href;
}

/** The value that the site uses for a path parameter, else that of the description. */
export function pathValue({ parameters }: ApiOperation, name: string, values: PathValues): string {
  const given = values.get(name) ?? parameters.find((one) => one.in === 'path' && one.name === name)?.value ?? '';
  return given === '' ? '1' : given;
}

/** The query that an operation needs: optional parameters without an example may exclude all results. */
function queryOf({ parameters }: ApiOperation, values: PathValues): Pair[] {
  const required = parameters.filter((one) => one.in === 'query' && one.isRequired);
  return required.map(({ name, value }) => [name, values.get(`?${name}`) ?? value]);
}

/** Headers that the description or the recording requires. */
function headersOf({ parameters, headers }: ApiOperation): Pair[] {
  const described = parameters.filter((one) => one.in === 'header' && one.isRequired);
  return [...headers, ...described.map(({ name, value }): Pair => [name, value])];
}

/** The request of an operation with its own values; null for methods that are never sent. */
export function requestOf(operation: ApiOperation, values: PathValues): BaselineRequest | null {
  const { method, body } = operation;
  const url = urlOf(operation, values);
  if (url === null || (method !== 'GET' && method !== 'POST')) return null;
  const headers = headersOf(operation);
  return {
    method,
    url,
    query: queryOf(operation, values),
    ...(headers.length === 0 ? {} : { headers }),
    ...(method === 'GET' || body === null
      ? {}
      : { body: withVariables(operation, requestBody(body.encoding, body.value, body.root), values) }),
    ...(method === 'POST' && operation.isRead ? { isRead: true as const } : {}),
  };
}

type Sent = NonNullable<BaselineRequest['body']>;

/** Required variables of GraphQL with values of the site, in the declared type. */
function withVariables(operation: ApiOperation, body: Sent, values: PathValues): Sent {
  if (operation.format !== 'graphql' || body.encoding !== 'json') return body;
  const types = operation.body?.schema.properties?.get('variables')?.properties;
  const { query, variables } = body.value as GraphQlBody;
  const filled = Object.entries(variables).map(([name, value]): [string, JsonValue] => {
    const known = values.get(name);
    if (known === undefined) return [name, value];
    const type = types?.get(name)?.type;
    if (type === 'string') return [name, known];
    return [name, type === 'integer' && /^-?\d{1,9}$/.test(known) ? Number(known) : value];
  });
  return { encoding: 'json', value: { query, variables: Object.fromEntries(filled) } };
}

export interface GraphQlBody {
  readonly [name: string]: JsonValue;
  readonly query: string;
  readonly variables: Readonly<Record<string, JsonValue>>;
}
