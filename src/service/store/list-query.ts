import type { PageQuery, Row, Sql } from './store.ts';

/** A condition with `?` for its value; a value of null or undefined leaves it out. */
type Condition = readonly [sql: string, value: unknown];

/**
 * One page of a list, newest first. The statement has only the conditions that are used: a plan that fits all of them at
 * once would read every row of a workspace to find the few of a rare status.
 * @param select constant text up to its WHERE, of a table with `created_at` and `id`
 */
export function listRows<Result extends Row>(
  sql: Sql,
  select: string,
  conditions: readonly Condition[],
  { after: [createdAt, id], limit }: PageQuery,
): Promise<Result[]> {
  const values: unknown[] = [];
  const param = (value: unknown) => `$${values.push(value)}`;
  const where = conditions
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([text, value]) => text.replace('?', () => param(value)));
  if (createdAt !== null) where.push(`(created_at, id) < (${param(createdAt)}, ${param(id)})`);
  return sql.query<Result>(
    `${select} WHERE ${where.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT ${param(limit)}`,
    values,
  );
}
