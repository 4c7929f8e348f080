import { useState } from 'preact/hooks';
import type { LedgerEntry } from '../../contract/admin.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Usage } from '../../generated/models.ts';
import { plural } from '../../shared/text.ts';
import { useApp } from '../app-context.ts';
import { count, words } from '../logic/format.ts';
import { may } from '../logic/permissions.ts';
import { hrefOf } from '../logic/route.ts';
import { Button, Card, Empty, ErrorNote, Note, PageHead, Time, Waiting } from '../ui/basics.tsx';
import { Chart } from '../ui/chart.tsx';
import { FormDialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields.tsx';
import { useList, useLoad } from '../ui/loading.ts';
import { type Column, ListTable, Table } from '../ui/table.tsx';

/** Below this number of standard scans, the outlook is a warning. */
const FEW = 10;

/** How far the balance reaches, and what happens when it is used up. */
export function BalanceOutlook({ usage }: { readonly usage: Usage }) {
  const { mode } = useApp();
  const { balance = 0, metered = true, prices = {} } = usage;
  const price = prices['scan.standard'] ?? 0;
  if (mode === 'test') return <p class="muted">Nothing is charged in the sandbox.</p>;
  if (!metered) return <p class="muted">This service charges nothing.</p>;
  if (price === 0) return null;
  const scans = Math.floor(balance / price);
  const text = `Enough for ${plural(scans, 'standard scan')}. At 0, new scans are refused, and webhook deliveries wait up to ${LIMITS.heldDeliveryHours} hours for tokens. Scans in progress finish.`;
  if (scans >= FEW) return <p class="muted">{text}</p>;
  return (
    <Note kind="warn">
      <p>{text} An admin can grant tokens on the page Usage.</p>
    </Note>
  );
}

export function UsagePage() {
  const { api, session, mode } = useApp();
  const [isGranting, setGranting] = useState(false);
  const [version, setVersion] = useState(0);
  const usage = useLoad('usage', (signal) => api.client.getUsage({ signal }));
  const isAdmin = may(session, 'admin');
  return (
    <>
      <PageHead
        title="Usage"
        lead="Tokens that scans and webhook deliveries cost."
        actions={
          isAdmin && mode === 'live' ? (
            <Button kind="primary" icon="plus" onClick={() => setGranting(true)}>
              Grant tokens
            </Button>
          ) : undefined
        }
      />
      {usage.data === null && usage.error === null ? <Waiting>Loading the usage…</Waiting> : null}
      <ErrorNote error={usage.error} onRetry={usage.reload} />
      {usage.data === null ? null : (
        <>
          <div class="tiles">
            <Card title="Balance">
              <p class="figure">
                {count(usage.data.balance ?? 0)} <span>tokens</span>
              </p>
              <p class="muted">
                As of <Time iso={usage.data.as_of} />
              </p>
              <BalanceOutlook usage={usage.data} />
            </Card>
            <Card title="Last 30 days">
              <p class="figure">
                {count(usage.data.last_30d.total ?? 0)} <span>tokens</span>
              </p>
              <p class="muted">Net of refunds</p>
            </Card>
          </div>
          <ByOperation byOperation={usage.data.last_30d.by_operation} prices={usage.data.prices ?? {}} />
        </>
      )}
      {isAdmin ? <Ledger version={version} /> : null}
      {isGranting ? (
        <GrantTokens
          onClose={() => setGranting(false)}
          onDone={() => {
            usage.reload();
            setVersion(version + 1);
          }}
        />
      ) : null}
    </>
  );
}

interface ByOperationProps {
  readonly byOperation: Readonly<Record<string, number>>;
  readonly prices: Readonly<Record<string, number>>;
}

function ByOperation({ byOperation, prices }: ByOperationProps) {
  const names = [...new Set([...Object.keys(prices), ...Object.keys(byOperation)])].slice(0, 20);
  return (
    <Card title="By operation, last 30 days">
      <Chart
        kind="bars"
        label="Tokens by operation over the last 30 days. The figures are in the table below."
        x={names.map((_, index) => index)}
        names={names}
        series={[{ label: 'Tokens', color: '--accent-bar', values: names.map((name) => byOperation[name] ?? 0) }]}
      />
      <details class="figures" open>
        <summary>Figures as a table</summary>
        <Table
          caption="Tokens by operation over the last 30 days"
          rows={names}
          keyOf={(name) => name}
          columns={[
            { label: 'Operation', cell: (name) => <code>{name}</code> },
            { label: 'Tokens', cell: (name) => count(byOperation[name] ?? 0), isNumber: true },
            {
              label: 'Price',
              cell: (name) => (prices[name] === undefined ? '—' : count(prices[name])),
              isNumber: true,
            },
          ]}
        />
      </details>
    </Card>
  );
}

const LEDGER_COLUMNS: readonly Column<LedgerEntry>[] = [
  { label: 'Time', cell: ({ at }) => <Time iso={at} /> },
  { label: 'Kind', cell: ({ kind }) => words(kind) },
  { label: 'Operation', cell: ({ operation }) => (operation === null ? '—' : <code>{operation}</code>) },
  { label: 'For', cell: (entry) => <Subject entry={entry} /> },
  { label: 'Amount', cell: ({ amount }) => `${amount > 0 ? '+' : ''}${count(amount)}`, isNumber: true },
  { label: 'Balance', cell: (entry) => count(entry.balance_after), isNumber: true },
];

function Subject({ entry }: { readonly entry: LedgerEntry }) {
  if (entry.scan_id !== null) return <a href={hrefOf('scans', entry.scan_id)}>{entry.scan_id}</a>;
  return entry.delivery_id === null ? <span class="muted">—</span> : <code>{entry.delivery_id}</code>;
}

function Ledger({ version }: { readonly version: number }) {
  const { api, mode } = useApp();
  const list = useList(`${mode} ${version}`, (cursor, signal) =>
    api.admin.listLedgerEntries({ mode, ...cursor }, { signal }),
  );
  return (
    <Card title="Ledger" flush>
      <ListTable
        caption="Entries of the token ledger, newest first"
        what="entries"
        list={list}
        keyOf={({ id }) => id}
        columns={LEDGER_COLUMNS}
        empty={
          <Empty title="The ledger is empty.">
            <p>Grants, charges and refunds appear here.</p>
          </Empty>
        }
      />
    </Card>
  );
}

function GrantTokens({ onClose, onDone }: { readonly onClose: () => void; readonly onDone: () => void }) {
  const { api, notify } = useApp();
  const [amount, setAmount] = useState('1000');
  return (
    <FormDialog
      title="Grant tokens"
      submitLabel="Grant tokens"
      busyLabel="Granting…"
      onClose={onClose}
      onSubmit={async () => {
        const { granted, balance } = await api.admin.grantTokens({ amount: Number(amount) });
        notify(`${count(granted)} tokens granted. The balance is ${count(balance)}.`);
        onClose();
        onDone();
      }}
    >
      <p>Adds tokens to the balance of the live workspace. Held webhook deliveries become due.</p>
      <TextField label="Tokens" type="number" min={1} max={1_000_000_000} value={amount} onInput={setAmount} required />
    </FormDialog>
  );
}
