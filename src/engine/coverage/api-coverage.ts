import type { ScanCoverage } from '../../contract/coverage.ts';
import type { ApiDescription, OperationsEvidence } from '../core/evidence/api.ts';

/**
 * Adds the operations of the API to the coverage of a scan. If the description that the user gave cannot be used, the scan did not see
 * what it was asked to see.
 *
 * @param evidence null if no check of the scan needs a description
 */
export function withApi(coverage: ScanCoverage, evidence: OperationsEvidence | null): ScanCoverage {
  if (evidence === null) return coverage;
  const { descriptions, operations, requested, fault } = evidence;
  if (descriptions.length === 0 && fault === null) return coverage;
  const leftOut = descriptions.reduce((sum, one) => sum + one.leftOut, 0);
  const detail =
    fault === null ? descriptions.map(described).join('; ') : `The API description was not used: ${fault}.`;
  const api = {
    descriptions: descriptions.length,
    operations: operations.length,
    requested,
    left_out: leftOut,
    detail: detail.slice(0, 300),
  };
  if (fault === null || !coverage.application_seen) return { ...coverage, api };
  return { ...coverage, api, application_seen: false, code: 'api_description_unusable', detail: api.detail };
}

function described({ format, version, source }: ApiDescription): string {
  return `${NAMES[format]}${version === '' ? '' : ` ${version}`} ${source === 'option' ? 'as given' : `at ${source}`}`;
}

const NAMES = { openapi: 'OpenAPI', graphql: 'GraphQL', postman: 'Postman', har: 'HAR' } as const;
