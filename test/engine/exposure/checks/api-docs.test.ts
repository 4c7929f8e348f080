import { describe, expect, it } from 'vitest';
import { exposureCheck } from '../../../../src/engine/exposure/exposure-check.ts';
import { fileFaults, judgesFiles } from '../evidence.ts';

const exposureApiDocs = exposureCheck('exposure.api-docs');

describe('exposure.api-docs', () => {
  judgesFiles(exposureApiDocs);

  it.each<[string, string, string, boolean]>([
    ['YAML without a title', '/openapi.yaml', 'openapi: 3.0.1\nnotes: ours\npaths:\n  /cart: {}\n', false],
    ['YAML without paths', '/openapi.yaml', 'openapi: 3.0.1\ninfo:\n  title: Shop\n', false],
    [
      'YAML with components only',
      '/openapi.yaml',
      'openapi: 3.1.0\ninfo:\n  title: Shop\ncomponents:\n  schemas: {}\n',
      true,
    ],
    ['an explorer behind a link', '/docs', '<html><div id="swagger-ui"></div></html>', true],
    ['a page about Swagger', '/docs', '<html><h1>We use swagger-ui</h1></html>', false],
  ])('%s', (_name, path, body, isFound) =>
    expect(fileFaults(exposureApiDocs, path, body)).toEqual(isFound ? [`${path} info`] : []),
  );
});
