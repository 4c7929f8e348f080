/** True for an object that is not an array. */
export declare function isRecord(value: unknown): value is Readonly<Record<string, unknown>>;
/** The own property at a path of names; undefined where the path ends early. */
export declare function valueAt(value: unknown, path: readonly string[]): unknown;
/** The text at a path of names, or null. */
export declare function textAt(value: unknown, ...path: readonly string[]): string | null;
/** The value of a table's own key. A key from outside may be the name of something that every object has: `constructor`. */
export declare function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined;
