import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../src/engine/registry.ts';
import { COMMAND_CASES } from './command-cases.ts';
import { type SiteCase, scanSite, startSite, verdictOf } from './site.ts';
import { TEMPLATE_CASES } from './template-cases.ts';

const PASSIVE_CHECKS = CHECKS.map(({ meta }) => meta.id).filter((id) => !id.startsWith('active.'));

/** Names that a scan of one type finds, and what it sends on average to a case. */
async function judge(checkId: string, cases: readonly SiteCase[], scanType: 'standard' | 'compliance') {
  const site = await startSite(cases);
  try {
    const report = await scanSite(site, scanType, { disable_checks: PASSIVE_CHECKS });
    const errors = report.checks.filter(({ status }) => status === 'error');
    return { ...verdictOf(report, checkId, cases), errors, log: site.log, report };
  } finally {
    await site.close();
  }
}

describe.each([
  ['active.command-injection', 'compliance', COMMAND_CASES],
  ['active.template-injection', 'standard', TEMPLATE_CASES],
] as const)('%s', (checkId, scanType, cases) => {
  it('finds the cases that are, and no others', async () => {
    const { found, expected, errors } = await judge(checkId, cases, scanType);
    expect(found).toEqual(expected);
    expect(errors).toEqual([]);
  });
});

describe('active.command-injection', () => {
  const only = (name: string) => COMMAND_CASES.filter((one) => one.name === name);

  it('costs four requests where there is none, and three where the first one succeeds', async () => {
    const sent = async (name: string) => {
      const { log } = await judge('active.command-injection', only(name), 'compliance');
      return log.filter((line) => /echo|echa|expr|exbr/.test(decodeURIComponent(line))).length;
    };
    expect(await sent('a list of arguments')).toBe(4);
    expect(await sent('without quotes')).toBe(3);
  });

  it('reports without random numbers, so that two scans are equal', async () => {
    const { report } = await judge('active.command-injection', only('without quotes'), 'standard');
    const finding = report.findings.find(({ checkId }) => checkId === 'active.command-injection');
    expect(finding?.evidence).toContain('$((a*b))');
  });
});
