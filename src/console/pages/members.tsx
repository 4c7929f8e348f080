import { useState } from 'preact/hooks';
import type { Member } from '../../contract/admin.ts';
import { plural } from '../../shared/text.ts';
import { useApp } from '../app-context.ts';
import { words } from '../logic/format.ts';
import { Button, Empty, Time } from '../ui/basics.tsx';
import { Tag } from '../ui/chips.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { useList } from '../ui/loading.ts';
import type { Column } from '../ui/table.tsx';
import { CreateKey } from './key-dialogs.tsx';
import { AddMember, ChangeRole, MemberTokens, RemoveMember } from './member-dialogs.tsx';

type Kind = 'role' | 'token' | 'tokens' | 'remove';
type Open = { readonly kind: 'add' } | { readonly kind: Kind; readonly member: Member };

const PAGE_SIZE = 50;

export function MembersPage() {
  const { api } = useApp();
  const [open, setOpen] = useState<Open | null>(null);
  const list = useList('members', (cursor, signal) =>
    api.admin.listMembers({ limit: PAGE_SIZE, ...cursor }, { signal }),
  );
  const close = () => setOpen(null);
  const columns: readonly Column<Member>[] = [
    { label: 'Name', cell: ({ name }) => <strong>{name}</strong> },
    { label: 'Role', cell: ({ role }) => <Tag>{words(role)}</Tag> },
    { label: 'Valid tokens', cell: (member) => plural(member.active_keys, 'token') },
    { label: 'Added', cell: (member) => <Time iso={member.created_at} /> },
    {
      label: 'Actions',
      isActions: true,
      cell: (member) => (
        <>
          <Button onClick={() => setOpen({ kind: 'token', member })} label={`New token for ${member.name}`}>
            New token
          </Button>
          <Button onClick={() => setOpen({ kind: 'tokens', member })} label={`Tokens of ${member.name}`}>
            Tokens
          </Button>
          <Button onClick={() => setOpen({ kind: 'role', member })} label={`Change the role of ${member.name}`}>
            Role
          </Button>
          <Button onClick={() => setOpen({ kind: 'remove', member })} label={`Remove ${member.name}`}>
            Remove
          </Button>
        </>
      ),
    },
  ];
  return (
    <ListPage
      title="Members"
      lead="People with personal tokens. Viewers read, members also write, admins also manage keys and members here."
      create={{ label: 'Add member', onClick: () => setOpen({ kind: 'add' }) }}
      caption="Members, newest first"
      what="members"
      list={list}
      keyOf={({ id }) => id}
      columns={columns}
      empty={
        <Empty title="No members yet.">
          <p>Add one, then create a personal token with which the person signs in here.</p>
        </Empty>
      }
    >
      {open?.kind === 'add' ? <AddMember onClose={close} onDone={list.reload} /> : null}
      {open?.kind === 'role' ? <ChangeRole member={open.member} onClose={close} onDone={list.reload} /> : null}
      {open?.kind === 'tokens' ? <MemberTokens member={open.member} onClose={close} /> : null}
      {open?.kind === 'remove' ? <RemoveMember member={open.member} onClose={close} onDone={list.reload} /> : null}
      {open?.kind === 'token' ? (
        <CreateKey
          member={{ name: open.member.name, isViewer: open.member.role === 'viewer' }}
          onClose={close}
          onCreated={list.reload}
        />
      ) : null}
    </ListPage>
  );
}
