import { useState } from 'preact/hooks';
import type { AdminKey } from '../../contract/admin.ts';
import { useApp } from '../app-context.ts';
import { isUsable, keyState } from '../logic/key-state.ts';
import { plainText } from '../logic/untrusted.ts';
import { Button, Empty, Time, Untrusted } from '../ui/basics.tsx';
import { Scopes, Status } from '../ui/chips.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { useList } from '../ui/loading.ts';
import type { Column } from '../ui/table.tsx';
import { CreateKey, RevokeKey, RotateKey } from './key-dialogs.tsx';

type Open = { readonly kind: 'create' } | { readonly kind: 'rotate' | 'revoke'; readonly item: AdminKey };

const PAGE_SIZE = 50;

export const KEY_COLUMNS: readonly Column<AdminKey>[] = [
  { label: 'Key', cell: (key) => <KeyCell item={key} /> },
  { label: 'Status', cell: (key) => <Status value={keyState(key, Date.now())} /> },
  { label: 'Belongs to', cell: ownerOf },
  { label: 'Mode', cell: (key) => (key.mode === 'live' ? 'Live' : 'Test') },
  { label: 'Scopes', cell: (key) => <Scopes values={key.scopes} /> },
  { label: 'Last used', cell: (key) => <Time iso={key.last_used_at} fallback="Never" /> },
  { label: 'Expires', cell: (key) => <Time iso={key.revoked_at ?? key.expires_at} fallback="Never" /> },
];

function KeyCell({ item }: { readonly item: AdminKey }) {
  const prefix = <code>{item.display_prefix}…</code>;
  if (item.name === null) return prefix;
  return (
    <>
      <strong>
        <Untrusted text={item.name} max={100} />
      </strong>
      <br />
      {prefix}
    </>
  );
}

/** Tells the buttons of two keys apart. */
function nameOf({ name, display_prefix }: AdminKey): string {
  return name === null ? display_prefix : `${display_prefix} (${plainText(name, 100)})`;
}

function ownerOf(key: AdminKey): string {
  if (key.managed_by === 'console') return 'This console';
  return key.type === 'personal' ? (key.member ?? '—') : 'Workspace';
}

export function KeysPage() {
  const { api } = useApp();
  const [open, setOpen] = useState<Open | null>(null);
  const list = useList('keys', (cursor, signal) => api.admin.listKeys({ limit: PAGE_SIZE, ...cursor }, { signal }));
  const close = () => setOpen(null);
  const actions: Column<AdminKey> = {
    label: 'Actions',
    isActions: true,
    cell: (item) =>
      isUsable(item, Date.now()) ? (
        <>
          {keyState(item, Date.now()) === 'active' ? (
            <Button onClick={() => setOpen({ kind: 'rotate', item })} label={`Rotate ${nameOf(item)}`}>
              Rotate
            </Button>
          ) : null}
          <Button onClick={() => setOpen({ kind: 'revoke', item })} label={`Revoke ${nameOf(item)}`}>
            Revoke
          </Button>
        </>
      ) : null,
  };
  return (
    <ListPage
      title="API keys"
      lead="Keys of the workspace and personal tokens of members. A key is shown once, when it is created."
      create={{ label: 'Create key', onClick: () => setOpen({ kind: 'create' }) }}
      caption="API keys, newest first"
      what="keys"
      list={list}
      keyOf={({ id }) => id}
      columns={[...KEY_COLUMNS, actions]}
      empty={
        <Empty title="No API keys yet.">
          <p>Create one to let a program call the API.</p>
        </Empty>
      }
    >
      {open?.kind === 'create' ? <CreateKey onClose={close} onCreated={list.reload} /> : null}
      {open?.kind === 'rotate' ? <RotateKey item={open.item} onClose={close} onDone={list.reload} /> : null}
      {open?.kind === 'revoke' ? <RevokeKey item={open.item} onClose={close} onDone={list.reload} /> : null}
    </ListPage>
  );
}
