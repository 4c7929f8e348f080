import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { EngineReport } from '../../../src/engine/core/engine.ts';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

type Turn = (request: IncomingMessage, response: ServerResponse) => void;

/** A site that turns after some requests. */
async function scanOf(turn: Turn, after: number, scanType: 'quick' | 'standard' = 'quick'): Promise<EngineReport> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (asked > after) return turn(request, response);
    response.statusCode = request.url === '/' ? 200 : 404;
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>t</title><p>Welcome');
  });
  const { port, close } = await listen(server);
  closers.push(close);
  const result = await runScan({
    target: `127.0.0.1:${port}`,
    scanType,
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
  });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return result.report;
}

const outcome = (report: EngineReport, id: string) => report.checks.find(({ check_id }) => check_id === id);
const answers =
  (status: number): Turn =>
  (_request, response) =>
    response.writeHead(status).end('no');
const hangsUp: Turn = (request) => request.socket.destroy();

describe('a target that turns the scan away', () => {
  it.each<[string, Turn]>([
    ['by 403', answers(403)],
    ['by 429', answers(429)],
    ['by 503', answers(503)],
    ['by hanging up', hangsUp],
  ])('%s: what would have been found is not known', async (_, turn) => {
    for (const scanType of ['quick', 'standard'] as const) {
      const report = await scanOf(turn, 4, scanType);
      expect(report.coverage).toMatchObject({ application_seen: false, code: 'target_turned_away' });
      expect(outcome(report, 'exposure.env')).toMatchObject({ status: 'error' });
      expect(outcome(report, 'exposure.env')?.reason).toMatch(/^incomplete: /);
      // What the start page itself shows was seen.
      expect(outcome(report, 'http.xcto')).toMatchObject({ status: 'finding' });
    }
  });

  it('a target that responds to the end is seen', async () => {
    const report = await scanOf(answers(404), 1_000);
    expect(report.coverage).toMatchObject({ application_seen: true, code: null, pages: 1 });
    expect(outcome(report, 'exposure.env')).toMatchObject({ status: 'passed' });
  });

  it.each([
    [503, 'target_server_error'],
    [429, 'target_refused'],
    [403, 'target_refused'],
    [404, 'target_not_found'],
  ])('one that responds with %i from the beginning was never seen', async (status, code) => {
    const report = await scanOf(answers(status), 0);
    expect(report.coverage).toMatchObject({ application_seen: false, code });
    expect(outcome(report, 'exposure.env')).toMatchObject({ status: 'error' });
  });
});
