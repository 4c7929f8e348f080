import { describe, expect, it } from 'vitest';
import { disclosureEolSoftware } from '../../../src/engine/disclosure/checks/eol-software.ts';
import { disclosureServerVersion } from '../../../src/engine/disclosure/checks/server-version.ts';
import { exchange, faults, judge, onePage } from '../../helpers/recorded.ts';
import { judgesVectors } from '../../helpers/scanner-vectors.ts';
import { DISCLOSURE_VECTORS } from './vectors.ts';

describe('disclosure.server-version', () => {
  judgesVectors(DISCLOSURE_VECTORS['disclosure.server-version'], disclosureServerVersion);

  it('reads error pages and redirects too', () => {
    const headers = { Server: 'WSGIServer/0.2 CPython/3.6.9' };
    const error = exchange({ url: 'https://site.example/gone', status: 404, headers });
    const { landing, crawl } = onePage();
    const judged = (more: object) =>
      judge(disclosureServerVersion, { evidence: { landing, crawl: { ...crawl, ...more } } });
    expect(judged({ errorPages: [error] })).toHaveLength(1);
    expect(judged({ redirects: [error] })).toHaveLength(1);
    expect(judged({})).toEqual([]);
  });
});

it('disclosure.eol-software reports a library past its end of life, unless js.vulnerable-library does', () => {
  const found = (name: string, version: string) => {
    const library = { name, version, url: 'https://site.example/lib.js', how: 'its code' };
    return faults(disclosureEolSoftware, {
      evidence: { ...onePage(), libraries: { libraries: [library], servers: [] } },
    });
  };
  expect(found('bootstrap', '4.6.2')).toEqual(['bootstrap 4 low']);
  expect(found('jquery', '2.2.4')).toEqual([]);
});
