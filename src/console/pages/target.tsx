import { useState } from 'preact/hooks';
import { VERIFICATION_METHODS } from '../../contract/target.ts';
import type { Target } from '../../generated/models.ts';
import { useApp } from '../app-context.ts';
import { may } from '../logic/permissions.ts';
import { hrefOf } from '../logic/route.ts';
import { plainText } from '../logic/untrusted.ts';
import { Button, Card, Empty, ErrorNote, Facts, Note, PageHead, Time, Untrusted, Waiting } from '../ui/basics.tsx';
import { Status } from '../ui/chips.tsx';
import { CopyField } from '../ui/copy.tsx';
import { FormDialog } from '../ui/dialog.tsx';
import { useAction, useList, useLoad } from '../ui/loading.ts';
import { ListTable } from '../ui/table.tsx';
import { NewScan } from './new-scan.tsx';
import { SCAN_COLUMNS } from './scans.tsx';
import { methodName } from './targets.tsx';

export function TargetPage({ id }: { readonly id: string }) {
  const { api, session } = useApp();
  const [dialog, setDialog] = useState<'scan' | 'erase' | 'delete' | null>(null);
  const { data: target, error, reload } = useLoad(id, (signal) => api.client.getTarget(id, { signal }));
  if (target === null) {
    return (
      <>
        <PageHead title="Target" back={{ href: hrefOf('targets'), label: 'Targets' }} />
        {error === null ? <Waiting>Loading the target…</Waiting> : <ErrorNote error={error} onRetry={reload} />}
      </>
    );
  }
  const hostname = target.hostname ?? target.id;
  return (
    <>
      <PageHead
        title={<Untrusted text={hostname} max={160} />}
        back={{ href: hrefOf('targets'), label: 'Targets' }}
        actions={
          <>
            {may(session, 'scans:write') ? (
              <Button kind="primary" onClick={() => setDialog('scan')}>
                New scan
              </Button>
            ) : null}
            {may(session, 'admin') && may(session, 'targets:write') ? (
              <Button onClick={() => setDialog('erase')}>Erase data</Button>
            ) : null}
            {may(session, 'targets:write') ? <Button onClick={() => setDialog('delete')}>Delete target</Button> : null}
          </>
        }
      />
      <Card>
        <Facts
          rows={[
            ['Ownership', <Status key="status" value={target.status} />],
            ['Proven by', methodName(target.verification?.method ?? null)],
            ['Verified', <Time key="verified" iso={target.verified_at} fallback="Not yet" />],
            ['Last check', <Time key="checked" iso={target.verification?.checked_at} fallback="Never" />],
            ['Added', <Time key="added" iso={target.created_at} />],
            ['Id', <code key="id">{target.id}</code>],
          ]}
        />
      </Card>
      <Proofs target={target} onChecked={reload} />
      {may(session, 'scans:read') ? <History hostname={hostname} /> : null}
      {dialog === 'scan' ? <NewScan target={hostname} onClose={() => setDialog(null)} /> : null}
      {dialog === 'erase' ? <EraseTarget target={target} onClose={() => setDialog(null)} /> : null}
      {dialog === 'delete' ? <DeleteTarget target={target} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

/** What to publish, by method, with a check for each. */
function Proofs({ target, onChecked }: { readonly target: Target; readonly onChecked: () => void }) {
  const { api, session, notify } = useApp();
  const [checking, setChecking] = useState('');
  const check = useAction(async (name: string) => {
    setChecking(name);
    const method = VERIFICATION_METHODS.find((each) => each === name);
    if (method === undefined) return;
    // An embedded service also accepts `local`, which its own instructions name.
    const { status } = await api.client.verifyTarget(target.id, { method: method as 'dns' });
    notify(status === 'verified' ? 'Ownership verified.' : 'The proof was not found.');
    onChecked();
  });
  const { instructions = [], reason = null } = target.verification ?? {};
  return (
    <Card title={target.status === 'verified' ? 'Proof of ownership' : 'Prove that this host is yours'}>
      <p class="muted">
        {target.status === 'verified'
          ? 'Keep the record published: it is checked again from time to time.'
          : 'Publish one of these, then choose “Check”. One is enough.'}
      </p>
      {reason === null ? null : (
        <Note kind="warn">
          <p>The last check failed: {plainText(reason, 500)}</p>
        </Note>
      )}
      <ErrorNote error={check.error} />
      <div class="proofs">
        {instructions.map((each) => (
          <section key={each.method} class="proof" aria-label={methodName(each.method)}>
            <div class="proof-head">
              <h3>{methodName(each.method)}</h3>
              {may(session, 'targets:write') ? (
                <Button
                  icon="refresh"
                  isBusy={check.isBusy && checking === each.method}
                  onClick={() => check.run(each.method)}
                  label={`Check the ${methodName(each.method)}`}
                >
                  {check.isBusy && checking === each.method ? 'Checking…' : 'Check'}
                </Button>
              ) : null}
            </div>
            <p>{plainText(each.text, 500)}</p>
            {each.record_name === undefined ? null : <CopyField label="Record name" value={each.record_name} />}
            {each.record_type === undefined ? null : <CopyField label="Record type" value={each.record_type} />}
            {each.url === undefined ? null : <CopyField label="Address" value={each.url} />}
            {each.value === '' ? null : <CopyField label={valueLabel(each.method)} value={each.value} />}
          </section>
        ))}
      </div>
      <p class="visually-hidden" role="status">
        {check.isBusy ? 'Checking the proof…' : ''}
      </p>
    </Card>
  );
}

function valueLabel(method: string): string {
  if (method === 'dns') return 'Record value';
  return method === 'meta_tag' ? 'Tag' : 'Content';
}

function History({ hostname }: { readonly hostname: string }) {
  const { api } = useApp();
  const list = useList(hostname, (cursor, signal) =>
    api.client.listScans({ target: hostname, limit: 10, ...cursor }, { signal }),
  );
  return (
    <Card title="Scans of this target" flush>
      <ListTable
        caption="Scans of this target, newest first"
        what="scans"
        list={list}
        keyOf={({ id }) => id}
        columns={SCAN_COLUMNS}
        empty={
          <Empty title="This target has not been scanned yet.">
            <p>Choose “New scan” above.</p>
          </Empty>
        }
      />
    </Card>
  );
}

interface TargetDialogProps {
  readonly target: Target;
  readonly onClose: () => void;
}

function EraseTarget({ target, onClose }: TargetDialogProps) {
  const { api, notify } = useApp();
  const name = target.hostname ?? target.id;
  return (
    <FormDialog
      title="Erase the data of this target?"
      submitLabel="Erase data"
      busyLabel="Erasing…"
      isDangerous
      onClose={onClose}
      onSubmit={async () => {
        await api.client.eraseTarget(target.id);
        notify(`The data of ${name} is erased within minutes.`);
        onClose();
      }}
    >
      <p>
        All scans of{' '}
        <strong>
          <Untrusted text={name} max={160} />
        </strong>{' '}
        until now are deleted with their findings, reports, events and deliveries, and so are accepted findings. This
        cannot be undone.
      </p>
      <p>The target, its proof of ownership and the tokens that were charged stay.</p>
    </FormDialog>
  );
}

function DeleteTarget({ target, onClose }: TargetDialogProps) {
  const { api, notify } = useApp();
  return (
    <FormDialog
      title="Delete this target?"
      submitLabel="Delete target"
      busyLabel="Deleting…"
      isDangerous
      onClose={onClose}
      onSubmit={async () => {
        await api.client.deleteTarget(target.id);
        notify(`${target.hostname ?? target.id} is deleted.`);
        onClose();
        location.hash = hrefOf('targets');
      }}
    >
      <p>
        <strong>
          <Untrusted text={target.hostname ?? target.id} max={160} />
        </strong>{' '}
        (<code>{target.id}</code>) and its proof of ownership are deleted. To scan it again with a standard or
        compliance scan, you have to prove ownership again with a new value.
      </p>
      <p>Its scans and reports stay readable.</p>
    </FormDialog>
  );
}
