import type { Client } from '../../client/client.ts';
import type { Finding, Scan } from '../../generated/models.ts';
import { present } from '../../shared/records.ts';
import { useApp } from '../app-context.ts';
import { compareFindings } from '../logic/compare-findings.ts';
import { count } from '../logic/format.ts';
import { hrefOf } from '../logic/route.ts';
import { Card, Empty, ErrorNote, Note, Time, Waiting } from '../ui/basics.tsx';
import { useLoad } from '../ui/loading.ts';
import { FindingEntry } from './finding-entry.tsx';

/** Findings per scan that are compared, and shown per group. */
const COMPARED_MAX = 1_000;
const SHOWN_MAX = 100;
const PAGE_SIZE = 100;

async function findingsOf(client: Client, scanId: string, signal: AbortSignal) {
  const findings: Finding[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) };
    const page = await client.listFindings(scanId, query, { signal });
    findings.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor !== undefined && findings.length < COMPARED_MAX);
  return { findings, isCut: cursor !== undefined };
}

async function previousOf(client: Client, scan: Scan, signal: AbortSignal): Promise<Scan | null> {
  const type = (['quick', 'standard', 'compliance'] as const).find((each) => each === scan.scan_type);
  const page = await client.listScans(
    {
      target: scan.target,
      status: 'succeeded',
      limit: 2,
      ...present({ scan_type: type, created_before: scan.created_at }),
    },
    { signal },
  );
  return page.data.find(({ id }) => id !== scan.id) ?? null;
}

/** What changed since the previous scan of the target with the same type. */
export function ScanComparison({ scan }: { readonly scan: Scan }) {
  const { api } = useApp();
  const { data, error, reload } = useLoad(scan.id, async (signal) => {
    const previous = await previousOf(api.client, scan, signal);
    if (previous === null) return { previous, comparison: null, isCut: false };
    const [now, before] = await Promise.all([
      findingsOf(api.client, scan.id, signal),
      findingsOf(api.client, previous.id, signal),
    ]);
    const comparison = compareFindings(now.findings, before.findings);
    return { previous, comparison, isCut: now.isCut || before.isCut };
  });
  if (data === null) {
    return error === null ? (
      <Waiting>Comparing with the previous scan…</Waiting>
    ) : (
      <ErrorNote error={error} onRetry={reload} />
    );
  }
  const { previous, comparison, isCut } = data;
  if (previous === null || comparison === null) {
    return (
      <Empty title="There is nothing to compare with.">
        <p>This is the first {scan.scan_type} scan of the target that succeeded. The next one is compared with it.</p>
      </Empty>
    );
  }
  return (
    <>
      <p class="muted">
        Compared with the {previous.scan_type} scan <a href={hrefOf('scans', previous.id)}>{previous.id}</a>, finished{' '}
        <Time iso={previous.finished_at} />.
      </p>
      {isCut ? (
        <Note kind="warn">
          <p>One of the scans has more than {count(COMPARED_MAX)} findings. Only these were compared.</p>
        </Note>
      ) : null}
      <Group title="New" note="New" findings={comparison.added} none="No new finding." />
      <Group
        title="Still there"
        note="Still there"
        findings={comparison.kept}
        none="No finding of the previous scan is still there."
      />
      <Group title="Gone" note="Gone" findings={comparison.gone} none="No finding disappeared." />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly note: string;
  readonly findings: readonly Finding[];
  readonly none: string;
}

function Group({ title, note, findings, none }: GroupProps) {
  return (
    <Card title={`${title} (${count(findings.length)})`} flush>
      {findings.length === 0 ? <p class="muted pad">{none}</p> : null}
      {findings.slice(0, SHOWN_MAX).map((finding) => (
        <FindingEntry key={finding.id} finding={finding} note={note} />
      ))}
      {findings.length > SHOWN_MAX ? (
        <p class="muted pad">{count(findings.length - SHOWN_MAX)} more are in the report.</p>
      ) : null}
    </Card>
  );
}
