import { useState } from 'preact/hooks';
import type { AdminKey } from '../../contract/admin.ts';
import { VIEWER_SCOPES } from '../../contract/admin.ts';
import { KEY_MODES, type KeyMode, SCOPES, type Scope } from '../../contract/key.ts';
import { present } from '../../shared/records.ts';
import { plural } from '../../shared/text.ts';
import { useApp } from '../app-context.ts';
import { expiryAfter } from '../logic/key-state.ts';
import { Button, Untrusted } from '../ui/basics.tsx';
import { FormDialog } from '../ui/dialog.tsx';
import { CheckboxField, RadioField, SelectField, TextField } from '../ui/fields.tsx';
import { SecretForm } from '../ui/secret-dialog.tsx';

const ABOUT_SCOPES: Readonly<Record<Scope, string>> = {
  'scans:read': 'read scans and findings',
  'scans:write': 'start and cancel scans',
  'targets:read': 'read targets',
  'targets:write': 'add, verify and delete targets',
  'reports:read': 'download reports',
  'webhooks:write': 'manage webhooks',
  'usage:read': 'read balance and usage',
  'findings:write': 'accept findings',
  'checks:write': 'replace rules',
};

/** What a pipeline needs not: it must neither accept its own findings nor change the rules. */
const OTHER_SCOPES: ReadonlySet<Scope> = new Set(['webhooks:write', 'findings:write', 'checks:write']);
const PIPELINE_SCOPES = SCOPES.filter((scope) => !OTHER_SCOPES.has(scope));

const EXPIRIES = [
  ['', 'Never'],
  ['7', 'In 7 days'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In a year'],
] as const;

interface CreateKeyProps {
  /** Owner of a personal access token; without it a workspace key is created. */
  readonly member?: { readonly name: string; readonly isViewer: boolean };
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

/** Creates a workspace key, or a personal access token, and shows it once. */
export function CreateKey({ member, onClose, onCreated }: CreateKeyProps) {
  const { api, mode: shownMode } = useApp();
  const allowed: readonly Scope[] = member?.isViewer === true ? VIEWER_SCOPES : SCOPES;
  const [name, setName] = useState('');
  const [mode, setMode] = useState<KeyMode>(shownMode);
  const [scopes, setScopes] = useState<readonly Scope[]>(member === undefined ? PIPELINE_SCOPES : VIEWER_SCOPES);
  const [expiry, setExpiry] = useState('90');
  const what = member === undefined ? 'API key' : 'Personal token';
  return (
    <SecretForm
      title={member === undefined ? 'Create an API key' : `Create a personal token for ${member.name}`}
      submitLabel={member === undefined ? 'Create key' : 'Create token'}
      busyLabel="Creating…"
      onClose={onClose}
      onDone={onCreated}
      onSubmit={() => {
        const expiresAt = expiryAfter(expiry, Date.now());
        return api.admin.createKey({
          type: member === undefined ? 'workspace' : 'personal',
          mode,
          scopes: [...scopes],
          ...present({ name: name.trim() || undefined, member: member?.name, expires_at: expiresAt }),
        });
      }}
      reveal={({ key }) => ({ title: `${what} created`, label: what, secret: key })}
    >
      <TextField
        label="Name (optional)"
        value={name}
        onInput={setName}
        maxLength={100}
        placeholder={member === undefined ? 'CI of shop' : 'Laptop'}
        hint="What uses it. The list of keys and the audit log show it."
      />
      <RadioField
        label="Mode"
        value={mode}
        onChange={(value) => setMode(KEY_MODES.find((each) => each === value) ?? 'live')}
        options={[
          ['live', 'Live', 'Scans real targets and costs tokens.'],
          ['test', 'Test', 'Works in the sandbox, at no cost.'],
        ]}
      />
      <CheckboxField
        label="Scopes"
        values={scopes}
        onChange={(values) => setScopes(SCOPES.filter((scope) => values.includes(scope)))}
        options={allowed.map((scope) => [scope, `${scope}: ${ABOUT_SCOPES[scope]}`])}
      >
        <div class="presets">
          <Button kind="quiet" onClick={() => setScopes(VIEWER_SCOPES)}>
            Read only
          </Button>
          {member?.isViewer === true ? null : (
            <>
              <Button kind="quiet" onClick={() => setScopes(PIPELINE_SCOPES)}>
                Pipeline
              </Button>
              <Button kind="quiet" onClick={() => setScopes(SCOPES)}>
                All
              </Button>
            </>
          )}
        </div>
      </CheckboxField>
      <SelectField label="Expires" value={expiry} onChange={setExpiry} options={EXPIRIES} />
      {member?.isViewer === true ? <p class="hint">A viewer’s tokens can have read scopes only.</p> : null}
    </SecretForm>
  );
}

const OVERLAPS = [
  ['0', 'At once'],
  ['3600', 'After 1 hour'],
  ['86400', 'After 24 hours'],
  ['604800', 'After 7 days'],
  ['2592000', 'After 30 days'],
] as const;

interface KeyDialogProps {
  readonly item: AdminKey;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Replaces a key by a new one; the old one may stay valid for a while. */
export function RotateKey({ item, onClose, onDone }: KeyDialogProps) {
  const { api } = useApp();
  const [overlap, setOverlap] = useState('86400');
  return (
    <SecretForm
      title="Rotate this key?"
      submitLabel="Rotate key"
      busyLabel="Rotating…"
      onClose={onClose}
      onDone={onDone}
      onSubmit={() => api.admin.rotateKey(item.id, { overlap_seconds: Number(overlap) })}
      reveal={({ key, moved_webhooks }) => ({
        title: 'New key',
        label: 'API key',
        secret: key,
        note: (
          <p>
            It replaces <code>{item.display_prefix}…</code>. {plural(moved_webhooks, 'webhook subscription')} moved to
            it.
          </p>
        ),
      })}
    >
      <p>
        A new key with the same name, scopes and expiry replaces <KeyName item={item} />. Its webhook subscriptions move
        to the new key.
      </p>
      <SelectField
        label="The old key stops working"
        value={overlap}
        onChange={setOverlap}
        options={OVERLAPS}
        hint="Until then both keys work, so that you can replace the old one without an interruption."
      />
    </SecretForm>
  );
}

export function RevokeKey({ item, onClose, onDone }: KeyDialogProps) {
  const { api, notify } = useApp();
  return (
    <FormDialog
      title="Revoke this key?"
      submitLabel="Revoke key"
      busyLabel="Revoking…"
      isDangerous
      onClose={onClose}
      onSubmit={async () => {
        await api.admin.revokeKey(item.id);
        notify(`${item.display_prefix}… is revoked.`);
        onClose();
        onDone();
      }}
    >
      <p>
        <KeyName item={item} /> stops working at once, and this cannot be undone:
      </p>
      <ul>
        <li>Every program that uses it gets the error invalid_api_key.</li>
        <li>Its webhook subscriptions are disabled; they stay disabled.</li>
        <li>Scans that it started go on, and their results stay.</li>
      </ul>
    </FormDialog>
  );
}

function KeyName({ item }: { readonly item: AdminKey }) {
  return (
    <>
      the {item.mode} {item.type === 'personal' ? `token of ${item.member}` : 'key'}{' '}
      {item.name === null ? null : (
        <>
          “<Untrusted text={item.name} max={100} />”{' '}
        </>
      )}
      <code>{item.display_prefix}…</code> (<code>{item.id}</code>)
    </>
  );
}
