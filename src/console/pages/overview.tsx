import { SEVERITIES } from '../../contract/primitives.ts';
import type { Scan } from '../../generated/models.ts';
import { useApp } from '../app-context.ts';
import { count, words } from '../logic/format.ts';
import { type Counts, hasTrend, latestByTarget, openFindings, openFindingsByDay } from '../logic/open-findings.ts';
import { may } from '../logic/permissions.ts';
import { hrefOf } from '../logic/route.ts';
import { Card, Empty, ErrorNote, PageHead, Time, Untrusted, Waiting } from '../ui/basics.tsx';
import { Chart } from '../ui/chart.tsx';
import { SeverityCounts, Status } from '../ui/chips.tsx';
import { useLoad } from '../ui/loading.ts';
import { usePolling } from '../ui/polling.ts';
import { Table } from '../ui/table.tsx';
import { BalanceOutlook } from './usage.tsx';

const DAYS = 30;
/** Scans that the figures are made of, newest first. */
const SCANS_MAX = 500;
const PAGE_SIZE = 100;
const DAY_MS = 86_400_000;

export function OverviewPage() {
  const { session } = useApp();
  const hasScans = may(session, 'scans:read');
  const hasUsage = may(session, 'usage:read');
  return (
    <>
      <PageHead title="Overview" lead="Balance, running scans and open findings of all targets." />
      {hasScans || hasUsage ? null : (
        <Empty title="Your token shows nothing here.">
          <p>It has neither scans:read nor usage:read. Ask an admin for a token with these scopes.</p>
        </Empty>
      )}
      <div class="tiles">
        {hasUsage ? <Balance /> : null}
        {hasScans ? <Running /> : null}
      </div>
      {hasScans ? <Findings /> : null}
    </>
  );
}

function Balance() {
  const { api } = useApp();
  const { data, error, reload } = useLoad('usage', (signal) => api.client.getUsage({ signal }));
  return (
    <Card title="Balance" actions={<a href={hrefOf('usage')}>Usage</a>}>
      {data === null && error === null ? <Waiting>Loading the balance…</Waiting> : null}
      <ErrorNote error={error} onRetry={reload} />
      {data === null ? null : (
        <>
          <p class="figure">
            {count(data.balance ?? 0)} <span>tokens</span>
          </p>
          <p class="muted">{count(data.last_30d.total ?? 0)} used in the last 30 days</p>
          <BalanceOutlook usage={data} />
        </>
      )}
    </Card>
  );
}

/** Running and queued scans, polled while there are any. */
function Running() {
  const { api } = useApp();
  const { data, error, reload } = useLoad('running', async (signal) => {
    const [running, queued] = await Promise.all(
      (['running', 'queued'] as const).map((status) => api.client.listScans({ status, limit: 5 }, { signal })),
    );
    return [...(running?.data ?? []), ...(queued?.data ?? [])];
  });
  const scans = data ?? [];
  usePolling(scans.length > 0, scans.map(({ id, status }) => `${id}${status}`).join(), reload);
  return (
    <Card title="In progress" actions={<a href={hrefOf('scans', null, { status: 'running' })}>All running scans</a>}>
      {data === null && error === null ? <Waiting>Loading running scans…</Waiting> : null}
      <ErrorNote error={error} onRetry={reload} />
      {data !== null && scans.length === 0 ? (
        <p class="muted">
          No scan is running. <a href={hrefOf('scans')}>Start one</a>
        </p>
      ) : null}
      {scans.length > 0 ? (
        <ul class="plain-list">
          {scans.slice(0, 5).map((scan) => (
            <li key={scan.id}>
              <a href={hrefOf('scans', scan.id)}>
                <Untrusted text={scan.target} max={80} />
              </a>
              <Status value={scan.status} />
            </li>
          ))}
        </ul>
      ) : null}
      <p class="visually-hidden" role="status">
        {data === null ? '' : `${scans.length} scans in progress.`}
      </p>
    </Card>
  );
}

function Findings() {
  const { api } = useApp();
  const { data, error, reload } = useLoad('findings', async (signal) => {
    const scans: Scan[] = [];
    let cursor: string | undefined;
    do {
      const query = { status: 'succeeded', limit: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) } as const;
      const page = await api.client.listScans(query, { signal });
      scans.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor !== undefined && scans.length < SCANS_MAX);
    return { scans, isCut: cursor !== undefined };
  });
  if (data === null) {
    return (
      <Card title="Open findings">
        {error === null ? <Waiting>Loading the latest scans…</Waiting> : <ErrorNote error={error} onRetry={reload} />}
      </Card>
    );
  }
  const { scans, isCut } = data;
  if (scans.length === 0) {
    return (
      <Card title="Open findings">
        <Empty title="No finished scans yet.">
          <p>
            <a href={hrefOf('targets')}>Add a target</a>, prove that you own it, then{' '}
            <a href={hrefOf('scans')}>start a scan</a>.
          </p>
        </Empty>
      </Card>
    );
  }
  const open = openFindings(scans);
  const latest = latestByTarget(scans).sort((left, right) => weight(right) - weight(left));
  return (
    <>
      <Card title="Open findings">
        <p class="muted">
          In the latest scan of each target{isCut ? `, among the last ${count(SCANS_MAX)} scans` : ''}.
        </p>
        <ul class="severities">
          {SEVERITIES.map((severity) => (
            <li key={severity} class={`severity-figure ${open[severity] === 0 ? 'none' : `severity-${severity}`}`}>
              <span class="figure">{count(open[severity])}</span>
              <span class="name">{words(severity)}</span>
            </li>
          ))}
        </ul>
        {hasTrend(scans) ? (
          <Trend scans={scans} />
        ) : (
          <p class="muted">The trend appears here when scans have finished on two days.</p>
        )}
      </Card>
      <Card title="Targets by severity" flush>
        <Table
          caption="Latest scan of each target"
          rows={latest.slice(0, 10)}
          keyOf={({ id }) => id}
          columns={[
            {
              label: 'Target',
              cell: (scan) => (
                <a href={hrefOf('scans', scan.id)}>
                  <Untrusted text={scan.target} max={120} />
                </a>
              ),
            },
            { label: 'Findings', cell: (scan) => <SeverityCounts counts={scan.findings_count} /> },
            { label: 'Type', cell: (scan) => words(scan.scan_type) },
            { label: 'Finished', cell: (scan) => <Time iso={scan.finished_at} /> },
          ]}
        />
      </Card>
    </>
  );
}

/** Sorts by the most severe findings first. */
function weight({ findings_count: counts }: Scan): number {
  return SEVERITIES.reduce((sum, severity) => sum * 1_000 + Math.min(999, counts?.[severity] ?? 0), 0);
}

const SHOWN = ['critical', 'high', 'medium', 'low'] as const;

function Trend({ scans }: { readonly scans: readonly Scan[] }) {
  const rows = openFindingsByDay(scans, Date.now(), DAYS);
  const changed = rows.filter(({ counts }, index) => !isSame(counts, rows[index - 1]?.counts));
  const first = rows[0];
  const period = rows.length < DAYS && first !== undefined ? `Since ${dayText(first.day)}` : `Last ${DAYS} days`;
  return (
    <>
      <h3>{period}</h3>
      <Chart
        kind="lines"
        label={`Open findings per day, ${period.toLowerCase()}, by severity. The figures are in the table below.`}
        x={rows.map(({ day }) => day / 1_000)}
        points={rows.flatMap(({ isMeasured }, index) => (isMeasured ? [index] : []))}
        series={SHOWN.map((severity) => ({
          label: words(severity),
          color: `--severity-${severity}`,
          values: rows.map(({ counts }) => counts[severity]),
        }))}
      />
      <details class="figures">
        <summary>Figures as a table</summary>
        <Table
          caption="Days on which the number of open findings changed"
          rows={changed.length > 0 ? changed : rows.slice(-1)}
          keyOf={({ day }) => String(day)}
          columns={[
            { label: 'Day', cell: ({ day }) => dayText(day) },
            ...SHOWN.map((severity) => ({
              label: words(severity),
              isNumber: true,
              cell: ({ counts }: { counts: Counts }) => count(counts[severity]),
            })),
          ]}
        />
      </details>
    </>
  );
}

function isSame(left: Counts, right: Counts | undefined): boolean {
  return right !== undefined && SEVERITIES.every((severity) => left[severity] === right[severity]);
}

function dayText(day: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(day + DAY_MS / 2));
}
