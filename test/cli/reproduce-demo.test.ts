import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoSite } from '../../src/cli/demo-site.ts';
import { type ResultDocument, readResult } from '../../src/gate/verdict/result-document.ts';
import { provingRequest, reproductionSteps } from '../../src/shared/reproduction.ts';
import { cli } from './cli-fixture.ts';

const run = promisify(execFile);

/** White space, and the case of header names, are not part of what a quote says; a masked secret has only its ends. */
function partsOf(quote: string): string[] {
  return plain(quote)
    .split(/\*+|…/)
    .filter((part) => part !== '');
}
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

describe('the findings of the demo', { timeout: 600_000 }, () => {
  let site: Awaited<ReturnType<typeof startDemoSite>>;
  let directory: string;
  let report: string;
  let result: ResultDocument;

  beforeAll(async () => {
    site = await startDemoSite({ fixed: false });
    directory = await mkdtemp(join(tmpdir(), 'scan-gate-reproduce-'));
    const { out } = await cli(['scan', site.url, '--format', 'json'], { directory });
    report = join(directory, 'scan-gate.json');
    await writeFile(report, out);
    const read = readResult(out);
    if (read === null) throw new Error('The output is no result.');
    result = read;
  }, 600_000);
  afterAll(async () => {
    await site.close();
    await rm(directory, { recursive: true, force: true });
  });

  it('show the quoted match again when their lines are pasted into a shell', async () => {
    const failed: string[] = [];
    let pasted = 0;
    for (const finding of result.findings) {
      const step = reproductionSteps(finding).findLast(({ label }) => label === 'Send');
      const response = provingRequest(finding)?.response;
      if (step?.command == null || response == null) continue;
      pasted += 1;
      const { stdout } = await run('sh', ['-c', step.command], { timeout: 60_000, encoding: 'latin1' });
      const seen = plain(Buffer.from(stdout, 'latin1').toString('utf8'));
      const isSeen = partsOf(response.match).every((part) => seen.includes(part));
      if (!isSeen || !seen.startsWith(`http/1.1 ${response.status}`))
        failed.push(
          `${finding.check_id}: ${step.command}\n  wanted ${response.status} ${response.match}\n  saw ${seen.slice(0, 300)}`,
        );
    }
    expect(failed).toEqual([]);
    expect(pasted).toBeGreaterThan(result.findings.length / 2);
  });

  it('are explained by fingerprint, with the line', async () => {
    const finding = result.findings.find((each) => reproductionSteps(each).some(({ command }) => command !== null));
    const { status, out } = await cli(['explain', finding?.fingerprint.slice(0, 12) ?? '', '--report', report]);
    expect(status).toBe(0);
    const [step] = reproductionSteps(finding ?? {});
    expect(out.split('\n')).toContain(step?.command ?? 'a command');
    expect(out).toContain(`scan-gate explain ${finding?.check_id}`);
    for (const [args, message] of [
      [['ffffffffffff', '--report', report], 'no finding of'],
      [['ff', '--report', report], 'at least six'],
      [[finding?.fingerprint ?? '', '--report', 'missing.json'], 'is not a readable file'],
    ] as const) {
      const refused = await cli(['explain', ...args], { directory });
      expect([refused.status, refused.err]).toEqual([2, expect.stringContaining(message)]);
    }
  });
});
