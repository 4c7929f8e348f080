import { useState } from 'preact/hooks';
import type { Webhook } from '../../generated/models.ts';
import { useApp } from '../app-context.ts';
import { hrefOf } from '../logic/route.ts';
import { Button, Card, ErrorNote, Facts, Note, PageHead, Time, Untrusted, Waiting } from '../ui/basics.tsx';
import { Status, Tags } from '../ui/chips.tsx';
import { useAction, useLoad } from '../ui/loading.ts';
import { TestResult } from '../ui/test-result.tsx';
import { Deliveries } from './deliveries.tsx';
import { DeleteWebhook, DisableWebhook, EditWebhook, RotateWebhookSecret } from './webhook-dialogs.tsx';

export const DISABLED_REASONS: Readonly<Record<string, string>> = {
  user: 'It was disabled by hand.',
  failing: 'It was disabled because its deliveries kept failing. Enable it when the receiver works again.',
  gone: 'It was disabled because the receiver returned 410 Gone.',
  key_revoked: 'It was disabled because its key was revoked or lost the scope.',
};

type Open = 'edit' | 'disable' | 'rotate' | 'delete';

export function WebhookPage({ id }: { readonly id: string }) {
  const { api, notify } = useApp();
  const [open, setOpen] = useState<Open | null>(null);
  const [version, setVersion] = useState(0);
  const { data: webhook, error, reload } = useLoad(id, (signal) => api.client.getWebhook(id, { signal }));
  const enable = useAction(async () => {
    await api.client.updateWebhook(id, { status: 'enabled' });
    notify('The webhook is enabled.');
    reload();
  });
  if (webhook === null) {
    return (
      <>
        <PageHead title="Webhook" back={{ href: hrefOf('webhooks'), label: 'Webhooks' }} />
        {error === null ? <Waiting>Loading the webhook…</Waiting> : <ErrorNote error={error} onRetry={reload} />}
      </>
    );
  }
  const close = () => setOpen(null);
  const isEnabled = webhook.status !== 'disabled';
  return (
    <>
      <PageHead
        title={<Untrusted text={webhook.url} max={200} />}
        back={{ href: hrefOf('webhooks'), label: 'Webhooks' }}
        actions={
          <>
            <Button onClick={() => setOpen('edit')}>Edit events</Button>
            {isEnabled ? (
              <Button onClick={() => setOpen('disable')}>Disable</Button>
            ) : (
              <Button onClick={enable.run} isBusy={enable.isBusy}>
                {enable.isBusy ? 'Enabling…' : 'Enable'}
              </Button>
            )}
            <Button onClick={() => setOpen('rotate')}>Rotate secret</Button>
            <Button onClick={() => setOpen('delete')}>Delete</Button>
          </>
        }
      />
      <ErrorNote error={enable.error} />
      {isEnabled ? null : (
        <Note kind="warn">
          <p>{DISABLED_REASONS[webhook.disabled_reason ?? ''] ?? 'It is disabled.'} Events are not delivered.</p>
        </Note>
      )}
      <Card>
        <Facts
          rows={[
            ['Status', <Status key="status" value={webhook.status} />],
            ['Events', <Tags key="events" values={webhook.events} />],
            ['Last success', <Time key="success" iso={webhook.last_success_at} fallback="Never" />],
            ['Created', <Time key="created" iso={webhook.created_at} />],
            ['Id', <code key="id">{webhook.id}</code>],
          ]}
        />
      </Card>
      <TestEvent webhook={webhook} onSent={() => setVersion(version + 1)} />
      <Deliveries webhook={webhook} version={version} />
      {open === 'edit' ? <EditWebhook webhook={webhook} onClose={close} onDone={reload} /> : null}
      {open === 'disable' ? <DisableWebhook webhook={webhook} onClose={close} onDone={reload} /> : null}
      {open === 'rotate' ? <RotateWebhookSecret webhook={webhook} onClose={close} onDone={reload} /> : null}
      {open === 'delete' ? <DeleteWebhook webhook={webhook} onClose={close} onDone={close} /> : null}
    </>
  );
}

/** Sends one signed example at once and shows how the receiver answered. */
function TestEvent({ webhook, onSent }: { readonly webhook: Webhook; readonly onSent: () => void }) {
  const { api } = useApp();
  const [result, setResult] = useState<Awaited<ReturnType<typeof api.client.testWebhook>> | null>(null);
  const send = useAction(async () => {
    setResult(null);
    setResult(await api.client.testWebhook(webhook.id));
    onSent();
  });
  return (
    <Card
      title="Test event"
      actions={
        <Button onClick={send.run} isBusy={send.isBusy}>
          {send.isBusy ? 'Sending…' : 'Send test event'}
        </Button>
      }
    >
      <p class="muted">
        Sends one signed example now, without retries. Like every delivery it is charged when it is sent, whether or not
        the receiver accepts it.
      </p>
      <ErrorNote error={send.error} />
      <div role="status">
        {send.isBusy ? <p class="muted">Waiting for the receiver…</p> : null}
        {result === null ? null : <TestResult result={result} />}
      </div>
    </Card>
  );
}
