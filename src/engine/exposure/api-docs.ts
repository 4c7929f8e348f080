import { isRecord } from '../../shared/records.ts';
import { jsonObjectOf, quote, type Sighting, type Signature, textOf } from '../web/signature.ts';

/** Swagger 2 or OpenAPI 3, as JSON or YAML. */
export const openApi: Signature = (response) => {
  const yaml = openApiYaml(textOf(response));
  if (yaml !== null) return yaml;
  const document = jsonObjectOf(response);
  const version = document?.['openapi'] ?? document?.['swagger'];
  if (document === null || typeof version !== 'string' || !/^[23]\./.test(version)) return openApiStart(response);
  const paths = document['paths'];
  const info = document['info'];
  if (!isRecord(paths) && !isRecord(info)) return null;
  const title = isRecord(info) && typeof info['title'] === 'string' ? ` "${quote(info['title'], 60)}"` : '';
  return {
    proof: `An OpenAPI ${version} description${title} with ${isRecord(paths) ? Object.keys(paths).length : 0} paths is readable`,
  };
};

function openApiYaml(text: string): Sighting | null {
  const version = /^(?:openapi|swagger):[ \t]*["']?([23]\.[\d.]{1,8})/m.exec(text.slice(0, 4_096))?.[1];
  if (version === undefined || !/^info:/m.test(text) || !/^(?:paths|components|webhooks):/m.test(text)) return null;
  const title = /^[ \t]+title:[ \t]*([^\n]{1,100})/m.exec(text)?.[1];
  const named = title === undefined ? '' : ` "${quote(title, 60)}"`;
  return { proof: `An OpenAPI ${version} description${named} is readable` };
}

/** A description that exceeds the length that is read. */
function openApiStart(response: Parameters<Signature>[0]) {
  if (!response.truncated) return null;
  const text = textOf(response).trimStart();
  const version = /^\{\s*"(?:openapi|swagger)"\s*:\s*"([23]\.[\d.]{1,8})"/.exec(text)?.[1];
  return version === undefined ? null : { proof: `An OpenAPI ${version} description is readable (read in part)` };
}

/** Swagger UI, which renders a description. */
export const apiExplorer: Signature = (response) => {
  const text = textOf(response);
  const isSwagger = /SwaggerUIBundle\s*\(|id=["']swagger-ui["']|swagger-ui-bundle(?:\.min)?\.js/i.test(text);
  return isSwagger ? { proof: 'The response is Swagger UI, which shows the description of an API.' } : null;
};

export const GRAPHQL_INTROSPECTION = JSON.stringify({ query: '{__schema{queryType{name} types{name}}}' });

/** GraphQL introspection: the response to {@link GRAPHQL_INTROSPECTION}. */
export const graphqlSchema: Signature = (response) => {
  const data = jsonObjectOf(response)?.['data'];
  const schema = isRecord(data) ? data['__schema'] : undefined;
  if (!isRecord(schema)) return null;
  const types = Array.isArray(schema['types']) ? schema['types'] : [];
  if (types.length === 0 && !isRecord(schema['queryType'])) return null;
  const named = types.flatMap((type: unknown) =>
    isRecord(type) && typeof type['name'] === 'string' && !type['name'].startsWith('__') ? [type['name']] : [],
  );
  return {
    proof: `GraphQL introspection returns ${types.length} types: ${quote(named.slice(0, 6).join(', '), 120)}`,
  };
};
