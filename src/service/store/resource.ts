import type { Row } from './store.ts';

/** The row of a resource: its members as columns, of which `Times` are times. */
export type Stored<Resource, Times extends keyof Resource> = Row & {
  readonly [Name in keyof Resource]: Name extends Times
    ? null extends Resource[Name]
      ? Date | null
      : Date
    : Resource[Name];
};

type Shown<Value> = Value extends Date ? string : Value;

/** Columns of a row as members of a resource, with times as ISO 8601 texts. Only the named ones leave the service. */
export function resourceOf<Columns extends Row, const Name extends keyof Columns & string>(
  row: Columns,
  names: readonly Name[],
) {
  const members = names.map((name) => {
    const value: unknown = row[name];
    return [name, value instanceof Date ? value.toISOString() : value];
  });
  return Object.fromEntries(members) as { [Key in Name]: Shown<Columns[Key]> };
}
