import type { ScanCoverage } from '../../contract/coverage.ts';
import type { CheckOutcome } from '../../contract/report.ts';

type Clean = (text: string) => string;

/** The outcome of a check; its reason may quote the target. Pure. */
export function outcomeWithoutSecrets(outcome: CheckOutcome, clean: Clean): CheckOutcome {
  return { ...outcome, reason: orNull(outcome.reason, clean) };
}

/** The coverage of a scan; its details may quote the target. Pure. */
export function coverageWithoutSecrets(coverage: ScanCoverage, clean: Clean): ScanCoverage {
  const { browser, api } = coverage;
  return {
    ...coverage,
    detail: orNull(coverage.detail, clean),
    ...(browser === undefined ? {} : { browser: { ...browser, detail: orNull(browser.detail, clean) } }),
    ...(api === undefined ? {} : { api: { ...api, detail: orNull(api.detail, clean) } }),
  };
}

function orNull(text: string | null, clean: Clean): string | null {
  return text === null ? null : clean(text);
}
