import { useState } from 'preact/hooks';
import { SCAN_TYPES, type ScanType } from '../../contract/primitives.ts';
import { SCAN_MINUTES_MAX, type ScanOptions } from '../../contract/scan.ts';
import { SCAN_TYPE_TEXTS } from '../../contract/scan-type-texts.ts';
import { useApp } from '../app-context.ts';
import { count } from '../logic/format.ts';
import { may } from '../logic/permissions.ts';
import { hrefOf } from '../logic/route.ts';
import { FormDialog } from '../ui/dialog.tsx';
import { CheckboxField, RadioField, TextField } from '../ui/fields.tsx';
import { useLoad } from '../ui/loading.ts';

const ACTIVE_POST_CONSENT =
  'This changes the application: it creates records, and may send mail or place orders. Choose it only where all data may change.';

/** Starts a scan and opens its page. */
export function NewScan({ target: first = '', onClose }: { readonly target?: string; readonly onClose: () => void }) {
  const { api, session } = useApp();
  const [target, setTarget] = useState(first);
  const [type, setType] = useState<ScanType>('standard');
  const [startPath, setStartPath] = useState('');
  const [minutes, setMinutes] = useState('');
  const [sendsForms, setSendsForms] = useState(false);
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
        const options: ScanOptions = {
          ...(startPath === '' ? {} : { start_path: startPath }),
          ...(type === 'quick' || minutes === '' ? {} : { scan_minutes: Number(minutes) }),
          ...(type !== 'quick' && sendsForms ? { active_post: true } : {}),
        };
        const scan = await api.client.createScan({ target: target.trim(), scan_type: type, options });
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
        <>
          <p class="hint">Injection probes look like an attack in logs. Scan only what you may test.</p>
          <CheckboxField
            label="Forms"
            values={sendsForms ? ['post'] : []}
            onChange={(values) => setSendsForms(values.length > 0)}
            options={[['post', 'Submit forms and call write operations by POST', ACTIVE_POST_CONSENT]]}
          />
          <TextField
            label="Minutes (optional)"
            type="number"
            value={minutes}
            onInput={setMinutes}
            min={1}
            max={SCAN_MINUTES_MAX}
            placeholder={type === 'standard' ? '2' : '6'}
            hint="Maximum duration. A scan that has seen everything ends earlier; large applications need more."
          />
        </>
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
