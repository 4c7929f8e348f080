import { LIMITS } from '../../contract/limits.ts';
import type { ScanOptions } from '../../contract/scan.ts';
import { DESCRIPTION_LENGTH_MAX, objectOfText } from '../../shared/description-text.ts';
import { isRecord } from '../../shared/records.ts';
import { shown, UsageError } from '../model/usage-error.ts';
import type { SettingsSources } from './settings-sources.ts';

const SUMMARY_MAX = 40;
const DEPTH_MAX = 60;
/** Texts for people, answers and credentials: the engine reads none of them. */
const DROPPED_TEXTS = new Set([
  'description',
  'title',
  'termsOfService',
  'deprecationReason',
  'specifiedByURL',
  'comment',
]);
const DROPPED = new Set(['externalDocs', 'contact', 'license', 'x-codeSamples', 'x-code-samples']);
const DROPPED_OF_RECORDINGS = new Set([
  'auth',
  'cookies',
  'event',
  'response',
  'timings',
  'cache',
  'pages',
  'browser',
  'creator',
]);
const CREDENTIAL = /^(?:authorization|proxy-authorization|cookie|set-cookie)$/i;
/** Values that the scan sends keep all their members. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'value', 'const']);

/**
 * The scan option of an `api-description`: a URL or path of the target as it is, a file as its text without what no scan needs.
 *
 * @throws UsageError
 */
export function apiDescriptionOf(
  { naming, readText }: SettingsSources,
  given: string | undefined,
): Pick<ScanOptions, 'api_description'> {
  const value = (given ?? '').trim();
  if (value === '') return {};
  const input = naming('api-description');
  if (/^(?:https?:\/\/|\/)/i.test(value)) {
    if (!/^\S{1,2000}$/.test(value)) throw new UsageError(input, 'is not a URL or path of the target.');
    return { api_description: value };
  }
  return { api_description: compacted(input, value, textOf(input, value, readText)) };
}

function textOf(input: string, path: string, readText: SettingsSources['readText']): string {
  if (/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path)) throw new UsageError(input, `${shown(path)} leaves the folder.`);
  try {
    if (readText === undefined) throw new Error('no files');
    return readText(path);
  } catch (cause) {
    throw new UsageError(
      input,
      `${shown(path)} cannot be read. Give a file of the repository, or a URL or path of the target such as /openapi.json.`,
      { cause },
    );
  }
}

function compacted(input: string, path: string, text: string): string {
  if (text.length > DESCRIPTION_LENGTH_MAX)
    throw new UsageError(input, `${shown(path)} is larger than ${DESCRIPTION_LENGTH_MAX / 1024 / 1024} MiB.`);
  const document = objectOfText(text);
  // What no reader of JSON or YAML understands may be a schema of GraphQL.
  const short =
    document === null
      ? text.replaceAll('\u0000', '')
      : JSON.stringify(withoutTexts(document, isRecording(document), DEPTH_MAX));
  if (short.trim() === '') throw new UsageError(input, `${shown(path)} is empty.`);
  if (short.length <= LIMITS.apiDescriptionLengthMax) return short;
  throw new UsageError(
    input,
    `${shown(path)} has more than ${LIMITS.apiDescriptionLengthMax / 1024} KiB even without its texts. Let the target serve it and give its path, or describe fewer operations.`,
  );
}

/** HAR and Postman hold responses and credentials of the recording. */
function isRecording(document: Readonly<Record<string, unknown>>): boolean {
  return isRecord(document['log']) || Array.isArray(document['item']);
}

function withoutTexts(value: unknown, isRecorded: boolean, depth: number): unknown {
  if (depth === 0) return null;
  const inner = (item: unknown) => withoutTexts(item, isRecorded, depth - 1);
  if (Array.isArray(value)) return value.filter((item: unknown) => !isRecorded || !isCredential(item)).map(inner);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name, member]) => {
    if (isRecorded && DROPPED_OF_RECORDINGS.has(name)) return false;
    return !DROPPED.has(name) && !(DROPPED_TEXTS.has(name) && (typeof member === 'string' || member === null));
  });
  return Object.fromEntries(
    kept.map(([name, member]) => {
      if (name === 'summary' && typeof member === 'string') return [name, member.slice(0, SUMMARY_MAX)];
      return [name, VALUES.has(name) && !isRecorded ? member : inner(member)];
    }),
  );
}

function isCredential(item: unknown): boolean {
  if (!isRecord(item)) return false;
  const name = item['name'] ?? item['key'];
  return typeof name === 'string' && CREDENTIAL.test(name);
}
