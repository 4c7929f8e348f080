import { useState } from 'preact/hooks';
import type { Scan } from '../../client/models.ts';
import { SEVERITIES, type Severity } from '../../contract/primitives.ts';
import { useApp } from '../app-context.ts';
import { count, words } from '../logic/format.ts';
import { Button, Card, Empty, ErrorNote, Waiting } from '../ui/basics.tsx';
import { useList } from '../ui/loading.ts';
import { FindingEntry } from './finding-entry.tsx';

const PAGE_SIZE = 50;

/** Findings of a scan, most severe first, by severity. */
export function ScanFindings({ scan }: { readonly scan: Scan }) {
  const { api } = useApp();
  const [shown, setShown] = useState<readonly Severity[]>([]);
  const severity = SEVERITIES.filter((each) => shown.includes(each)).join(',');
  const list = useList(severity, (cursor, signal) => {
    const filter = severity === '' ? {} : { severity };
    return api.client.listFindings(scan.id, { limit: PAGE_SIZE, ...filter, ...cursor }, { signal });
  });
  const { items, error, isLoading, hasMore, loadMore, reload } = list;
  const toggle = (each: Severity) =>
    setShown(shown.includes(each) ? shown.filter((other) => other !== each) : [...shown, each]);
  return (
    <>
      <fieldset class="severity-filter">
        <legend class="visually-hidden">Show only these severities</legend>
        {SEVERITIES.map((each) => (
          <button
            key={each}
            type="button"
            class={`chip chip-button severity-${each}`}
            aria-pressed={shown.includes(each)}
            onClick={() => toggle(each)}
          >
            {words(each)} {count(scan.findings_count?.[each] ?? 0)}
          </button>
        ))}
      </fieldset>
      <Card flush>
        {items?.map((finding) => <FindingEntry key={finding.id} finding={finding} />) ?? null}
        {items !== null && items.length === 0 && error === null ? (
          <Empty title={severity === '' ? 'The scan has no findings.' : 'No finding has this severity.'}>
            {severity === '' ? <p>Every check passed or did not apply. The report lists them.</p> : null}
          </Empty>
        ) : null}
        {items === null && isLoading ? <Waiting>Loading findings…</Waiting> : null}
        {error === null ? null : <ErrorNote error={error} onRetry={items === null ? reload : loadMore} />}
        {hasMore && error === null ? (
          <div class="more">
            <Button onClick={loadMore} isBusy={isLoading}>
              {isLoading ? 'Loading…' : 'Load more'}
            </Button>
          </div>
        ) : null}
        <p class="visually-hidden" role="status">
          {items === null || isLoading ? '' : `${items.length} findings shown${hasMore ? ', more available' : ''}.`}
        </p>
      </Card>
    </>
  );
}
