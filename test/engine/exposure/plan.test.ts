import { describe, expect, test } from 'vitest';
import { exposurePlan } from '../../../src/engine/exposure/probe/exposure-plan.ts';
import { siblingPath } from '../../../src/engine/web/sibling-path.ts';
import { crawlOf, exchange, type Headers, targetOf } from '../../helpers/recorded.ts';

describe('paths of certain technologies', () => {
  const plan = (headers: Headers, depth: 'quick' | 'full' = 'full') =>
    exposurePlan(targetOf('https://site.example/'), depth, crawlOf([exchange({ headers })]), []).map(
      ({ path }) => path,
    );

  test.each<[string, Headers, readonly string[]]>([
    [
      'PHP',
      { 'X-Powered-By': 'PHP/8.1' },
      ['/config.php~', '/configuration.php~', '/index.php.bak', '/config.inc.php.bak', '/composer.lock'],
    ],
    ['Python', { Server: 'gunicorn' }, ['/requirements.txt', '/settings.py.bak']],
    ['ASP.NET', { 'X-AspNet-Version': '4.0.30319' }, ['/web.config.bak', '/elmah.axd', '/trace.axd']],
    [
      'Rails',
      { 'Set-Cookie': '_shop_session=abc; Path=/; HttpOnly' },
      ['/config/database.yml', '/db/development.sqlite3'],
    ],
  ])('of %s are requested from such sites only', (_name, headers, paths) => {
    expect(plan(headers)).toEqual(expect.arrayContaining([...paths]));
    expect(plan({}).filter((path) => paths.includes(path))).toEqual([]);
    expect(plan(headers, 'quick').filter((path) => paths.includes(path))).toEqual([]);
  });

  test.each<[string, Headers, readonly string[]]>([
    ['Python', { Server: 'uvicorn' }, ['/wp-config.php.bak', '/.travis.yml']],
    ['Ruby', { Server: 'puma' }, ['/.travis.yml', '/wp-config.php.bak']],
    ['Node.js', { 'X-Powered-By': 'Express' }, ['/.travis.yml', '/wp-config.php.bak']],
  ])('come last if the site shows %s instead', (_name, headers, order) => {
    const planned = plan(headers);
    expect(planned.filter((path) => order.includes(path))).toEqual(order);
    expect(planned).toContain('/composer.json');
  });
});

describe('the sibling of a path has the same shape', () => {
  test.each([
    ['/.env', '/.zzz'],
    ['/.env.local', '/.zzz'],
    ['/.git/HEAD', '/.zzz/zzz'],
    ['/dump.sql', '/zzz.sql'],
    ['/backup.sql.gz', '/zzz.gz'],
    ['/index.php~', '/zzz.php~'],
    ['/wp-config.php.bak', '/zzz.bak'],
    ['/actuator/env', '/actuator/zzz'],
    ['/debug/pprof/', '/debug/zzz/'],
    ['/uploads/', '/zzz/'],
    ['/metrics', '/zzz'],
    ['/shop/.git/config', '/shop/.zzz/zzz'],
  ])('%s -> %s', (path, sibling) => {
    expect(siblingPath(path, 'zzz')).toBe(sibling);
  });
});
