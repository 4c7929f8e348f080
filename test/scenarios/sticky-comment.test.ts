import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commentIdentity, commentMarker } from '../../src/action/publish/sticky-comment.ts';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

const identity = { workflow: 'Security', header: '', job: 'gate', step: '', matrix: '', runId: '1' };
const marker = commentMarker(commentIdentity(identity));

describe('the comment', () => {
  let gate: RemoteGate;
  let findings: unknown[];
  beforeEach(async () => {
    findings = [exampleFinding()];
    gate = await RemoteGate.start({ findings: () => findings });
  });
  afterEach(() => gate?.close());

  it('is not one of another author with a planted marker', async () => {
    const { scenario } = gate;
    await scenario.github.writeComment(
      scenario.github.personalToken('mallory'),
      scenario.pull.number,
      `${marker}\nmine`,
    );
    await gate.run();
    const comments = await scenario.comments();
    expect(comments.map((comment) => comment.user.login)).toEqual(['mallory', 'github-actions[bot]']);
    expect(comments[0]?.body).toBe(`${marker}\nmine`);
  });

  it('is found behind more than a page of other comments', async () => {
    const { scenario } = gate;
    await gate.run();
    const person = scenario.github.personalToken('mona');
    for (let index = 0; index < 101; index += 1)
      await scenario.github.writeComment(person, scenario.pull.number, `comment ${index}`);
    const bot = scenario.github.token({ 'pull-requests': 'write' });
    const [first] = await scenario.comments();
    findings = [];
    const { main } = await gate.run();
    expect(main.outputs['comment-url']).toContain(`issuecomment-${first?.id}`);
    expect(bot).not.toBe('');
    expect(
      scenario.github.requests.filter((item) => item.method === 'POST' && item.path.endsWith('/comments')),
    ).toHaveLength(102);
  });

  it('is the oldest of several', async () => {
    const { scenario } = gate;
    const bot = scenario.github.token({ 'pull-requests': 'write' });
    const oldest = await scenario.github.writeComment(bot, scenario.pull.number, `${marker}\none`);
    await scenario.github.writeComment(bot, scenario.pull.number, `${marker}\ntwo`);
    await gate.run();
    const comments = await scenario.comments();
    expect(comments.map((comment) => comment.id)).toEqual([oldest.id]);
    expect(comments[0]?.body).toContain('### ❌');
  });

  it('is written as each comment policy requires', async () => {
    findings = [];
    await gate.run({ with: { comment: 'on-failure' } });
    await gate.run({ with: { comment: 'changes' } });
    expect(await gate.scenario.comments()).toEqual([]);
    await gate.run({ with: { comment: 'always' } });
    expect(await gate.scenario.comments()).toHaveLength(1);
    findings = [exampleFinding()];
    await gate.run({ with: { comment: 'never' } });
    expect((await gate.scenario.comments())[0]?.body).toContain('✅');
  });

  it('is shared by the legs of a matrix that run at the same time', async () => {
    const legs = ['eu', 'us', 'asia'].map((region) =>
      gate.run({ runId: '77', matrix: { region }, with: { targets: `${region}.shop.example`, comment: 'always' } }),
    );
    const results = await Promise.all(legs);
    expect(new Set(results.map(({ main }) => main.outputs['comment-url'])).size).toBe(1);
    const comments = await gate.scenario.comments();
    expect(comments).toHaveLength(1);
    for (const region of ['eu', 'us', 'asia']) expect(comments[0]?.body).toContain(`\`${region}.shop.example\``);
    expect(gate.scenario.artifacts.list('77')).toHaveLength(3);
  });

  it('is separate for each comment-header', async () => {
    await gate.run({ with: { 'comment-header': 'staging' } });
    await gate.run({ with: { 'comment-header': 'preview' } });
    expect(await gate.scenario.comments()).toHaveLength(2);
  });
});
