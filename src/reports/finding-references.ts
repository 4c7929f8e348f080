import type { Finding } from '../contract/finding.ts';

/** Addresses to read on at: the page of the check, where there is one, then what the finding names. */
export function findingReferences({ check_url: page, references }: Finding): readonly string[] {
  return page === undefined || page === '' ? references : [page, ...references.filter((url) => url !== page)];
}
