import { useState } from 'preact/hooks';
import { CHANNEL_EVENTS, CHANNEL_KINDS, type ChannelKind } from '../../contract/channel.ts';
import { SEVERITIES } from '../../contract/primitives.ts';
import type { Channel, WebhookTestResult } from '../../generated/models.ts';
import { useApp } from '../app-context.ts';
import { words } from '../logic/format.ts';
import { Untrusted } from '../ui/basics.tsx';
import { FormDialog } from '../ui/dialog.tsx';
import { CheckboxField, SelectField, TextField } from '../ui/fields.tsx';
import { TestResult } from '../ui/test-result.tsx';

export const KIND_NAMES: Readonly<Record<string, string>> = {
  slack: 'Slack',
  teams: 'Microsoft Teams',
  email: 'Email',
  jira: 'Jira',
  defectdojo: 'DefectDojo',
};

type Field = readonly [name: string, label: string, hint: string, isRequired?: boolean];

const URL_FIELD = (hint: string): Field => ['url', 'Address', hint, true];
const TOKEN: Field = ['token', 'API token', 'It is not shown again.', true];

const FIELDS: Readonly<Record<ChannelKind, readonly Field[]>> = {
  slack: [URL_FIELD('The URL of an incoming webhook. It is a secret and not shown again.')],
  teams: [URL_FIELD('The URL of a workflow that posts when a webhook request is received. It is not shown again.')],
  email: [['recipients', 'Recipients', 'Addresses, separated by commas.', true]],
  jira: [
    URL_FIELD('Such as https://example.atlassian.net.'),
    ['user', 'Account', 'Email of the account of the token; empty for Jira Data Center.'],
    TOKEN,
    ['project', 'Project key', 'Such as SEC.', true],
    ['issue_type', 'Issue type', 'Default: Task.'],
    ['summary', 'Summary', 'Template with {subject}, {target}, {severity}, {title}, {new} and {fixed}.'],
  ],
  defectdojo: [
    URL_FIELD('Such as https://defectdojo.example.com.'),
    TOKEN,
    ['product', 'Product', 'It must exist.', true],
    ['engagement', 'Engagement', 'Default: Scan Gate.'],
  ],
};

interface DialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type Values = Readonly<Record<string, string>>;

/** The members of a channel of this kind that have a value. */
function membersOf(kind: ChannelKind, values: Values) {
  const given = FIELDS[kind].flatMap(([name]) => {
    const text = values[name]?.trim() ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  const { url, token, recipients, ...texts } = Object.fromEntries(given);
  const settings = {
    ...texts,
    ...(recipients === undefined ? {} : { recipients: recipients.split(',').map((text) => text.trim()) }),
  };
  return { ...(url === undefined ? {} : { url }), ...(token === undefined ? {} : { token }), settings };
}

export function CreateChannel({ onClose, onDone }: DialogProps) {
  const { api, notify } = useApp();
  const [kind, setKind] = useState<ChannelKind>('slack');
  const [name, setName] = useState('');
  const [values, setValues] = useState<Values>({});
  const [severity, setSeverity] = useState<(typeof SEVERITIES)[number]>('high');
  const [events, setEvents] = useState<readonly string[]>(CHANNEL_EVENTS);
  const [dailyAt, setDailyAt] = useState('');
  const [zone, setZone] = useState(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isDaily = dailyAt !== '' && kind !== 'defectdojo';
  return (
    <FormDialog
      title="Add a channel"
      submitLabel="Add channel"
      busyLabel="Adding…"
      onClose={onClose}
      onSubmit={async () => {
        await api.client.createChannel({
          name: name.trim(),
          kind,
          ...membersOf(kind, values),
          min_severity: severity,
          events: CHANNEL_EVENTS.filter((event) => events.includes(event)),
          ...(isDaily ? { daily_at: dailyAt, time_zone: zone } : {}),
        });
        notify('The channel is added. Test it now.');
        onClose();
        onDone();
      }}
    >
      <SelectField
        label="Kind"
        value={kind}
        onChange={(value) => setKind(CHANNEL_KINDS.find((each) => each === value) ?? 'slack')}
        options={CHANNEL_KINDS.map((each) => [each, KIND_NAMES[each] ?? each])}
      />
      <TextField label="Name" value={name} onInput={setName} required maxLength={100} hint="What it is for." />
      {FIELDS[kind].map(([field, label, hint, isRequired = false]) => (
        <TextField
          key={`${kind} ${field}`}
          label={label}
          type={field === 'token' ? 'password' : field === 'url' ? 'url' : 'text'}
          value={values[field] ?? ''}
          onInput={(value) => setValues({ ...values, [field]: value })}
          required={isRequired}
          maxLength={2_000}
          hint={hint}
        />
      ))}
      <SelectField
        label="Lowest severity"
        value={severity}
        onChange={(value) => setSeverity(SEVERITIES.find((each) => each === value) ?? 'high')}
        options={SEVERITIES.map((each) => [each, words(each)])}
      />
      <CheckboxField
        label="Events"
        values={events}
        onChange={setEvents}
        options={CHANNEL_EVENTS.map((event) => [event, event])}
      />
      {kind === 'defectdojo' ? null : (
        <TextField
          label="Daily at"
          value={dailyAt}
          onInput={setDailyAt}
          type="time"
          hint="One digest a day. Empty: one message for each scan, at once."
        />
      )}
      {isDaily ? <TextField label="Time zone" value={zone} onInput={setZone} required maxLength={64} /> : null}
    </FormDialog>
  );
}

interface ChannelDialogProps extends DialogProps {
  readonly channel: Channel;
}

function Name({ channel }: { readonly channel: Channel }) {
  return (
    <strong>
      <Untrusted text={channel.name} max={100} />
    </strong>
  );
}

export function TestChannel({ channel, onClose, onDone }: ChannelDialogProps) {
  const { api } = useApp();
  const [result, setResult] = useState<WebhookTestResult | null>(null);
  const isCheck = channel.kind === 'jira' || channel.kind === 'defectdojo';
  return (
    <FormDialog
      title="Test this channel?"
      submitLabel={result === null ? 'Send test' : 'Send again'}
      busyLabel="Sending…"
      onClose={onClose}
      onSubmit={async () => {
        setResult(null);
        setResult(await api.client.testChannel(channel.id));
        onDone();
      }}
    >
      <p>
        {isCheck ? 'Checks the token and the place of ' : 'Sends an example to '}
        <Name channel={channel} />. It is charged like every delivery.
      </p>
      <div role="status">{result === null ? null : <TestResult result={result} />}</div>
    </FormDialog>
  );
}

export function SwitchChannel({ channel, onClose, onDone }: ChannelDialogProps) {
  const { api, notify } = useApp();
  const isEnabled = channel.status !== 'disabled';
  return (
    <FormDialog
      title={isEnabled ? 'Disable this channel?' : 'Enable this channel?'}
      submitLabel={isEnabled ? 'Disable channel' : 'Enable channel'}
      busyLabel="Saving…"
      isDangerous={isEnabled}
      onClose={onClose}
      onSubmit={async () => {
        await api.client.updateChannel(channel.id, { status: isEnabled ? 'disabled' : 'enabled' });
        notify(isEnabled ? 'The channel is disabled.' : 'The channel is enabled.');
        onClose();
        onDone();
      }}
    >
      <p>
        <Name channel={channel} />{' '}
        {isEnabled
          ? 'gets no messages until you enable it again. Queued messages are cancelled.'
          : 'gets messages about findings from now on.'}
      </p>
    </FormDialog>
  );
}

export function DeleteChannel({ channel, onClose, onDone }: ChannelDialogProps) {
  const { api, notify } = useApp();
  return (
    <FormDialog
      title="Delete this channel?"
      submitLabel="Delete channel"
      busyLabel="Deleting…"
      isDangerous
      onClose={onClose}
      onSubmit={async () => {
        await api.client.deleteChannel(channel.id);
        notify('The channel is deleted.');
        onClose();
        onDone();
      }}
    >
      <p>
        <Name channel={channel} /> (<code>{channel.id}</code>) is deleted with its secrets. What is queued is cancelled.
        This cannot be undone.
      </p>
    </FormDialog>
  );
}
