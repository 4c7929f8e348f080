import { describe, expect, it } from 'vitest';
import { activeOpenRedirect } from '../../../../src/engine/active/redirect/open-redirect.ts';
import type { ResponseOptions } from '../../../helpers/recorded.ts';
import { draftsOf, probe } from '../checks/probes.ts';

const HOST = 'qmarkerxyz.example';
const sent = (response: ResponseOptions) =>
  probe('open-redirect', 'foreign-host', `https://${HOST}/`, response, { marker: HOST });
const located = (location: string): ResponseOptions => ({ status: 302, headers: { Location: location }, body: '' });

describe('active.open-redirect', () => {
  it.each([
    ['Location', located(`https://${HOST}/`)],
    ['Location without a scheme', located(`//${HOST}/`)],
    ['Location with backslashes, which browsers read as slashes', located(`/\\${HOST}/`)],
    ['Location to a host below it', located(`http://shop.${HOST}/`)],
    ['Refresh', { headers: { Refresh: `0; url=https://${HOST}/` } }],
    ['a meta refresh', { body: `<meta http-equiv=refresh content="0;url=//${HOST}/">` }],
    ['a script', { body: `<script>location.replace("https:\\/\\/${HOST}")</script>` }],
  ])('reports %s', (_name, response) => {
    expect(draftsOf(activeOpenRedirect, sent(response)).map(({ key }) => key)).toEqual(['GET /find q']);
  });

  it.each([
    ['a path of the site', located(`/${HOST}/`)],
    ['the host as user information of the own one', located(`https://${HOST}@site.example/`)],
    ['the host in the query', located(`/login?next=https://${HOST}/`)],
    ['a name that only ends alike', located(`https://not${HOST}/`)],
    ['a link to click', { body: `<a href="https://${HOST}/">go on</a>` }],
    [
      'a script that only a click calls',
      { body: `<script>function leave() { location = "https://${HOST}/" }</script>` },
    ],
    ['a commented script', { body: `<script>// location = "https://${HOST}/"\n</script>` }],
  ])('is silent on %s', (_name, response) => {
    expect(draftsOf(activeOpenRedirect, sent(response))).toEqual([]);
  });

  it('is silent on probes of other families', () => {
    expect(draftsOf(activeOpenRedirect, { ...sent(located(`https://${HOST}/`)), family: 'crlf' })).toEqual([]);
  });

  it('names the parameter, or the query where it has no name', () => {
    const named = sent(located(`https://${HOST}/`));
    expect(draftsOf(activeOpenRedirect, named)[0]?.evidence).toContain('with q = ');
    expect(draftsOf(activeOpenRedirect, { ...named, parameter: '' })[0]?.evidence).toContain('with the query = ');
  });
});
