import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { SEVERITIES, type Severity } from '../../contract/primitives.ts';
import type { Scan } from '../../generated/models.ts';
import { checkGroups } from '../../shared/check-groups.ts';
import { useApp } from '../app-context.ts';
import { count, words } from '../logic/format.ts';
import { Card, Empty } from '../ui/basics.tsx';
import { useList } from '../ui/loading.ts';
import { PagedList } from '../ui/table.tsx';
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
        <PagedList
          list={list}
          what="findings"
          empty={
            <Empty title={severity === '' ? 'The scan has no findings.' : 'No finding has this severity.'}>
              {severity === '' ? <p>Every check passed or did not apply. The report lists them.</p> : null}
            </Empty>
          }
        >
          {(findings) =>
            checkGroups(findings, ({ check_id = '' }) => check_id).map(({ heading, items }) => (
              <Fragment key={heading}>
                {heading === null ? null : <h3 class="check-group">{heading}</h3>}
                {items.map((finding) => (
                  <FindingEntry key={finding.id} finding={finding} />
                ))}
              </Fragment>
            ))
          }
        </PagedList>
      </Card>
    </>
  );
}
