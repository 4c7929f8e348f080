import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../../src/engine/registry.ts';
import { runScan } from '../../../../src/engine/run.ts';
import { listen } from '../../../helpers/listen.ts';
import { type Fault, tokenSite } from './token-site.ts';

/** @returns findings of `api.jwt-*` as `check severity: evidence` */
async function scan(fault: Fault | null) {
  const { server, tokens } = tokenSite(fault);
  const { url, close } = await listen(server);
  try {
    const result = await runScan({
      target: url,
      scanType: 'standard',
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
      options: {
        browser: 'off',
        disable_checks: CHECKS.flatMap(({ meta: { id } }) => (id.startsWith('api.jwt-') ? [] : [id])),
        login: { username: 'anna', password: 'pass-of-anna', url: `${url}/login` },
      },
    });
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    const { findings } = result.report;
    return {
      tokens: tokens.size,
      findings: findings.map(({ check_id, severity, evidence }) => `${check_id} ${severity}: ${evidence}`),
      text: JSON.stringify(result.report),
    };
  } finally {
    await close();
  }
}

describe('tokens that the scan forges', () => {
  it.each([
    ['key-confusion', 'key-confusion', 'the public key that the application publishes'],
    ['kid-path', 'kid-injection', 'dev/null'],
    ['kid-sql', 'kid-injection', 'by SQL'],
    ['jwk', 'header-key', 'as jwk'],
    ['x5c', 'header-key', 'as x5c'],
    ['jku', 'header-key', 'as jku'],
    ['x5u', 'header-key', 'as x5u'],
  ] as const)(
    'show how an application is deceived: %s',
    async (fault, check, words) => {
      const { findings, text } = await scan(fault);
      expect(findings).toEqual([expect.stringMatching(`^api.jwt-${check} critical: /me: `)]);
      expect(findings[0]).toContain(words);
      expect(text).not.toContain('eyJ');
    },
    60_000,
  );

  it('are refused by an application that trusts its own key alone, and cost few requests', async () => {
    const { findings, tokens } = await scan(null);
    expect(findings).toEqual([]);
    // Its own one, an invented one, a wrong signature, none, two key ids, three texts of the key, four headers.
    expect(tokens).toBe(13);
  }, 60_000);
});
