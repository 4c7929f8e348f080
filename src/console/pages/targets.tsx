import { useState } from 'preact/hooks';
import type { Target } from '../../generated/models.ts';
import { useApp } from '../app-context.ts';
import { may } from '../logic/permissions.ts';
import { hrefOf } from '../logic/route.ts';
import { Empty, Time, Untrusted } from '../ui/basics.tsx';
import { Status } from '../ui/chips.tsx';
import { FormDialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { useList } from '../ui/loading.ts';
import type { Column } from '../ui/table.tsx';

const COLUMNS: readonly Column<Target>[] = [
  {
    label: 'Host',
    cell: ({ id, hostname = id }) => (
      <a href={hrefOf('targets', id)}>
        <Untrusted text={hostname} max={120} />
      </a>
    ),
  },
  { label: 'Ownership', cell: ({ status }) => <Status value={status} /> },
  { label: 'Method', cell: ({ verification }) => methodName(verification?.method ?? null) },
  { label: 'Verified', cell: (target) => <Time iso={target.verified_at} fallback="Not yet" /> },
  { label: 'Added', cell: (target) => <Time iso={target.created_at} /> },
];

export function methodName(method: string | null): string {
  const names: Readonly<Record<string, string>> = {
    dns: 'DNS record',
    http_file: 'File',
    meta_tag: 'Meta tag',
    local: 'Local host',
  };
  return method === null ? '—' : (names[method] ?? method);
}

export function TargetsPage() {
  const { api, session } = useApp();
  const [isAdding, setAdding] = useState(false);
  const list = useList('targets', (cursor, signal) => api.client.listTargets(cursor, { signal }));
  const mayWrite = may(session, 'targets:write');
  return (
    <ListPage
      title="Targets"
      lead={
        mayWrite
          ? 'Hosts whose ownership you prove. Standard and compliance scans need the proof.'
          : 'You can read targets, but not change them: your token lacks targets:write.'
      }
      create={mayWrite ? { label: 'Add target', onClick: () => setAdding(true) } : null}
      caption="Targets, newest first"
      what="targets"
      list={list}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      empty={
        <Empty title="No targets yet.">
          <p>
            {mayWrite
              ? 'Add one, then publish a DNS record, a file or a meta tag that proves the host is yours.'
              : 'Targets that others add appear here.'}
          </p>
        </Empty>
      }
    >
      {isAdding ? <AddTarget onClose={() => setAdding(false)} /> : null}
    </ListPage>
  );
}

function AddTarget({ onClose }: { readonly onClose: () => void }) {
  const { api, notify } = useApp();
  const [hostname, setHostname] = useState('');
  return (
    <FormDialog
      title="Add a target"
      submitLabel="Add target"
      busyLabel="Adding…"
      onClose={onClose}
      onSubmit={async () => {
        const target = await api.client.createTarget({ hostname: hostname.trim() });
        notify('The target is added. Now prove that it is yours.');
        onClose();
        location.hash = hrefOf('targets', target.id);
      }}
    >
      <TextField
        label="Host"
        value={hostname}
        onInput={setHostname}
        required
        maxLength={260}
        placeholder="preview.example.com"
        hint="A host name or address, with :port if it is not the default one."
      />
    </FormDialog>
  );
}
