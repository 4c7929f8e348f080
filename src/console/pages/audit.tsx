import { useEffect, useState } from 'preact/hooks';
import type { AuditEvent } from '../../contract/admin.ts';
import { useApp } from '../app-context.ts';
import { count, words } from '../logic/format.ts';
import { hrefOf } from '../logic/route.ts';
import { plainText } from '../logic/untrusted.ts';
import { Button, Empty, Time, Untrusted } from '../ui/basics.tsx';
import { Scopes, Tags } from '../ui/chips.tsx';
import { TextField } from '../ui/fields.tsx';
import { ListPage, NoMatch } from '../ui/list-page.tsx';
import { useList } from '../ui/loading.ts';
import type { Column } from '../ui/table.tsx';

type Filters = Readonly<Record<string, string>>;

const FILTERS = ['actor', 'action', 'subject'] as const;
const PAGE_SIZE = 50;

const COLUMNS: readonly Column<AuditEvent>[] = [
  { label: 'Action', cell: ({ action }) => <code>{plainText(action, 100)}</code> },
  { label: 'Time', cell: ({ at }) => <Time iso={at} /> },
  {
    label: 'Actor',
    cell: ({ actor, actor_name: text }) => <Filtered name="actor" value={actor} text={text ?? actor} />,
  },
  { label: 'Subject', cell: ({ subject }) => <Filtered name="subject" value={subject} text={subject} /> },
  { label: 'Details', cell: ({ details }) => <Details details={details} /> },
];

interface FilteredProps {
  readonly name: string;
  readonly value: string;
  readonly text: string;
}

function Filtered({ name, value, text }: FilteredProps) {
  return (
    <a class="id" href={hrefOf('audit', null, { [name]: value })} title={`Only entries with this ${name}: ${value}`}>
      <Untrusted text={text} max={100} />
    </a>
  );
}

function Details({ details }: { readonly details: AuditEvent['details'] }) {
  const entries = Object.entries(details).slice(0, 20);
  if (entries.length === 0) return <span class="muted">—</span>;
  return (
    <ul class="details">
      {entries.map(([name, value]) => (
        <li key={name}>
          <span class="muted">{words(plainText(name, 60))}</span> <Detail name={name} value={value} />
        </li>
      ))}
    </ul>
  );
}

const CHIPS_MAX = 10;

/** Lists of texts as chips, anything else as text. */
function Detail({ name, value }: { readonly name: string; readonly value: unknown }) {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) {
    return <>{plainText(typeof value === 'string' ? value : JSON.stringify(value), 200)}</>;
  }
  const texts = value.slice(0, CHIPS_MAX).map((each) => plainText(each, 60));
  const more = value.length - texts.length;
  return (
    <>
      {name === 'scopes' ? <Scopes values={texts} /> : <Tags values={texts} />}
      {more > 0 ? ` and ${count(more)} more` : null}
    </>
  );
}

export function AuditPage({ filters }: { readonly filters: Filters }) {
  const { api } = useApp();
  const query = Object.fromEntries(FILTERS.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  const list = useList(JSON.stringify(query), (cursor, signal) =>
    api.admin.listAuditEvents({ limit: PAGE_SIZE, ...query, ...cursor }, { signal }),
  );
  return (
    <ListPage
      title="Audit log"
      lead="Who changed keys, members, targets, webhooks and channels, who started and cancelled scans, and who signed in."
      create={null}
      filters={<AuditFilters filters={filters} />}
      caption="Audit entries, newest first"
      what="entries"
      list={list}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      empty={
        Object.keys(query).length > 0 ? (
          <NoMatch what="entry" page="audit" />
        ) : (
          <Empty title="The audit log is empty." />
        )
      }
    />
  );
}

function AuditFilters({ filters }: { readonly filters: Filters }) {
  const [values, setValues] = useState<Filters>(filters);
  useEffect(() => setValues(filters), [JSON.stringify(filters)]);
  return (
    <form
      class="filters"
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = FILTERS.map((name) => [name, (values[name] ?? '').trim()]);
        location.hash = hrefOf('audit', null, Object.fromEntries(trimmed));
      }}
    >
      {FILTERS.map((name) => (
        <TextField
          key={name}
          label={`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`}
          value={values[name] ?? ''}
          onInput={(value) => setValues({ ...values, [name]: value })}
          maxLength={100}
          placeholder={name === 'action' ? 'key.created' : ''}
        />
      ))}
      <Button type="submit">Filter</Button>
      {Object.keys(filters).length > 0 ? (
        <a class="button quiet" href={hrefOf('audit')}>
          Clear
        </a>
      ) : null}
    </form>
  );
}
