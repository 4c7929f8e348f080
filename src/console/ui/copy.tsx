import { useState } from 'preact/hooks';
import { useApp } from '../app-context.ts';
import { Icon } from './icons.tsx';

/** Copies a text. @param what names it, for screen readers and the message */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  const { notify } = useApp();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      notify(`Copied: ${what}.`);
    } catch {
      notify('The browser does not allow copying here. Select the text and copy it yourself.');
    }
  };
  return (
    <button type="button" class="button plain copy" aria-label={`Copy ${what}`} onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span>{isCopied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}

export function CopyField({
  label,
  value,
  what = label.toLowerCase(),
}: {
  readonly label: string;
  readonly value: string;
  readonly what?: string;
}) {
  return (
    <div class="copy-field">
      <span class="copy-label">{label}</span>
      <code class="copy-value">{value}</code>
      <CopyButton text={value} what={what} />
    </div>
  );
}
