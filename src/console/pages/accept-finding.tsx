import { useState } from 'preact/hooks';
import { LIMITS } from '../../contract/limits.ts';
import type { Finding } from '../../generated/models.ts';
import { useApp } from '../app-context.ts';
import { may } from '../logic/permissions.ts';
import { Button, Time, Untrusted } from '../ui/basics.tsx';
import { FormDialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields.tsx';
import { useAction } from '../ui/loading.ts';

interface AcceptanceProps {
  readonly finding: Finding;
  readonly onChanged: (finding: Finding) => void;
}

/** Who accepted a finding, until when and why, and the buttons that accept it or no longer do. */
export function Acceptance({ finding, onChanged }: AcceptanceProps) {
  const { session, api, notify } = useApp();
  const [isAsking, setAsking] = useState(false);
  const { id, state, acceptance } = finding;
  const reopen = useAction(async () => {
    if (id === undefined) return;
    onChanged(await api.client.updateFinding(id, { state: 'open' }));
    notify('The finding is no longer accepted.');
  });
  const isAllowed = id !== undefined && may(session, 'findings:write') && state !== 'fixed';
  return (
    <>
      {acceptance === undefined ? null : (
        <p class="prose">
          Accepted by <Untrusted text={acceptance.accepted_by} max={120} />{' '}
          {acceptance.expires_at === null ? (
            'without an end'
          ) : (
            <>
              until <Time iso={acceptance.expires_at} />
            </>
          )}
          : <Untrusted text={acceptance.reason} max={LIMITS.acceptanceReasonLengthMax} />
        </p>
      )}
      {!isAllowed ? null : state === 'ignored' ? (
        <Button onClick={() => reopen.run()} isBusy={reopen.isBusy}>
          Undo acceptance
        </Button>
      ) : (
        <Button onClick={() => setAsking(true)}>Accept</Button>
      )}
      {isAsking && id !== undefined ? (
        <AcceptDialog id={id} onClose={() => setAsking(false)} onChanged={onChanged} />
      ) : null}
    </>
  );
}

interface AcceptDialogProps extends Pick<AcceptanceProps, 'onChanged'> {
  readonly id: string;
  readonly onClose: () => void;
}

function AcceptDialog({ id, onClose, onChanged }: AcceptDialogProps) {
  const { api, notify } = useApp();
  const [reason, setReason] = useState('');
  const [end, setEnd] = useState('');
  return (
    <FormDialog
      title="Accept this finding?"
      submitLabel="Accept"
      busyLabel="Accepting…"
      onClose={onClose}
      onSubmit={async () => {
        const until = end === '' ? {} : { expires_at: `${end}T00:00:00Z` };
        onChanged(await api.client.updateFinding(id, { state: 'ignored', reason, ...until }));
        notify('The finding is accepted.');
        onClose();
      }}
    >
      <p>It no longer fails the gate, in every scan of this target. Reports show who accepted it, and why.</p>
      <TextField
        label="Reason"
        value={reason}
        onInput={setReason}
        required
        maxLength={LIMITS.acceptanceReasonLengthMax}
      />
      <TextField label="Until" type="date" value={end} onInput={setEnd} hint="Without a date, it has no end." />
    </FormDialog>
  );
}
