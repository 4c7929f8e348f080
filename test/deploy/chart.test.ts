import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cli } from '../cli/cli-fixture.ts';

const root = join(import.meta.dirname, '../..');
const chart = join(root, 'deploy/helm/scan-gate');
const read = (path: string) => readFileSync(join(chart, path), 'utf8');
const templates = readdirSync(join(chart, 'templates')).map((name) => ({ name, text: read(`templates/${name}`) }));
const values = parse(read('values.yaml')) as Record<string, unknown>;
const isValid = new Ajv({ strict: false }).compile(JSON.parse(read('values.schema.json')) as object);

function valueAt(path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], values);
}

describe('the chart', () => {
  it('has valid values by default, and refuses others', () => {
    expect(isValid(values), JSON.stringify(isValid.errors)).toBe(true);
    for (const wrong of [
      { worker: { replica: 3 } },
      { worker: { scanConcurrency: 65 } },
      { autoscaling: { mode: 'on' } },
      { publicUrl: 'https://user:secret@scan.example' },
      { image: { digest: 'latest' } },
      { oidc: { issuers: ['http://issuer.example'] } },
      { sso: { roles: ['staff=owner'] } },
      { sso: { scope: 'profile' } },
      { sso: { clientSecret: 'in the values' } },
      // Kubernetes takes none by CPU; KEDA does.
      { autoscaling: { mode: 'hpa', minReplicas: 0 } },
    ])
      expect(isValid(wrong), JSON.stringify(wrong)).toBe(false);
  });

  it('takes the value sets with which it is tested', () => {
    const sets = readdirSync(join(chart, 'ci'));
    expect(sets).toHaveLength(6);
    for (const name of sets)
      expect(isValid(parse(read(`ci/${name}`))), `${name}: ${JSON.stringify(isValid.errors)}`).toBe(true);
  });

  it('reads only values that it has', () => {
    const used = templates.flatMap(({ text }) => [...text.matchAll(/\.Values\.([A-Za-z.]+[A-Za-z])/g)]);
    expect(used.length).toBeGreaterThan(50);
    const unknown = used.map(([, path = '']) => path).filter((path) => valueAt(path) === undefined);
    expect(unknown).toEqual([]);
  });

  it('starts the service with flags that it has', async () => {
    const pods = templates.filter(({ name }) => name.endsWith('.yaml') || name === '_helpers.tpl');
    const given = pods.flatMap(({ text }) => [...text.matchAll(/--([a-z][a-z-]+)(?==|\s|")/g)].map(([, flag]) => flag));
    const { out } = await cli(['serve', '--help']);
    expect(given.length).toBeGreaterThan(12);
    expect(given.filter((flag) => !out.includes(`--${flag}`) && !out.includes(`--no-${flag}`))).toEqual([]);
  });

  it('runs every container without root, with a read-only root and no capability', () => {
    const pods = templates.filter(({ text }) => text.includes('containers:'));
    expect(pods.map(({ name }) => name)).toEqual(['api.yaml', 'migrate-job.yaml', 'worker.yaml']);
    for (const { name, text } of pods)
      for (const part of ['podSecurity', 'containerSecurity'])
        expect(text, name).toContain(`include "scan-gate.${part}"`);
  });

  it('gives secrets to containers as files', () => {
    for (const { name, text } of templates) expect(text, name).not.toContain('secretKeyRef');
  });

  it('is of the release of the package', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version });
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(`\nARG VERSION=${version}\n`);
  });
});
