import { DESCRIPTION_LENGTH_MAX, objectOfText } from '../../../shared/description-text.ts';
import { graphQlOperations } from '../operations/graphql-operations.ts';
import { introspectedSchema } from './graphql-schema.ts';
import { sdlSchema } from './graphql-sdl.ts';
import { readHar } from './har.ts';
import { openApiVersion, readOpenApi } from './openapi.ts';
import { readPostman } from './postman.ts';
import type { ReadDescription } from './read-model.ts';

/** Where the interface of GraphQL is if nothing says so. */
export const GRAPHQL_PATH = '/graphql';

/**
 * Reads a description of any supported format. Never throws.
 *
 * @param address absolute URL of the description, or of the target if the user gave it
 * @returns null for a text that is none
 */
export function readDescription(text: string, address: URL): ReadDescription | null {
  const document = objectOfText(text);
  const version = document === null ? null : openApiVersion(document);
  if (document !== null && version !== null) return readOpenApi(document, version, address);
  const recorded =
    document === null ? null : (readPostman(document, address.origin) ?? readHar(document, address.origin));
  if (recorded !== null) return recorded;
  const schema = document === null ? schemaOfText(text) : introspectedSchema(document);
  // A schema that came from an interface is that of the interface.
  const endpoint = /graphql|\/gql/i.test(address.pathname) && document !== null ? address.pathname : GRAPHQL_PATH;
  return schema === null ? null : graphQlOperations(schema, new URL(endpoint, address.origin));
}

function schemaOfText(text: string) {
  return text.length > DESCRIPTION_LENGTH_MAX ? null : sdlSchema(text);
}
