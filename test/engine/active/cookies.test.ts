import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../src/engine/registry.ts';
import { mask } from '../../../src/engine/web/quote.ts';
import { type SiteCase, scanSite, startSite } from './site.ts';

/** Probes beyond the letters send no values that these tests need. */
const OTHERS = CHECKS.map(({ meta }) => meta.id).filter((id) => !/^(?:cookie\.|active\.reflected-xss$)/.test(id));
const sets = (name: string, cookie: (value: string) => string): SiteCase => ({
  name,
  example: 'textvalue',
  isVulnerable: false,
  answer: (value, response, { method }) => {
    if (method === 'POST') response.setHeader('set-cookie', cookie(value));
    response.end('<p>Saved.</p>');
  },
});
const CASES: readonly SiteCase[] = [
  sets('a cookie of the site', () => 'sessionid=0123456789abcdef; Path=/'),
  sets('the same cookie of another form', () => 'sessionid=0123456789abcdef; Path=/'),
  sets('a value that the visitor sends', (value) => `remember_me=${encodeURIComponent(value)}; Path=/`),
  sets('a name that the visitor sends', (value) => `${encodeURIComponent(value)}_session=1; Path=/`),
  sets('attributes that the visitor sends', (value) => `login_token=1; Path=/${value.replace(/[^a-z;]/g, '')}; Secure`),
];

async function cookieFindings(options: { active_post?: boolean }) {
  const site = await startSite(CASES, 'POST');
  try {
    const { findings } = await scanSite(site, 'standard', { ...options, disable_checks: OTHERS });
    return findings.filter(({ check_id }) => check_id === 'cookie.no-secure');
  } finally {
    await site.close();
  }
}

describe('headers of responses to forms', () => {
  it.each([
    [true, ['GET', 'POST']],
    [false, ['GET']],
  ])('with active_post %s', async (active_post, methods) => {
    const site = await startSite(CASES, 'POST');
    try {
      const disable_checks = OTHERS.filter((id) => id !== 'http.xcto');
      const { findings } = await scanSite(site, 'standard', { active_post, disable_checks });
      const missing = findings.find(({ check_id }) => check_id === 'http.xcto');
      expect([...new Set(missing?.locations.map(({ method }) => method))].sort()).toEqual(methods);
    } finally {
      await site.close();
    }
  });
});

describe('cookies of responses to probes', () => {
  it('are judged once each, if the site itself chooses their names', async () => {
    const found = await cookieFindings({ active_post: true });
    const judged = found.map(({ severity, locations, locations_total }) => [
      severity,
      locations[0]?.method,
      locations[0]?.parameter,
      locations_total,
    ]);
    expect(judged.sort()).toEqual([
      ['info', 'POST', 'remember_me', 1],
      ['info', 'POST', 'sessionid', 2],
    ]);
  });

  it('do not show the value that was sent, which differs in each scan', async () => {
    const found = await cookieFindings({ active_post: true });
    const evidence = found.find(({ location }) => location.parameter === 'remember_me')?.evidence ?? '';
    expect(evidence).toBe(`Set-Cookie: remember_me=${mask('value')}; Path=/\nSent over plain HTTP without Secure.`);
  });

  it('need the consent to POST', async () => expect(await cookieFindings({})).toEqual([]));
});
