import { describe, expect, test } from 'vitest';
import type { CheckOutcome } from '../../../src/contract/report.ts';
import { complianceRows, FRAMEWORKS } from '../../../src/engine/compliance.ts';
import type { CheckMeta } from '../../../src/engine/core/check.ts';
import { owaspOf } from '../../../src/engine/core/owasp.ts';
import { RATINGS } from '../../../src/engine/core/ratings.ts';

function meta(id: string, cwe: string[], requirements: CheckMeta['requirements']): CheckMeta {
  const text = 'text';
  return {
    id,
    title: id,
    rating: RATINGS.someData,
    confidence: 'certain',
    cwe,
    requirements,
    scanTypes: ['compliance'],
    what: text,
    why: text,
    proof: text,
    fix: text,
    references: [],
  };
}

function outcome(id: string, status: CheckOutcome['status']): CheckOutcome {
  return { check_id: id, title: id, severity: 'medium', status, reason: null, findings: status === 'finding' ? 1 : 0 };
}

const METAS = [
  meta('http.hsts-missing', ['CWE-319'], { asvs: ['3.4.1'], pci: ['4.2.1'] }),
  meta('http.hsts-weak', ['CWE-319'], { asvs: ['3.4.1'] }),
  meta('active.sqli-error', ['CWE-89'], { asvs: ['1.2.4'], pci: ['6.2.4'] }),
];

function row(
  statuses: Record<string, CheckOutcome['status']>,
  framework: keyof typeof FRAMEWORKS,
  requirement: string,
  found: string[] = [],
) {
  const rows = complianceRows({
    scanType: 'compliance',
    metas: METAS,
    outcomes: Object.entries(statuses).map(([id, status]) => outcome(id, status)),
    findings: found.map((checkId) => ({
      check_id: checkId,
      owasp: owaspOf(METAS.find((entry) => entry.id === checkId)?.cwe ?? []),
    })),
  });
  return rows.find((entry) => entry.framework === FRAMEWORKS[framework] && entry.requirement === requirement);
}

const ALL_PASSED = {
  'http.hsts-missing': 'passed',
  'http.hsts-weak': 'passed',
  'active.sqli-error': 'passed',
} as const;

describe('what a scan says of a requirement', () => {
  test('is partial evidence if one of its checks passed in part', () => {
    const statusOf = (partial: boolean) => {
      const outcomes = Object.keys(ALL_PASSED).map((id) => ({ ...outcome(id, 'passed'), partial }));
      const rows = complianceRows({ scanType: 'compliance', metas: METAS, outcomes, findings: [] });
      return rows.find(({ requirement }) => requirement === '3.4.1')?.status;
    };
    expect([statusOf(false), statusOf(true)]).toEqual(['evidence', 'partial']);
  });

  test('only a compliance scan says anything', () => {
    const input = { metas: METAS, outcomes: [], findings: [] };
    expect(complianceRows({ ...input, scanType: 'standard' })).toEqual([]);
    expect(complianceRows({ ...input, scanType: 'quick' })).toEqual([]);
  });

  test('a header that was read in full is evidence without a finding', () => {
    expect(row(ALL_PASSED, 'asvs', '3.4.1')).toMatchObject({
      status: 'evidence',
      findings: 0,
      check_ids: ['http.hsts-missing', 'http.hsts-weak'],
    });
  });

  test('one of its checks failed: only a part was seen', () => {
    expect(row({ ...ALL_PASSED, 'http.hsts-weak': 'error' }, 'asvs', '3.4.1')).toMatchObject({
      status: 'partial',
      check_ids: ['http.hsts-missing'],
    });
  });

  test('no finding of an injection probe is a part of the requirement, never proof of it', () => {
    expect(row(ALL_PASSED, 'asvs', '1.2.4')?.status).toBe('partial');
    expect(row(ALL_PASSED, 'pci', '4.2.1')?.status).toBe('partial');
    expect(row(ALL_PASSED, 'owasp', 'A05:2025')?.status).toBe('partial');
  });

  test('a finding is evidence against', () => {
    const statuses = { ...ALL_PASSED, 'active.sqli-error': 'finding' } as const;
    expect(row(statuses, 'pci', '6.2.4', ['active.sqli-error'])).toMatchObject({ status: 'evidence', findings: 1 });
    expect(row(statuses, 'owasp', 'A05:2025', ['active.sqli-error'])).toMatchObject({
      status: 'evidence',
      findings: 1,
    });
  });

  test('nothing that ran speaks to it: uncovered, and it is listed all the same', () => {
    expect(row({ ...ALL_PASSED, 'active.sqli-error': 'not_applicable' }, 'asvs', '1.2.4')?.status).toBe('uncovered');
    expect(row(ALL_PASSED, 'asvs', '6.2.1')).toMatchObject({ status: 'uncovered', check_ids: [], findings: 0 });
    expect(row(ALL_PASSED, 'pci', '9.1')?.status).toBe('uncovered');
    expect(row(ALL_PASSED, 'owasp', 'A09:2025')?.status).toBe('uncovered');
  });

  test('a section with a requirement that is spoken to is not listed beside it', () => {
    expect(row(ALL_PASSED, 'pci', '4.2')).toBeUndefined();
  });

  test('the ten risks of APIs are listed where an API was tested', () => {
    const tested = { ...ALL_PASSED, 'api.bola': 'finding', 'api.bfla': 'passed' } as const;
    expect(row(ALL_PASSED, 'owaspApi', 'API1:2023')).toBeUndefined();
    expect(row({ ...ALL_PASSED, 'api.bola': 'not_applicable' }, 'owaspApi', 'API1:2023')).toBeUndefined();
    expect(row(tested, 'owaspApi', 'API1:2023', ['api.bola'])).toMatchObject({
      status: 'evidence',
      check_ids: ['api.bola'],
      findings: 1,
    });
    expect(row(tested, 'owaspApi', 'API5:2023')).toMatchObject({ status: 'partial', check_ids: ['api.bfla'] });
    expect(row(tested, 'owaspApi', 'API6:2023')).toMatchObject({ status: 'uncovered', check_ids: [] });
  });
});
