import { useState } from 'preact/hooks';
import { CONSOLE_API } from '../../contract/console.ts';
import type { Scan } from '../../generated/models.ts';
import { leavesOut, reachInWords, reachLines } from '../../shared/reach-words.ts';
import { isRecord } from '../../shared/records.ts';
import { consolePath } from '../api.ts';
import { useApp } from '../app-context.ts';
import { duration, words } from '../logic/format.ts';
import { may } from '../logic/permissions.ts';
import { hrefOf } from '../logic/route.ts';
import { plainText } from '../logic/untrusted.ts';
import { Button, Card, ErrorNote, Facts, Note, PageHead, Time, Untrusted, Waiting } from '../ui/basics.tsx';
import { SeverityCounts, Status } from '../ui/chips.tsx';
import { useAction, useLoad } from '../ui/loading.ts';
import { usePolling } from '../ui/polling.ts';
import { Tabs } from '../ui/tabs.tsx';
import { CancelScan, isOpen } from './cancel-scan.tsx';
import { ScanComparison } from './comparison.tsx';
import { NewScan } from './new-scan.tsx';
import { ScanFindings } from './scan-findings.tsx';

/** Hands a file to the browser's downloads. */
function save(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own reference once it has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function ReportDownloads({ scan }: { readonly scan: Scan }) {
  const { api, session, mode, notify } = useApp();
  const json = useAction(async () => {
    const { document: report } = await api.client.getReport(scan.id);
    save(`${scan.id}.json`, `${JSON.stringify(report, null, 2)}\n`, 'application/json');
    notify('The JSON report is downloaded.');
  });
  const pdf = useAction(async () => {
    try {
      save(`${scan.id}.pdf`, new Uint8Array(await api.client.getReportPdf(scan.id)), 'application/pdf');
    } catch (error) {
      // With an object storage the service redirects to it, which only the browser itself may follow.
      const isElsewhere = isRecord(error) && error['code'] === 'redirect_refused' && mode === 'live';
      if (!isElsewhere) throw error;
      location.assign(`${consolePath(CONSOLE_API.public)}/v1/scans/${encodeURIComponent(scan.id)}/report.pdf`);
    }
    notify('The PDF report is downloaded.');
  });
  if (!may(session, 'reports:read') && !may(session, 'scans:read')) return null;
  return (
    <>
      <Button icon="download" isBusy={json.isBusy} onClick={json.run}>
        JSON report
      </Button>
      <Button icon="download" isBusy={pdf.isBusy} onClick={pdf.run}>
        PDF report
      </Button>
      <ErrorNote error={json.error ?? pdf.error} />
    </>
  );
}

const LINE_LENGTH_MAX = 2_000;

/** Whether the scan saw the application, what it reached in numbers, and what it left out. Nothing for a report without numbers. */
function ScanReach({ id }: { readonly id: string }) {
  const { api, session } = useApp();
  const isAllowed = may(session, 'reports:read') || may(session, 'scans:read');
  const { data: coverage } = useLoad(`reach ${id}`, async (signal) => {
    if (!isAllowed) return null;
    const { report } = await api.client.getReport(id, { signal });
    return report?.coverage ?? null;
  });
  const coverages = [coverage];
  const words = reachInWords(coverages);
  if (coverage?.application_seen === false) {
    const detail = coverage.detail === null ? '.' : `: ${plainText(coverage.detail, LINE_LENGTH_MAX)}`;
    return (
      <Note kind="warn">
        <p>The scan did not see the application{detail} No finding means nothing here.</p>
      </Note>
    );
  }
  if (words === '') return null;
  return (
    <Note kind={leavesOut(coverages) ? 'warn' : 'info'}>
      <p>The scan {words}.</p>
      {reachLines(coverages).map((line) => (
        <p key={line}>{plainText(line, LINE_LENGTH_MAX)}</p>
      ))}
    </Note>
  );
}

type Tab = 'findings' | 'comparison';

export function ScanPage({ id }: { readonly id: string }) {
  const { api, session } = useApp();
  const [dialog, setDialog] = useState<'cancel' | 'again' | null>(null);
  const { data: scan, error, reload } = useLoad(id, (signal) => api.client.getScan(id, { signal }));
  usePolling(scan !== null && isOpen(scan), scan?.status ?? '', reload);
  if (scan === null) {
    return (
      <>
        <PageHead title="Scan" back={{ href: hrefOf('scans'), label: 'Scans' }} />
        {error === null ? <Waiting>Loading the scan…</Waiting> : <ErrorNote error={error} onRetry={reload} />}
      </>
    );
  }
  const mayWrite = may(session, 'scans:write');
  return (
    <>
      <PageHead
        title={<Untrusted text={scan.target} max={160} />}
        back={{ href: hrefOf('scans'), label: 'Scans' }}
        actions={
          <>
            {scan.status === 'succeeded' ? <ReportDownloads scan={scan} /> : null}
            {mayWrite && isOpen(scan) ? <Button onClick={() => setDialog('cancel')}>Cancel scan</Button> : null}
            {mayWrite && !isOpen(scan) ? (
              <Button icon="refresh" onClick={() => setDialog('again')}>
                Scan again
              </Button>
            ) : null}
          </>
        }
      />
      <ErrorNote error={error} onRetry={reload} />
      <ScanFacts scan={scan} />
      <Progress scan={scan} />
      {scan.status === 'succeeded' ? (
        <>
          <ScanReach id={scan.id} />
          <Results scan={scan} />
        </>
      ) : null}
      {dialog === 'cancel' ? <CancelScan scan={scan} onClose={() => setDialog(null)} onCancelled={reload} /> : null}
      {dialog === 'again' ? <NewScan target={scan.target} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

function ScanFacts({ scan }: { readonly scan: Scan }) {
  const { started_at: started, finished_at: finished, target_id: targetId } = scan;
  const time = started && finished ? duration(Date.parse(finished) - Date.parse(started)) : '—';
  return (
    <Card>
      <Facts
        rows={[
          ['Status', <Status key="status" value={scan.status} />],
          ['Findings', <SeverityCounts key="findings" counts={scan.findings_count} />],
          ['Type', words(scan.scan_type)],
          ['Created', <Time key="created" iso={scan.created_at} />],
          ['Duration', time],
          ['Tokens', String(scan.tokens_charged ?? 0)],
          ['Target', targetId === undefined ? '—' : <a href={hrefOf('targets', targetId)}>Open the target</a>],
          ['Id', <code key="id">{scan.id}</code>],
        ]}
      />
    </Card>
  );
}

/** What happens now, or why there are no results. Changes are announced. */
function Progress({ scan }: { readonly scan: Scan }) {
  const { status, failure } = scan;
  if (status === 'queued') return <Waiting>Queued: the scan starts as soon as a worker is free.</Waiting>;
  if (status === 'running') return <Waiting>Running. This page updates by itself.</Waiting>;
  if (status === 'succeeded') {
    return (
      <p class="visually-hidden" role="status">
        The scan has finished.
      </p>
    );
  }
  if (status === 'cancelled') {
    return (
      <Note>
        <p role="status">The scan was cancelled. There are no results.</p>
      </Note>
    );
  }
  return (
    <Note kind="warn">
      <p role="status">
        The scan failed{failure ? `: ${plainText(failure.message, 500)}` : '.'}{' '}
        {failure ? <code>{plainText(failure.reason, 80)}</code> : null}
      </p>
    </Note>
  );
}

function Results({ scan }: { readonly scan: Scan }) {
  const [tab, setTab] = useState<Tab>('findings');
  return (
    <Tabs
      label="Results"
      value={tab}
      onChange={setTab}
      tabs={[
        ['findings', 'Findings'],
        ['comparison', 'Changes since the previous scan'],
      ]}
    >
      {tab === 'findings' ? <ScanFindings scan={scan} /> : <ScanComparison scan={scan} />}
    </Tabs>
  );
}
