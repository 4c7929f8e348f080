import type { ComponentChildren } from 'preact';
import { hrefOf } from '../logic/route.ts';
import { Button, Card, Empty, PageHead } from './basics.tsx';
import { ListTable, type ListTableProps } from './table.tsx';

interface ListPageProps<Row> extends ListTableProps<Row> {
  readonly title: string;
  readonly lead: string | undefined;
  /** The button that creates a row; null without the right to. */
  readonly create: { readonly label: string; readonly onClick: () => void } | null;
  readonly filters?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function ListPage<Row>({ title, lead, create, filters, children, ...table }: ListPageProps<Row>) {
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        actions={
          create === null ? undefined : (
            <Button kind="primary" icon="plus" onClick={create.onClick}>
              {create.label}
            </Button>
          )
        }
      />
      {filters}
      <Card flush>
        <ListTable {...table} />
      </Card>
      {children}
    </>
  );
}

export function NoMatch({ what, page }: { readonly what: string; readonly page: Parameters<typeof hrefOf>[0] }) {
  return (
    <Empty title={`No ${what} matches these filters.`}>
      <p>
        <a href={hrefOf(page)}>Clear the filters</a>
      </p>
    </Empty>
  );
}
