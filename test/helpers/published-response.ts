import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../../src/contract/openapi.ts';
import { RESPONSE_HEADERS } from '../../src/contract/openapi-headers.ts';

interface Header {
  readonly required?: boolean;
  readonly schema: { readonly type: string };
}
interface Response {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly responses: Readonly<Record<string, Response>>;
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { headers: Record<string, Header>; responses: Record<string, Response> };
};
const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: false });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(document, 'api');

/**
 * Throws unless a response is one that the published description declares for its operation: its status, its headers,
 * its media type and its body. What no operation has sent, such as 405, is not described.
 */
export function checkPublished(
  method: string,
  path: string,
  answer: { readonly status: number; readonly headers: Headers; readonly body: unknown },
): void {
  const found = operationOf(method.toLowerCase(), path.split('?')[0] ?? '');
  if (found === undefined) return;
  const what = `${method} ${path} ${answer.status}`;
  const declared = found.operation.responses[String(answer.status)];
  const shared = declared?.$ref?.split('/').at(-1);
  const response = shared === undefined ? declared : document.components.responses[shared];
  if (response === undefined) throw new Error(`${what}: the status is not in the published description`);
  checkHeaders(response, answer.headers, what);
  const mediaType = answer.headers.get('content-type')?.split(';')[0];
  const mediaTypes = Object.keys(response.content ?? {});
  if (mediaType === undefined ? mediaTypes.length > 0 : !mediaTypes.includes(mediaType)) {
    throw new Error(`${what}: the media type ${mediaType} is not in the published description`);
  }
  if (mediaType !== 'application/json') return;
  const at =
    shared === undefined
      ? ['paths', found.path, method.toLowerCase(), 'responses', String(answer.status)]
      : ['components', 'responses', shared];
  const pointer = [...at, 'content', mediaType, 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`api#/${pointer}`);
  if (validate === undefined) throw new Error(`${what}: no schema at ${pointer}`);
  if (!validate(answer.body)) throw new Error(`${what}: not as published: ${ajv.errorsText(validate.errors)}`);
}

function checkHeaders(response: Response, headers: Headers, what: string): void {
  const declared = Object.keys(response.headers ?? {});
  for (const name of declared) checkHeader(name, headers.get(name), what);
  for (const name of [...Object.keys(RESPONSE_HEADERS), 'Allow']) {
    if (headers.has(name) && !declared.includes(name)) throw new Error(`${what}: ${name} is not declared`);
  }
}

function checkHeader(name: string, value: string | null, what: string): void {
  const header = document.components.headers[name];
  if (header === undefined) throw new Error(`${what}: ${name} is declared by a reference to nothing`);
  if (value === null && header.required === true) throw new Error(`${what}: ${name} is required and missing`);
  if (value === null) return;
  const typed = header.schema.type === 'integer' ? Number(value) : value;
  if (!ajv.validate(header.schema, typed)) throw new Error(`${what}: ${name} "${value}" is not as published`);
}

/** A path that is written out wins over one with parameters. */
function operationOf(method: string, path: string): { path: string; operation: Operation } | undefined {
  const parts = path.split('/');
  const fits = (pattern: string) => {
    const expected = pattern.split('/');
    return expected.length === parts.length && expected.every((part, i) => part.startsWith('{') || part === parts[i]);
  };
  const name = document.paths[path] === undefined ? Object.keys(document.paths).find(fits) : path;
  const operation = name === undefined ? undefined : document.paths[name]?.[method];
  return name === undefined || operation === undefined ? undefined : { path: name, operation };
}
