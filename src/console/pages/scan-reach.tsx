import { leavesOut, reachInWords, reachLines } from '../../shared/reach-words.ts';
import { useApp } from '../app-context.ts';
import { may } from '../logic/permissions.ts';
import { plainText } from '../logic/untrusted.ts';
import { Note } from '../ui/basics.tsx';
import { useLoad } from '../ui/loading.ts';

const LINE_LENGTH_MAX = 2_000;

/** Whether the scan saw the application, what it reached in numbers, and what it left out. Nothing for a report without numbers. */
export function ScanReach({ id }: { readonly id: string }) {
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
