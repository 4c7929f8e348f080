import { describe, expect, it } from 'vitest';
import type { BaselineRequest } from '../../../src/engine/core/evidence/insertion-point.ts';
import { endpointPoints } from '../../../src/engine/crawl/endpoint-points.ts';
import { markedPoint, markedRequest } from '../../../src/engine/crawl/marked-request.ts';
import { bodyPoints, requestBody } from '../../../src/engine/crawl/request-body.ts';
import { mayWrite } from '../../../src/engine/crawl/write-policy.ts';

const url = (path: string) => `http://site.example${path}`;
const post = (path: string): BaselineRequest => ({ method: 'POST', url: url(path), query: [] });

describe('a request that writes', () => {
  it.each([
    ['/guestbook', true],
    ['/api/orders', true],
    ['/users', true],
    ['/api/orders/7/notes', true],
    ['/cart/checkout', false],
    ['/api/payments/pay', false],
    ['/account/delete', false],
    ['/contact', false],
    ['/api/messages', false],
    ['/newsletter/subscribe', false],
    ['/send-invite', false],
    ['/users/7/roles', false],
    ['/api/accounts/3f2504e0-4f89-41d3-9a0c-0305e82c3301/notes', false],
  ])('to %s may be sent: %s', (path, isAllowed) => {
    expect(mayWrite(post(path))).toBe(isAllowed);
  });

  it('may change an account that the scan has created, and reads are not concerned', () => {
    expect(mayWrite({ ...post('/users/7'), method: 'PUT' })).toBe(false);
    expect(mayWrite({ ...post('/users/7'), method: 'PUT' }, true)).toBe(true);
    expect(mayWrite({ method: 'GET', url: url('/contact') })).toBe(true);
    expect(mayWrite({ ...post('/messages'), isRead: true })).toBe(true);
  });
});

describe('the marker of a scan', () => {
  it('replaces texts and addresses that the scan invents, at any depth, and nothing of the site', () => {
    const form = {
      ...post('/a'),
      body: requestBody('form', { name: 'test', mail: 'visitor@example.com', kind: 'oak' }),
    };
    expect(markedRequest(form, 'scangatex').body).toEqual({
      encoding: 'form',
      fields: [
        ['name', 'scangatex'],
        ['mail', 'scangatex@example.com'],
        ['kind', 'oak'],
      ],
    });
    const json = { ...post('/a'), body: requestBody('json', { a: { b: ['test', 1, null] } }) };
    expect(markedRequest(json, 'scangatex').body).toEqual({
      encoding: 'json',
      value: { a: { b: ['scangatex', 1, null] } },
    });
  });

  it('is the value of an invented field itself, and not of a request that reads', () => {
    const request = { ...post('/a'), body: requestBody('form', { name: 'test' }) };
    const point = { kind: 'form', name: 'name', baseline: 'test', isInvented: true, request } as const;
    expect(markedPoint(point, 'scangatex')).toMatchObject({ baseline: 'scangatex' });
    const read = {
      kind: 'query',
      name: 'q',
      baseline: 'test',
      request: { method: 'GET', url: url('/'), query: [['q', 'test']] },
    } as const;
    expect(markedPoint(read, 'scangatex')).toBe(read);
  });
});

describe('insertion points of a body', () => {
  it('are its members but no secrets, and an XML document as a whole', () => {
    const request = { ...post('/a'), body: requestBody('xml', { town: 'a', password: 'b' }, 'order') };
    expect(bodyPoints(request).map((point) => [point.kind, point.baseline])).toEqual([
      ['json', 'a'],
      ['document', '<?xml version="1.0" encoding="UTF-8"?><order><town>a</town><password>b</password></order>'],
    ]);
  });

  it('are the fields of a multipart body that a page sends, without its files', () => {
    const type = 'multipart/form-data; boundary=----abc';
    const part = (head: string, text: string) =>
      `------abc\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
    const text = `${part('name="nick"', 'ann')}${part('name="photo"; filename="a.png"', 'PNG')}${part('name="bio"', 'one\r\ntwo')}------abc--\r\n`;
    const points = endpointPoints({ page: url('/'), method: 'POST', url: url('/profile'), body: { type, text } });
    expect(points.map((point) => [point.kind, point.baseline, point.request.body?.encoding])).toEqual([
      ['form', 'ann', 'multipart'],
      ['form', 'one\r\ntwo', 'multipart'],
    ]);
  });
});
