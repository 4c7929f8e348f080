import { useState } from 'preact/hooks';
import { DELIVERY_STATUSES } from '../../contract/webhook.ts';
import type { Delivery, Webhook } from '../../generated/models.ts';
import { parsedJson } from '../../shared/records.ts';
import { plural } from '../../shared/text.ts';
import { useApp } from '../app-context.ts';
import { duration, words } from '../logic/format.ts';
import { plainText } from '../logic/untrusted.ts';
import { Button, Card, Empty, ErrorNote, Facts, ScrolledText, Time, Waiting } from '../ui/basics.tsx';
import { Status } from '../ui/chips.tsx';
import { Dialog, FormDialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/fields.tsx';
import { useAction, useList, useLoad } from '../ui/loading.ts';
import { ListTable, Table } from '../ui/table.tsx';

interface DeliveriesProps {
  readonly webhook: Webhook;
  /** Changes when the list should be read again. */
  readonly version: number;
}

export function Deliveries({ webhook, version }: DeliveriesProps) {
  const { api } = useApp();
  const [filter, setFilter] = useState('');
  const [open, setOpen] = useState<Delivery | 'replay' | null>(null);
  const status = DELIVERY_STATUSES.find((each) => each === filter);
  const list = useList(`${filter} ${version}`, (cursor, signal) =>
    api.client.listDeliveries(webhook.id, { ...(status === undefined ? {} : { status }), ...cursor }, { signal }),
  );
  return (
    <Card
      title="Deliveries"
      flush
      actions={
        <div class="actions">
          <SelectField
            label="Status"
            value={filter}
            onChange={setFilter}
            options={[['', 'Any status'], ...DELIVERY_STATUSES.map((each) => [each, words(each)] as const)]}
          />
          <Button icon="refresh" onClick={list.reload}>
            Refresh
          </Button>
          <Button onClick={() => setOpen('replay')}>Replay dead-lettered</Button>
        </div>
      }
    >
      <ListTable
        caption="Deliveries, newest first"
        what="deliveries"
        list={list}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Event',
            cell: (delivery) => (
              <button type="button" class="link" onClick={() => setOpen(delivery)}>
                {delivery.event_type}
                <span class="visually-hidden">, delivery {delivery.id}</span>
              </button>
            ),
          },
          { label: 'Status', cell: (delivery) => <Status value={delivery.status} /> },
          { label: 'Attempts', cell: (delivery) => delivery.attempts_count, isNumber: true },
          { label: 'Next attempt', cell: (delivery) => <Time iso={delivery.next_attempt_at} /> },
          { label: 'Created', cell: (delivery) => <Time iso={delivery.created_at} /> },
        ]}
        empty={
          <Empty title={filter === '' ? 'No deliveries yet.' : 'No delivery has this status.'}>
            {filter === '' ? <p>Choose “Send test event” above, or start a scan.</p> : null}
          </Empty>
        }
      />
      {open === 'replay' ? (
        <ReplayDeadLettered webhook={webhook} onClose={() => setOpen(null)} onDone={list.reload} />
      ) : null}
      {open !== null && open !== 'replay' ? (
        <DeliveryDialog webhook={webhook} deliveryId={open.id} onClose={() => setOpen(null)} onReplayed={list.reload} />
      ) : null}
    </Card>
  );
}

interface DeliveryDialogProps {
  readonly webhook: Webhook;
  readonly deliveryId: string;
  readonly onClose: () => void;
  readonly onReplayed: () => void;
}

function DeliveryDialog({ webhook, deliveryId, onClose, onReplayed }: DeliveryDialogProps) {
  const { api, notify } = useApp();
  const { data, error, reload } = useLoad(deliveryId, (signal) =>
    api.client.getDelivery(webhook.id, deliveryId, { signal }),
  );
  const replay = useAction(async () => {
    await api.client.replayDelivery(webhook.id, deliveryId);
    notify('The event is delivered again, as a new delivery.');
    onClose();
    onReplayed();
  });
  return (
    <Dialog title={data?.event_type ?? 'Delivery'} onClose={onClose} isWide>
      <div class="dialog-body">
        {data === null && error === null ? <Waiting>Loading the delivery…</Waiting> : null}
        <ErrorNote error={error} onRetry={reload} />
        {data === null ? null : (
          <>
            <Facts
              rows={[
                ['Status', <Status key="status" value={data.status} />],
                ['Created', <Time key="created" iso={data.created_at} />],
                ['Next attempt', <Time key="next" iso={data.next_attempt_at} />],
                ['Delivery', <code key="id">{data.id}</code>],
                ['Event', <code key="event">{data.event_id}</code>],
                ['Replay of', data.replay_of === null ? '—' : <code key="replay">{data.replay_of}</code>],
              ]}
            />
            <h3>Attempts</h3>
            {data.attempts.length === 0 ? (
              <p class="muted">No attempts yet.</p>
            ) : (
              <Table
                caption="Attempts, oldest first"
                rows={data.attempts}
                keyOf={({ attempt }) => String(attempt)}
                columns={[
                  { label: 'Attempt', cell: ({ attempt }) => attempt, isNumber: true },
                  { label: 'Time', cell: ({ at }) => <Time iso={at} /> },
                  { label: 'Response', cell: ({ status_code: code }) => (code === null ? 'None' : `HTTP ${code}`) },
                  { label: 'Error', cell: (each) => (each.error === null ? '—' : plainText(each.error, 300)) },
                  { label: 'Duration', cell: ({ duration_ms: ms }) => duration(ms), isNumber: true },
                ]}
              />
            )}
            {data.body === undefined ? null : (
              <>
                <h3>Body</h3>
                <ScrolledText text={plainText(indented(data.body), BODY_MAX)} />
              </>
            )}
          </>
        )}
        <ErrorNote error={replay.error} />
      </div>
      <div class="dialog-foot">
        <Button onClick={onClose}>Close</Button>
        <Button kind="primary" onClick={replay.run} isBusy={replay.isBusy} disabled={data === null}>
          {replay.isBusy ? 'Replaying…' : 'Replay this event'}
        </Button>
      </div>
    </Dialog>
  );
}

const BODY_MAX = 20_000;

/** JSON with line breaks; anything else as it is. */
function indented(body: string): string {
  const value = parsedJson(body);
  return value === undefined ? body : JSON.stringify(value, null, 2);
}

const PERIODS = [
  ['1', 'The last 24 hours'],
  ['7', 'The last 7 days'],
  ['30', 'The last 30 days'],
] as const;
const DAY_MS = 86_400_000;

interface ReplayProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Delivers again what was given up, after saying how much that is. */
function ReplayDeadLettered({ webhook, onClose, onDone }: ReplayProps) {
  const { api, notify } = useApp();
  const [days, setDays] = useState('7');
  const requestOf = (dryRun: boolean) => ({
    since: new Date(Date.now() - Number(days) * DAY_MS).toISOString(),
    status: 'dead_lettered' as const,
    dry_run: dryRun,
  });
  const { data, error, reload } = useLoad(days, (signal) =>
    api.client.replayDeliveries(webhook.id, requestOf(true), { signal }),
  );
  return (
    <FormDialog
      title="Replay dead-lettered deliveries"
      submitLabel={data === null ? 'Replay' : `Replay ${plural(data.count, 'event')}`}
      busyLabel="Replaying…"
      onClose={onClose}
      onSubmit={async () => {
        const { count } = await api.client.replayDeliveries(webhook.id, requestOf(false));
        notify(`${plural(count, 'event')} will be delivered again.`);
        onClose();
        onDone();
      }}
    >
      <p>Events whose deliveries were given up after the last retry are delivered again, as new deliveries.</p>
      <SelectField label="Period" value={days} onChange={setDays} options={PERIODS} />
      {data === null && error === null ? <Waiting>Counting…</Waiting> : null}
      <ErrorNote error={error} onRetry={reload} />
      {data === null ? null : (
        <p role="status">
          {data.count === 0
            ? 'None in this period.'
            : `${plural(data.count, 'event')} in this period. Each costs one delivery.`}
        </p>
      )}
    </FormDialog>
  );
}
