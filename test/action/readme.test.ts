import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readmeWithTables, withDefault } from '../../scripts/readme-tables.ts';
import { PUBLISHING_INPUTS } from '../../src/action/action-inputs.ts';
import { NOTHING_PUBLISHED, outputsOf } from '../../src/action/outputs.ts';
import { emptyResult } from '../../src/gate/build-result.ts';
import { GATE_INPUTS, type InputDefinition } from '../../src/gate/inputs.ts';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const actionText = readFileSync(join(root, 'action.yml'), 'utf8');
const action = parse(actionText) as {
  inputs: Record<string, { description: string; default?: string }>;
  outputs: Record<string, unknown>;
};

describe('action.yml, the code and the README say the same', () => {
  it('about the inputs', () => {
    const known = [...Object.keys(GATE_INPUTS), ...PUBLISHING_INPUTS];
    expect(Object.keys(action.inputs).sort()).toEqual(known.sort());
  });

  it('about the defaults of the pipeline', () => {
    const told = (name: string) => withDefault(action.inputs[name] ?? { description: '' }).fallback;
    const declared = Object.keys(GATE_INPUTS).map((name) => [name, told(name)]);
    expect(declared).toEqual(Object.entries(GATE_INPUTS).map(([name, input]) => [name, input.default]));
  });

  it('and no default hides whether the workflow set what the configuration file can set too', () => {
    const shared = Object.entries<InputDefinition>(GATE_INPUTS).filter(([, input]) => input.config === true);
    expect(shared.length).toBeGreaterThan(10);
    expect(shared.filter(([name]) => action.inputs[name]?.default !== undefined)).toEqual([]);
  });

  it('about the outputs', () => {
    const result = emptyResult(
      { outcome: 'skipped', fails_job: false, reasons: [] },
      { version: '', runUrl: null, run: null },
    );
    expect(Object.keys(outputsOf(result, NOTHING_PUBLISHED))).toEqual(Object.keys(action.outputs));
  });

  it('in the generated tables', () => {
    expect(readmeWithTables(readme, actionText)).toBe(readme);
  });
});

describe('the README', () => {
  it('links to files that are there', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('shows ten lines of YAML that are a workflow', () => {
    const block = /```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    expect(block.trimEnd().split('\n')).toHaveLength(10);
    expect(Object.keys(parse(block))).toEqual(['on', 'permissions', 'jobs']);
  });
});
