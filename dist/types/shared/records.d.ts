/** True for an object that is not an array. */
export declare function isRecord(value: unknown): value is Readonly<Record<string, unknown>>;
/** The value as an object; an empty one for anything else. */
export declare function record(value: unknown): Readonly<Record<string, unknown>>;
/** The value of a JSON text; undefined for any other text. Never throws. */
export declare function parsedJson(text: string): unknown;
/** The own property at a path of names; undefined where the path ends early. */
export declare function valueAt(value: unknown, path: readonly string[]): unknown;
/** The text at a path of names, or null. */
export declare function textAt(value: unknown, ...path: readonly string[]): string | null;
/** The value of a table's own key. A key from outside may be the name of something that every object has: `constructor`. */
export declare function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined;
export type Immutable<Value> = Value extends readonly (infer Item)[] ? readonly Immutable<Item>[] : Value extends object ? {
    readonly [Key in keyof Value]: Immutable<Value[Key]>;
} : Value;
type Present<Values> = {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>;
};
/** The members that are not undefined. */
export declare function present<Values extends object>(values: Values): Present<Values>;
export {};
