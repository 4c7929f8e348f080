import { useEffect, useState } from 'preact/hooks';
import { SCAN_TYPES, type ScanType } from '../../contract/primitives.ts';
import { SCAN_STATUSES, type ScanStatus } from '../../contract/scan-states.ts';
import type { Scan } from '../../generated/models.ts';
import { present } from '../../shared/records.ts';
import { useApp } from '../app-context.ts';
import { words } from '../logic/format.ts';
import { may } from '../logic/permissions.ts';
import { hrefOf } from '../logic/route.ts';
import { Button, Empty, Time, Untrusted } from '../ui/basics.tsx';
import { SeverityCounts, Status } from '../ui/chips.tsx';
import { SelectField, TextField } from '../ui/fields.tsx';
import { ListPage, NoMatch } from '../ui/list-page.tsx';
import { useList } from '../ui/loading.ts';
import { usePolling } from '../ui/polling.ts';
import type { Column } from '../ui/table.tsx';
import { CancelScan, isOpen } from './cancel-scan.tsx';
import { NewScan } from './new-scan.tsx';

type Filters = Readonly<Record<string, string>>;

/** Query parameters of the filters in the address; unknown values are left out. */
function queryOf(filters: Filters) {
  const status = SCAN_STATUSES.find((each): each is ScanStatus => each === filters['status']);
  const type = SCAN_TYPES.find((each): each is ScanType => each === filters['type']);
  return present({ status, scan_type: type, target: filters['target'] });
}

export function ScansPage({ filters }: { readonly filters: Filters }) {
  const { api, session } = useApp();
  const [dialog, setDialog] = useState<'new' | Scan | null>(null);
  const query = queryOf(filters);
  const list = useList(JSON.stringify(query), (cursor, signal) =>
    api.client.listScans({ ...query, ...cursor }, { signal }),
  );
  const open = (list.items ?? []).filter(isOpen);
  usePolling(open.length > 0, open.map(({ id, status }) => `${id}${status}`).join(), list.reload);
  const isFiltered = Object.keys(query).length > 0;
  const mayWrite = may(session, 'scans:write');
  const actions: Column<Scan> = {
    label: 'Actions',
    isActions: true,
    cell: (scan) =>
      isOpen(scan) ? (
        <Button onClick={() => setDialog(scan)} label={`Cancel the scan of ${scan.target}`}>
          Cancel
        </Button>
      ) : null,
  };
  return (
    <ListPage
      title="Scans"
      lead={mayWrite ? undefined : 'You can read scans, but not start or cancel them: your token lacks scans:write.'}
      create={mayWrite ? { label: 'New scan', onClick: () => setDialog('new') } : null}
      filters={<ScanFilters filters={filters} />}
      caption="Scans, newest first"
      what="scans"
      list={list}
      keyOf={({ id }) => id}
      columns={[...SCAN_COLUMNS, ...(mayWrite ? [actions] : [])]}
      empty={
        isFiltered ? (
          <NoMatch what="scan" page="scans" />
        ) : (
          <Empty title="No scans yet.">
            <p>
              {mayWrite
                ? 'Start one with “New scan”. Standard and compliance scans need a verified target.'
                : 'Scans that others start appear here.'}
            </p>
          </Empty>
        )
      }
    >
      {dialog === 'new' ? <NewScan onClose={() => setDialog(null)} /> : null}
      {dialog !== null && dialog !== 'new' ? (
        <CancelScan scan={dialog} onClose={() => setDialog(null)} onCancelled={list.reload} />
      ) : null}
    </ListPage>
  );
}

/** Columns of every list of scans. */
export const SCAN_COLUMNS: readonly Column<Scan>[] = [
  {
    label: 'Target',
    cell: (scan) => (
      <a href={hrefOf('scans', scan.id)}>
        <Untrusted text={scan.target} max={120} />
      </a>
    ),
  },
  { label: 'Status', cell: ({ status }) => <Status value={status} /> },
  { label: 'Type', cell: (scan) => words(scan.scan_type) },
  { label: 'Findings', cell: (scan) => <SeverityCounts counts={scan.findings_count} /> },
  { label: 'Created', cell: (scan) => <Time iso={scan.created_at} /> },
];

function ScanFilters({ filters }: { readonly filters: Filters }) {
  const [target, setTarget] = useState(filters['target'] ?? '');
  useEffect(() => setTarget(filters['target'] ?? ''), [filters['target']]);
  const show = (changes: Filters) => {
    location.hash = hrefOf('scans', null, { ...filters, ...changes });
  };
  return (
    <form
      class="filters"
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        show({ target: target.trim() });
      }}
    >
      <TextField
        label="Target"
        type="search"
        value={target}
        onInput={setTarget}
        placeholder="host or host:port"
        maxLength={260}
      />
      <SelectField
        label="Status"
        value={filters['status'] ?? ''}
        onChange={(status) => show({ status })}
        options={[['', 'Any'], ...SCAN_STATUSES.map((each) => [each, words(each)] as const)]}
      />
      <SelectField
        label="Type"
        value={filters['type'] ?? ''}
        onChange={(type) => show({ type })}
        options={[['', 'Any'], ...SCAN_TYPES.map((each) => [each, words(each)] as const)]}
      />
      <Button type="submit">Filter</Button>
    </form>
  );
}
