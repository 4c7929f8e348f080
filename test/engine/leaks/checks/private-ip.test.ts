import { describe, expect, it } from 'vitest';
import { contentPrivateIp } from '../../../../src/engine/leaks/checks/private-ip.ts';
import { judge, onePage, type ResponseOptions } from '../../../helpers/recorded.ts';

/** The address and confidence of each finding. */
function found(answer: ResponseOptions, url?: string): string[] {
  const drafts = judge(contentPrivateIp, { evidence: onePage(answer), ...(url === undefined ? {} : { url }) });
  if (typeof drafts === 'string') throw new Error(drafts);
  return drafts.map(({ key, confidence }) => `${key} ${confidence}`);
}

describe('content.private-ip', () => {
  it.each([
    ['a comment', '<!-- served by 10.20.30.40 -->', '10.20.30.40'],
    ['a comment beside prose', '<p>Write to us.</p><!-- rendered by web03 (10.20.4.17) in 41ms -->', '10.20.4.17'],
    ['a URL in a script', '<script>api = "http://192.168.10.20:8080/v1"</script>', '192.168.10.20'],
    ['a URL in an attribute', '<a href="http://192.168.10.20/v1">x</a>', '192.168.10.20'],
    ['a string of a script', "<script>api.host = '172.16.5.4'</script>", '172.16.5.4'],
    ['JSON', '{"host":"172.16.5.4"}', '172.16.5.4'],
    ['a value of JSON under any name', '{"sku":"FW-12","warehouse": "10.20.4.17"}', '10.20.4.17'],
    ['text of a page that is also in a comment', '<p>10.20.4.17</p><!-- 10.20.4.17 -->', '10.20.4.17'],
  ])('is sure of %s', (_name, body, address) => {
    const type = body.startsWith('{') ? 'application/json' : 'text/html';
    expect(found({ body, headers: { 'Content-Type': type } })).toEqual([`${address} firm`]);
  });

  it.each([
    ['a port', '<p>10.1.2.3:9200</p>', ['10.1.2.3']],
    ['a number that markup sets off', '<p>Worker <code>10.12.4.31</code>, queue depth 4.</p>', ['10.12.4.31']],
    [
      'machines by their names',
      '<p>web1 (10.20.30.41): up. db1 (192.168.14.7): up.</p>',
      ['10.20.30.41', '192.168.14.7'],
    ],
    ['a machine by its kind in another language', '<p>Steuerung: 10.40.2.17</p>', ['10.40.2.17']],
    ['an example in a manual', '<p>Open the router at http://192.168.1.1 in your browser</p>', ['192.168.1.1']],
    ['a listing in a page', '<pre>{"gateway":"10.20.4.17"}</pre>', ['10.20.4.17']],
  ])('reports %s in the text of a page as tentative', (_name, body, addresses) => {
    expect(found({ body })).toEqual(addresses.map((address) => `${address} tentative`));
  });

  it('reports an address in the middle of a JSON string as tentative', () => {
    const answer = { body: '{"note":"see 10.20.4.17 and others"}', headers: { 'Content-Type': 'application/json' } };
    expect(found(answer)).toEqual(['10.20.4.17 tentative']);
  });

  it.each([
    ['versions in JSON', '{"libVersion":"10.20.4.17","driver":"10.1.2.3"}'],
    ['a feed', '<?xml version="1.0"?><rss><item>server 10.20.4.17</item></rss>'],
    ['a version', '<p>Version 10.1.2.3</p>'],
    ['a longer version', '<p>lib-10.1.2.3.4</p>'],
    ['a network range', '<p>host 10.0.0.0/8</p>'],
    ['a public address', '<!-- 172.32.1.1 11.1.2.3 193.168.1.2 -->'],
    ['coordinates of a drawing', '<svg><path d="M10.1.2.3 10.5"/></svg>'],
  ])('is silent on %s', (_name, body) => {
    expect(found({ body })).toEqual([]);
  });

  it('names the header', () => {
    const evidence = onePage({ headers: { 'X-Backend-Server': '10.0.3.7' } });
    expect(judge(contentPrivateIp, { evidence })).toMatchObject([
      { key: '10.0.3.7', confidence: 'firm', location: { parameter: 'X-Backend-Server' } },
    ]);
  });

  it('is silent on the address of the target itself', () => {
    const url = 'http://192.168.10.20/';
    expect(found({ url, body: '<a href="http://192.168.10.20/about">x</a>' }, url)).toEqual([]);
  });
});
