import { describe, expect, it } from 'vitest';
import { exposureCheck } from '../../../../src/engine/exposure/exposure-check.ts';
import { fileFaults, judgesFiles } from '../evidence.ts';

const exposureCredentials = exposureCheck('exposure.credentials');

describe('exposure.credentials', () => {
  judgesFiles(exposureCredentials);

  const KEYS = `aws_secret_access_key=${'k'.repeat(40)}\n`;
  it.each<[string, string, string, boolean]>([
    [
      'AWS keys without a profile',
      '/.aws/credentials',
      `aws_access_key_id=${['AKIA', 'Q7XN4TZPD2WLC6HR'].join('')}\n${KEYS}`,
      true,
    ],
    ['an AWS secret without its id or a profile', '/.aws/credentials', KEYS, false],
    [
      'a Rails database password',
      '/config/database.yml',
      'default: &default\n  adapter: postgresql\nproduction:\n  <<: *default\n  password: "s3cr3tValue"\n',
      true,
    ],
    [
      'a Rails password from the environment',
      '/config/database.yml',
      'production:\n  adapter: mysql2\n  password: <%= ENV["DB_PASSWORD"] %>\n',
      false,
    ],
    ['a password hash in prose', '/.htpasswd', 'Run htpasswd to get admin:$apr1$ab12cd34$x\n', false],
  ])('%s', (_name, path, body, isFound) =>
    expect(fileFaults(exposureCredentials, path, body)).toEqual(isFound ? [`${path} critical`] : []),
  );
});
