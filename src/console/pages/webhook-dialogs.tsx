import { useState } from 'preact/hooks';
import type { Webhook } from '../../generated/models.ts';
import { useApp } from '../app-context.ts';
import { hrefOf } from '../logic/route.ts';
import { Untrusted } from '../ui/basics.tsx';
import { FormDialog } from '../ui/dialog.tsx';
import { CheckboxField, SelectField } from '../ui/fields.tsx';
import { SecretForm } from '../ui/secret-dialog.tsx';
import { EVENT_OPTIONS, eventsOf } from './webhooks.tsx';

interface WebhookDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function EditWebhook({ webhook, onClose, onDone }: WebhookDialogProps) {
  const { api, notify } = useApp();
  const [events, setEvents] = useState(eventsOf(webhook.events));
  return (
    <FormDialog
      title="Edit events"
      submitLabel="Save"
      busyLabel="Saving…"
      onClose={onClose}
      onSubmit={async () => {
        await api.client.updateWebhook(webhook.id, { events });
        notify('The events are saved.');
        onClose();
        onDone();
      }}
    >
      <CheckboxField
        label="Events"
        values={events}
        onChange={(values) => setEvents(eventsOf(values))}
        options={EVENT_OPTIONS}
      />
    </FormDialog>
  );
}

export function DisableWebhook({ webhook, onClose, onDone }: WebhookDialogProps) {
  const { api, notify } = useApp();
  return (
    <FormDialog
      title="Disable this webhook?"
      submitLabel="Disable webhook"
      busyLabel="Disabling…"
      isDangerous
      onClose={onClose}
      onSubmit={async () => {
        await api.client.updateWebhook(webhook.id, { status: 'disabled' });
        notify('The webhook is disabled.');
        onClose();
        onDone();
      }}
    >
      <p>
        <strong>
          <Untrusted text={webhook.url} max={200} />
        </strong>{' '}
        receives nothing until you enable it again. Events of the meantime are not delivered later.
      </p>
    </FormDialog>
  );
}

const VALIDITIES = [
  ['0', 'No longer'],
  ['3600', 'For 1 hour'],
  ['86400', 'For 24 hours'],
  ['604800', 'For 7 days'],
] as const;

export function RotateWebhookSecret({ webhook, onClose, onDone }: WebhookDialogProps) {
  const { api } = useApp();
  const [validity, setValidity] = useState('86400');
  return (
    <SecretForm
      title="Rotate the signing secret?"
      submitLabel="Rotate secret"
      busyLabel="Rotating…"
      onClose={onClose}
      onDone={onDone}
      onSubmit={() => api.client.rotateWebhookSecret(webhook.id, { previous_valid_for: Number(validity) })}
      reveal={({ secret }) => ({ title: 'New signing secret', label: 'Signing secret', secret })}
    >
      <p>
        Deliveries to{' '}
        <strong>
          <Untrusted text={webhook.url} max={200} />
        </strong>{' '}
        are signed with a new secret from now on.
      </p>
      <SelectField
        label="Also sign with the old secret"
        value={validity}
        onChange={setValidity}
        options={VALIDITIES}
        hint="Give your receiver time to learn the new one."
      />
    </SecretForm>
  );
}

export function DeleteWebhook({ webhook, onClose }: WebhookDialogProps) {
  const { api, notify } = useApp();
  return (
    <FormDialog
      title="Delete this webhook?"
      submitLabel="Delete webhook"
      busyLabel="Deleting…"
      isDangerous
      onClose={onClose}
      onSubmit={async () => {
        await api.client.deleteWebhook(webhook.id);
        notify('The webhook is deleted.');
        onClose();
        location.hash = hrefOf('webhooks');
      }}
    >
      <p>
        The subscription of{' '}
        <strong>
          <Untrusted text={webhook.url} max={200} />
        </strong>{' '}
        (<code>{webhook.id}</code>) is deleted with its secret and its deliveries. Pending deliveries are cancelled.
        This cannot be undone.
      </p>
    </FormDialog>
  );
}
