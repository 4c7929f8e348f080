import { describe, expect, it } from 'vitest';
import { exposureOpenProduct } from '../../../../src/engine/exposure/checks/open-product.ts';
import { productPaths } from '../../../../src/engine/exposure/products/product-paths.ts';
import { sightingOf } from '../../../../src/engine/exposure/proven.ts';
import { crawlOf, exchange, faults, targetOf } from '../../../helpers/recorded.ts';
import { PRODUCT_ROWS } from '../product-rows.ts';
import { PHPMYADMIN, PRODUCT_SITES } from '../products.ts';
import { HOME, NOT_FOUND, type SiteAnswer, scanSite } from '../site.ts';

const ID = exposureOpenProduct.meta.id;
const recorded = (url: string, { status = 200, type = 'text/html', headers = {}, body = '' }: SiteAnswer) =>
  exchange({ url, status, headers: { 'content-type': type, ...headers }, body });

async function openProducts(start: SiteAnswer, path: string, response: SiteAnswer, headers?: Record<string, string>) {
  const { exposures, log } = await scanSite(
    (requested) => (requested === '/' ? start : requested === path ? response : NOT_FOUND),
    { scanType: 'quick', ...(headers === undefined ? {} : { options: { request_headers: headers } }) },
  );
  return { found: exposures.filter(({ check_id }) => check_id === ID), log };
}

describe('exposure.open-product', () => {
  describe.each(PRODUCT_SITES.map((site) => [site.name, site] as const))('%s', (_name, site) => {
    it('is reported if it is open, on loopback too', async () => {
      const { found } = await openProducts(site.start, site.path, site.open);
      expect(found.map(({ severity, location }) => [severity, location.url.slice(-site.path.length)])).toEqual([
        [site.severity ?? 'critical', site.path],
      ]);
    });

    it('is silent if it is protected', async () => {
      const { found } = await openProducts(site.start, site.path, site.protected);
      expect(found).toEqual([]);
    });

    it('is silent if every path has that response', async () => {
      const { exposures } = await scanSite((path) => (path === '/' ? site.start : site.open), { scanType: 'quick' });
      expect(exposures.filter(({ check_id }) => check_id === ID)).toEqual([]);
    });

    it('is not requested from a site that does not show it', async () => {
      const { log } = await openProducts(HOME, site.path, site.open);
      expect(log).not.toContain(`GET ${site.path}`);
    });
  });

  describe.each(PRODUCT_ROWS.map((row) => [row.rule, row] as const))('%s', (rule, { start, path, open, closed }) => {
    const seen = (answer: SiteAnswer) =>
      productPaths(targetOf('https://site.example/'), crawlOf([recorded('https://site.example/', answer)]));
    const sight = (answer: SiteAnswer) =>
      sightingOf(recorded(`https://site.example${path ?? '/'}`, answer), rule, path ?? '/');

    it('is requested where a page shows it, and nowhere else', () => {
      const entries = (answer: SiteAnswer) =>
        seen(answer).flatMap((entry) => (entry.signature === rule ? entry.path : []));
      expect(entries(start)).toEqual(path === null ? [] : [path]);
      expect(entries(HOME)).toEqual([]);
    });

    it('is recognized if it is open, and not if it is protected or only similar', () => {
      expect(sight(open)?.proof).not.toMatch(/\{\{/);
      expect(sight(open)).not.toBeNull();
      expect(closed.map(sight)).toEqual(closed.map(() => null));
      expect(path === null || sight(start) === null).toBe(true);
    });
  });

  it("does not send the user's own credentials", async () => {
    const site = PRODUCT_SITES.find(({ name }) => name === 'MLflow');
    if (site === undefined) throw new Error('no MLflow');
    const headers: (string | undefined)[] = [];
    const { exposures } = await scanSite(
      (path, { headers: { authorization } }) => {
        if (path === '/') return site.start;
        if (path !== site.path) return NOT_FOUND;
        headers.push(authorization);
        return authorization === undefined ? site.protected : site.open;
      },
      { scanType: 'quick', options: { request_headers: { Authorization: 'Basic Z2FyZGVuOm9wZW4=' } } },
    );
    expect(headers).toEqual([undefined]);
    expect(exposures.filter(({ check_id }) => check_id === ID)).toEqual([]);
  });

  const page = (answer: SiteAnswer, authenticated = false) =>
    faults(exposureOpenProduct, {
      authenticated,
      evidence: {
        crawl: crawlOf([exchange({ url: 'https://site.example/pma/', body: answer.body ?? '' })]),
        exposure: { probes: [], skipped: [] },
      },
    });
  it('reports a page of phpMyAdmin that is signed in', () =>
    expect(page(PHPMYADMIN.open)).toEqual(['phpmyadmin critical']));
  it('is silent for its sign-in page', () => expect(page(PHPMYADMIN.protected)).toEqual([]));
  it('is silent if the user of the scan is signed in', () => expect(page(PHPMYADMIN.open, true)).toEqual([]));
  it('is silent for an article about it', () =>
    expect(page({ body: '<p>After sign-in the page contains logged_in:true.</p>' })).toEqual([]));

  it('requests the pods of a kubelet on its port', () =>
    expect(productPaths(targetOf('https://node.example:10250/'), null).map(({ path }) => path)).toEqual(['/pods']));
});
