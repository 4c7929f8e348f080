import { useState } from 'preact/hooks';
import { EVENT_TYPES, type EventType } from '../../contract/event.ts';
import type { Webhook } from '../../generated/models.ts';
import { useApp } from '../app-context.ts';
import { hrefOf } from '../logic/route.ts';
import { Empty, Time, Untrusted } from '../ui/basics.tsx';
import { Status, Tags } from '../ui/chips.tsx';
import { CheckboxField, TextField } from '../ui/fields.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { useList } from '../ui/loading.ts';
import { SecretForm } from '../ui/secret-dialog.tsx';
import type { Column } from '../ui/table.tsx';

const COLUMNS: readonly Column<Webhook>[] = [
  {
    label: 'Address',
    cell: ({ id, url }) => (
      <a href={hrefOf('webhooks', id)}>
        <Untrusted text={url} max={160} />
      </a>
    ),
  },
  { label: 'Status', cell: ({ status }) => <Status value={status} /> },
  { label: 'Events', cell: ({ events }) => <Tags values={events} /> },
  { label: 'Last success', cell: (webhook) => <Time iso={webhook.last_success_at} fallback="Never" /> },
  { label: 'Created', cell: (webhook) => <Time iso={webhook.created_at} /> },
];

export const EVENT_OPTIONS = EVENT_TYPES.map((type) => [type, type] as const);

export function eventsOf(values: readonly string[]): EventType[] {
  return EVENT_TYPES.filter((type) => values.includes(type));
}

export function WebhooksPage() {
  const { api, session } = useApp();
  const [isCreating, setCreating] = useState(false);
  const list = useList('webhooks', (cursor, signal) => api.client.listWebhooks(cursor, { signal }));
  return (
    <ListPage
      title="Webhooks"
      lead={`Addresses that receive signed events. You see the subscriptions of ${session.kind === 'admin' ? 'this console' : 'your token'}; those of API keys belong to the keys.`}
      create={{ label: 'Create webhook', onClick: () => setCreating(true) }}
      caption="Webhook subscriptions, newest first"
      what="webhooks"
      list={list}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      empty={
        <Empty title="No webhooks yet.">
          <p>Create one to be notified when a scan finishes or a target is verified.</p>
        </Empty>
      }
    >
      {isCreating ? <CreateWebhook onClose={() => setCreating(false)} onCreated={list.reload} /> : null}
    </ListPage>
  );
}

interface CreateWebhookProps {
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

function CreateWebhook({ onClose, onCreated }: CreateWebhookProps) {
  const { api } = useApp();
  const [url, setUrl] = useState('https://');
  const [events, setEvents] = useState<readonly EventType[]>(['scan.completed', 'scan.failed']);
  return (
    <SecretForm
      title="Create a webhook"
      submitLabel="Create webhook"
      busyLabel="Creating…"
      onClose={onClose}
      onDone={onCreated}
      onSubmit={() => api.client.createWebhook({ url: url.trim(), events: [...events] })}
      reveal={({ secret }) => ({
        title: 'Webhook created',
        label: 'Signing secret',
        secret,
        note: <p>Your receiver checks the signature of each delivery with it.</p>,
      })}
    >
      <TextField
        label="Address"
        type="url"
        value={url}
        onInput={setUrl}
        required
        maxLength={2_000}
        hint="An HTTPS URL that the service can reach."
      />
      <CheckboxField
        label="Events"
        values={events}
        onChange={(values) => setEvents(eventsOf(values))}
        options={EVENT_OPTIONS}
      />
    </SecretForm>
  );
}
