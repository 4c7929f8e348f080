import { useState } from 'preact/hooks';
import type { Channel } from '../../generated/models.ts';
import { useApp } from '../app-context.ts';
import { words } from '../logic/format.ts';
import { plainText } from '../logic/untrusted.ts';
import { Button, Empty, Time, Untrusted } from '../ui/basics.tsx';
import { Status, Tags } from '../ui/chips.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { useList } from '../ui/loading.ts';
import type { Column } from '../ui/table.tsx';
import { CreateChannel, DeleteChannel, KIND_NAMES, SwitchChannel, TestChannel } from './channel-dialogs.tsx';
import { DISABLED_REASONS } from './webhook.tsx';

type Open = { readonly kind: 'create' } | { readonly kind: 'test' | 'switch' | 'delete'; readonly channel: Channel };

const COLUMNS: readonly Column<Channel>[] = [
  {
    label: 'Channel',
    cell: ({ name, kind, host, settings }) => (
      <>
        <strong>
          <Untrusted text={name} max={100} />
        </strong>
        <br />
        <Untrusted text={`${KIND_NAMES[kind] ?? kind}: ${host ?? settings?.recipients?.join(', ') ?? ''}`} max={160} />
      </>
    ),
  },
  {
    label: 'Status',
    cell: ({ status, disabled_reason: reason }) => (
      <>
        <Status value={status} />
        {status !== 'disabled' || reason === 'user' ? null : <p class="fine">{DISABLED_REASONS[reason ?? ''] ?? ''}</p>}
      </>
    ),
  },
  {
    label: 'Sends',
    cell: ({ min_severity: severity, daily_at: at, time_zone: zone }) => (
      <>
        {words(severity ?? 'high')} and above
        <br />
        {at == null ? 'At once' : `Daily at ${at} (${plainText(zone ?? 'UTC', 64)})`}
      </>
    ),
  },
  { label: 'Events', cell: ({ events }) => <Tags values={events ?? []} /> },
  { label: 'Last success', cell: (channel) => <Time iso={channel.last_success_at} fallback="Never" /> },
];

export function ChannelsPage() {
  const { api } = useApp();
  const [open, setOpen] = useState<Open | null>(null);
  const list = useList('channels', (cursor, signal) => api.client.listChannels(cursor, { signal }));
  const close = () => setOpen(null);
  const actions: Column<Channel> = {
    label: 'Actions',
    isActions: true,
    cell: (channel) => {
      const button = (kind: 'test' | 'switch' | 'delete', text: string) => (
        <Button onClick={() => setOpen({ kind, channel })} label={`${text} ${plainText(channel.name, 100)}`}>
          {text}
        </Button>
      );
      return (
        <>
          {button('test', 'Test')}
          {button('switch', channel.status === 'disabled' ? 'Enable' : 'Disable')}
          {button('delete', 'Delete')}
        </>
      );
    },
  };
  return (
    <ListPage
      title="Channels"
      lead="Where this workspace reports new and fixed findings: Slack, Teams, email, Jira or DefectDojo."
      create={{ label: 'Add channel', onClick: () => setOpen({ kind: 'create' }) }}
      caption="Notification channels, newest first"
      what="channels"
      list={list}
      keyOf={({ id }) => id}
      columns={[...COLUMNS, actions]}
      empty={
        <Empty title="No channels yet.">
          <p>Add one to get a message about new findings.</p>
        </Empty>
      }
    >
      {open?.kind === 'create' ? <CreateChannel onClose={close} onDone={list.reload} /> : null}
      {open?.kind === 'test' ? <TestChannel channel={open.channel} onClose={close} onDone={list.reload} /> : null}
      {open?.kind === 'switch' ? <SwitchChannel channel={open.channel} onClose={close} onDone={list.reload} /> : null}
      {open?.kind === 'delete' ? <DeleteChannel channel={open.channel} onClose={close} onDone={list.reload} /> : null}
    </ListPage>
  );
}
