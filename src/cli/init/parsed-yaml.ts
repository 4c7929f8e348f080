import { parseDocument } from 'yaml';

/** The value of a YAML or JSON text; null if it cannot be parsed. */
export function parsedYaml(text: string): unknown {
  const document = parseDocument(text, { logLevel: 'silent' });
  try {
    return document.errors.length > 0 ? null : document.toJS({ maxAliasCount: 100 });
  } catch {
    return null;
  }
}
