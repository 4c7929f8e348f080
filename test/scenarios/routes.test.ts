import { cp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ActionScenario } from '../helpers/action-scenario.ts';
import { GitRepository } from '../helpers/git-repository.ts';
import { type ReflectingSite, startReflectingSite } from '../helpers/reflecting-site.ts';

const repository = new GitRepository();
let scenario: ActionScenario;
let site: ReflectingSite;
beforeAll(async () => {
  [scenario, site] = [await ActionScenario.start(), await startReflectingSite()];
});
afterAll(async () => {
  repository.dispose();
  await site?.close();
  await scenario?.close();
});

test('a pull request that adds a page with a fault gets the line of its route, and a patch of its headers', {
  timeout: 240_000,
}, async () => {
  const base = repository.commit(site.sources.base);
  const head = repository.commit(site.sources.change);
  const number = scenario.pull.number;
  const step = scenario.step({
    with: {
      targets: site.url,
      'scan-types': 'standard',
      'fail-on-severity': 'high',
      'report-formats': 'sarif',
    },
    payload: {
      number,
      pull_request: {
        number,
        head: { sha: head, ref: 'feature' },
        base: { ref: 'main', sha: base },
        merge_commit_sha: head,
      },
    },
  });
  await cp(repository.folder, step.workspace, { recursive: true });
  const main = await step.main();
  expect(main.log).toContain('Routes of the checkout: 2. From changed files, scanned first: 1.');
  expect(main.outputs['outcome']).toBe('failed');
  expect(main.annotations).toContainEqual(
    expect.objectContaining({ level: 'error', properties: expect.stringMatching(/file=find\.js,.*line=2/) }),
  );
  const [comment] = await scenario.comments();
  expect(comment?.body).toContain('`find.js:2`');
  const { runs } = JSON.parse(await readFile(main.outputs['sarif-file'] ?? '', 'utf8'));
  const [found] = runs[0].results.filter(({ ruleId }: { ruleId: string }) => ruleId === 'active.reflected-xss');
  expect(found.locations[0].physicalLocation).toMatchObject({
    artifactLocation: { uri: 'find.js' },
    region: { startLine: 2 },
  });
  expect(found.webRequest.target).toContain('/find?q=');

  expect(comment?.body).toContain('Patch for headers, cookies and CORS: <code>git apply</code>');
  const patch = join(dirname(main.outputs['sarif-file'] ?? ''), 'scan-gate-fix.patch');
  const workspace = new GitRepository(step.workspace);
  workspace.git('apply', patch);
  expect(workspace.git('diff', '--name-only')).toBe('app.js');
  step.dispose();
});
