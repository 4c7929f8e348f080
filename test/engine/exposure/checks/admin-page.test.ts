import { describe, expect, it } from 'vitest';
import { exposureAdminPage } from '../../../../src/engine/exposure/checks/admin-page.ts';
import { crawlOf, exchange, faults } from '../../../helpers/recorded.ts';
import { ADMINER, COOKIE_EXAMPLE, H2_CONSOLE, H2_NOT_ALLOWED, TOMCAT } from '../products.ts';
import { NOT_FOUND, type SiteAnswer, scanSite } from '../site.ts';

const page = ({ body = '' }: SiteAnswer, origin = 'https://site.example') =>
  faults(exposureAdminPage, {
    url: `${origin}/`,
    evidence: { crawl: crawlOf([exchange({ url: `${origin}/x`, body })]), exposure: { probes: [], skipped: [] } },
  });

describe('exposure.admin-page', () => {
  it.each<[string, SiteAnswer, string]>([
    ['the H2 console', H2_CONSOLE, 'h2-console high'],
    ['Adminer', ADMINER, 'adminer low'],
    ["Tomcat's examples", COOKIE_EXAMPLE, 'tomcat-examples low'],
  ])('reports %s', (_name, answer, fault) => expect(page(answer)).toEqual([fault]));

  it.each<[string, SiteAnswer, string]>([
    ['the H2 console', H2_CONSOLE, 'h2-console info'],
    ['Adminer', ADMINER, 'adminer low'],
    ["Tomcat's examples", COOKIE_EXAMPLE, 'tomcat-examples info'],
  ])('rates %s on loopback by whom it admits', (_name, answer, fault) =>
    expect(page(answer, 'http://127.0.0.1:8080')).toEqual([fault]),
  );

  it.each<[string, SiteAnswer]>([
    ['H2 that refuses other computers', H2_NOT_ALLOWED],
    ['an article', { body: '<title>Adminer</title><p>Its form has the field auth[driver].' }],
  ])('is silent for %s', (_name, answer) => expect(page(answer)).toEqual([]));

  it("requests Tomcat's examples, and the H2 console of Spring Boot", async () => {
    const error = '{"timestamp":"2026-11-22T19:39:31.603+00:00","status":404,"error":"Not Found","path":"/x"}';
    const pages: Record<string, SiteAnswer> = {
      '/': TOMCAT,
      '/examples/servlets/servlet/CookieExample': COOKIE_EXAMPLE,
      '/h2-console/': H2_CONSOLE,
    };
    const { exposures } = await scanSite(
      (path) => pages[path] ?? { ...NOT_FOUND, type: 'application/json', body: error },
    );
    const found = exposures.filter(({ check_id }) => check_id === exposureAdminPage.meta.id);
    expect(found.map(({ title }) => title).sort()).toEqual([
      'H2 console is public',
      'Tomcat example applications are public',
    ]);
  });

  it('is silent if every path has that response', async () => {
    const { exposures } = await scanSite((path) => (path === '/' ? TOMCAT : COOKIE_EXAMPLE), { scanType: 'quick' });
    expect(exposures.filter(({ check_id }) => check_id === exposureAdminPage.meta.id)).toEqual([]);
  });
});
