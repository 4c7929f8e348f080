import type { Scan } from '../../generated/models.ts';
import { useApp } from '../app-context.ts';
import { Untrusted } from '../ui/basics.tsx';
import { FormDialog } from '../ui/dialog.tsx';

/** True while the scan can be cancelled and its state still changes. */
export function isOpen({ status }: Pick<Scan, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}

interface CancelScanProps {
  readonly scan: Scan;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
}

export function CancelScan({ scan, onClose, onCancelled }: CancelScanProps) {
  const { api, notify } = useApp();
  return (
    <FormDialog
      title="Cancel this scan?"
      submitLabel="Cancel scan"
      busyLabel="Cancelling…"
      isDangerous
      onClose={onClose}
      onSubmit={async () => {
        await api.client.cancelScan(scan.id);
        notify(`The scan of ${scan.target} is cancelled.`);
        onClose();
        onCancelled();
      }}
    >
      <p>
        The {scan.scan_type} scan <code>{scan.id}</code> of{' '}
        <strong>
          <Untrusted text={scan.target} max={120} />
        </strong>{' '}
        stops. It has no report, and what it has found so far is lost.
      </p>
    </FormDialog>
  );
}
