import { describe, expect, it } from 'vitest';
import { exposureCheck } from '../../../../src/engine/exposure/exposure-check.ts';
import { fileFaults, judgesFiles } from '../evidence.ts';

const exposureMetadata = exposureCheck('exposure.metadata');

describe('exposure.metadata', () => {
  judgesFiles(exposureMetadata);

  it('is high if the file contains a secret', () => {
    const compose = (value: string) =>
      `services:\n  db:\n    image: postgres:17\n    environment:\n      POSTGRES_PASSWORD: ${value}\n`;
    const judged = (body: string) => fileFaults(exposureMetadata, '/docker-compose.yml', body);
    expect(judged(compose('blue-Kettle-93'))).toEqual(['/docker-compose.yml high']);
    expect(judged(compose('changeme'))).toEqual(['/docker-compose.yml low']);
    expect(judged(compose(['$', '{DB_PASSWORD}'].join('')))).toEqual(['/docker-compose.yml low']);
  });

  it.each<[string, string, string, boolean]>([
    ['packages', '/requirements.txt', 'Django==3.2.25 # LTS\n\npsycopg2>=2.9,<3\ncelery[redis]\n-r base.txt\n', true],
    ['prose', '/requirements.txt', 'Requirements\nThe visitor needs a browser.\n', false],
    ['a list of words', '/requirements.txt', 'apples\npears\n', false],
    ['a page', '/requirements.txt', '<!doctype html><html><body>Django==3.2</body></html>', false],
    ['a pipeline', '/.travis.yml', 'language: python\nscript:\n  - tox\n', true],
    ['other YAML', '/.travis.yml', 'title: Travis\nauthor: Kim\n', false],
    [
      'locked packages',
      '/composer.lock',
      '{"packages":[{"name":"monolog/monolog","version":"2.1.0"}],"content-hash":"0123456789abcdef0123456789abcdef"}',
      true,
    ],
  ])('%s in %s', (_name, path, body, isFound) =>
    expect(fileFaults(exposureMetadata, path, body)).toEqual(isFound ? [`${path} low`] : []),
  );
});
