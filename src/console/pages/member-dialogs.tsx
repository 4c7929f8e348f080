import { useState } from 'preact/hooks';
import type { AdminClient } from '../../client/admin-client.ts';
import { type AdminKey, type Member, ROLES } from '../../contract/admin.ts';
import { plural } from '../../shared/text.ts';
import { useApp } from '../app-context.ts';
import { words } from '../logic/format.ts';
import { isUsable, keyState } from '../logic/key-state.ts';
import { Empty, ErrorNote, Time, Waiting } from '../ui/basics.tsx';
import { Scopes, Status } from '../ui/chips.tsx';
import { Dialog, FormDialog } from '../ui/dialog.tsx';
import { RadioField, TextField } from '../ui/fields.tsx';
import { useLoad } from '../ui/loading.ts';
import { Table } from '../ui/table.tsx';

type Role = (typeof ROLES)[number];

const ABOUT_ROLES: Readonly<Record<Role, string>> = {
  admin: 'Everything, including keys, members and the audit log in this console.',
  member: 'Tokens with any scope.',
  viewer: 'Tokens with read scopes only.',
};

const roleOptions = ROLES.map((role) => [role, words(role), ABOUT_ROLES[role]] as const);
const roleOf = (value: string): Role => ROLES.find((role) => role === value) ?? 'member';

interface DoneProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface MemberProps extends DoneProps {
  readonly member: Member;
}

export function AddMember({ onClose, onDone }: DoneProps) {
  const { api, notify } = useApp();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('member');
  return (
    <FormDialog
      title="Add a member"
      submitLabel="Add member"
      busyLabel="Adding…"
      onClose={onClose}
      onSubmit={async () => {
        const member = await api.admin.createMember({ name: name.trim(), role });
        notify(`${member.name} is added. Create a token next.`);
        onClose();
        onDone();
      }}
    >
      <TextField
        label="Name"
        value={name}
        onInput={setName}
        required
        maxLength={100}
        hint="For example a name or an e-mail address. It appears in the audit log."
      />
      <RadioField label="Role" value={role} onChange={(value) => setRole(roleOf(value))} options={roleOptions} />
    </FormDialog>
  );
}

export function ChangeRole({ member, onClose, onDone }: MemberProps) {
  const { api, notify } = useApp();
  const [role, setRole] = useState<Role>(member.role);
  const isNarrower = role === 'viewer' && member.role !== 'viewer';
  return (
    <FormDialog
      title={`Change the role of ${member.name}`}
      submitLabel="Change role"
      busyLabel="Changing…"
      isDangerous={isNarrower}
      onClose={onClose}
      onSubmit={async () => {
        const { narrowed_key_ids: narrowed, revoked_key_ids: revoked } = await api.admin.updateMember(member.name, {
          role,
        });
        const effects = [
          ...(narrowed.length > 0 ? [`${plural(narrowed.length, 'token')} narrowed`] : []),
          ...(revoked.length > 0 ? [`${plural(revoked.length, 'token')} revoked`] : []),
        ];
        notify(`${member.name} is now ${role}${effects.length > 0 ? ` (${effects.join(', ')})` : ''}.`);
        onClose();
        onDone();
      }}
    >
      <RadioField label="Role" value={role} onChange={(value) => setRole(roleOf(value))} options={roleOptions} />
      {isNarrower ? (
        <p>
          The {plural(member.active_keys, 'valid token')} of {member.name} keep their read scopes and lose all others.
          Their webhook subscriptions are disabled. A token without any read scope is revoked.
        </p>
      ) : null}
      {member.role === 'admin' && role !== 'admin' ? (
        <p>{member.name} can no longer manage keys and members here.</p>
      ) : null}
    </FormDialog>
  );
}

const PAGES_MAX = 10;

/** Personal tokens of a member, newest first. The admin API lists keys of all owners together. */
async function tokensOf(admin: AdminClient, name: string, signal: AbortSignal): Promise<AdminKey[]> {
  const keys: AdminKey[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const page = await admin.listKeys({ limit: 100, ...(cursor === undefined ? {} : { cursor }) }, { signal });
    keys.push(...page.data.filter((key) => key.type === 'personal' && key.member === name));
    cursor = page.next_cursor;
    if (cursor === undefined) break;
  }
  return keys;
}

export function MemberTokens({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const { api } = useApp();
  const { data, error, reload } = useLoad(member.name, (signal) => tokensOf(api.admin, member.name, signal));
  return (
    <Dialog title={`Tokens of ${member.name}`} onClose={onClose} isWide>
      <div class="dialog-body">
        {data === null && error === null ? <Waiting>Loading tokens…</Waiting> : null}
        <ErrorNote error={error} onRetry={reload} />
        {data !== null && data.length === 0 ? (
          <Empty title="No tokens yet.">
            <p>Choose “New token” in the list of members.</p>
          </Empty>
        ) : null}
        {data !== null && data.length > 0 ? (
          <>
            <Table
              caption={`Personal tokens of ${member.name}`}
              rows={data}
              keyOf={({ id }) => id}
              columns={[
                { label: 'Token', cell: (key) => <code>{key.display_prefix}…</code> },
                { label: 'Status', cell: (key) => <Status value={keyState(key, Date.now())} /> },
                { label: 'Scopes', cell: (key) => <Scopes values={key.scopes} /> },
                { label: 'Last used', cell: (key) => <Time iso={key.last_used_at} fallback="Never" /> },
              ]}
            />
            <p class="fine">
              To rotate or revoke a token, open <a href="#/keys">API keys</a>.
            </p>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

export function RemoveMember({ member, onClose, onDone }: MemberProps) {
  const { api, notify } = useApp();
  const { data, error } = useLoad(member.name, (signal) => tokensOf(api.admin, member.name, signal));
  const valid = data?.filter((key) => isUsable(key, Date.now())) ?? [];
  return (
    <FormDialog
      title={`Remove ${member.name}?`}
      submitLabel="Remove member"
      busyLabel="Removing…"
      isDangerous
      onClose={onClose}
      onSubmit={async () => {
        const { revoked_keys: revoked } = await api.admin.deleteMember(member.name);
        notify(`${member.name} is removed; ${plural(revoked, 'token')} revoked.`);
        onClose();
        onDone();
      }}
    >
      <p>
        <strong>{member.name}</strong> can no longer sign in, and {plural(member.active_keys, 'personal token')} of
        theirs stop working at once. This cannot be undone.
      </p>
      {data === null && error === null ? <Waiting>Loading the tokens that are revoked…</Waiting> : null}
      <ErrorNote error={error} />
      {valid.length > 0 ? (
        <ul>
          {valid.map((key) => (
            <li key={key.id}>
              <code>{key.display_prefix}…</code> ({key.mode}), last used{' '}
              <Time iso={key.last_used_at} fallback="never" />
            </li>
          ))}
        </ul>
      ) : null}
      <p>Webhook subscriptions of these tokens are disabled. Scans and reports stay.</p>
    </FormDialog>
  );
}
