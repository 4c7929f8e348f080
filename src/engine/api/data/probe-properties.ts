import { isRecord } from '../../../shared/records.ts';
import type { ApiProbe, ApiSchema } from '../../core/evidence/api.ts';
import { dataOf } from '../operations/json-values.ts';
import type { Reading } from '../operations/survey.ts';
import { namesPerson, secretProperties } from './secret-names.ts';

const ITEMS_MAX = 20;
const DEPTH_MAX = 8;
const EXTRA_MAX = 20;

/** Secrets in the responses to reading operations: without a session where it reads them too, else as the user. Sends nothing. */
export function probeSecrets(readings: readonly Reading[]): ApiProbe[] {
  return readings.flatMap(({ operation, own, anonymous }): ApiProbe[] => {
    const isOfPerson = operation.parameters.some((one) => one.in === 'path' && namesPerson(one.name));
    for (const exchange of [anonymous, own]) {
      const data = dataOf(exchange);
      const isAnonymous = exchange === anonymous;
      const properties = data === undefined ? [] : secretProperties(data, isAnonymous, isAnonymous && isOfPerson);
      if (exchange === null || properties.length === 0) continue;
      return [{ kind: 'secret_properties', operation, exchange, properties, isAnonymous: exchange === anonymous }];
    }
    return [];
  });
}

/** Properties that a closed schema does not have. Sends nothing. */
export function probeUndocumented(readings: readonly Reading[]): ApiProbe[] {
  return readings.flatMap(({ operation, own, anonymous }): ApiProbe[] => {
    const exchange = [own, anonymous].find((one) => dataOf(one) !== undefined) ?? null;
    if (exchange === null || operation.response === null) return [];
    const properties = [...new Set(extraIn(dataOf(exchange), operation.response, '', 0))].slice(0, EXTRA_MAX);
    return properties.length === 0 ? [] : [{ kind: 'undocumented_properties', operation, exchange, properties }];
  });
}

function extraIn(value: unknown, schema: ApiSchema, path: string, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items === undefined) return [];
    return value.slice(0, ITEMS_MAX).flatMap((item: unknown) => extraIn(item, items, `${path}[]`, depth + 1));
  }
  const { properties } = schema;
  if (!isRecord(value) || properties === undefined) return [];
  return Object.entries(value)
    .slice(0, 200)
    .flatMap(([name, member]) => {
      const at = path === '' ? name : `${path}.${name}`;
      const described = properties.get(name);
      if (described === undefined) return schema.isClosed === true ? [at] : [];
      return extraIn(member, described, at, depth + 1);
    });
}
