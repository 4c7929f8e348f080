import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '../../src/contract/event.ts';
import { EXAMPLES, type Examples } from '../../src/contract/examples.ts';
import { COMPONENTS, openApiDocument } from '../../src/contract/openapi.ts';

const root = join(import.meta.dirname, '../..');

describe('the OpenAPI description', () => {
  it('checked in equals the one made from the route table (npm run generate)', () => {
    expect(JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'))).toEqual(openApiDocument());
  });

  it('describes every event as a webhook', () => {
    expect(Object.keys(openApiDocument()['webhooks'] as object).sort()).toEqual([...EVENT_TYPES].sort());
  });

  it.each(Object.keys(COMPONENTS) as (keyof Examples)[])('has an example of %s that its schema accepts', (name) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(JSON.parse(JSON.stringify(COMPONENTS[name])) as object);
    expect(validate(EXAMPLES[name]), JSON.stringify(validate.errors)).toBe(true);
  });

  it("passes Redocly's strict recommended rules", () => {
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' };
    const args = [cli, 'lint', 'docs/openapi.json', '--extends', 'recommended-strict', '--format', 'json'];
    const output = execFileSync(process.execPath, args, {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { totals } = JSON.parse(output) as { totals: { errors: number; warnings: number } };
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  it("passes Spectral's OpenAPI rules", () => {
    const cli = join(root, 'node_modules/@stoplight/spectral-cli/dist/index.js');
    const args = [
      cli,
      'lint',
      'docs/openapi.json',
      '--ruleset',
      'test/fixtures/spectral.yaml',
      '--format',
      'json',
      '--quiet',
      '--fail-severity',
      'hint',
    ];
    const output = execFileSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect(JSON.parse(output)).toEqual([]);
  });
});
