import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ActionScenario } from '../helpers/action-scenario.ts';
import { listen } from '../helpers/listen.ts';

const RULE = `id: shop.build-number
title: The build number is public
severity: low
request: { path: /status }
match: { body: { regex: 'build (?<number>\\d+)' } }
proof: Build {{number}} is running.
fix: Remove the page.
`;

let scenario: ActionScenario;
let site: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  scenario = await ActionScenario.start();
  const server = createServer((request, response) => {
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end('<h1>Shop</h1>');
    if (request.url === '/status') return response.setHeader('content-type', 'text/plain').end('build 7');
    return response.writeHead(404).end('not here');
  });
  site = await listen(server);
});
afterAll(async () => {
  await site?.close();
  await scenario?.close();
});

test('a rule of the base commit is in the comment of a pull request, whose own rules are pending', { timeout: 240_000 }, async () => {
  await scenario.commitPolicy(RULE, RULE.replace('/status', '/none'), '.scan-gate/checks/build-number.yml');
  const { main } = await scenario.run({ with: { targets: site.url, 'scan-types': 'quick', 'fail-on-severity': 'low' } });
  expect(main.outputs['outcome'], main.log).toBe('failed');
  const [comment] = await scenario.comments();
  expect(comment?.body).toContain('The build number is public');
  expect(comment?.body).toContain('checks changes build-number.yml');
  expect(comment?.body).not.toContain('/docs/checks/shop.build-number');

  await scenario.commitPolicy(RULE.replace('match:', 'matches:'), null, '.scan-gate/checks/build-number.yml');
  const broken = await scenario.run({ with: { targets: site.url, 'scan-types': 'quick' } });
  expect([broken.main.code, broken.main.log]).toEqual([
    1,
    expect.stringMatching(/build-number\.yml@[0-9a-f]{7}: unknown key matches .*did you mean match\? \(line 5\)/),
  ]);
});
