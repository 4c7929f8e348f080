import { SCOPES } from '../../contract/key.ts';
import type { Severity } from '../../contract/primitives.ts';
import { SEVERITIES } from '../../contract/primitives.ts';
import { words } from '../logic/format.ts';

type Tone = 'ok' | 'warn' | 'bad' | 'busy' | 'idle';

const TONES: Readonly<Record<string, Tone>> = {
  succeeded: 'ok',
  verified: 'ok',
  enabled: 'ok',
  active: 'ok',
  running: 'busy',
  queued: 'idle',
  pending: 'warn',
  held: 'warn',
  expiring: 'warn',
  failed: 'bad',
  unreachable: 'bad',
  dead_lettered: 'bad',
  revoked: 'idle',
  expired: 'idle',
  cancelled: 'idle',
  disabled: 'idle',
};

/** A status as a word with a coloured dot: the colour is never the only sign. */
export function Status({ value }: { readonly value: string | undefined }) {
  const status = value ?? 'unknown';
  return <span class={`status tone-${TONES[status] ?? 'idle'}`}>{words(status)}</span>;
}

export function SeverityChip({ severity }: { readonly severity: Severity }) {
  return <span class={`chip severity-${severity}`}>{words(severity)}</span>;
}

export function Tag({ children }: { readonly children: string }) {
  return <span class="tag">{children}</span>;
}

export function Tags({ values }: { readonly values: readonly string[] }) {
  return (
    <span class="tags">
      {values.map((value) => (
        <Tag key={value}>{value}</Tag>
      ))}
    </span>
  );
}

export function Scopes({ values }: { readonly values: readonly string[] }) {
  return SCOPES.every((scope) => values.includes(scope)) ? <Tag>All scopes</Tag> : <Tags values={values} />;
}

/** Numbers of findings, most severe first; severities without findings are left out. */
export function SeverityCounts({ counts }: { readonly counts: Partial<Record<Severity, number>> | null | undefined }) {
  if (counts === null || counts === undefined) return <span class="muted">—</span>;
  const present = SEVERITIES.filter((severity) => (counts[severity] ?? 0) > 0);
  if (present.length === 0) return <span class="muted">No findings</span>;
  return (
    <span class="counts">
      {present.map((severity) => (
        <span key={severity} class={`chip severity-${severity}`} title={`${counts[severity]} ${severity}`}>
          {counts[severity]}
          <span class="visually-hidden"> {severity}</span>
          <span class="chip-letter" aria-hidden="true">
            {severity.slice(0, 1).toUpperCase()}
          </span>
        </span>
      ))}
    </span>
  );
}
