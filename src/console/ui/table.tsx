import type { ComponentChildren } from 'preact';
import { Button, ErrorNote, Waiting } from './basics.tsx';
import type { LoadedList } from './loading.ts';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ComponentChildren;
  readonly isNumber?: boolean;
  /** For buttons: the heading is for screen readers only. */
  readonly isActions?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A table; on a narrow screen each row becomes a card. The first column names the row. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  const classOf = ({ isNumber, isActions }: Column<Row>) =>
    isNumber ? 'number' : isActions ? 'row-actions' : undefined;
  return (
    <table class="table">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" class={classOf(column)}>
              {column.isActions ? <span class="visually-hidden">{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.label}
                  class={classOf(column)}
                  data-label={column.label}
                  scope={index === 0 ? 'row' : undefined}
                >
                  <div class="cell">{column.cell(row)}</div>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PagedListProps<Row> {
  readonly list: LoadedList<Row>;
  /** What the rows are, in the plural: `scans`. */
  readonly what: string;
  readonly empty: ComponentChildren;
  /** Draws one row or more. */
  readonly children: (rows: readonly Row[]) => ComponentChildren;
}

/** A list by pages with its waits, its errors and its empty state. */
export function PagedList<Row>({ list, what, empty, children }: PagedListProps<Row>) {
  const { items, error, isLoading, hasMore, loadMore, reload } = list;
  const shown = items?.length ?? 0;
  return (
    <div aria-busy={isLoading}>
      {shown > 0 && items !== null ? children(items) : null}
      {shown === 0 && items !== null && error === null ? empty : null}
      {items === null && isLoading ? <Waiting>Loading {what}…</Waiting> : null}
      {error === null ? null : <ErrorNote error={error} onRetry={items === null ? reload : loadMore} />}
      {hasMore && error === null ? <LoadMore onClick={loadMore} isLoading={isLoading} /> : null}
      <ListStatus list={list} what={what} />
    </div>
  );
}

/** Says what is shown to a screen reader. */
function ListStatus<Row>({ list: { items, isLoading, hasMore }, what }: Pick<PagedListProps<Row>, 'list' | 'what'>) {
  const more = hasMore ? ', more available' : '';
  return (
    <p class="visually-hidden" role="status">
      {items === null || isLoading ? '' : `${items.length} ${what} shown${more}.`}
    </p>
  );
}

function LoadMore({ onClick, isLoading }: { readonly onClick: () => void; readonly isLoading: boolean }) {
  return (
    <div class="more">
      <Button onClick={onClick} isBusy={isLoading}>
        {isLoading ? 'Loading…' : 'Load more'}
      </Button>
    </div>
  );
}

export interface ListTableProps<Row> extends Omit<TableProps<Row>, 'rows'>, Omit<PagedListProps<Row>, 'children'> {}

export function ListTable<Row>({ list, what, empty, ...table }: ListTableProps<Row>) {
  return (
    <PagedList list={list} what={what} empty={empty}>
      {(rows) => <Table {...table} rows={rows} />}
    </PagedList>
  );
}
