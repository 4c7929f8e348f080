import { type Static, type TObjectOptions, type TProperties, type TSchema, Type } from 'typebox';

/**
 * A map with string keys, as `propertyNames` and `additionalProperties`: client generators understand these, but drop
 * `patternProperties`.
 */
export function stringMap<Value extends TSchema>(
  names: TSchema | undefined,
  values: Value,
  options: Readonly<Record<string, unknown>> = {},
) {
  return Type.Unsafe<Record<string, Static<Value>>>({
    type: 'object',
    ...(names === undefined ? {} : { propertyNames: names }),
    additionalProperties: values,
    ...options,
  });
}

/**
 * Types shared by all resources. Severities follow CVSS v4 bands (critical >= 9, high >= 7, medium >= 4,
 * low > 0, info = 0), the same bands GitHub code scanning applies to `security-severity`.
 */

export const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const CONFIDENCES = ['certain', 'firm', 'tentative'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** The list is closed: any other value is a validation error. */
export const SCAN_TYPES = ['quick', 'standard', 'compliance'] as const;
export type ScanType = (typeof SCAN_TYPES)[number];

/** Index in {@link SEVERITIES}: 0 is the most severe. */
export function severityRank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}

export function isAtLeast(severity: Severity, threshold: Severity): boolean {
  return severityRank(severity) <= severityRank(threshold);
}

/** A JSON Schema `enum` of strings, which reads better in OpenAPI than `anyOf` of constants. */
export function stringEnum<const Values extends readonly string[]>(values: Values, description?: string) {
  return Type.Unsafe<Values[number]>({
    type: 'string',
    enum: [...values],
    ...(description === undefined ? {} : { description }),
  });
}

/** An object without other members than the given ones. */
export function strictObject<Members extends TProperties>(members: Members, options: TObjectOptions = {}) {
  return Type.Object(members, { additionalProperties: false, ...options });
}

/** `T | null` in JSON Schema 2020-12. */
export function nullable<Schema extends TSchema>(schema: Schema, description?: string) {
  return Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
}

/** Identifier with a fixed prefix, for example `scn_01hx…`: lower-case base32 after the prefix. */
export function prefixedId(prefix: string, description: string) {
  return Type.String({
    pattern: `^${prefix}_[0-9a-z]{8,40}$`,
    description,
    examples: [`${prefix}_01jd3k9x5v8w2m4n6p7q`],
  });
}

export const Timestamp = Type.String({
  format: 'date-time',
  description: 'ISO 8601 UTC timestamp with milliseconds.',
  examples: ['2026-11-21T08:15:30.000Z'],
});

export const SeveritySchema = stringEnum(
  SEVERITIES,
  'CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0.',
);
export const ConfidenceSchema = stringEnum(CONFIDENCES, 'How sure the proof is: certain, firm or tentative.');
export const ScanTypeSchema = stringEnum(SCAN_TYPES, 'Depth of the scan.');

const Count = Type.Integer({ minimum: 0 });

export const SeverityCounts = strictObject(
  { critical: Count, high: Count, medium: Count, low: Count, info: Count, total: Count },
  { description: 'Number of findings per severity.' },
);
export type SeverityCounts = Static<typeof SeverityCounts>;

export function countBySeverity(findings: readonly { severity: Severity }[]): SeverityCounts {
  const counts: SeverityCounts = { critical: 0, high: 0, medium: 0, low: 0, info: 0, total: findings.length };
  for (const finding of findings) counts[finding.severity] += 1;
  return counts;
}
