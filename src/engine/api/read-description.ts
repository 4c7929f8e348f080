import { objectOfText } from '../../shared/description-text.ts';
import { openApiVersion, readOpenApi } from './openapi.ts';
import type { ReadDescription } from './read-model.ts';

/**
 * Reads a description of any supported format. Never throws.
 *
 * @param address absolute URL of the description, or of the target if the user gave it
 * @returns null for a text that is none
 */
export function readDescription(text: string, address: URL): ReadDescription | null {
  const document = objectOfText(text);
  if (document === null) return null;
  const version = openApiVersion(document);
  if (version !== null) return readOpenApi(document, version, address);
  return null;
}
