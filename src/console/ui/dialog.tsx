import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Button, ErrorNote } from './basics.tsx';
import { Icon } from './icons.tsx';
import { useAction } from './loading.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly isWide?: boolean;
  /** Set where only a button in the dialog may close it; called instead of closing. */
  readonly onRefused?: () => void;
}

/** A modal dialog. Escape closes it, and the focus returns to where it was. */
export function Dialog({ title, onClose, children, isWide = false, onRefused }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const isLeaving = useRef(false);
  useEffect(() => {
    const opener = document.activeElement;
    const dialog = element.current;
    dialog?.showModal();
    return () => {
      isLeaving.current = true;
      dialog?.close();
      const canReturn = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const target = canReturn ? opener : document.getElementById('page-heading');
      target?.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={isWide ? 'dialog wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        (onRefused ?? onClose)();
      }}
      // Browsers close it without asking when Escape is pressed twice.
      onClose={() => {
        if (isLeaving.current) return;
        if (onRefused === undefined) return onClose();
        element.current?.showModal();
        onRefused();
      }}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        {onRefused === undefined ? (
          <button type="button" class="button quiet icon-only" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        ) : null}
      </div>
      {children}
    </dialog>
  );
}

export interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly isDangerous?: boolean;
  /** Closes nothing by itself: the caller closes the dialog when the work is done. */
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A dialog with a form, or a question before something is destroyed. Errors are shown in it. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busyLabel, isDangerous = false, onSubmit, onClose, children } = props;
  const submit = useAction(onSubmit);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit.run();
        }}
      >
        <div class="dialog-body">
          {children}
          <ErrorNote error={submit.error} />
        </div>
        <div class="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind={isDangerous ? 'danger' : 'primary'} isBusy={submit.isBusy}>
            {submit.isBusy ? busyLabel : submitLabel}
          </Button>
        </div>
        <p class="visually-hidden" role="status">
          {submit.isBusy ? busyLabel : ''}
        </p>
      </form>
    </Dialog>
  );
}
