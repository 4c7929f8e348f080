import { type Static, type TObjectOptions, type TProperties, type TSchema, Type } from 'typebox';
/**
 * A map with string keys, as `propertyNames` and `additionalProperties`: client generators understand these, but drop
 * `patternProperties`.
 */
export declare function stringMap<Value extends TSchema>(names: TSchema | undefined, values: Value, options?: Readonly<Record<string, unknown>>): Type.TUnsafe<Record<string, import("typebox").StaticType<[], "Encode", {}, {}, Value>>>;
/**
 * Types shared by all resources. Severities follow CVSS v4 bands (critical >= 9, high >= 7, medium >= 4,
 * low > 0, info = 0), the same bands GitHub code scanning applies to `security-severity`.
 */
export declare const SEVERITIES: readonly ["critical", "high", "medium", "low", "info"];
export type Severity = (typeof SEVERITIES)[number];
export declare const CONFIDENCES: readonly ["certain", "firm", "tentative"];
export type Confidence = (typeof CONFIDENCES)[number];
/** The list is closed: any other value is a validation error. */
export declare const SCAN_TYPES: readonly ["quick", "standard", "compliance"];
export type ScanType = (typeof SCAN_TYPES)[number];
/** Index in {@link SEVERITIES}: 0 is the most severe. */
export declare function severityRank(severity: Severity): number;
export declare function isAtLeast(severity: Severity, threshold: Severity): boolean;
/** A JSON Schema `enum` of strings, which reads better in OpenAPI than `anyOf` of constants. */
export declare function stringEnum<const Values extends readonly string[]>(values: Values, description?: string): Type.TUnsafe<Values[number]>;
/** An object without other members than the given ones. */
export declare function strictObject<Members extends TProperties>(members: Members, options?: TObjectOptions): Type.TObject<Members>;
/** `T | null` in JSON Schema 2020-12. */
export declare function nullable<Schema extends TSchema>(schema: Schema, description?: string): Type.TUnion<[Schema, Type.TNull]>;
/** Identifier with a fixed prefix, for example `scn_01hx…`: lower-case base32 after the prefix. */
export declare function prefixedId(prefix: string, description: string): Type.TString;
export declare const Timestamp: Type.TString;
export declare const SeveritySchema: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
export declare const ConfidenceSchema: Type.TUnsafe<"certain" | "firm" | "tentative">;
export declare const ScanTypeSchema: Type.TUnsafe<"quick" | "standard" | "compliance">;
export declare const SeverityCounts: Type.TObject<{
    critical: Type.TInteger;
    high: Type.TInteger;
    medium: Type.TInteger;
    low: Type.TInteger;
    info: Type.TInteger;
    total: Type.TInteger;
}>;
export type SeverityCounts = Static<typeof SeverityCounts>;
export declare function countBySeverity(findings: readonly {
    severity: Severity;
}[]): SeverityCounts;
