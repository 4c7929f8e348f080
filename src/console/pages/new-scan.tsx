import { useState } from 'preact/hooks';
import { SCAN_TYPES, type ScanType } from '../../contract/primitives.ts';
import { SCAN_TYPE_TEXTS } from '../../contract/scan-type-texts.ts';
import { useApp } from '../app-context.ts';
import { count } from '../logic/format.ts';
import { may } from '../logic/permissions.ts';
import { hrefOf } from '../logic/route.ts';
import { FormDialog } from '../ui/dialog.tsx';
import { RadioField, TextField } from '../ui/fields.tsx';
import { useLoad } from '../ui/loading.ts';

/** Starts a scan and opens its page. */
export function NewScan({ target: first = '', onClose }: { readonly target?: string; readonly onClose: () => void }) {
  const { api, session } = useApp();
  const [target, setTarget] = useState(first);
  const [type, setType] = useState<ScanType>('standard');
  const [startPath, setStartPath] = useState('');
  const usage = useLoad('prices', async (signal) =>
    may(session, 'usage:read') ? api.client.getUsage({ signal }) : null,
  );
  const priceOf = (each: ScanType) => {
    const price = usage.data?.prices?.[`scan.${each}`];
    return price === undefined ? '' : ` ${count(price)} tokens.`;
  };
  return (
    <FormDialog
      title="New scan"
      submitLabel="Start scan"
      busyLabel="Starting…"
      onClose={onClose}
      onSubmit={async () => {
        const options = startPath === '' ? {} : { options: { start_path: startPath } };
        const scan = await api.client.createScan({ target: target.trim(), scan_type: type, ...options });
        onClose();
        location.hash = hrefOf('scans', scan.id);
      }}
    >
      <TextField
        label="Target"
        value={target}
        onInput={setTarget}
        required
        maxLength={2_300}
        placeholder="preview.example.com"
        hint="A host, host:port, or an http(s) URL whose path is where the crawl starts."
      />
      <RadioField
        label="Type"
        value={type}
        onChange={(value) => setType(SCAN_TYPES.find((each) => each === value) ?? 'standard')}
        options={SCAN_TYPES.map((each) => [
          each,
          each[0]?.toUpperCase() + each.slice(1),
          `${SCAN_TYPE_TEXTS[each]}${priceOf(each)}`,
        ])}
      />
      {type === 'quick' ? null : (
        <p class="hint">Injection probes look like an attack in logs. Scan only what you may test.</p>
      )}
      <TextField
        label="Start path (optional)"
        value={startPath}
        onInput={setStartPath}
        maxLength={2_000}
        placeholder="/app"
      />
    </FormDialog>
  );
}
