import { type ListContext, pageBy } from '../http/page.ts';
import type { Reply } from '../http/route-context.ts';
import { type FindingFilters, type FindingRow, findingFilters } from '../scans/findings.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Sql } from '../store/store.ts';

interface FindingsContext extends ListContext {
  readonly service: ServiceContext;
  readonly query: ListContext['query'] & FindingFilters;
}

/** What the findings of a list belong to: for a FROM with the columns of a {@link FindingRow}, a column and its value. */
interface Owner {
  readonly list: string;
  readonly from: string;
  readonly column: 'scan_id' | 'target_id';
  readonly id: string;
}

/** A page of findings in report order, as the response. */
export function pageOfFindings(
  sql: Sql,
  context: FindingsContext,
  { list, from, column, id }: Owner,
  show: (row: FindingRow) => unknown,
): Promise<Reply> {
  const filters = findingFilters(context.query);
  return pageBy<FindingRow>(
    (row) => [row.severity_rank, row.id],
    context,
    [list, id, ...filters],
    ({ after, limit }) =>
      sql.query<FindingRow>(
        `SELECT * FROM ${from} WHERE ${column} = $2
           AND severity_rank = ANY($3) AND ($4::text IS NULL OR state = $4) AND ($5::text IS NULL OR check_id = $5)
           AND ($6::int IS NULL OR (severity_rank, id) > ($6, $7))
         ORDER BY severity_rank, id LIMIT $8`,
        [context.service.clock.now(), id, ...filters, ...after, limit],
      ),
    show,
  );
}
