import { Value } from 'typebox/value';
import { Publication } from './publication.ts';

/** Name of the model's document in the report folder and in the artifact. */
export const PUBLICATION_FILE = 'scan-gate.json';

export function writePublication(publication: Publication): string {
  return `${JSON.stringify(publication, null, 2)}\n`;
}

/** Reads what may be anybody's: null unless it is exactly what this program writes. */
export function readPublication(text: string): Publication | null {
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(Publication, value) ? value : null;
  } catch {
    return null;
  }
}
