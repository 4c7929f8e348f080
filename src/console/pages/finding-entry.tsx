import { useState } from 'preact/hooks';
import type { Finding, FindingLocation } from '../../generated/models.ts';
import { ignoreRule } from '../../shared/ignore-rule.ts';
import { reproductionSteps } from '../../shared/reproduction.ts';
import { words } from '../logic/format.ts';
import { linkAddress, plainText } from '../logic/untrusted.ts';
import { SafeLink, ScrolledText, Time, Untrusted } from '../ui/basics.tsx';
import { SeverityChip, Tag } from '../ui/chips.tsx';
import { CopyButton, CopyField } from '../ui/copy.tsx';
import { Acceptance } from './accept-finding.tsx';

const LOCATIONS_SHOWN = 5;
const EVIDENCE_LENGTH_MAX = 2_000;
const TEXT_LENGTH_MAX = 3_000;

/** One finding: the line says what and where, the rest unfolds. Texts of the scanned site are plain text only. */
export function FindingEntry({ finding: loaded, note }: { readonly finding: Finding; readonly note?: string }) {
  const [changed, setChanged] = useState<Finding | null>(null);
  const finding = changed ?? loaded;
  const { severity, confidence, location, locations = [], locations_total: total = locations.length } = finding;
  return (
    <details class="finding">
      <summary>
        <SeverityChip severity={severity} />
        <span class="finding-title">
          <Untrusted text={finding.title ?? finding.check_id ?? 'Finding'} max={200} />
          {location === undefined ? null : (
            <span class="finding-place">
              <Untrusted text={location.url} max={160} />
              {location.parameter === null ? null : <Untrusted text={` · ${location.parameter}`} max={80} />}
            </span>
          )}
        </span>
        <span class="finding-tags">
          {note === undefined ? null : <Tag>{note}</Tag>}
          {finding.state === 'ignored' ? <Tag>Accepted</Tag> : null}
          {confidence === undefined ? null : <span class={`confidence ${confidence}`}>{words(confidence)}</span>}
        </span>
      </summary>
      <div class="finding-body">
        {finding.description === undefined ? null : (
          <p class="prose">{plainText(finding.description, TEXT_LENGTH_MAX)}</p>
        )}
        {finding.evidence === undefined || finding.evidence === '' ? null : <Proof text={finding.evidence} />}
        <Reproduction finding={finding} />
        {finding.remediation === undefined ? null : (
          <>
            <h4>Fix</h4>
            <p class="prose">{plainText(finding.remediation, TEXT_LENGTH_MAX)}</p>
          </>
        )}
        {locations.length > 0 ? <Locations locations={locations} total={total} /> : null}
        <Acceptance finding={finding} onChanged={setChanged} />
        <IgnoreRule finding={finding} />
        <FindingFoot finding={finding} />
      </div>
    </details>
  );
}

function Proof({ text }: { readonly text: string }) {
  return (
    <>
      <h4>Proof</h4>
      <ScrolledText text={plainText(text, EVIDENCE_LENGTH_MAX)} />
    </>
  );
}

function Reproduction({ finding }: { readonly finding: Finding }) {
  const steps = reproductionSteps(finding);
  if (steps.length === 0) return null;
  return (
    <>
      <h4>Reproduce</h4>
      {steps.map(({ label, command, text }) => (
        <div key={`${label} ${command} ${text}`}>
          {command === null ? null : <CopyField label={label} value={command} what="curl command" />}
          <p class="fine">{plainText(command === null ? `${label}: ${text}` : text, TEXT_LENGTH_MAX)}</p>
        </div>
      ))}
    </>
  );
}

function IgnoreRule({ finding: { check_id = '', fingerprint = '' } }: { readonly finding: Finding }) {
  const rule = ignoreRule({ check_id, fingerprint }, Date.now());
  return rule === null ? null : (
    <p class="fine">
      Rule for .scan-gate.yml <CopyButton text={`ignore:\n${rule}\n`} what="ignore rule" />
    </p>
  );
}

function Locations({ locations, total }: { readonly locations: readonly FindingLocation[]; readonly total: number }) {
  return (
    <>
      <h4>{total === 1 ? 'Location' : `Locations (${total})`}</h4>
      <ul class="locations">
        {locations.slice(0, LOCATIONS_SHOWN).map((each) => (
          <li key={`${each.method} ${each.url} ${each.parameter}`}>
            {each.method === null ? null : <code>{each.method}</code>} <SafeLink url={each.url} />
            {each.parameter === null ? null : (
              <span class="muted">
                {' '}
                <Untrusted text={each.parameter} max={120} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {total > LOCATIONS_SHOWN ? (
        <p class="fine">The report has {total - Math.min(LOCATIONS_SHOWN, locations.length)} more.</p>
      ) : null}
    </>
  );
}

function FindingFoot({ finding }: { readonly finding: Finding }) {
  return (
    <p class="fine finding-foot">
      {finding.check_id === undefined ? null : <CheckName id={finding.check_id} url={finding.check_url} />}
      {(finding.cwe ?? []).map((each) => (
        <span key={each}>{each}</span>
      ))}
      {finding.cvss == null ? null : <span>CVSS {finding.cvss.score.toFixed(1)}</span>}
      {finding.first_seen_at === undefined ? null : (
        <span>
          First seen <Time iso={finding.first_seen_at} />
        </span>
      )}
    </p>
  );
}

function CheckName({ id, url }: { readonly id: string; readonly url: string | undefined }) {
  const address = url === undefined ? null : linkAddress(url);
  if (address === null) return <code>{plainText(id, 80)}</code>;
  return (
    <a href={address} rel="noreferrer noopener" target="_blank">
      <code>{plainText(id, 80)}</code>
      <span class="visually-hidden"> (documentation, opens in a new tab)</span>
    </a>
  );
}
