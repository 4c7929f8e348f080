import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { actionWithInputs, pageWithTables } from '../../scripts/input-tables.ts';
import { ALIAS_INPUTS, PUBLISHING_INPUTS } from '../../src/action/inputs/action-inputs.ts';
import { NOTHING_PUBLISHED, outputsOf } from '../../src/action/publish/outputs.ts';
import { run } from '../../src/cli/commands/scan.ts';
import actionPins from '../../src/cli/init/action-pins.json' with { type: 'json' };
import type { Io } from '../../src/cli/io.ts';
import { ConfigFile } from '../../src/gate/inputs/config-schema.ts';
import type { InputDefinition } from '../../src/gate/inputs/input-definition.ts';
import { GATE_INPUTS } from '../../src/gate/inputs/inputs.ts';
import { emptyResult } from '../../src/gate/verdict/build-result.ts';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const inputsPage = readFileSync(join(root, 'docs/INPUTS.md'), 'utf8');
const actionText = readFileSync(join(root, 'action.yml'), 'utf8');
const action = parse(actionText) as {
  inputs: Record<string, { description: string; default?: string }>;
  outputs: Record<string, unknown>;
};

const io: Io = {
  out: () => {},
  err: () => {},
  environment: {},
  directory: root,
  errIsTerminal: false,
  errColumns: null,
  outIsColored: false,
  outColumns: null,
  signal: new AbortController().signal,
};

describe('one table describes every input', () => {
  it('in action.yml and in docs/INPUTS.md (npm run generate)', () => {
    expect(actionWithInputs(actionText)).toBe(actionText);
    expect(pageWithTables(inputsPage, actionText)).toBe(inputsPage);
    const known = [...Object.keys(GATE_INPUTS), ...Object.keys(ALIAS_INPUTS), ...Object.keys(PUBLISHING_INPUTS)];
    expect(Object.keys(action.inputs).sort()).toEqual(known.sort());
  });

  it('in the configuration file, with its bounds', () => {
    const shared = Object.entries<InputDefinition>(GATE_INPUTS).filter(([, input]) => input.config === true);
    const properties = JSON.parse(JSON.stringify(ConfigFile.properties)) as Readonly<
      Record<string, { readonly description?: string; readonly maximum?: number }>
    >;
    expect(shared.length).toBeGreaterThan(10);
    expect(shared.map(([name]) => [name, properties[name]?.description])).toEqual(
      shared.map(([name, { description }]) => [name, description]),
    );
    expect(properties['max-findings']?.maximum).toBe(GATE_INPUTS['max-findings'].type.maximum);
    const others = Object.keys(GATE_INPUTS).filter((name) => !shared.some(([key]) => key === name));
    expect(others.filter((name) => name in properties)).toEqual(['targets']);
  });

  it('in the help of the command line, which has no input of the action alone', async () => {
    let help = '';
    await run(['--help'], { ...io, out: (text) => (help += text) });
    const words = help.replace(/\s+/g, ' ');
    for (const [name, { description }] of Object.entries(GATE_INPUTS)) {
      expect(words).toContain(`--${name}`);
      expect(words).toContain(description.replaceAll('`', ''));
    }
    expect(Object.keys(PUBLISHING_INPUTS).filter((name) => words.includes(`--${name} `))).toEqual([]);
  });

  it('without defaults for inputs that the configuration file can also set', () => {
    const shared = Object.entries<InputDefinition>(GATE_INPUTS).filter(([, input]) => input.config === true);
    expect(shared.filter(([name]) => action.inputs[name]?.default !== undefined)).toEqual([]);
  });
});

describe('action.yml', () => {
  it('lists the outputs that the step sets', () => {
    const result = emptyResult(
      { outcome: 'skipped', fails_job: false, reasons: [] },
      { version: '', runUrl: null, run: null },
    );
    expect(Object.keys(outputsOf(result, NOTHING_PUBLISHED))).toEqual(Object.keys(action.outputs));
  });
});

describe('docs/CONFIGURATION.md', () => {
  it('shows files that the configuration accepts, and names every key of its own', () => {
    const page = readFileSync(join(root, 'docs/CONFIGURATION.md'), 'utf8');
    const files = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => parse(text) as unknown);
    expect(files.filter((file) => file !== null).map((file) => Check(ConfigFile, file))).toEqual([true]);
    const own = Object.keys(ConfigFile.properties).filter((name) => name !== 'version' && !(name in GATE_INPUTS));
    expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the README', () => {
  it('and the pages it leads to link to existing files', () => {
    const linksOf = (path: string): string[] =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) =>
        join(dirname(path), link),
      );
    const links = linksOf('README.md');
    expect(links.length).toBeGreaterThan(10);
    const pages = ['README.md', ...links.filter((path) => path.endsWith('.md'))];
    const broken = pages.flatMap((page) => linksOf(page).filter((path) => !existsSync(join(root, path))));
    expect(broken).toEqual([]);
  });

  it('shows a valid workflow of at most ten lines', () => {
    const block = /```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    expect(block.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
    expect(Object.keys(parse(block))).toEqual(['name', 'on', 'permissions', 'jobs']);
  });

  it('fits on two screens', () => expect(readme.split('\n').length).toBeLessThanOrEqual(120));

  it('names inputs that exist, with their defaults', () => {
    const section = readme.slice(readme.indexOf('## Inputs and outputs'), readme.indexOf('Settings per target'));
    const rows = [...section.matchAll(/^\| `([a-z-]+)` \| (?:`([^`]*)`)? \|/gm)];
    expect(rows.length).toBeGreaterThan(5);
    const inputs: Readonly<Record<string, InputDefinition>> = { ...GATE_INPUTS, ...PUBLISHING_INPUTS };
    for (const [, name = '', fallback = ''] of rows) expect([name, inputs[name]?.default]).toEqual([name, fallback]);
  });

  it('pins actions as the recipes do', () => {
    const pins = [...readme.matchAll(/uses: (actions\/[\w-]+)@([0-9a-f]{40})/g)];
    const known: Readonly<Record<string, { readonly commit: string }>> = actionPins.actions;
    expect(pins.map(([, name = '', commit]) => known[name]?.commit === commit)).toEqual([true]);
  });
});
