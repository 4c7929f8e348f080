import { describe, expect, test } from 'vitest';
import { EXPOSURE_PATHS, EXPOSURE_REQUESTS, SPRING_PATHS } from '../../../src/engine/exposure/catalogue.ts';
import { CHECKS } from '../../../src/engine/registry.ts';
import { FILES } from './files.ts';
import { HOME, NOT_FOUND, placesOf, type SiteHandler, scanSite } from './site.ts';

const fileAt = (method: string | undefined, path: string) =>
  FILES.find((file) => file.path === path && (file.method ?? 'GET') === method);

/** Without those that only a site of Spring Boot is asked for. */
const everywhere = FILES.filter(({ path }) => !SPRING_PATHS.some((entry) => entry.path === path));

const ids = CHECKS.map(({ meta }) => meta.id);
const own = ids.filter((id) => id.startsWith('exposure.'));
/** Checks that need only the crawl, as this family does, come first. */
const others = ids
  .filter((id) => !own.includes(id))
  .sort((a, b) => Number(b === 'content.private-ip') - Number(a === 'content.private-ip'));

describe('every path of the catalogue', () => {
  test('has an exposed and a harmless file', () => {
    const paths = EXPOSURE_PATHS.map(({ path }) => path.replace('{host}', 'www'));
    expect(paths.filter((path) => !FILES.some((file) => file.path === path))).toEqual([]);
  });

  test('is found if all of them are exposed, within the request budget', async () => {
    const site: SiteHandler = (path, { method }) => {
      const file = fileAt(method, path);
      return file === undefined ? (path === '/' ? HOME : NOT_FOUND) : { body: file.exposed, ...typeOf(file.exposed) };
    };
    const { exposures, report } = await scanSite(site, { options: { disable_checks: others } });
    const without = await scanSite(site, { options: { disable_checks: [...others.slice(1), ...own] } });
    expect(placesOf(exposures)).toEqual(everywhere.map(({ check, path }) => `${check} ${path}`).sort());
    const requests = report.budget.requests.used - without.report.budget.requests.used;
    expect(requests).toBeLessThanOrEqual(EXPOSURE_REQUESTS.full);
  });

  test('is silent if the files at those paths are harmless', async () => {
    const { exposures } = await scanSite((path, { method }) => {
      const file = fileAt(method, path);
      return file === undefined ? (path === '/' ? HOME : NOT_FOUND) : { body: file.harmless, ...typeOf(file.harmless) };
    });
    expect(placesOf(exposures)).toEqual([]);
  });
});

describe('a quick scan', () => {
  test('requests some of them and stays below 60 requests with everything exposed', async () => {
    const { exposures, report } = await scanSite(
      (path, { method }) => {
        const file = fileAt(method, path);
        return file === undefined ? (path === '/' ? HOME : NOT_FOUND) : { body: file.exposed };
      },
      { scanType: 'quick' },
    );
    const quick = EXPOSURE_PATHS.filter((entry) => entry.quick).map(({ path }) => path);
    expect(placesOf(exposures).map((place) => place.split(' ')[1])).toEqual(expect.arrayContaining(quick));
    expect(report.budget.requests.used).toBeLessThanOrEqual(60);
    expect(report.budget.exhausted).toEqual([]);
  });
});

describe('a finding', () => {
  test('masks secrets', async () => {
    const { exposures } = await scanSite((path, { method }) => {
      const file = fileAt(method, path);
      return file === undefined ? (path === '/' ? HOME : NOT_FOUND) : { body: file.exposed };
    });
    const text = JSON.stringify(exposures);
    for (const secret of ['blue-Kettle-93', 'n4Qw8Ld0Zk2Vx6', 'Q7XN4TZPD2WLC6HR', 'k'.repeat(20), 'Q'.repeat(10)]) {
      expect(text).not.toContain(secret);
    }
    expect(exposures.find(({ location }) => location.url.endsWith('/.env'))?.evidence).toContain('DB_PASSWORD=bl…93');
  });

  test('covers the files of one repository, but each environment file has its own', async () => {
    const { exposures } = await scanSite((path) => {
      const file = FILES.find((entry) => entry.path === path && /^\/\.(?:git\/|env)/.test(path));
      return file === undefined ? (path === '/' ? HOME : NOT_FOUND) : { body: file.exposed };
    });
    expect(exposures.map(({ check_id, locations_total }) => `${check_id} ${locations_total}`).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'exposure.env 1'),
      'exposure.vcs 2',
    ]);
  });
});

function typeOf(body: string | Buffer): { type?: string } {
  return typeof body === 'string' && body.trimStart().startsWith('<') ? { type: 'text/html' } : {};
}
