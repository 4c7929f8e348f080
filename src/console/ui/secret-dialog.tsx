import type { ComponentChildren } from 'preact';
import { Button, Note } from './basics.tsx';
import { CopyField } from './copy.tsx';
import { Dialog } from './dialog.tsx';

interface SecretDialogProps {
  readonly title: string;
  /** For example `API key`. */
  readonly label: string;
  readonly secret: string;
  readonly children?: ComponentChildren;
  readonly onClose: () => void;
}

/** Shows a secret once. It is only in the memory of this page and gone when the dialog closes. */
export function SecretDialog({ title, label, secret, children, onClose }: SecretDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="dialog-body">
        <Note kind="warn">
          <p>Copy it now and keep it in a secret store. It is not shown again.</p>
        </Note>
        <CopyField label={label} value={secret} />
        {children}
      </div>
      <div class="dialog-foot">
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
