import { describe, expect, it } from 'vitest';
import { activeResetPoisoning } from '../../../../src/engine/active/redirect/reset-poisoning.ts';
import { draftsOf, probe } from '../checks/probes.ts';
import { foundIn, type Page, shows } from '../pages.ts';

const { id } = activeResetPoisoning.meta;
const FORM = (action: string) =>
  `<form method=post action="${action}"><input name=email type=email><button>Send</button></form>`;
const start = shows('<a href="/password/reset">Forgot your password?</a> <a href="/news">News</a>');
const hostOf =
  (name: string, action: (host: string) => string): Page =>
  (_url, response, request) => {
    const host = String(request.headers[name] ?? '127.0.0.1');
    response.end(FORM(action(host)));
  };

describe('the page for a new password', () => {
  it.each<readonly [string, Page, string[]]>([
    [
      'that takes its host from Host',
      hostOf('host', (host) => `http://${host}/password/reset`),
      ['GET /password/reset Host'],
    ],
    [
      'that takes its host from X-Forwarded-Host',
      hostOf('x-forwarded-host', (host) => (host === '127.0.0.1' ? '/password/reset' : `//${host}/password/reset`)),
      ['GET /password/reset X-Forwarded-Host'],
    ],
    ['with an address of its own', hostOf('host', () => '/password/reset'), []],
    ['that shows the host as text', hostOf('host', (host) => `/password/reset?from=${host}`), []],
  ])('%s', async (_name, page, expected) => {
    const { found, log, report } = await foundIn({ '/': start, '/password/reset': page, '/news': shows('News') }, id);
    expect(found).toEqual(expected);
    const [finding] = report.findings.filter(({ check_id }) => check_id === id);
    if (expected.length > 0) expect([finding?.severity, finding?.confidence]).toEqual(['medium', 'tentative']);
    // Nobody gets an e-mail, and no visitor the page of a foreign host.
    expect(log.filter((line) => line.includes('/password/reset') && !/^(?:GET|OPTIONS) /.test(line))).toEqual([]);
    expect(log.filter((line) => /^GET \/password\/reset\?scangate=/.test(line)).length).toBeGreaterThan(1);
  });
});

describe(id, () => {
  it('is about pages for a new password only', () => {
    const at = (path: string) => {
      const url = `https://site.example${path}`;
      return probe(
        'host-header',
        'foreign-host',
        'foreign.example',
        { url, body: FORM('//foreign.example/x') },
        { url, marker: 'foreign.example' },
      );
    };
    expect(draftsOf(activeResetPoisoning, at('/lostpassword'))).toHaveLength(1);
    expect(draftsOf(activeResetPoisoning, at('/news'))).toEqual([]);
  });
});
