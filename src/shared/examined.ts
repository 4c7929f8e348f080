import type { CheckOutcome } from '../contract/report.ts';
import type { ScanOptions } from '../contract/scan.ts';

type Outcome = Pick<CheckOutcome, 'check_id' | 'status' | 'partial' | 'reason'>;
type Paths = Pick<ScanOptions, 'include_paths' | 'exclude_paths'>;

/** The check left nothing out. A check with findings names in its reason what it left out. */
export function isComplete({ status, partial, reason }: Omit<Outcome, 'check_id'>): boolean {
  return (status === 'passed' && partial !== true) || (status === 'finding' && reason === null);
}

/** The options of a scan do not exclude the path of the URL. */
export function allowsPath(
  { include_paths: included = [], exclude_paths: excluded = [] }: Paths,
  url: string,
): boolean {
  const path = pathOf(url);
  return (
    (included.length === 0 || included.some((one) => isUnder(path, one))) && !excluded.some((one) => isUnder(path, one))
  );
}

/** A finding that this scan does not have is gone: its check examined its place. Where no checks are listed, all ran. */
export function wasExamined(checkId: string, url: string, checks: readonly Outcome[], options: Paths): boolean {
  const outcome = checks.find((check) => check.check_id === checkId);
  return checks.length === 0 || (outcome !== undefined && isComplete(outcome) && allowsPath(options, url));
}

/** `/a` contains `/a`, `/a/b` and `/a?x`, but not `/ab`. */
export function isUnder(path: string, prefix: string): boolean {
  const bare = prefix.replace(/(?<!\/)\/+$/, '');
  return bare === '' || path === bare || path.startsWith(`${bare}/`);
}

export function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '/';
}
