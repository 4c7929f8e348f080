import { describe, expect, it } from 'vitest';
import { activeHostHeader } from '../../../../src/engine/active/redirect/host-header.ts';
import type { ResponseOptions } from '../../../helpers/recorded.ts';
import { draftsOf, probe } from '../checks/probes.ts';

const HOST = 'qmarkerxyz.example';
const sent = (response: ResponseOptions, parameter = 'Host') =>
  probe('host-header', 'foreign-host', HOST, response, { marker: HOST, parameter });

describe('active.host-header', () => {
  it.each([
    ['a link', { body: `<a href="http://${HOST}/reset">reset</a>` }],
    ['a script', { body: `<script src="//${HOST}/a.js"></script>` }],
    ['a form', { body: `<form action="https://${HOST}/in"></form>` }],
    ['a meta element', { body: `<meta property="og:url" content="http://${HOST}/">` }],
    ['a redirect', { status: 302, headers: { Location: `https://${HOST}/home` } }],
  ])('reports %s to the foreign host', (_name, response) => {
    const drafts = draftsOf(activeHostHeader, sent(response), sent(response, 'X-Forwarded-Host'));
    expect(drafts.map(({ location }) => location.parameter)).toEqual(['Host', 'X-Forwarded-Host']);
    expect(new Set(drafts.map(({ key }) => key)).size).toBe(1);
  });

  it('is medium where a shared cache keeps the response', () => {
    const body = `<a href="http://${HOST}/reset">reset</a>`;
    const severities = [{}, { Age: '5' }, { 'Cache-Control': 'max-age=0, s-maxage=60' }].map(
      (headers) => draftsOf(activeHostHeader, sent({ body, headers }))[0]?.rating?.severity,
    );
    expect(severities).toEqual(['low', 'medium', 'medium']);
  });

  it.each([
    ['the name as text', { body: `<p>You asked for ${HOST}</p>` }],
    ['the name in the path of another host', { body: `<a href="https://site.example/${HOST}">x</a>` }],
    [
      'an upgrade to https on the same path',
      { url: 'http://site.example/find', status: 301, headers: { Location: `https://${HOST}/find` } },
    ],
  ])('is silent on %s', (_name, response) => {
    expect(draftsOf(activeHostHeader, sent(response))).toEqual([]);
  });

  it('is silent on probes of other families', () => {
    expect(
      draftsOf(activeHostHeader, { ...sent({ body: `<a href="http://${HOST}/reset">reset</a>` }), family: 'crlf' }),
    ).toEqual([]);
  });
});
