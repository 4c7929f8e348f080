import { expect, test } from 'vitest';
import { readDescription } from '../../../src/engine/api/describe/read-description.ts';
import { operationPoints } from '../../../src/engine/api/operations/operation-points.ts';
import { requestOf } from '../../../src/engine/api/operations/operation-request.ts';
import { baselineRequest } from '../../../src/engine/core/evidence/insertion-point.ts';

const BASE = new URL('https://shop.example');
const LIMITS = { allowsPost: true, ownHeaders: new Set<string>() };

function read(document: object) {
  const description = readDescription(JSON.stringify(document), BASE);
  if (description === null) throw new Error('the document was not read');
  const requests = description.operations.map((operation) => {
    const request = requestOf(operation, new Map());
    return request === null ? operation.method : `${request.method} ${baselineRequest(request).url}`;
  });
  return { ...description, requests };
}

test('reads the folders, variables and path parameters of a Postman collection', () => {
  const { format, requests, operations, leftOut } = read({
    info: { name: 'Shop', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    variable: [
      { key: 'baseUrl', value: 'https://staging.example/api' },
      { key: 'tenant', value: 'acme' },
    ],
    auth: { type: 'bearer', bearer: [{ key: 'token', value: 'top-secret' }] },
    item: [
      {
        name: 'Orders',
        item: [
          {
            name: 'One order',
            request: {
              method: 'GET',
              header: [
                { key: 'X-Tenant', value: '{{tenant}}' },
                { key: 'Authorization', value: 'Bearer top-secret' },
              ],
              url: { raw: '{{baseUrl}}/orders/:orderId?expand=items', variable: [{ key: 'orderId', value: '42' }] },
            },
          },
          {
            name: 'Create an order',
            request: {
              method: 'POST',
              url: '{{unset}}/orders',
              body: { mode: 'raw', raw: '{"item": "tea", "count": 2}' },
            },
          },
          { name: 'Upload', request: { method: 'POST', url: '/files', body: { mode: 'formdata', formdata: [] } } },
        ],
      },
      { name: 'Search', request: 'https://api.shop.example/search?q=tea' },
      {
        name: 'Form',
        request: {
          method: 'POST',
          url: '/form',
          body: { mode: 'urlencoded', urlencoded: [{ key: 'a', value: '{{tenant}}' }] },
        },
      },
    ],
  });
  expect(format).toBe('postman');
  expect(requests).toEqual([
    'GET https://shop.example/api/orders/42?expand=items',
    'POST https://shop.example/orders',
    'GET https://shop.example/search?q=tea',
    'POST https://shop.example/form',
  ]);
  expect(leftOut).toBe(1);
  expect(JSON.stringify(operations)).not.toContain('top-secret');
  const points = operations.flatMap((operation) => operationPoints(operation, new Map(), LIMITS));
  expect(points.map(({ kind, baseline }) => `${kind} ${baseline}`)).toEqual([
    'path 42',
    'query items',
    'header acme',
    'json tea',
    'json 2',
    'query tea',
    'form acme',
  ]);
});

test('reads the requests of a HAR recording to the target, without what signs in', () => {
  const call = (method: string, url: string, more: object = {}) => ({ request: { method, url, headers: [], ...more } });
  const { format, requests, operations, leftOut } = read({
    log: {
      version: '1.2',
      entries: [
        call('GET', 'https://shop.example/'),
        call('GET', 'https://shop.example/app.js'),
        call('GET', 'https://shop.example/items/7/reviews/9?sort=new&token=top-secret'),
        call('GET', 'https://shop.example/items/8/reviews/1?sort=old'),
        call('GET', 'https://other.example/items'),
        call('POST', 'https://shop.example/items', {
          headers: [
            { name: 'Cookie', value: 'sid=top-secret' },
            { name: 'Authorization', value: 'Bearer top-secret' },
            { name: 'X-Api-Key', value: 'top-secret' },
            { name: 'X-Shop', value: 'eu' },
          ],
          cookies: [{ name: 'sid', value: 'top-secret' }],
          postData: { mimeType: 'application/json', text: '{"name":"tea"}' },
        }),
        call('POST', 'https://shop.example/upload', { postData: { mimeType: 'multipart/form-data', text: 'x' } }),
      ],
    },
  });
  expect(format).toBe('har');
  expect(requests).toEqual([
    'GET https://shop.example/',
    'GET https://shop.example/items/7/reviews/9?sort=new',
    'POST https://shop.example/items',
  ]);
  expect(operations[1]?.id).toBe('GET /items/{id}/reviews/{id2}');
  expect(leftOut).toBe(2);
  expect(JSON.stringify(operations)).not.toContain('top-secret');
});
