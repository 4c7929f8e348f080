import { expect, test } from 'vitest';
import { readDescription } from '../../../src/engine/api/describe/read-description.ts';
import { UsageError } from '../../../src/gate/model/usage-error.ts';
import { parseSettings } from '../../../src/gate/settings/settings.ts';

const FILES: Readonly<Record<string, string>> = {
  'openapi.yaml': `openapi: 3.0.0
info: { title: Shop, description: Sells things }
paths:
  /items/{description}:
    get:
      summary: Reads one of the many items that the shop has on sale
      description: A long text
      parameters:
        - { name: description, in: path, required: true, example: tea, schema: { type: string, description: text } }
      responses: {}
`,
  'recording.har': JSON.stringify({
    log: {
      entries: [
        {
          request: {
            method: 'GET',
            url: 'https://shop.example/a',
            headers: [{ name: 'Authorization', value: 'Bearer top-secret' }],
            cookies: [{ name: 'sid', value: 'top-secret' }],
          },
          response: { content: { text: 'top-secret' } },
        },
      ],
    },
  }),
  'schema.graphql': 'type Query { user(id: ID!): String }',
  'empty.json': '',
  'large.json': JSON.stringify({
    openapi: '3.0.0',
    paths: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`/path/${index}`, {}])),
  }),
};

function optionOf(value: string, config?: string): string | undefined {
  const { gate } = parseSettings({
    raw: { targets: 'shop.example', 'api-description': value },
    naming: (name) => `input ${name}`,
    configFile: config === undefined ? null : { name: 'gate.yml', text: config },
    readText: (path) => {
      const text = FILES[path];
      if (text === undefined) throw new Error(`ENOENT: ${path}`);
      return text;
    },
  });
  return gate.targets[0]?.options.api_description;
}

test('a file is sent without its texts and stays readable', () => {
  const text = optionOf('openapi.yaml') ?? '';
  expect(text).not.toContain('A long text');
  expect(text).not.toContain('Sells');
  const description = readDescription(text, new URL('https://shop.example'));
  expect(description?.operations).toMatchObject([
    { id: 'GET /items/{description}', isRead: true, parameters: [{ name: 'description', value: 'tea' }] },
  ]);
});

test('a recording is sent without what signs in and without responses', () => {
  expect(optionOf('recording.har')).not.toContain('top-secret');
  expect(optionOf('recording.har')).toContain('https://shop.example/a');
});

test('a schema of GraphQL is sent as it is', () => {
  expect(optionOf('schema.graphql')).toBe(FILES['schema.graphql']);
});

test('a URL or path of the target is sent as it is; an input outweighs the file', () => {
  expect(optionOf('https://shop.example/openapi.json')).toBe('https://shop.example/openapi.json');
  expect(optionOf('', 'api-description: /openapi.json')).toBe('/openapi.json');
  expect(optionOf('/v2.json', 'api-description: /openapi.json')).toBe('/v2.json');
  expect(optionOf('', 'targets: [{ target: shop.example, api-description: /own.json }]')).toBe('/own.json');
  expect(optionOf('')).toBeUndefined();
});

test.each([
  ['missing.json', 'cannot be read'],
  ['../outside.json', 'leaves the folder'],
  ['empty.json', 'is empty'],
  ['large.json', '256 KiB'],
])('%s is refused', (path, message) => {
  expect(() => optionOf(path)).toThrow(UsageError);
  expect(() => optionOf(path)).toThrow(message);
});
