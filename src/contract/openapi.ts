import type { TSchema } from 'typebox';
import { API_ERRORS, type ApiErrorCode, ErrorEnvelope } from './errors.ts';
import { EVENT_TYPES, eventSchema } from './event.ts';
import { EXAMPLES, type Examples } from './examples.ts';
import { Finding } from './finding.ts';
import { LIMITS } from './limits.ts';
import { headersOf, RESPONSE_HEADERS } from './openapi-headers.ts';
import { Report } from './report.ts';
import { commonErrorsOf, errorsOf, IDEMPOTENCY_KEY_PATTERN, type RouteDefinition } from './route-definition.ts';
import { ROUTES } from './routes.ts';
import { BulkScanCreate, BulkScanRefusal, BulkScanResult, Scan, ScanCreate } from './scan.ts';
import { SHARED_SCHEMAS } from './shared-schemas.ts';
import { SIGNATURE_HEADER } from './signature-header.ts';
import { Target } from './target.ts';
import { IDENTITY_ROUTES } from './trust.ts';
import { Usage } from './usage.ts';
import { Delivery, DeliveryWithAttempts, Webhook, WebhookCreate, WebhookWithSecret } from './webhook.ts';

type Json = Record<string, unknown>;

/** Every route of the API, also that without a key. */
const DESCRIBED: Readonly<Record<string, RouteDefinition>> = { ...ROUTES, ...IDENTITY_ROUTES };

/** Differs from the tag `webhooks` of the routes, because generators write one file per tag. */
const EVENTS_TAG = 'events';

/** The resources. They and {@link SHARED_SCHEMAS} are named: every occurrence becomes a `$ref`. */
export const COMPONENTS: Readonly<Record<keyof Examples, TSchema>> = {
  Target,
  Scan,
  ScanCreate,
  BulkScanCreate,
  BulkScanResult,
  BulkScanRefusal,
  Finding,
  Report,
  Usage,
  Webhook,
  WebhookWithSecret,
  WebhookCreate,
  Delivery,
  DeliveryWithAttempts,
  ErrorEnvelope,
};

const NAMED: Readonly<Record<string, TSchema>> = { ...COMPONENTS, ...SHARED_SCHEMAS };
const componentNames = new Map(Object.entries(NAMED).map(([name, schema]) => [formOf(schema), name]));

/** A schema without the notes that each place may have of its own. */
function formOf(schema: object): string {
  const { description: _, writeOnly: __, ...form } = schema as Json;
  return JSON.stringify(form);
}

/** Removes TypeBox's hidden markers and replaces named schemas with references, beside which the notes of the place stand. */
function plain(schema: unknown, isComponent = false): Json {
  if (schema === null || typeof schema !== 'object') return schema as Json;
  if (Array.isArray(schema)) return schema.map((item) => plain(item)) as unknown as Json;
  const name = isComponent ? undefined : componentNames.get(formOf(schema));
  if (name !== undefined)
    return { $ref: `#/components/schemas/${name}`, ...notesOf(schema as Json, NAMED[name] as unknown as Json) };
  return Object.fromEntries(
    Object.entries(schema as Json)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, plain(value)]),
  );
}

/** Notes that differ from those of the named schema; OpenAPI 3.1 allows them beside a reference. */
function notesOf(schema: Json, named: Json): Json {
  const notes = ['description', 'writeOnly'].map((note) => [note, schema[note]] as const);
  return Object.fromEntries(notes.filter(([note, value]) => value !== undefined && value !== named[note]));
}

/** The OpenAPI 3.1 description of the API, generated from the route table. */
export function openApiDocument(serverUrl = 'http://127.0.0.1:8080'): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, route] of Object.entries(DESCRIBED)) {
    const operations = paths[route.path] ?? {};
    operations[route.method.toLowerCase()] = operation(operationId, route);
    paths[route.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Security Scanning Service API',
      version: '1.0.0',
      description: 'Registers targets, runs security scans against them and returns findings and reports.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Scan Gate maintainers' },
    },
    servers: [
      {
        url: '{base_url}',
        description: 'This service',
        variables: { base_url: { default: serverUrl, description: 'Base URL of the service.' } },
      },
    ],
    security: [{ apiKey: [] }],
    tags: [
      ...[...new Set(Object.values(DESCRIBED).map((route) => tagOf(route.path)))].map((name) => ({
        name,
        description: `Operations on ${name}.`,
      })),
      { name: EVENTS_TAG, description: 'Deliveries to webhook subscribers.' },
    ],
    paths,
    webhooks: Object.fromEntries(
      EVENT_TYPES.map((type) => [
        type,
        {
          post: {
            operationId: `on_${type.replace('.', '_')}`,
            summary: `Delivery of ${type}`,
            description: `Signed with the ${SIGNATURE_HEADER} header. Respond with any 2xx status within 5 seconds.`,
            tags: [EVENTS_TAG],
            security: [],
            requestBody: { required: true, content: { 'application/json': { schema: plain(eventSchema(type)) } } },
            responses: {
              '2XX': { description: 'Delivery accepted.' },
              '4XX': { description: 'Delivery failed; the service retries it.' },
            },
          },
        },
      ]),
    ),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'API key: svc_live_… or svc_test_…' } },
      headers: RESPONSE_HEADERS,
      responses: sharedResponses(),
      schemas: {
        ...Object.fromEntries(
          (Object.keys(COMPONENTS) as (keyof Examples)[]).map((name) => [
            name,
            { ...plain(COMPONENTS[name], true), examples: [EXAMPLES[name]] },
          ]),
        ),
        ...Object.fromEntries(Object.entries(SHARED_SCHEMAS).map(([name, schema]) => [name, plain(schema, true)])),
      },
    },
  };
}

function tagOf(path: string): string {
  return path.split('/')[2] ?? 'service';
}

function operation(operationId: string, route: RouteDefinition): Json {
  return {
    operationId,
    summary: route.summary,
    description: needsOf(route),
    ...(route.isOpen === true ? { security: [] } : {}),
    tags: [tagOf(route.path)],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query'), ...idempotency(route)],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: route.bodyOptional !== true,
            content: { 'application/json': { schema: plain(route.body) } },
          },
        }),
    responses: {
      [String(route.success.status)]: success(route),
      ...partial(route),
      ...redirect(route),
      ...notModified(route),
      ...errorResponses(route),
    },
  };
}

function needsOf({ scopes, isOpen }: RouteDefinition): string {
  if (isOpen === true) return 'Needs no API key.';
  return `Requires ${scopes.length === 1 ? 'the scope' : 'one of the scopes'} ${scopes.join(', ')}.`;
}

function parameters(schema: TSchema | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties } = schema as unknown as { properties: Record<string, Json> };
  const object = plain(schema) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(object.properties ?? {}).map(([name, property]) => {
    const { description: _, ...rest } = property;
    const { description } = properties[name] ?? {};
    return {
      name,
      in: place,
      required: place === 'path' || (object.required ?? []).includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}

function idempotency(route: RouteDefinition): Json[] {
  if (route.method !== 'POST' || route.isOpen === true) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'For 24 hours, repeating a request with the same key returns the first response.',
      schema: {
        type: 'string',
        minLength: 1,
        maxLength: LIMITS.idempotencyKeyLengthMax,
        pattern: IDEMPOTENCY_KEY_PATTERN,
      },
    },
  ];
}

function success(route: RouteDefinition): Json {
  const { status } = route.success;
  const response = {
    description: status === 204 ? 'Success. No body.' : 'Success.',
    headers: headersOf(route, status, []),
  };
  if (route.success.schema !== undefined) {
    const alternatives = (route.success.alternatives ?? []).map((type) => [
      type,
      { schema: { type: type.endsWith('json') ? 'object' : 'string' } },
    ]);
    const json = { 'application/json': { schema: plain(route.success.schema) } };
    return { ...response, content: { ...json, ...Object.fromEntries(alternatives) } };
  }
  if (route.success.contentType !== undefined) {
    return { ...response, content: { [route.success.contentType]: { schema: { type: 'string', format: 'binary' } } } };
  }
  return response;
}

function partial(route: RouteDefinition): Json {
  if (route.success.ranges !== true) return {};
  const { content } = success(route);
  return { '206': { description: 'The Range of the request.', headers: headersOf(route, 206, []), content } };
}

function notModified(route: RouteDefinition): Json {
  if (route.success.etag !== true) return {};
  return { '304': { description: 'If-None-Match names this version.', headers: headersOf(route, 304, []) } };
}

function redirect(route: RouteDefinition): Json {
  if (route.redirect === undefined) return {};
  const { status, description } = route.redirect;
  return { [String(status)]: { description, headers: headersOf(route, status, []) } };
}

function errorResponses(route: RouteDefinition): Json {
  return Object.fromEntries(
    [...errorCodes(route)].map(([status, codes]) => [
      String(status),
      { $ref: `#/components/responses/${responseName(route, status, codes)}` },
    ]),
  );
}

/** The error responses of all routes, by name. Equal names have equal responses. */
function sharedResponses(): Json {
  const responses = Object.values(DESCRIBED).flatMap((route) =>
    [...errorCodes(route)].map(([status, codes]): [string, Json] => [
      responseName(route, status, codes),
      {
        description: codes.map((code) => `${code}: ${API_ERRORS[code].meaning}`).join(' '),
        headers: headersOf(route, status, codes),
        content: { 'application/json': { schema: plain(route.refusals?.[status] ?? ErrorEnvelope) } },
      },
    ]),
  );
  return Object.fromEntries(responses.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Error codes of a route by status, in order of the status. */
function errorCodes(route: RouteDefinition): Map<number, ApiErrorCode[]> {
  const byStatus = new Map<number, ApiErrorCode[]>();
  for (const code of new Set([...commonErrorsOf(route), ...errorsOf(route)])) {
    const status: number | null = API_ERRORS[code].status;
    if (status !== null) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

/** For example `Error401_missing_api_key_invalid_api_key`. */
function responseName(route: RouteDefinition, status: number, codes: readonly ApiErrorCode[]): string {
  const own = route.isOpen === true ? '_open' : route.refusals?.[status] === undefined ? '' : '_extended';
  return `Error${status}_${codes.join('_')}${own}`;
}
