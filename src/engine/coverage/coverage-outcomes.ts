import type { ScanCoverage } from '../../contract/coverage.ts';
import type { CheckOutcome } from '../../contract/report.ts';
import type { Check } from '../core/check.ts';
import type { Coverage } from './coverage-watch.ts';

type Clean = (text: string) => string;

/** The outcome of a check; its reason may quote the target. Pure. */
export function outcomeWithoutSecrets(outcome: CheckOutcome, clean: Clean): CheckOutcome {
  return { ...outcome, reason: orNull(outcome.reason, clean) };
}

/** The coverage of a scan; its details may quote the target. Pure. */
export function coverageWithoutSecrets(coverage: ScanCoverage, clean: Clean): ScanCoverage {
  const { browser, api, components } = coverage;
  return {
    ...coverage,
    detail: orNull(coverage.detail, clean),
    ...(browser === undefined ? {} : { browser: { ...browser, detail: orNull(browser.detail, clean) } }),
    ...(api === undefined ? {} : { api: { ...api, detail: orNull(api.detail, clean) } }),
    // A header may repeat what the scan has sent.
    ...(components === undefined
      ? {}
      : {
          components: components.filter((one) =>
            [one.purl, decodeURIComponent(one.purl), one.url].every((text) => clean(text) === text),
          ),
        }),
  };
}

function orNull(text: string | null, clean: Clean): string | null {
  return text === null ? null : clean(text);
}

/** Turns `passed` into `error` for the affected checks: finding nothing in these responses proves nothing. */
export function downgradeToInconclusive(
  outcomes: readonly CheckOutcome[],
  checks: readonly Check[],
  doubt: NonNullable<Coverage['doubt']>,
): CheckOutcome[] {
  const doubtful = new Set(checks.filter(doubt.concerns).map(({ meta }) => meta.id));
  return outcomes.map((outcome) =>
    outcome.status === 'passed' && doubtful.has(outcome.check_id)
      ? { ...outcome, status: 'error', reason: doubt.reason.slice(0, 500) }
      : outcome,
  );
}

/** Marks the checks for exposed files as passed in part: a login wall hid from guests what the scan requested as one. */
export function passInPart(outcomes: readonly CheckOutcome[], checks: readonly Check[], wall: string): CheckOutcome[] {
  const ofPaths = new Set(checks.filter(({ needs }) => needs.includes('exposure')).map(({ meta }) => meta.id));
  return outcomes.map((outcome) =>
    outcome.status === 'passed' && ofPaths.has(outcome.check_id)
      ? {
          ...outcome,
          partial: true,
          reason: [wall, ...(outcome.reason === null ? [] : [outcome.reason])].join('; ').slice(0, 500),
        }
      : outcome,
  );
}
