import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIssueState, writeIssueState } from '../../src/action/publish/issue-state.ts';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

const DAY_MS = 24 * 3_600_000;
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

const found = (letter: string, severity: string) =>
  exampleFinding({
    id: `fnd_${letter}`,
    fingerprint: letter.repeat(32),
    title: `Hole ${letter}`,
    severity,
    // The service of this scenario has no memory: what is known of earlier nights is in the issue alone.
    first_seen_at: new Date().toISOString(),
  });

describe('the trend over nightly runs', () => {
  let gate: RemoteGate;
  let findings: unknown[] = [];
  let status = 'succeeded';
  beforeAll(async () => {
    gate = await RemoteGate.start({ findings: () => findings, status: () => status });
  });
  afterAll(() => gate?.close());

  const issueBody = async () => (await gate.scenario.github.issues())[0]?.body ?? '';

  /** Lets days go by: what the issue remembers happened that much earlier. */
  async function wait(days: number): Promise<void> {
    const [issue] = await gate.scenario.github.issues();
    const state = readIssueState(issue?.body ?? '');
    if (issue === undefined || state === null) throw new Error('there is no issue that remembers anything');
    const earlier = (date: string) => new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
    const moved = {
      ...state,
      history: state.history.map((entry) => ({ ...entry, day: earlier(entry.day) })),
      since: Object.fromEntries(Object.entries(state.since).map(([name, date]) => [name, earlier(date)])),
    };
    const body = issue.body.replace(/<!-- scan-gate:state:.* -->/, writeIssueState(moved));
    await gate.scenario.github.editIssue(issue.number, { body });
  }

  async function night(runId: string, options: Record<string, string> = {}) {
    const { main } = await gate.run({
      event: 'schedule',
      runId,
      permissions: { contents: 'read', issues: 'write' },
      with: { 'create-issue': 'on-schedule', 'report-formats': 'html', ...options },
    });
    const [artifact] = gate.scenario.artifacts.list(runId);
    const page =
      artifact === undefined ? null : gate.scenario.artifacts.file(artifact.id, 'report-shop.example-quick.html');
    return { main, summary: main.summary, html: page?.toString('utf8') ?? '', issue: await issueBody() };
  }

  it('begins with the first night', async () => {
    findings = [found('a', 'critical'), found('c', 'low')];
    const { summary, issue, html } = await night('101');
    for (const text of [summary, issue]) {
      expect(text).toContain(`2 open findings on ${day(0)}, the first day of the history.`);
      expect(text).toContain(`| ${day(0)} | 1 | 0 | 0 | 1 | 0 | 2 |`);
    }
    expect(html).toContain(`2 open findings on ${day(0)}, the first day of the history.`);
  });

  it('counts per day and severity, including days without a change', async () => {
    await wait(3);
    findings = [found('a', 'critical'), found('b', 'critical'), found('c', 'low')];
    const { summary, issue, html } = await night('102');
    for (const text of [summary, issue]) {
      expect(text).toContain(`3 open findings on ${day(0)}, 1 finding more than on ${day(3)}.`);
      expect(text).toContain(`| ${day(1)} | 1 | 0 | 0 | 1 | 0 | 2 |`);
      expect(text).toContain(`| ${day(0)} | 2 | 0 | 0 | 1 | 0 | 3 |`);
      expect(text).toMatch(/`[▁-█]{4}` open findings of every severity per day/);
    }
    expect(html).toContain(`<title>${day(0)}: 2 critical</title>`);
    expect(html.match(/<tr><th scope="row">\d{4}-/g)).toHaveLength(4);
  });

  it('shows the age of the oldest open finding and the time to fix', async () => {
    await wait(2);
    findings = [found('b', 'critical'), found('c', 'low')];
    const { summary, issue, html } = await night('103');
    for (const text of [summary, issue, html]) {
      expect(text).toContain(`The oldest open finding is 5 days old on ${day(0)}, first seen on ${day(5)}: Hole c`);
      expect(text).toContain('Time to fix: 5 days for the 1 finding that was fixed.');
    }
    expect(issue).toContain(`since ${day(2)}`);
  });

  it('continues in the summary and the page while the issue is not changed', async () => {
    await wait(1);
    const before = await issueBody();
    const { summary, issue, html } = await night('104');
    expect(issue).toBe(before);
    for (const text of [summary, html]) expect(text).toContain(`The oldest open finding is 6 days old on ${day(0)}`);
  });

  it('keeps the last counts of a target without a verdict', async () => {
    await wait(1);
    status = 'failed';
    const { summary } = await night('105');
    status = 'succeeded';
    expect(summary).toContain(`2 open findings on ${day(0)}, as many as on ${day(7)}.`);
  });

  it('counts nothing as fixed and names nothing once details are withheld', async () => {
    const { summary, issue, main } = await night('106', { details: 'counts' });
    for (const text of [summary, issue]) {
      expect(text).toContain(`| ${day(0)} | 1 | 0 | 0 | 1 | 0 | 2 |`);
      expect(text).toContain(`There has been an open finding on every day since ${day(7)}.`);
      expect(text).toContain('5 days for the 1 finding that was fixed');
      expect(text).not.toContain('Hole');
    }
    expect(Buffer.from(/state:(\S+)/.exec(issue)?.[1] ?? '', 'base64').toString()).not.toContain('b'.repeat(32));
    expect(main.outputs['outcome']).toBe('failed');
  });

  it('continues without a trend when the issues cannot be read', async () => {
    gate.scenario.github.fail(/^GET .*\/issues$/, 9, 403, {}, 'Resource not accessible by integration');
    const { main, summary } = await night('107');
    expect(main.annotations).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringContaining('issues: write') }),
    );
    expect(main.outputs['outcome']).toBe('failed');
    expect(summary).not.toContain('Trend');
    expect(gate.scenario.github.violations).toEqual([]);
  });
});
