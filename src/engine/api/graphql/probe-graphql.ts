import { isRecord } from '../../../shared/records.ts';
import type { ApiOperation, ApiProbe } from '../../core/evidence/api.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import { isPathAllowed } from '../../crawl/link-policy.ts';
import { jsonOfResponse } from '../operations/json-values.ts';
import type { OperationReader } from '../operations/operation-reader.ts';

const ENDPOINTS_MAX = 2;
const REQUESTS_KEPT = 80;
/** Levels of a query; limits in use are between 5 and 15. */
const DEPTH = 20;
const BATCH = [{ query: '{__typename}' }, { query: '{__typename}' }];
/** Selects a meta field only: no mutation runs (GraphQL specification, section 4.4). */
const EMPTY_MUTATION = 'mutation{__typename}';
const INTROSPECTION = '{__schema{queryType{name}}}';

/** What GraphQL endpoints accept, one request each. Nothing is changed, and no data is read. */
export async function probeGraphql(
  reader: OperationReader,
  operations: readonly ApiOperation[],
): Promise<{ readonly probes: ApiProbe[]; readonly endpoints: number }> {
  const ofGraphql = operations.filter(({ format }) => format === 'graphql');
  const endpoints = [...new Set(ofGraphql.map(({ template }) => template))]
    .filter((url) => isPathAllowed(new URL(url), reader.context.options))
    .slice(0, ENDPOINTS_MAX);
  const probes: ApiProbe[] = [];
  for (const url of endpoints) {
    const fields = ofGraphql
      .filter(({ template }) => template === url)
      .flatMap(({ id }) => /^query (\w{3,60})$/.exec(id)?.[1] ?? []);
    probes.push(...(await probeEndpoint(reader, url, fields)));
  }
  return { probes, endpoints: endpoints.length };
}

async function probeEndpoint(reader: OperationReader, url: string, fields: readonly string[]): Promise<ApiProbe[]> {
  const { context } = reader;
  const send = async (body: unknown): Promise<Exchange | null> => {
    if (context.requestsLeft() < REQUESTS_KEPT) return null;
    const headers: [string, string][] = [
      ['Content-Type', 'application/json'],
      ['Accept', 'application/json'],
    ];
    const attempt = await context.fetch({ method: 'POST', url, headers, body: JSON.stringify(body) });
    return hasResponse(attempt) ? attempt : null;
  };
  const get = async (query: string): Promise<Exchange | null> => {
    if (context.requestsLeft() < REQUESTS_KEPT) return null;
    const target = new URL(url);
    target.searchParams.set('query', query);
    const attempt = await context.fetch({ url: target.href, headers: [['Accept', 'application/json']] });
    return hasResponse(attempt) ? attempt : null;
  };
  const found: ApiProbe[] = [];
  const note = (
    fault: Extract<ApiProbe, { kind: 'graphql' }>['fault'],
    exchange: Exchange | null,
    isFault: boolean,
  ) => {
    if (exchange !== null && isFault) found.push({ kind: 'graphql', fault, exchange });
  };
  const introspection = await send({ query: INTROSPECTION });
  note('introspection', introspection, dataIn(introspection, '__schema') !== undefined);
  const [field] = fields;
  const misspelled = field === undefined ? null : await send({ query: `{${field}${context.token(1)}}` });
  note('suggestions', misspelled, suggests(misspelled, fields));
  const batch = await send(BATCH);
  const responses = batch === null ? null : jsonOfResponse(batch);
  note(
    'batching',
    batch,
    Array.isArray(responses) && responses.length === 2 && responses.every((one) => typenameOf(one) !== null),
  );
  const mutation = await get(EMPTY_MUTATION);
  const name = mutation === null ? null : typenameOf(jsonOfResponse(mutation));
  // A server that ignores the keyword responds as to a query.
  const query = name === null ? null : await get('{__typename}');
  note('get_mutations', mutation, name !== null && query !== null && typenameOf(jsonOfResponse(query)) !== name);
  const deep = await send({ query: `{ __type(name: "String") { name${nested(DEPTH)} } }` });
  note('depth', deep, dataIn(deep, '__type') !== undefined);
  return found;
}

/** `ofType` of a scalar is null, so that a deep query costs nothing. */
function nested(depth: number): string {
  return depth === 0 ? '' : ` ofType { name${nested(depth - 1)} }`;
}

function dataIn(exchange: Exchange | null, field: string): unknown {
  const root = exchange === null ? null : jsonOfResponse(exchange);
  if (!isRecord(root) || root['errors'] !== undefined || !isRecord(root['data'])) return undefined;
  return root['data'][field] ?? undefined;
}

function typenameOf(root: unknown): string | null {
  if (!isRecord(root) || root['errors'] !== undefined || !isRecord(root['data'])) return null;
  const name = root['data']['__typename'];
  return typeof name === 'string' ? name : null;
}

/** The error names fields of the schema that the query did not have. */
function suggests(exchange: Exchange | null, fields: readonly string[]): boolean {
  const root = exchange === null ? null : jsonOfResponse(exchange);
  if (!isRecord(root) || !Array.isArray(root['errors'])) return false;
  const [error] = root['errors'] as unknown[];
  const message = isRecord(error) && typeof error['message'] === 'string' ? error['message'].slice(0, 2_000) : '';
  const hint = /Did you mean (.{1,300})/i.exec(message)?.[1];
  return hint !== undefined && fields.some((field) => hint.includes(field));
}
