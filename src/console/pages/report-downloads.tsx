import { CONSOLE_API } from '../../contract/console.ts';
import type { Scan } from '../../generated/models.ts';
import { isRecord } from '../../shared/records.ts';
import { consolePath } from '../api.ts';
import { useApp } from '../app-context.ts';
import { may } from '../logic/permissions.ts';
import { Button, ErrorNote } from '../ui/basics.tsx';
import { useAction } from '../ui/loading.ts';

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

export function ReportDownloads({ scan }: { readonly scan: Scan }) {
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
