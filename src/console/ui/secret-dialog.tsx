import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, Note } from './basics.tsx';
import { CopyField } from './copy.tsx';
import { Dialog, FormDialog, type FormDialogProps } from './dialog.tsx';

interface SecretDialogProps {
  readonly title: string;
  /** For example `API key`. */
  readonly label: string;
  readonly secret: string;
  readonly children?: ComponentChildren;
  readonly onClose: () => void;
}

/**
 * Shows a secret once. It is only in the memory of this page and gone when the dialog closes, so only the button closes it, and
 * the browser asks before the page is left.
 */
function SecretDialog({ title, label, secret, children, onClose }: SecretDialogProps) {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Dialog title={title} onClose={onClose} onRefused={() => setRefused(true)}>
      <div class="dialog-body">
        <Note kind="warn">
          <p>Copy it now and keep it in a secret store. It is not shown again.</p>
        </Note>
        <CopyField label={label} value={secret} />
        {children}
        <p role="alert">
          {isRefused ? 'Still open, because it is not shown again. Copy it, then choose “I have copied it”.' : ''}
        </p>
      </div>
      <div class="dialog-foot">
        <Button kind="primary" onClick={onClose}>
          I have copied it
        </Button>
      </div>
    </Dialog>
  );
}

interface SecretFormProps<Result> extends Omit<FormDialogProps, 'onSubmit'> {
  readonly onSubmit: () => Promise<Result>;
  readonly reveal: (result: Result) => {
    readonly title: string;
    readonly label: string;
    readonly secret: string;
    readonly note?: ComponentChildren;
  };
  /** Called when the dialog with the secret closes. */
  readonly onDone: () => void;
}

/** A form that creates a secret, then the dialog that shows it. */
export function SecretForm<Result extends object>(props: SecretFormProps<Result>) {
  const { onSubmit, reveal, onClose, onDone, ...form } = props;
  const [result, setResult] = useState<Result | null>(null);
  if (result === null)
    return <FormDialog {...form} onClose={onClose} onSubmit={async () => setResult(await onSubmit())} />;
  const { note, ...shown } = reveal(result);
  return (
    <SecretDialog
      {...shown}
      onClose={() => {
        onClose();
        onDone();
      }}
    >
      {note}
    </SecretDialog>
  );
}
